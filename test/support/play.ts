import type { Actor } from '../../playground/server/actors/actor.ts';
import type { Component, Message } from '../../playground/server/world/model.ts';
import { decodePress, type Press } from '../../src/present/press.ts';
import type { Stage } from './stage.ts';

/** A button that can be pressed, with what it means. */
export type Offer = { readonly press: Press; readonly customId: string; readonly label: string };

/** What people do when it is their turn: one of the offers of their open hand. */
export type Strategy = (offers: readonly Offer[]) => Offer;

/** The buttons of a message that are not greyed out. */
export function offersOf(message: Message | undefined): readonly Offer[] {
  return (message?.components ?? []).flatMap(flattened).flatMap((each) => {
    const press = each.custom_id && each.type === 2 && !each.disabled ? decodePress(each.custom_id) : null;
    return press === null ? [] : [{ press, customId: each.custom_id ?? '', label: each.label ?? '' }];
  });
}

function flattened(component: Component): readonly Component[] {
  return component.components === undefined ? [component] : component.components.flatMap(flattened);
}

/** The newest message with a button of this kind that this person sees, and the button. */
export function find(
  actor: Actor,
  type: Press['type'],
  fits: (press: Press) => boolean = () => true,
): { readonly message: Message; readonly offer: Offer } | undefined {
  for (const message of actor.messages().toReversed()) {
    const offer = offersOf(message).find((each) => each.press.type === type && fits(each.press));
    if (offer !== undefined) return { message, offer };
  }
  return undefined;
}

/** Waits for a button of this kind and presses it; resolves when the bot has acknowledged. */
export async function press(
  stage: Stage,
  actor: Actor,
  type: Press['type'],
  fits?: (press: Press) => boolean,
): Promise<Message> {
  const { message, offer } = await stage.discord.world.when(() => find(actor, type, fits), {
    what: `a button "${type}" for ${actor.user.globalName ?? ''}`,
  });
  await actor.click(message, offer.customId).acknowledged;
  return message;
}

/** Opens this person's hand and resolves when the cards are there. */
export async function openHand(stage: Stage, actor: Actor): Promise<void> {
  const { message, offer } = await stage.discord.world.when(
    () => find(actor, 'hand', (each) => each.seat === null),
    {
      what: `the button My hand for ${actor.user.globalName ?? ''}`,
    },
  );
  const handle = await actor.click(message, offer.customId).acknowledged;
  await stage.discord.world.when(() => (handle.message()?.content ?? '') !== '', {
    what: 'the cards of the hand',
  });
}

/** What somebody may do now by their open hand, when they are in turn; `after` is the last version played. */
function turnOn(actor: Actor, after: number): { message: Message; offers: readonly Offer[] } | undefined {
  const message = actor.ephemerals().findLast((each) => offersOf(each).some(isMove));
  const offers = offersOf(message).filter((each) => isMove(each) && each.press.at > after);
  const inTurn = offers.some(
    ({ press }) => press.type === 'play' || (press.type === 'call' && press.call.type !== 'double'),
  );
  return message !== undefined && inTurn ? { message, offers } : undefined;
}

function isMove({ press }: Offer): boolean {
  return press.type === 'play' || press.type === 'call';
}

/** A strategy that bids now and then and plays any legal card, the same every time for one seed. */
export function whimsical(seed: number): Strategy {
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  return (offers) => {
    const pass = offers.find(({ press }) => press.type === 'call' && press.call.type === 'pass');
    const others = offers.filter(
      (each) => each !== pass && !(each.press.type === 'call' && isDouble(each.press.call.type)),
    );
    if (pass !== undefined && (others.length === 0 || chance() < 0.6)) return pass;
    const chosen = others[Math.floor(chance() * others.length)] ?? offers[0];
    if (chosen === undefined) throw new Error('nothing can be done');
    return chosen;
  };
}

function isDouble(type: string): boolean {
  return type === 'double' || type === 'redouble';
}

/** The thread in which the newest table of the channel is played. */
export async function threadOf(stage: Stage): Promise<string> {
  const { world, seed } = stage.discord;
  const thread = await world.when(() => world.threads(seed.guildId).findLast((each) => !each.archived), {
    what: 'the thread of a table',
  });
  return thread.id;
}

/**
 * Plays until the match is over: whoever is in turn plays by the strategy, the first person starts the next deal.
 * Every person must have their hand open or be able to open it. Resolves with the number of clicks.
 */
export async function playMatch(stage: Stage, people: readonly Actor[], strategy: Strategy): Promise<number> {
  const { world } = stage.discord;
  const table = await world.when(() => tableOf(people));
  let clicks = 0;
  let last = -1;
  for (;;) {
    const next = await world.when(() => nextStep(people, table, last), {
      timeoutMs: 20_000,
      what: 'somebody in turn',
    });
    if (next.kind === 'over') return clicks;
    const offer = next.kind === 'turn' ? strategy(next.offers) : next.offer;
    last = offer.press.at;
    await next.actor.click(next.message, offer.customId).acknowledged;
    clicks += 1;
  }
}

type Step =
  | { readonly kind: 'over' }
  | {
      readonly kind: 'turn';
      readonly actor: Actor;
      readonly message: Message;
      readonly offers: readonly Offer[];
    }
  | { readonly kind: 'deal'; readonly actor: Actor; readonly message: Message; readonly offer: Offer };

/** The table whose hands are played in this thread now. */
function tableOf([first]: readonly Actor[]): string | undefined {
  return first === undefined
    ? undefined
    : find(first, 'hand', (each) => each.seat === null)?.offer.press.table;
}

function nextStep(people: readonly Actor[], table: string, last: number): Step | undefined {
  const [first] = people;
  if (first === undefined) throw new Error('nobody plays');
  for (const actor of people) {
    const turn = turnOn(actor, last);
    if (turn !== undefined) return { kind: 'turn', actor, ...turn };
  }
  if (find(first, 'rematch', (each) => each.table === table) !== undefined) return { kind: 'over' };
  const deal = find(first, 'next-deal', (each) => each.table === table && each.at > last);
  return deal === undefined ? undefined : { kind: 'deal', actor: first, ...deal };
}
