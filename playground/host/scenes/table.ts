import type { RuleSetId } from '../../../src/engine/ruleset.ts';
import type { Actor } from '../../server/actors/actor.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { command, newestOffer, offersOf, press, type Offer } from './act.ts';

/** Four friends at a table in a thread, every hand open. */
export type FourFriends = {
  readonly table: string;
  readonly threadId: string;
  readonly friends: readonly Actor[];
};

export type Opening = { readonly rules: RuleSetId; readonly target?: number };

const PATIENCE_MS = 15_000;

/** Anna opens a table in the channel; gives its id, as its buttons carry it. */
export async function openLobby(discord: LocalDiscord, options: Opening): Promise<string> {
  const [anna] = friendsIn(discord, discord.seed.channelId);
  const known = new Set(discord.world.messages(discord.seed.channelId).map((each) => each.id));
  await command(discord, anna, '/belote start', { ...options });
  const offer = await discord.world.when(
    () => {
      const newest = newestOffer(anna, (each) => each.type === 'start');
      return newest !== undefined && !known.has(newest.message.id) ? newest : undefined;
    },
    { what: 'a lobby', timeoutMs: PATIENCE_MS },
  );
  return offer.press.table;
}

/** Anna and Chloé against Bruno and Didier. */
export async function sitDown(discord: LocalDiscord, options: Opening): Promise<FourFriends> {
  const table = await openLobby(discord, options);
  const [anna, bruno, chloe, didier] = friendsIn(discord, discord.seed.channelId);
  for (const [actor, side] of [
    [bruno, 1],
    [chloe, 0],
    [didier, 1],
  ] as const) {
    await press(discord, actor, (each) => each.type === 'join' && each.side === side && each.table === table);
  }
  await press(discord, anna, (each) => each.type === 'start' && each.table === table);
  const threadId = await threadOf(discord, table);
  const friends = friendsIn(discord, threadId);
  for (const actor of friends) {
    await press(discord, actor, (each) => each.type === 'hand' && each.seat === null && each.table === table);
  }
  return { table, threadId, friends };
}

/** Where the table's public buttons stand. */
async function threadOf({ world, seed }: LocalDiscord, table: string): Promise<string> {
  const thread = await world.when(
    () =>
      world
        .threads(seed.guildId)
        .find((each) =>
          world
            .messages(each.id)
            .some((message) => offersOf(message).some((offer) => offer.press.table === table)),
        ),
    { what: 'the thread of the table', timeoutMs: PATIENCE_MS },
  );
  return thread.id;
}

function friendsIn({ world, seed }: LocalDiscord, channelId: string): readonly [Actor, Actor, Actor, Actor] {
  const [anna = '', bruno = '', chloe = '', didier = ''] = seed.people;
  const actor = (id: string): Actor => world.actor(id, channelId);
  return [actor(anna), actor(bruno), actor(chloe), actor(didier)];
}

/** Whose turn it is, with all that may be done. */
export type Turn = { readonly actor: Actor; readonly offers: readonly Offer[] };

/** Waits until somebody is in turn whose hand was drawn after version `after`; undefined when the deal is over. */
export async function nextTurn(
  { world }: LocalDiscord,
  { friends, table }: FourFriends,
  after: number,
): Promise<Turn | undefined> {
  const found = await world.when(
    () => turnOf(friends, table, after) ?? (isDealOver(friends, table, after) ? 'over' : undefined),
    { what: 'somebody in turn', timeoutMs: PATIENCE_MS },
  );
  return found === 'over' ? undefined : found;
}

function turnOf(friends: readonly Actor[], table: string, after: number): Turn | undefined {
  for (const actor of friends) {
    const hand = actor
      .ephemerals()
      .findLast((each) => offersOf(each).some((offer) => offer.press.table === table && isMove(offer)));
    const offers = (hand === undefined ? [] : offersOf(hand)).filter(
      (each) => isMove(each) && each.press.at > after,
    );
    if (offers.some((each) => !isDouble(each))) return { actor, offers };
  }
  return undefined;
}

function isDealOver([anna]: readonly Actor[], table: string, after: number): boolean {
  if (anna === undefined) return true;
  const over = newestOffer(anna, ({ type, at, ...press }) =>
    press.table !== table ? false : type === 'rematch' || (type === 'next-deal' && at > after),
  );
  return over !== undefined;
}

function isMove({ press: { type } }: Offer): boolean {
  return type === 'play' || type === 'call';
}

export function isDouble({ press: each }: Offer): boolean {
  return each.type === 'call' && (each.call.type === 'double' || each.call.type === 'redouble');
}

export function isPass({ press: each }: Offer): boolean {
  return each.type === 'call' && each.call.type === 'pass';
}
