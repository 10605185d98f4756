import type { RuleSet } from '../ruleset.ts';
import { bidPoints } from './bid-points.ts';
import { bySide, sum } from './by-side.ts';
import type { Tally, Writing } from './tally.ts';

/** The card points that the bidders need besides the bid. */
const NEEDED_CARDS = 82;

/** What the winner of a failed or doubled deal writes for the cards, unless a capot was bid or made. */
const WHOLE_DEAL = 160;

/** The bid is written with the points; a doubled deal is one sum for its winner (RULES §3.3). */
export function writtenWithBid(rules: RuleSet, tally: Tally): Writing {
  const made = isMade(tally);
  const outcome = made ? 'made' : 'failed';
  return {
    outcome,
    hangs: 0,
    score: tally.standing.multiplier === 1 && made ? ownSums(tally) : oneSum(rules, tally, made),
  };
}

/** Compared before rounding, which never makes a contract. */
function isMade(tally: Tally): boolean {
  const { standing, bidders, cards, declarations, belote, capot } = tally;
  if (standing.value === 'capot') return capot === bidders;
  const all = cards[bidders] + declarations[bidders] + belote[bidders];
  return cards[bidders] >= NEEDED_CARDS && all >= bidPoints(standing);
}

function ownSums({ standing, bidders, defenders, cards, declarations, belote }: Tally): Writing['score'] {
  const rounded = cards.map((points, side) =>
    nearestTen(points + (declarations[side] ?? 0) + (belote[side] ?? 0)),
  );
  return bySide(bidders, (rounded[bidders] ?? 0) + bidPoints(standing), rounded[defenders] ?? 0);
}

/** One sum for the winner, multiplied without the belotes, which go as `beloteOnFail` says. */
function oneSum(rules: RuleSet, tally: Tally, made: boolean): Writing['score'] {
  const { standing, bidders, defenders, declarations, belote } = tally;
  const { multiplier } = standing;
  const points = (wholeDeal(rules, tally) + bidPoints(standing) + sum(declarations)) * multiplier;
  const kept = made || rules.beloteOnFail === 'stays' ? belote[bidders] : 0;
  const theirs = sum(belote) - kept;
  return made ? bySide(bidders, points + kept, belote[defenders]) : bySide(bidders, kept, points + theirs);
}

/** Not doubled, the bidders' own capot never comes here: it makes every bid. */
function wholeDeal(rules: RuleSet, { standing, capot }: Tally): number {
  const isCapot = capot !== null || standing.value === 'capot';
  return isCapot && rules.capot.kind === 'cards' ? rules.capot.points : WHOLE_DEAL;
}

function nearestTen(points: number): number {
  return Math.floor((points + 5) / 10) * 10;
}
