import { sideOf } from '../../engine/seats.ts';
import { indicesIn } from '../search/layout.ts';
import type { Solver } from '../search/solver.ts';
import { lostPair } from '../sense/lost-pair.ts';
import { createRollout } from '../sense/rollout.ts';
import type { Knowledge } from '../worlds/knowledge.ts';

/**
 * Solved values come from players who see all hands. While much is still hidden they are tempered by what sound
 * players make of the same deal: by this share, as long as fewer tricks than this are finished.
 */
const TEMPERED = 0.4;
const MUCH_HIDDEN = 4;

/** Writes what is still to be won for side 0 after each of these cards (a mask) in an imagined deal, by index. */
export type Outlook = (hands: Int32Array, cards: number, values: Float64Array) => void;

/** For the player in turn, whose belote a card may break. */
export function outlookOf(known: Knowledge, solver: Solver, tricks: number): Outlook {
  const { rules, seat, hand, turn, trick, taken, table, standing } = known;
  const solved = new Int32Array(32);
  const rollout = createRollout({ rules, bidder: standing.bidder });
  const share = tricks < MUCH_HIDDEN ? TEMPERED : 0;
  const led = table.place === 0 ? null : table.led;
  const sign = sideOf(seat) === 0 ? 1 : -1;
  return (hands, cards, values) => {
    solver.solveAll({ hands, turn, trick, taken }, solved, cards);
    for (const card of indicesIn(cards)) {
      const played = share === 0 ? 0 : rollout.playOn(hands, known, card);
      const value = (1 - share) * solved[card]! + share * played;
      values[card] = value - sign * lostPair(rules, hand, card, led);
    }
  };
}
