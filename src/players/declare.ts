import type { Move } from '../engine/actions.ts';
import type { View } from '../engine/view.ts';

export type Play = Extract<Move, { readonly type: 'play' }>;

/** The play with everything that the hand offers announced, when it is the seat's first card. */
export function withDeclarations(view: View, play: Play): Play {
  return view.offered.length === 0 ? play : { ...play, declare: view.offered.map(({ cards }) => cards) };
}
