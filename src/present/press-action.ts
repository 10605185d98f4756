import type { Action } from '../engine/actions.ts';
import type { ShownDeclaration } from '../engine/view.ts';
import type { Press } from './press.ts';

/**
 * The action that a press on a hand asks for, `null` when it asks for something else. `offered` is what the
 * presser's view offers now; it gives the bits of `declare` their meaning.
 */
export function actionOfPress(press: Press, offered: readonly ShownDeclaration[]): Action | null {
  if (press.type === 'call' || press.type === 'ask-call') return press.call;
  if (press.type !== 'play' && press.type !== 'ask-play') return null;
  const declare = chosenOf(offered, press.declare).map((each) => each.cards);
  const play = { type: 'play', card: press.card } as const;
  return declare.length === 0 ? play : { ...play, declare };
}

/** The mask that announces everything: what a hand starts with. */
export function announceAll(offered: readonly ShownDeclaration[]): number {
  return 2 ** offered.length - 1;
}

/** The mask for the values of the `declare-select` menu; values that are no number of a declaration are ignored. */
export function maskOfValues(values: readonly string[]): number {
  return values
    .map(Number)
    .filter((bit) => Number.isInteger(bit) && bit >= 0 && bit < 8)
    .reduce((mask, bit) => mask | (1 << bit), 0);
}

/** The offered declarations whose bit is set. */
export function chosenOf(offered: readonly ShownDeclaration[], mask: number): readonly ShownDeclaration[] {
  return offered.filter((_, bit) => ((mask >> bit) & 1) === 1);
}
