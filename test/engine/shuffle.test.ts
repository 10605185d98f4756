import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/engine/cards.ts';
import { commitmentOf, isSeed, packOf, seedIn } from '../../src/engine/shuffle.ts';

const ZEROS = '0'.repeat(64);

function seedNumber(number: number): string {
  return createHash('sha256').update(`test ${number}`).digest('hex');
}

describe('packOf', () => {
  it('is the pack that was computed by hand from the description', () => {
    expect(packOf(ZEROS)).toStrictEqual(describedPack(ZEROS));
    expect(packOf(ZEROS).join(' ')).toBe(
      'KC 9S 8D AC KS 7S JH AH KD 8S JS QS 7H TC KH JC QD QC 8H QH 8C TH 9C TS AS JD 9H 7C 7D TD AD 9D',
    );
  });

  it.each(Array.from({ length: 50 }, (_, index) => seedNumber(index)))(
    'holds the 32 cards, each once: %s',
    (seed) => {
      expect([...packOf(seed)].toSorted()).toStrictEqual([...CARDS].toSorted());
    },
  );

  it('[fault 35] puts every card equally often in every place', () => {
    const packs = 6400;
    const counts = new Map<string, number>();
    for (let index = 0; index < packs; index += 1) {
      packOf(seedNumber(index)).forEach((card, place) => {
        const key = `${card} ${place}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      });
    }
    const expected = packs / 32;
    const cells = CARDS.flatMap((card) => CARDS.map((_, place) => counts.get(`${card} ${place}`) ?? 0));
    const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 × 31 = 961 degrees of freedom: mean 961, standard deviation 43.8; four of them either way.
    expect(chiSquare).toBeGreaterThan(961 - 4 * 43.8);
    expect(chiSquare).toBeLessThan(961 + 4 * 43.8);
  });

  it('[fault 35] leaves every order of three neighbours equally likely', () => {
    const orders = new Map<string, number>();
    for (let index = 0; index < 3000; index += 1) {
      const pack = packOf(seedNumber(index));
      const order = (['7C', '8C', '9C'] as const)
        .toSorted((a, b) => pack.indexOf(a) - pack.indexOf(b))
        .join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    // 500 expected, standard deviation 20.4.
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(4 * 20.4);
  });

  it.each(['', 'abc', 'G'.repeat(64), 'A'.repeat(64), `${ZEROS}0`])('throws on the seed "%s"', (seed) => {
    expect(isSeed(seed)).toBe(false);
    expect(() => packOf(seed)).toThrow(/64 lower-case hex digits/);
    expect(() => commitmentOf(seed)).toThrow(/64 lower-case hex digits/);
  });
});

describe('commitmentOf', () => {
  it('is the SHA-256 of the characters of the seed', () => {
    expect(commitmentOf(ZEROS)).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  });
});

/** The description of `packOf`, word for word, as somebody who checks a deal would write it. */
function describedPack(seed: string): readonly string[] {
  const blocks = [0, 1, 2, 3].map((n) => createHash('sha256').update(`${seed}:${n}`).digest());
  const stream = Buffer.concat(blocks);
  const pack: string[] = [...CARDS];
  let at = 0;
  for (let i = 31; i >= 1; i -= 1) {
    const largest = Math.floor(256 / (i + 1)) * (i + 1);
    while ((stream[at] ?? 0) >= largest) at += 1;
    const j = (stream[at] ?? 0) % (i + 1);
    at += 1;
    [pack[i], pack[j]] = [String(pack[j]), String(pack[i])];
  }
  return pack;
}

describe('seedIn', () => {
  const seed = seedNumber(1);

  it.each([
    ['the seed alone', seed],
    ['with the words and marks around it', `Seed: \`${seed}\``],
    ['in capitals', seed.toUpperCase()],
    ['with spaces around it', `  ${seed}\n`],
  ])('finds %s', (_, text) => {
    expect(seedIn(text)).toBe(seed);
  });

  it.each([
    ['nothing', ''],
    ['one digit too few', seed.slice(1)],
    ['one digit too many', `${seed}0`],
    ['a letter behind it that is no digit', `${seed}z`],
    ['a digit that is none', `g${seed.slice(1)}`],
    ['two halves', `${seed.slice(32)} ${seed.slice(32)}`],
  ])('finds none in %s', (_, text) => {
    expect(seedIn(text)).toBeNull();
  });
});
