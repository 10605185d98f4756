import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenInTenths } from '../../../src/engine/scoring/tenths.ts';
import { rulesOf } from '../support/said.ts';
import { tally, type Points } from '../support/tallies.ts';

const rules = rulesOf('bulgarian');

type Case = readonly [
  what: string,
  points: Points,
  outcome: string,
  score: readonly [number, number],
  hangs: number,
];

describe('writtenInTenths', () => {
  it.each<Case>([
    ['106–56: both end in 6, the larger goes down', { cards: [106, 56] }, 'made', [10, 6], 0],
    ['86–76', { cards: [86, 76] }, 'made', [8, 8], 0],
    ['85–77', { cards: [85, 77] }, 'made', [8, 8], 0],
    ['92–70', { cards: [92, 70] }, 'made', [9, 7], 0],
    ['70–92 fails: the defenders write everything', { cards: [70, 92] }, 'failed', [0, 16], 0],
    ['81–81: the bidders hang', { cards: [81, 81] }, 'tied', [0, 8], 8],
    ['106–106: the bidders go up', { cards: [76, 86], declarations: [30, 20] }, 'tied', [0, 10], 11],
    [
      'all trump 154–104: both end in 4, the smaller goes up',
      { contract: 'AT', cards: [154, 104] },
      'made',
      [15, 11],
      0,
    ],
    ['all trump 129–129', { contract: 'AT', cards: [129, 129] }, 'tied', [0, 13], 13],
    [
      '[fault 44] doubled 100–62 is rounded first and multiplied then',
      { multiplier: 2, cards: [100, 62] },
      'made',
      [32, 0],
      0,
    ],
    ['doubled 62–100', { multiplier: 2, cards: [62, 100] }, 'failed', [0, 32], 0],
    ['redoubled 62–100', { multiplier: 4, cards: [62, 100] }, 'failed', [0, 64], 0],
    ['doubled 81–81: everything hangs', { multiplier: 2, cards: [81, 81] }, 'tied', [0, 0], 32],
    ['all tricks: 162 and 90', { cards: [162, 0], capot: 'bidders' }, 'made', [25, 0], 0],
    [
      '[fault 43] all tricks in no trump: 260 and 90, which is not doubled',
      { contract: 'NT', cards: [260, 0], capot: 'bidders' },
      'made',
      [35, 0],
      0,
    ],
    ['[fault 43] belote counts with the rest', { cards: [76, 86], belote: [20, 0] }, 'made', [9, 9], 0],
  ])('%s', (_what, points, outcome, score, hangs) => {
    expect(writtenInTenths(rules, tally(points))).toStrictEqual({ outcome, score, hangs });
  });

  it.each([
    ['made', {}, 'made', [8, 8], 0],
    ['made', { multiplier: 2 }, 'made', [32, 0], 0],
    ['fails', {}, 'failed', [0, 16], 0],
    ['fails', { multiplier: 2 }, 'failed', [0, 32], 0],
    ['all-hang', {}, 'tied', [0, 0], 16],
    ['all-hang', { multiplier: 4 }, 'tied', [0, 0], 64],
  ] as const)('with the tie "%s" equal sums %o are %s', (tie, points, outcome, score, hangs) => {
    const equal = tally({ cards: [81, 81], ...points });
    expect(writtenInTenths(rulesOf('bulgarian', { tie }), equal)).toStrictEqual({ outcome, score, hangs });
  });

  it('writes and hangs the rounded whole of the round, times the multiplier', () => {
    const ties = fc.constantFrom('bidders-hang', 'all-hang', 'made', 'fails');
    fc.assert(
      fc.property(dealsInTenths(), ties, (points, tie) => {
        const { score, hangs } = writtenInTenths(rulesOf('bulgarian', { tie }), tally(points));
        expect(score[0] + score[1] + hangs).toBe(roundedWhole(points));
      }),
    );
  });
});

/** Contract, cards, declarations and belotes as they can come. */
function dealsInTenths(): fc.Arbitrary<Points> {
  const whole = { H: 162, AT: 258, NT: 260 } as const;
  return fc
    .record({
      contract: fc.constantFrom('H' as const, 'AT' as const, 'NT' as const),
      multiplier: fc.constantFrom(1 as const, 2 as const, 4 as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      declarations: fc.tuple(fc.nat(30), fc.nat(30)),
    })
    .map(({ contract, multiplier, share, declarations: [one, other] }) => {
      const step = contract === 'NT' ? 2 : 1;
      const first = Math.round((whole[contract] * share) / step) * step;
      const declarations = contract === 'NT' ? ([0, 0] as const) : ([one * 10, other * 10] as const);
      return { contract, multiplier, cards: [first, whole[contract] - first], declarations };
    });
}

function roundedWhole({ contract, multiplier = 1, cards, declarations = [0, 0] }: Points): number {
  const points = cards[0] + cards[1] + declarations[0] + declarations[1];
  return Math.floor((points + (contract === 'H' ? 4 : 5)) / 10) * multiplier;
}
