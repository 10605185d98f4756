import { describe, expect, it } from 'vitest';
import type { DealResult } from '../../../src/engine/deal-result.ts';
import { matchWinner } from '../../../src/engine/scoring/match-winner.ts';
import { rulesOf } from '../support/said.ts';

const RESULT: DealResult = {
  outcome: 'made',
  contract: 'H',
  bidder: 0,
  value: null,
  multiplier: 1,
  tricks: [4, 4],
  cards: [92, 70],
  declarations: [0, 0],
  belote: [0, 0],
  capot: null,
  score: [92, 70],
  hanging: 0,
  total: [0, 0],
};

describe('matchWinner', () => {
  it.each([
    ['nobody is there yet', 'french', { total: [500, 499] }, null],
    ['the target is reached exactly', 'french', { total: [501, 100] }, 0],
    ['[fault 45] both are over it: the higher total', 'french', { total: [510, 520] }, 1],
    ['equal totals: another deal', 'french', { total: [520, 520] }, null],
    ['[fault 45] a valat keeps a Bulgarian match open', 'bulgarian', { total: [160, 90], capot: 0 }, null],
    ['a capot ends a French match', 'french', { total: [600, 90], capot: 0 }, 0],
    [
      'hanging points keep a French match open',
      'french',
      { total: [600, 90], hanging: 81, outcome: 'tied' },
      null,
    ],
    [
      'hanging points do not keep classic-501 open',
      'classic-501',
      { total: [600, 90], hanging: 81, outcome: 'tied' },
      0,
    ],
    ['a passed-out deal ends nothing', 'bulgarian', { total: [160, 90], outcome: 'passed-out' }, null],
  ] as const)('when %s', (_what, id, result, winner) => {
    expect(matchWinner(rulesOf(id), { ...RESULT, ...result })).toBe(winner);
  });
});
