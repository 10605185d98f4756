import type { DealResult } from '../deal-result.ts';
import type { RuleSet } from '../ruleset.ts';
import type { Side } from '../seats.ts';

/** What keeps a match from ending: a rule, the points that hang, equal totals, or a deal that changed nothing. */
export type GoesOn = 'capot' | 'hanging' | 'level' | 'passed-out';

/** The side that has won the match with this deal, or `null` (RULES §1, "End of the match"). */
export function matchWinner(rules: RuleSet, result: DealResult): Side | null {
  if (!isTargetReached(rules, result) || whyGoesOn(rules, result) !== null) return null;
  const [first, second] = result.total;
  return first > second ? 0 : 1;
}

/**
 * Why a match goes on after this deal though a side has reached the target; `null` when none has, or when the match is
 * over. A passed-out deal ends nothing: it changes no total and releases no block.
 */
export function whyGoesOn(rules: RuleSet, result: DealResult): GoesOn | null {
  const { outcome, capot, hanging, total } = result;
  if (!isTargetReached(rules, result)) return null;
  if (outcome === 'passed-out') return 'passed-out';
  if (rules.valatBlocksEnd === 'yes' && capot !== null) return 'capot';
  if (rules.hangingBlocksEnd === 'yes' && hanging > 0) return 'hanging';
  return total[0] === total[1] ? 'level' : null;
}

function isTargetReached({ target }: RuleSet, { total }: DealResult): boolean {
  return Math.max(...total) >= target;
}
