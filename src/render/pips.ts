import type { Rank } from '../engine/cards.ts';
import { boxOf, type Box } from './box.ts';

/** A place in a box: 0 is its left or upper edge, 1 its right or lower one. */
type Spot = readonly [across: number, down: number];

const FOUR_ROWS: readonly Spot[] = [0, 1 / 3, 2 / 3, 1].flatMap(pairAt);
const THREE_ROWS: readonly Spot[] = [0, 1 / 2, 1].flatMap(pairAt);

const SPOTS: Readonly<Record<Rank, readonly Spot[]>> = {
  '7': [...THREE_ROWS, [1 / 2, 1 / 4]],
  '8': [...THREE_ROWS, [1 / 2, 1 / 4], [1 / 2, 3 / 4]],
  '9': [...FOUR_ROWS, [1 / 2, 1 / 2]],
  T: [...FOUR_ROWS, [1 / 2, 1 / 6], [1 / 2, 5 / 6]],
  J: [],
  Q: [],
  K: [],
  A: [],
};

const PIP_PX = 18;

/** Where the signs of a number card or an ace stand in a box; a court card has none. */
export function pipsOf(rank: Rank, box: Box): readonly Box[] {
  if (rank === 'A') return [boxOf(box.x - 1, box.y + box.height / 2 - 27, 54, 54)];
  return SPOTS[rank].map(([across, down]) =>
    boxOf(box.x + across * (box.width - PIP_PX), box.y + down * (box.height - PIP_PX), PIP_PX, PIP_PX),
  );
}

function pairAt(down: number): readonly Spot[] {
  return [
    [0, down],
    [1, down],
  ];
}
