import { countOf, pointsByIndex } from './layout.ts';

/** The bits of the same suit that are stronger than a bit, by index. */
export const ABOVE: Int32Array = Int32Array.from({ length: 32 }, (_, index) => {
  const suit = index & 24;
  return (0xff << suit) & (-2 << index);
});

/** The eight bits of the suit that a bit belongs to, by index. */
export const SUIT_OF: Int32Array = Int32Array.from({ length: 32 }, (_, index) => 0xff << (index & 24));

/**
 * By two sets of equally many cards of one suit, `stored << 8 | asked`: the points by which the asked cards,
 * rank for rank, are worth more where they are worth more. Bounds one table's entry for another's cards.
 */
export const PLAIN_SURPLUS: Uint8Array = surplus(pointsByIndex('no-trump').slice(0, 8));
export const TRUMP_SURPLUS: Uint8Array = surplus(pointsByIndex('all-trump').slice(0, 8));

function surplus(points: readonly number[]): Uint8Array {
  const table = new Uint8Array(1 << 16);
  const held = Array.from({ length: 256 }, (_, set) => points.filter((_, rank) => (set >>> rank) & 1));
  for (let stored = 0; stored < 256; stored++) {
    for (let asked = 0; asked < 256; asked++) {
      if (countOf(stored) !== countOf(asked)) continue;
      table[(stored << 8) | asked] = gain(held[stored] ?? [], held[asked] ?? []);
    }
  }
  return table;
}

function gain(stored: readonly number[], asked: readonly number[]): number {
  return asked.reduce((sum, points, rank) => sum + Math.max(0, points - (stored[rank] ?? 0)), 0);
}
