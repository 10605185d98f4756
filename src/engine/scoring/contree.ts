import type { RuleSet } from '../ruleset.ts';
import { bidPoints } from './bid-points.ts';
import { bySide, sum } from './by-side.ts';
import type { Tally, Writing } from './tally.ts';

/** Points and the bid, which alone is multiplied; no rounding and no minimum of 82 (RULES §3.4). */
export function writtenWithMultipliedBid(rules: RuleSet, tally: Tally): Writing {
  const { standing, bidders, defenders, cards, belote } = tally;
  const bid = bidPoints(standing) * standing.multiplier;
  const own = cards[bidders] + belote[bidders];
  if (standing.value === 'capot' ? tally.capot === bidders : own >= bidPoints(standing)) {
    const score = bySide(bidders, own + bid, cards[defenders] + belote[defenders]);
    return { outcome: 'made', hangs: 0, score };
  }
  const kept = rules.beloteOnFail === 'stays' ? belote[bidders] : 0;
  const theirs = sum(cards) + sum(belote) - kept + bid;
  return { outcome: 'failed', hangs: 0, score: bySide(bidders, kept, theirs) };
}
