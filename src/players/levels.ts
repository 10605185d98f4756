import type { Move } from '../engine/actions.ts';
import type { View } from '../engine/view.ts';
import { easy } from './easy.ts';
import { hard } from './hard/hard.ts';
import { normal } from './normal.ts';

/** The strengths of a computer player, weakest first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Asked between two steps of thinking: true when the time is up and the best so far must do. */
export type IsTimeUp = () => boolean;

type Decide = (view: View, seed: number, isTimeUp: IsTimeUp) => Move;

const DECIDERS: Readonly<Record<Level, Decide>> = {
  easy,
  normal,
  hard,
};

/**
 * What a player of this level does. The same view and seed (any 32-bit integer) give the same move, unless
 * the time runs out.
 */
export function decide(level: Level, view: View, seed: number, isTimeUp: IsTimeUp): Move {
  return DECIDERS[level](view, seed, isTimeUp);
}
