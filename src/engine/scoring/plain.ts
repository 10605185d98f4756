import type { RuleSet } from '../ruleset.ts';
import type { Side } from '../seats.ts';
import { balanceOf } from './equality.ts';
import { bySide, sum } from './by-side.ts';
import type { Tally, Writing } from './tally.ts';

/** Each side writes its own total, or the defenders write the deal (RULES §3.2). */
export function writtenPlainly(rules: RuleSet, tally: Tally): Writing {
  const { bidders, defenders, belote } = tally;
  const total = (side: Side): number =>
    tally.cards[side] + tally.declarations[side] + belote[side] + bonusOf(rules, tally, side);
  const [own, theirs] = [total(bidders), total(defenders)];
  const kept = rules.beloteOnFail === 'stays' ? belote[bidders] : 0;
  switch (balanceOf(own, theirs, rules.tie)) {
    case 'bidders-more':
      return { outcome: 'made', hangs: 0, score: bySide(bidders, own, theirs) };
    case 'bidders-less':
      return { outcome: 'failed', hangs: 0, score: bySide(bidders, kept, wholeDeal(rules, tally) - kept) };
    case 'bidders-hang':
      return { outcome: 'tied', hangs: own - kept, score: bySide(bidders, kept, theirs) };
    case 'all-hang':
      return { outcome: 'tied', hangs: own + theirs - sum(belote), score: belote };
  }
}

function bonusOf(rules: RuleSet, { capot }: Tally, side: Side): number {
  return capot === side && rules.capot.kind === 'bonus' ? rules.capot.points : 0;
}

/** 162, or 252 if either side took every trick, with all that counts of either side. */
function wholeDeal(rules: RuleSet, tally: Tally): number {
  const bonus = bonusOf(rules, tally, 0) + bonusOf(rules, tally, 1);
  return sum(tally.cards) + bonus + sum(tally.declarations) + sum(tally.belote);
}
