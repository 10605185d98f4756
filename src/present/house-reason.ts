import type { HouseReason } from '../i18n/forms.ts';
import type { Sentences } from '../i18n/sentences.ts';

/** Which of the engine's reasons each sentence stands for (`engine/rulesets/house-rules.ts`). */
const REASONS: readonly (readonly [RegExp, HouseReason])[] = [
  [/^target must be/, 'target'],
  [/^maxBid must be/, 'max-bid'],
  [/^contracts must be/, 'contracts'],
  [/^sequenceLength: length does not fit/, 'length-needs-one-best'],
  [/^eightRunWins: yes does not fit/, 'eight-needs-declarations'],
  [/^declarations: (a changed compare|tie)/, 'compare-needs-tie'],
  [/does not fit the .* auction$/, 'auction'],
];

/** Why house rules are refused, in the reader's language; what only a broken form could ask for stays as the engine says it. */
export function houseRefusal(reason: string, s: Sentences): string {
  const known = REASONS.find(([pattern]) => pattern.test(reason));
  return s.house.refused(known === undefined ? reason : s.house.reasons[known[1]]);
}
