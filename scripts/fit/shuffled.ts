import { below, type Random } from '../../src/players/random.ts';

/** The numbers of the 32 cards in random order. */
export function shuffledIndices(random: Random): readonly number[] {
  const pack = Array.from({ length: 32 }, (_, index) => index);
  for (let last = 31; last > 0; last -= 1) {
    const at = below(random, last + 1);
    const held = pack[last] ?? 0;
    pack[last] = pack[at] ?? 0;
    pack[at] = held;
  }
  return pack;
}
