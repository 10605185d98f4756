import type { Actor } from '../../playground/server/actors/actor.ts';
import type { OptionValues } from '../../playground/server/actors/command-input.ts';
import type { InteractionHandle } from '../../playground/server/actors/handle.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Component, Message } from '../../playground/server/world/model.ts';
import type { TableEvent } from '../../src/app/events.ts';
import type { Table } from '../../src/app/table.ts';
import type { Press } from '../../src/present/press.ts';
import { find, offersOf, type Offer, type Strategy } from './play.ts';
import type { Stage } from './stage.ts';
import { historyOf, logsOf } from './truth.ts';

/** One of several tables on a stage, with the people who sit there; they stand in its thread. */
export type Party = {
  readonly stage: Stage;
  readonly tableId: string;
  readonly threadId: string;
  readonly channelId: string;
  readonly people: readonly Actor[];
};

/** The host opens a table; without a clock unless the options say so. */
export async function openLobby(stage: Stage, host: Actor, options: OptionValues = {}): Promise<Party> {
  const { world } = stage.discord;
  const handle = await host.command('/belote start', { clock: '0', ...options }).acknowledged;
  const threadId = await world.when(() => /<#(\d+)>/.exec(handle.message()?.content ?? '')?.[1], {
    what: 'the thread of a new table',
  });
  const [offer] = offersOf(world.message(host.channelId, threadId));
  if (offer === undefined) throw new Error('the lobby has no buttons');
  const { channelId } = host;
  return { stage, tableId: offer.press.table, threadId, channelId, people: [host.in(threadId)] };
}

/** Four friends sit down, the first against the second; the first starts and everybody opens their hand. */
export async function openParty(
  stage: Stage,
  people: readonly Actor[] = [0, 1, 2, 3].map((index) => stage.person(index)),
  options: OptionValues = {},
): Promise<Party> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody is there');
  const lobby = await openLobby(stage, host, options);
  for (const [index, guest] of guests.entries()) await pressAt(lobby, guest, 'join', sideOf(index + 1));
  await pressAt(lobby, host, 'start');
  const party = { ...lobby, people: people.map((each) => each.in(lobby.threadId)) };
  for (const actor of party.people) await openHandAt(party, actor);
  return party;
}

function sideOf(index: number): (press: Press) => boolean {
  return (press) => press.type === 'join' && press.side === index % 2;
}

/** The newest button of this kind at this table, for this person where they are or in the channel. */
export function buttonAt(
  { tableId, channelId }: Pick<Party, 'tableId' | 'channelId'>,
  actor: Actor,
  type: Press['type'],
  fits: (press: Press) => boolean = () => true,
): { readonly message: Message; readonly offer: Offer } | undefined {
  const here = (press: Press): boolean => press.table === tableId && fits(press);
  return find(actor, type, here) ?? find(actor.in(channelId), type, here);
}

/** Waits for a button at this table and clicks it; does not wait for an answer. */
export async function clickAt(
  party: Party,
  actor: Actor,
  type: Press['type'],
  fits?: (press: Press) => boolean,
): Promise<InteractionHandle> {
  const what = `a button "${type}" for ${actor.user.globalName ?? ''}`;
  const { message, offer } = await party.stage.discord.world.when(() => buttonAt(party, actor, type, fits), {
    what,
  });
  return actor.click(message, offer.customId);
}

/** Waits for a button at this table, clicks it and waits until the bot has acknowledged. */
export async function pressAt(
  party: Party,
  actor: Actor,
  type: Press['type'],
  fits?: (press: Press) => boolean,
): Promise<InteractionHandle> {
  return (await clickAt(party, actor, type, fits)).acknowledged;
}

/** Opens the hand by the button of the table and waits for the cards. */
export async function openHandAt(party: Party, actor: Actor): Promise<Message> {
  const handle = await pressAt(party, actor, 'hand', (press) => press.seat === null);
  return party.stage.discord.world.when(() => shown(handle.message()), { what: 'the cards of the hand' });
}

function shown(message: Message | undefined): Message | undefined {
  return message !== undefined && message.content !== '' ? message : undefined;
}

/** What this person read last in private, once it matches. */
export async function toldPrivately(stage: Stage, actor: Actor, text: RegExp): Promise<string> {
  const said = await stage.discord.world.when(
    () =>
      actor
        .ephemerals()
        .map(textOf)
        .findLast((each) => text.test(each)),
    { what: `${actor.user.globalName ?? ''} is told ${String(text)}` },
  );
  return said;
}

export type Turn = {
  readonly actor: Actor;
  readonly message: Message;
  readonly offers: readonly Offer[];
  /** The version for which the offers were drawn. */
  readonly at: number;
};

/** Whoever is in turn by their open hand; only what was drawn after version `after` counts. */
export function turnAt({ people, tableId }: Party, after = -1): Turn | undefined {
  for (const actor of people) {
    const message = actor
      .ephemerals()
      .findLast((each) => offersOf(each).some((offer) => isMove(offer, tableId)));
    const offers = offersOf(message).filter((each) => isMove(each, tableId) && each.press.at > after);
    const [first] = offers;
    if (message !== undefined && first !== undefined && offers.some(isOwnTurn))
      return { actor, message, offers, at: first.press.at };
  }
  return undefined;
}

