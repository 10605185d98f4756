import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocationsOf, type Place } from '../../../src/players/worlds/allocations.ts';
import { everyDeal, uniformDealer } from '../../../src/players/worlds/deals.ts';
import { randomFrom } from '../../../src/players/random.ts';

type Hidden = { readonly unseen: readonly number[]; readonly places: readonly Place[] };

/** Nine cards for three seats, each of which cannot hold some of them; often impossible. */
const hidden: fc.Arbitrary<Hidden> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 31 }), { minLength: 6, maxLength: 7 }),
    fc.array(fc.integer(), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([unseen, cannot, first, second]) => ({
    unseen,
    places: [first, second, unseen.length - first - second].map((size, place) => ({
      size,
      may: ~((cannot[place] ?? 0) & (cannot[(place + 1) % 3] ?? 0)),
    })),
  }));

/** Every deal by trying every place for every card. */
function bruteForce({ unseen, places }: Hidden): readonly string[] {
  let deals: number[][] = [places.map(() => 0)];
  for (const card of unseen) {
    deals = deals.flatMap((deal) =>
      places.flatMap(({ may }, place) =>
        (may >>> card) & 1 ? [deal.map((hand, at) => (at === place ? hand | (1 << card) : hand))] : [],
      ),
    );
  }
  return deals.filter((deal) => deal.every((hand, place) => bits(hand) === places[place]?.size)).map(String);
}

function bits(mask: number): number {
  return (mask >>> 0).toString(2).replaceAll('0', '').length;
}

describe('allocationsOf', () => {
  it('counts the deals that agree with what each seat may hold', () => {
    fc.assert(
      fc.property(hidden, (given) => {
        expect(allocationsOf(given.unseen, given.places).ways).toBe(bruteForce(given).length);
      }),
    );
  });
});

describe('everyDeal', () => {
  it('deals every possible deal exactly once', () => {
    fc.assert(
      fc.property(hidden, (given) => {
        const deals = Array.from(everyDeal(allocationsOf(given.unseen, given.places), 3), String);
        expect([...deals].sort()).toEqual([...bruteForce(given)].sort());
      }),
    );
  });
});

describe('uniformDealer', () => {
  it('deals each possible deal equally often', () => {
    const given: Hidden = {
      unseen: [0, 1, 2, 9, 10, 17, 31],
      places: [
        { size: 3, may: -1 },
        { size: 2, may: ~0b111 },
        { size: 2, may: ~(1 << 31) },
      ],
    };
    const possible = bruteForce(given);
    const counts = new Map(possible.map((deal) => [deal, 0]));
    const deal = uniformDealer(allocationsOf(given.unseen, given.places));
    const random = randomFrom(3);
    const hands = new Int32Array(3);
    const each = 400;
    for (let draw = 0; draw < possible.length * each; draw += 1) {
      deal(random, hands);
      const key = String(hands);
      counts.set(key, (counts.get(key) ?? Number.NaN) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    const freedom = possible.length - 1;
    expect(freedom).toBeGreaterThan(10);
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it('refuses when no deal is possible', () => {
    const none = allocationsOf(
      [1, 2],
      [
        { size: 1, may: 0 },
        { size: 1, may: -1 },
      ],
    );
    expect(none.ways).toBe(0);
    expect(() => uniformDealer(none)(randomFrom(1), new Int32Array(2))).toThrow('no deal agrees');
  });
});
