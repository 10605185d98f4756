import { CARDS } from '../../src/engine/cards.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { sideOf, type BySide, type Seat } from '../../src/engine/seats.ts';
import type { Standing } from '../../src/engine/view.ts';
import { bestCall } from '../../src/players/calling/call-options.ts';
import type { CallTuning } from '../../src/players/calling/call-tuning.ts';
import { CALL_TUNING } from '../../src/players/calling/call-weights.ts';
import { auctionFrom, handsAfter, type AuctionDeal } from '../../src/players/calling/imagined-auction.ts';
import { firstSpot } from '../../src/players/calling/spot.ts';
import type { Random } from '../../src/players/random.ts';
import { shuffledIndices } from './shuffled.ts';

/** A deal whose auction is over: the contract and the hands of eight (natural masks). */
export type BidDeal = {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly standing: Standing;
  readonly hands: readonly number[];
};

/** Cards that a seat knows in the auction. */
const KNOWN: Readonly<Record<RuleSet['auction'], number>> = {
  ladder: 5,
  'turned-card': 5,
  points: 8,
  'name-once': 6,
};

/** Bids a pack (natural indices) with the boldness of each side; `null` when it is passed out. */
export function bidDeal(
  rules: RuleSet,
  dealer: Seat,
  pack: readonly number[],
  tunings: BySide<CallTuning> = [CALL_TUNING, CALL_TUNING],
): BidDeal | null {
  const size = KNOWN[rules.auction];
  const known = [0, 1, 2, 3].map((seat) =>
    pack.slice(seat * size, (seat + 1) * size).reduce((mask, card) => mask | (1 << card), 0),
  );
  const turns = rules.auction === 'turned-card';
  const turnedCard = turns ? (CARDS[pack[4 * size] ?? 0] ?? null) : null;
  const deal: AuctionDeal = { known, undealt: pack.slice(4 * size + (turns ? 1 : 0)) };
  const closed = auctionFrom(firstSpot({ rules, dealer, turnedCard }), deal, (spot, hand) =>
    bestCall(spot, hand, tunings[sideOf(spot.auction.turn)]),
  );
  const { standing } = closed.auction;
  if (standing === null) return null;
  return { rules, dealer, standing, hands: handsAfter(closed, deal, standing.bidder) };
}

/** Deals of several rule sets in turn, as sound players bid them. */
export function bidDeals(ruleSets: readonly RuleSet[], count: number, random: Random): readonly BidDeal[] {
  const deals: BidDeal[] = [];
  for (let at = 0; deals.length < count; at += 1) {
    const rules = ruleSets[at % ruleSets.length];
    if (rules === undefined) break;
    const deal = bidDeal(rules, ((at >> 2) & 3) as Seat, shuffledIndices(random));
    if (deal !== null) deals.push(deal);
  }
  return deals;
}