/** Waits for somebody to be in turn. */
export async function nextTurn(party: Party, after?: number): Promise<Turn> {
  return party.stage.discord.world.when(() => turnAt(party, after), { what: 'somebody in turn' });
}

function isMove({ press }: Offer, tableId: string): boolean {
  return press.table === tableId && (press.type === 'play' || press.type === 'call');
}

/** A double may be said at another person's turn too. */
function isOwnTurn({ press }: Offer): boolean {
  return press.type === 'play' || (press.type === 'call' && press.call.type !== 'double');
}

/** Takes the first bid there is and plays the first legal card: a deal is never passed out. */
export const eager: Strategy = (offers) => {
  const chosen =
    offers.find(({ press }) => press.type === 'play' || isBid(press)) ?? passOf(offers) ?? offers[0];
  if (chosen === undefined) throw new Error('nothing can be done');
  return chosen;
};

function isBid(press: Press): boolean {
  return (
    press.type === 'call' &&
    (press.call.type === 'take' || press.call.type === 'name' || press.call.type === 'bid')
  );
}

/** The first bid stands, everybody else passes. */
export const brief: Strategy = (offers) => passOf(offers) ?? eager(offers);

function passOf(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ press }) => press.type === 'call' && press.call.type === 'pass');
}

/** Whoever is in turn plays, so many times; gives the version at which the last one played. */
export async function playOn(party: Party, moves: number, strategy: Strategy = eager): Promise<number> {
  let last = -1;
  for (let move = 0; move < moves; move += 1) {
    const turn = await nextTurn(party, last);
    await turn.actor.click(turn.message, strategy(turn.offers).customId).acknowledged;
    last = turn.at;
  }
  return last;
}

/** Everybody speaks until the first card is to be played. */
export async function playAuction(party: Party, strategy: Strategy = eager): Promise<Turn> {
  let turn = await nextTurn(party);
  while (!turn.offers.some(({ press }) => press.type === 'play')) {
    await turn.actor.click(turn.message, strategy(turn.offers).customId).acknowledged;
    turn = await nextTurn(party, turn.at);
  }
  return turn;
}

/** Everybody plays until nobody is in turn any more: the deal or the match is over. */
export async function playDeal(party: Party, strategy: Strategy = eager): Promise<void> {
  const [first] = party.people;
  if (first === undefined) throw new Error('nobody is there');
  let last = -1;
  for (;;) {
    const next = await party.stage.discord.world.when(
      () => turnAt(party, last) ?? endOf(party, first, last),
      {
        timeoutMs: 20_000,
        what: 'a turn or the end of the deal',
      },
    );
    if (next === 'over') return;
    await next.actor.click(next.message, strategy(next.offers).customId).acknowledged;
    last = next.at;
  }
}

/** Everybody plays deal after deal until the match is over; gives the message of its result. */
export async function playToEnd(party: Party): Promise<Message> {
  const [first] = party.people;
  if (first === undefined) throw new Error('nobody is there');
  for (;;) {
    await playDeal(party);
    const over = buttonAt(party, first, 'rematch');
    if (over !== undefined) return over.message;
    await pressAt(party, first, 'next-deal');
    await party.stage.discord.world.when(() => turnAt(party) ?? buttonAt(party, first, 'rematch'), {
      what: 'the next deal',
    });
  }
}

function endOf(party: Party, actor: Actor, after: number): 'over' | undefined {
  const over =
    buttonAt(party, actor, 'next-deal', (press) => press.at > after) ?? buttonAt(party, actor, 'rematch');
  return over === undefined ? undefined : 'over';
}

/**
 * A click on what a client still shows although the message has changed: its view is behind, or the click was
 * on its way when the change came.
 */
export function clickOld(
  actor: Actor,
  message: Message,
  components: readonly Component[],
  customId: string,
): InteractionHandle {
  const now = message.components;
  message.components = components;
  try {
    return actor.click(message, customId);
  } finally {
    message.components = now;
  }
}

/** Time passes while nobody does anything; what was under way before is done by then. */
export async function later(stage: Stage, ms: number): Promise<void> {
  await stage.discord.settle({ quietMs: 30 });
  stage.advance(ms);
  await stage.discord.settle({ quietMs: 30 });
}

/** The log of the table as the database holds it, beside the running bot. */
export function logOf({ stage, tableId }: Party): readonly TableEvent[] {
  return logsOf(stage.database).get(tableId) ?? [];
}

/** The table that its log gives. */
export function tableOf(party: Party): Table {
  const table = historyOf(logOf(party)).at(-1)?.table;
  if (table === undefined) throw new Error(`no table ${party.tableId}`);
  return table;
}

/** Log lines of a kind, as objects. */
export function logged(stage: Stage, event: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = stage.logs().map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter((each) => each['event'] === event);
}
