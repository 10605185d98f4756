import type { Move } from '../engine/actions.ts';
import type { View } from '../engine/view.ts';
import { bestCall } from './calling/call-options.ts';
import { naturalMask, spotOf } from './calling/spot.ts';
import { withDeclarations } from './declare.ts';
import { createCardSense } from './sense/card-sense.ts';
import { newSituation, type Situation } from './sense/situation.ts';
import { knowledgeOf, type Knowledge } from './worlds/knowledge.ts';

/** A sound player who counts cards but imagines no deals: fitted values in the auction, rules of thumb in play. */
export function normal(view: View): Move {
  if (view.phase === 'auction') return bestCall(spotOf(view), naturalMask(view.hand));
  const known = knowledgeOf(view);
  const sense = createCardSense({ rules: known.rules, bidder: known.standing.bidder });
  sense.judge(situationOf(known));
  return withDeclarations(view, { seat: known.seat, type: 'play', card: known.layout.cardAt(sense.best()) });
}

/** What the reader faces now. */
export function situationOf(known: Knowledge): Situation {
  const { seat, hand, seen, may, table } = known;
  const situation = newSituation();
  situation.may.set(may);
  return Object.assign(situation, { seat, hand, seen, ...table });
}
