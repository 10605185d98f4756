import type { Move } from '../../engine/actions.ts';
import { CARDS } from '../../engine/cards.ts';
import { seatAfter, type Seat } from '../../engine/seats.ts';
import { afterSaying, type Spot } from './spot.ts';

/** A deal as it lies while the auction runs: what each seat knows (natural masks), and the rest of the pack. */
export type AuctionDeal = {
  readonly known: readonly number[];
  /** Natural indices, in the order in which they will be dealt. */
  readonly undealt: readonly number[];
};

/** What a seat says with a hand. */
export type Caller = (spot: Spot, hand: number) => Move;

/** The auction to its end, every seat saying what the caller makes of its hand. */
export function auctionFrom(spot: Spot, { known }: AuctionDeal, caller: Caller): Spot {
  let now = spot;
  while (now.auction.step !== 'closed') now = afterSaying(now, caller(now, known[now.auction.turn] ?? 0));
  return now;
}

/** The hands of eight (natural masks) after an auction that the bidder has won. */
export function handsAfter({ rules, dealer, turnedCard }: Spot, deal: AuctionDeal, bidder: Seat): number[] {
  const hands = [...deal.known];
  if (rules.auction === 'points') return hands;
  const packet = rules.auction === 'name-once' ? 2 : 3;
  let next = 0;
  for (let step = 1; step <= 4; step += 1) {
    const seat = seatAfter(dealer, step);
    const takesTurned = turnedCard !== null && seat === bidder;
    for (let left = takesTurned ? packet - 1 : packet; left > 0; left -= 1) {
      hands[seat] = (hands[seat] ?? 0) | (1 << (deal.undealt[next++] ?? 0));
    }
    if (takesTurned) hands[seat] = (hands[seat] ?? 0) | (1 << CARDS.indexOf(turnedCard));
  }
  return hands;
}
