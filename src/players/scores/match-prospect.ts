import type { RuleSet } from '../../engine/ruleset.ts';
import { otherSide, type BySide, type Side } from '../../engine/seats.ts';

/** Where a match stands, before or after a deal. */
export type Running = { readonly total: BySide<number>; readonly hanging: number };

/** What a side writes in a deal on average when it wins it, and the spread of the difference, in the rule set's points. */
type Scale = { readonly gain: number; readonly spread: number };

const SCALES: Readonly<Record<RuleSet['scoring'], Scale>> = {
  tenths: { gain: 14, spread: 15 },
  plain: { gain: 105, spread: 105 },
  coinche: { gain: 200, spread: 260 },
  contree: { gain: 190, spread: 220 },
};

/** The chance, 0 to 1, that a side wins the match from here when both play alike. */
export function prospect(rules: RuleSet, { total }: Running, side: Side, mayEnd: boolean): number {
  const own = total[side];
  const theirs = total[otherSide(side)];
  const { gain, spread } = SCALES[rules.scoring];
  const highest = Math.max(own, theirs);
  if (mayEnd && highest >= rules.target && own !== theirs) return own > theirs ? 1 : 0;
  const deals = Math.max(0.6, (rules.target - highest) / gain);
  return normalBelow((own - theirs) / spread / Math.sqrt(deals));
}

/** The normal distribution function, within 0.02. */
export function normalBelow(value: number): number {
  return 1 / (1 + Math.exp(-1.702 * value));
}
