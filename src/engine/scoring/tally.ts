import { BELOTE_POINTS } from '../declarations/belote.ts';
import type { AnnouncedBySeat } from '../declarations/compare.ts';
import type { Finished } from '../deal.ts';
import type { DealResult } from '../deal-result.ts';
import type { RuleSet } from '../ruleset.ts';
import { otherSide, sideOf, SIDES, type BySide, type Side } from '../seats.ts';
import type { Standing, Trick } from '../view.ts';
import { cardPoints } from './card-points.ts';

/** What a finished deal holds for each side, before anybody writes anything (RULES §3, "Words"). */
export type Tally = Pick<DealResult, 'tricks' | 'cards' | 'declarations' | 'belote' | 'capot'> & {
  readonly standing: Standing;
  readonly bidders: Side;
  readonly defenders: Side;
};

/** What a way of scoring makes of a tally: `score` without the hanging points that were there before. */
export type Writing = {
  readonly outcome: Exclude<DealResult['outcome'], 'passed-out'>;
  readonly score: BySide<number>;
  /** Points of this deal that no side gets now. */
  readonly hangs: number;
};

export function tallyOf(rules: RuleSet, deal: Finished): Tally {
  const { standing, tricks } = deal;
  const taken = tricksBySide(tricks);
  const capot = SIDES.find((side) => taken[side] === 8) ?? null;
  const bidders = sideOf(standing.bidder);
  return {
    standing,
    bidders,
    defenders: otherSide(bidders),
    tricks: taken,
    capot,
    cards: cardPoints(rules, tricks, standing.contract, bidders, capot),
    declarations: countingDeclarations(rules, deal.counted, taken),
    belote: countingBelotes(rules, deal, taken),
  };
}

/** Tricks taken by each side. */
export function tricksBySide(tricks: readonly Trick[]): BySide<number> {
  const first = tricks.filter(({ winner }) => sideOf(winner) === 0).length;
  return [first, tricks.length - first];
}

/** Points of the declarations that count, by side. */
export function declarationPoints(counted: AnnouncedBySeat | null): BySide<number> {
  if (counted === null) return [0, 0];
  const points = counted.map((each) => each.reduce((total, { points }) => total + points, 0));
  return [(points[0] ?? 0) + (points[2] ?? 0), (points[1] ?? 0) + (points[3] ?? 0)];
}

/** `needTrick`: a side that took no trick gets nothing for its declarations, and nobody gets them. */
function countingDeclarations(
  rules: RuleSet,
  counted: AnnouncedBySeat | null,
  taken: BySide<number>,
): BySide<number> {
  const points = declarationPoints(counted);
  if (rules.declarations?.needTrick !== 'yes') return points;
  return [taken[0] === 0 ? 0 : points[0], taken[1] === 0 ? 0 : points[1]];
}

/** `tricklessBelote`: a side that took no trick gives its belotes to the other side. */
function countingBelotes(rules: RuleSet, { belotes }: Finished, taken: BySide<number>): BySide<number> {
  const first = BELOTE_POINTS * belotes.filter(({ seat }) => sideOf(seat) === 0).length;
  const second = BELOTE_POINTS * belotes.length - first;
  if (rules.tricklessBelote === 'stays' || !taken.includes(0)) return [first, second];
  return taken[0] === 0 ? [0, first + second] : [first + second, 0];
}
