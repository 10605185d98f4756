import { suitOf } from '../engine/cards.ts';
import type { View } from '../engine/view.ts';
import type { RefusalContext, RefusalKey } from '../i18n/refusals.ts';
import type { Sentences } from '../i18n/sentences.ts';

/** Why something was not done, in one sentence; `context` lets it name the suit or the permission. */
export function refusalText(refusal: RefusalKey, context: RefusalContext, s: Sentences): string {
  return s.refusal[refusal](context);
}

/** What a refusal at this table may mention: only what lies on the table for everybody. */
export function refusalContext(view: View): RefusalContext {
  const led = view.trick[0];
  return {
    led: led === undefined ? null : suitOf(led.card),
    contract: view.standing?.contract ?? null,
    ruffsPartner: view.rules.ruffOverPartner === 'forced',
  };
}
