import type { DealResult } from '../deal-result.ts';
import type { RuleSet } from '../ruleset.ts';
import type { Side } from '../seats.ts';

/**
 * The side that has won the match with this deal, or `null` (RULES §1, "End of the match"). A passed-out deal ends
 * nothing: it changes no total and releases no block.
 */
export function matchWinner(rules: RuleSet, { outcome, capot, hanging, total }: DealResult): Side | null {
  if (outcome === 'passed-out') return null;
  if (rules.valatBlocksEnd === 'yes' && capot !== null) return null;
  if (rules.hangingBlocksEnd === 'yes' && hanging > 0) return null;
  const [first, second] = total;
  if (first === second || Math.max(first, second) < rules.target) return null;
  return first > second ? 0 : 1;
}
