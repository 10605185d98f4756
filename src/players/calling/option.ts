import type { Move } from '../../engine/actions.ts';
import type { Seat } from '../../engine/seats.ts';

/** A call with how much better than a pass it looks, in card points of a suit contract. A pass has 0. */
export type Option = { readonly move: Move; readonly score: number };

export function passOption(seat: Seat): Option {
  return { move: { seat, type: 'pass' }, score: 0 };
}

/** The option with the highest score; of equals the first. There must be one. */
export function bestOption(options: readonly Option[]): Option {
  return options.reduce((best, option) => (option.score > best.score ? option : best));
}
