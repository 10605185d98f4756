import type { Move } from '../../engine/actions.ts';
import type { Hint } from '../../engine/hint.ts';
import type { View } from '../../engine/view.ts';
import type { Level } from '../levels.ts';

/** What the pool asks of a worker. `remainingMs` counts from its arrival. */
export type Question = {
  readonly id: number;
  readonly view: View;
  readonly seed: number;
  readonly remainingMs: number;
} & ({ readonly kind: 'move'; readonly level: Level } | { readonly kind: 'hint' });

/** What it answers; an error is our own bug, told so that it can be logged. */
export type Answer =
  | { readonly id: number; readonly kind: 'move'; readonly move: Move }
  | { readonly id: number; readonly kind: 'hint'; readonly hint: Hint }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };
