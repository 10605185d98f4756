import type { LocalDiscord } from '../../server/local-discord.ts';
import { newestOffer, press, type Offer } from './act.ts';
import { isDouble, isPass, nextTurn, type FourFriends, type Turn } from './table.ts';

/** What somebody in turn does, or `null` to leave the game standing there. */
export type Choice = (turn: Turn, played: Played) => Offer | null;

/** What has happened since the table was set. */
export type Played = { readonly calls: number; readonly cards: number; readonly bids: number };

/** Plays until the choice is to stop, or until the deal is over; gives who is in turn then. */
export async function playOn(
  discord: LocalDiscord,
  table: FourFriends,
  choose: Choice,
  after = -1,
): Promise<Turn | undefined> {
  let last = after;
  let played: Played = { calls: 0, cards: 0, bids: 0 };
  for (;;) {
    const turn = await nextTurn(discord, table, last);
    const offer = turn === undefined ? null : choose(turn, played);
    if (turn === undefined || offer === null) return turn;
    await turn.actor.click(offer.message, offer.customId).acknowledged;
    last = offer.press.at;
    played = added(played, offer);
  }
}

/** Plays deal after deal until a side has won. */
export async function playMatch(discord: LocalDiscord, table: FourFriends): Promise<void> {
  let last = -1;
  for (let deal = 0; deal < 40; deal += 1) {
    last = await playDeal(discord, table, last);
    if (isMatchOver(table)) return;
    await nextDeal(discord, table, last);
  }
}

/** Plays whole deals until one was really played and not passed out; gives the version of the last move. */
export async function playDeal(discord: LocalDiscord, table: FourFriends, after = -1): Promise<number> {
  let last = after;
  for (let deal = 0; deal < 20; deal += 1) {
    let cards = 0;
    await playOn(
      discord,
      table,
      (turn, played) => {
        cards = played.cards + 1;
        const offer = anyhow(turn, played);
        last = offer?.press.at ?? last;
        return offer;
      },
      last,
    );
    if (cards > 30 || isMatchOver(table)) break;
    await nextDeal(discord, table, last);
  }
  return last;
}

async function nextDeal(
  discord: LocalDiscord,
  { friends: [anna], table }: FourFriends,
  after: number,
): Promise<void> {
  if (anna === undefined) return;
  await press(discord, anna, (each) => each.type === 'next-deal' && each.table === table && each.at > after);
}

/** Bids the first thing that is offered once, passes afterwards, and plays the first legal card. */
export function anyhow({ offers }: Turn, { bids }: Played): Offer | null {
  const pass = offers.find(isPass);
  const others = offers.filter((each) => !isPass(each) && !isDouble(each));
  if (pass === undefined) return others[0] ?? null;
  return bids === 0 ? (others[0] ?? pass) : pass;
}

function isMatchOver({ friends: [anna], table }: FourFriends): boolean {
  const rematch = anna && newestOffer(anna, (each) => each.type === 'rematch' && each.table === table);
  return rematch !== undefined;
}

function added({ calls, cards, bids }: Played, offer: Offer): Played {
  if (offer.press.type === 'play') return { calls, bids, cards: cards + 1 };
  return { calls: calls + 1, cards, bids: bids + (isPass(offer) || isDouble(offer) ? 0 : 1) };
}
