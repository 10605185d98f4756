import { describe, expect, it } from 'vitest';
import { writtenWithBid } from '../../../src/engine/scoring/coinche.ts';
import { writtenWithMultipliedBid } from '../../../src/engine/scoring/contree.ts';
import { rulesOf } from '../support/said.ts';
import { tally, type Points } from '../support/tallies.ts';

type Case = readonly [what: string, points: Points, outcome: string, score: readonly [number, number]];

describe('writtenWithBid (coinche)', () => {
  const rules = rulesOf('coinche');

  it.each<Case>([
    ['90 bid, 92–70', { value: 90, cards: [92, 70] }, 'made', [180, 70]],
    ['100 bid, 95–67', { value: 100, cards: [95, 67] }, 'failed', [0, 260]],
    [
      '[fault 44] 80 bid, 81 and belote: the 82 are missing',
      { value: 80, cards: [81, 81], belote: [20, 0] },
      'failed',
      [20, 240],
    ],
    ['82 are enough', { value: 80, cards: [82, 80] }, 'made', [160, 80]],
    [
      '[fault 44] 90 bid, 86–76: rounding makes no contract',
      { value: 90, cards: [86, 76] },
      'failed',
      [0, 250],
    ],
    [
      'belote and declarations help to the bid',
      { value: 120, cards: [82, 80], declarations: [20, 0], belote: [20, 0] },
      'made',
      [240, 80],
    ],
    ['capot bid and made', { value: 'capot', cards: [250, 0], capot: 'bidders' }, 'made', [500, 0]],
    ['capot bid and failed', { value: 'capot', cards: [152, 10] }, 'failed', [0, 500]],
    ['100 doubled and made', { value: 100, multiplier: 2, cards: [110, 52] }, 'made', [520, 0]],
    ['100 redoubled and made', { value: 100, multiplier: 4, cards: [110, 52] }, 'made', [1040, 0]],
    [
      '[fault 44] belotes are never multiplied',
      { value: 100, multiplier: 2, cards: [110, 52], belote: [20, 0] },
      'made',
      [540, 0],
    ],
    [
      'the loser of a doubled deal writes the belote',
      { value: 100, multiplier: 2, cards: [60, 102], belote: [20, 0] },
      'failed',
      [20, 520],
    ],
    ['100 bid, all tricks', { value: 100, cards: [250, 0], capot: 'bidders' }, 'made', [350, 0]],
    [
      '100 doubled, all tricks of the defenders, with a belote of the bidders',
      { value: 100, multiplier: 2, cards: [0, 250], belote: [20, 0], capot: 'defenders' },
      'failed',
      [20, 700],
    ],
    ['85–77 at 80: 5 goes up', { value: 80, cards: [85, 77] }, 'made', [170, 80]],
    [
      'failed, not doubled: declarations of either side go over',
      { value: 90, cards: [70, 92], declarations: [50, 0], belote: [0, 20] },
      'failed',
      [0, 320],
    ],
    [
      'a failed bid of 110 against a capot of the defenders',
      { value: 110, cards: [0, 250], capot: 'defenders' },
      'failed',
      [0, 360],
    ],
  ])('%s', (_what, points, outcome, score) => {
    expect(writtenWithBid(rules, tally(points))).toStrictEqual({ outcome, score, hangs: 0 });
  });

  it('gives the belote of failed bidders to the opponents where the table says so', () => {
    const failed = tally({ value: 100, cards: [60, 102], belote: [20, 0] });
    const handed = rulesOf('coinche', { beloteOnFail: 'to-opponents' });
    expect(writtenWithBid(handed, failed).score).toStrictEqual([0, 280]);
    expect(
      writtenWithBid(handed, tally({ value: 100, multiplier: 2, cards: [60, 102], belote: [20, 0] })).score,
    ).toStrictEqual([0, 540]);
  });
});

describe('writtenWithMultipliedBid (contree)', () => {
  const rules = rulesOf('contree');

  it.each<Case>([
    ['90 bid, 92–70', { value: 90, cards: [92, 70] }, 'made', [182, 70]],
    ['90 bid, 88–74', { value: 90, cards: [88, 74] }, 'failed', [0, 252]],
    ['90 doubled, 88–74', { value: 90, multiplier: 2, cards: [88, 74] }, 'failed', [0, 342]],
    [
      '90 redoubled and made: the bid alone is multiplied',
      { value: 90, multiplier: 4, cards: [92, 70] },
      'made',
      [452, 70],
    ],
    ['capot bid and made', { value: 'capot', cards: [162, 0], capot: 'bidders' }, 'made', [412, 0]],
    ['capot bid and failed by one trick', { value: 'capot', cards: [162, 0] }, 'failed', [0, 412]],
    [
      'a capot that was not bid counts nothing more',
      { value: 90, cards: [162, 0], capot: 'bidders' },
      'made',
      [252, 0],
    ],
    [
      '80 bid with 62 and belote: no minimum of 82',
      { value: 80, cards: [62, 100], belote: [20, 0] },
      'made',
      [162, 100],
    ],
    ['failed: both belotes go over', { value: 100, cards: [70, 92], belote: [20, 0] }, 'failed', [0, 282]],
  ])('%s', (_what, points, outcome, score) => {
    expect(writtenWithMultipliedBid(rules, tally(points))).toStrictEqual({ outcome, score, hangs: 0 });
  });

  it('leaves the belote with failed bidders where the table says so', () => {
    const failed = tally({ value: 100, cards: [70, 92], belote: [20, 0] });
    expect(
      writtenWithMultipliedBid(rulesOf('contree', { beloteOnFail: 'stays' }), failed).score,
    ).toStrictEqual([20, 262]);
  });
});
