import type { Seat } from '../../engine/seats.ts';
import { beats } from './legal-mask.ts';

/** A deal with all cards known, between two cards. Masks and indices are in the layout of the contract. */
export type Position = {
  /** The cards that each seat holds now. */
  readonly hands: Int32Array;
  /** The seat that plays the next card. */
  readonly turn: Seat;
  /** The cards on the table, in order of play. */
  readonly trick: readonly number[];
  /** The sides that took a trick so far: 1 for side 0, 2 for side 1, 3 for both. */
  readonly taken: number;
};

/** The trick so far; `led`, `best` and `bestSeat` mean nothing while it is empty. */
export type OnTable = {
  readonly led: number;
  readonly best: number;
  readonly bestSeat: number;
  /** Points of the cards on the table. */
  readonly onTable: number;
  /** All cards that were held when the trick began. */
  readonly present: number;
};

export function onTableOf({ hands, turn, trick }: Position, flags: number, points: Int32Array): OnTable {
  const leader = (turn - trick.length) & 3;
  let best = trick[0] ?? 0;
  let bestSeat = leader;
  let onTable = 0;
  let present = hands.reduce((all, hand) => all | hand, 0);
  for (const [place, card] of trick.entries()) {
    onTable += points[card] ?? 0;
    present |= 1 << card;
    if (place === 0 || !beats(flags, card, best)) continue;
    best = card;
    bestSeat = (leader + place) & 3;
  }
  return { led: trick[0] ?? 0, best, bestSeat, onTable, present };
}
