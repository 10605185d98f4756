import { describe, expect, it } from 'vitest';
import { isSeed } from '../src/engine/shuffle.ts';
import { secrets } from '../src/secrets.ts';

const DRAWS = 2000;
const draws = (draw: () => string): readonly string[] => Array.from({ length: DRAWS }, draw);

describe('the secrets of the machine', () => {
  it('[fault 35] are seeds that the shuffle takes, 256 bits each, no two alike', () => {
    const seeds = draws(secrets.newSeed);
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(DRAWS);
  });

  it('[fault 35] have every hex digit about equally often', () => {
    const digits = draws(secrets.newSeed).join('');
    const expected = digits.length / 16;
    for (const digit of '0123456789abcdef') {
      const count = digits.split(digit).length - 1;
      // Ten standard deviations: fails once in the age of the universe, or when the generator is broken.
      expect(Math.abs(count - expected)).toBeLessThan(10 * Math.sqrt(expected));
    }
  });

  it('are table ids that fit into a button: eight letters that nobody confuses, no two alike', () => {
    const ids = draws(secrets.newTableId);
    expect(ids.every((id) => /^[0-9a-km-np-z]{8}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(DRAWS);
    expect(new Set(ids.join('')).size).toBe(34);
  });
});
