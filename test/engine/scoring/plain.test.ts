import { describe, expect, it } from 'vitest';
import { writtenPlainly } from '../../../src/engine/scoring/plain.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { rulesOf } from '../support/said.ts';
import { tally, type Points } from '../support/tallies.ts';

const french = rulesOf('french');
const classic1000 = rulesOf('classic-1000');
const classic501 = rulesOf('classic-501');
const team = rulesOf('team');

type Case = readonly [
  what: string,
  rules: RuleSet,
  points: Points,
  outcome: string,
  score: readonly [number, number],
  hangs: number,
];

describe('writtenPlainly', () => {
  it.each<Case>([
    ['92–70', french, { cards: [92, 70] }, 'made', [92, 70], 0],
    ['80–82 fails', french, { cards: [80, 82] }, 'failed', [0, 162], 0],
    ['71+20 against 91 ties', french, { cards: [71, 91], belote: [20, 0] }, 'tied', [0, 91], 91],
    ['team: the same deal hangs whole', team, { cards: [71, 91], belote: [20, 0] }, 'tied', [20, 0], 162],
    [
      'team: 70+20 against 92 fails and the belote stays',
      team,
      { cards: [70, 92], belote: [20, 0] },
      'failed',
      [20, 162],
      0,
    ],
    [
      '[fault 43] where it goes to the opponents, a failed belote is written by them',
      french,
      { cards: [60, 102], belote: [20, 0] },
      'failed',
      [0, 182],
      0,
    ],
    ['classic-1000: 81–81 is made', classic1000, { cards: [81, 81] }, 'made', [81, 81], 0],
    [
      'classic-501: the own tierce of failed bidders goes over',
      classic501,
      { cards: [60, 102], declarations: [20, 0] },
      'failed',
      [0, 182],
      0,
    ],
    ['a capot counts 90 more', french, { cards: [162, 0], capot: 'bidders' }, 'made', [252, 0], 0],
    [
      '[fault 43] a capot of the defenders with a belote of the bidders',
      french,
      { cards: [0, 162], belote: [20, 0], capot: 'defenders' },
      'failed',
      [0, 272],
      0,
    ],
    [
      'a capot may fail against declarations and goes over whole',
      french,
      { cards: [162, 0], declarations: [0, 300], capot: 'bidders' },
      'failed',
      [0, 552],
      0,
    ],
    [
      'classic-501: the last trick of a capot is in the cards already',
      classic501,
      { cards: [252, 0], capot: 'bidders' },
      'made',
      [252, 0],
      0,
    ],
  ])('%s', (_what, rules, points, outcome, score, hangs) => {
    expect(writtenPlainly(rules, tally(points))).toStrictEqual({ outcome, score, hangs });
  });

  it.each([
    ['bidders-hang', 'stays', 'tied', [20, 101], 81],
    ['bidders-hang', 'to-opponents', 'tied', [0, 101], 101],
    ['all-hang', 'stays', 'tied', [20, 0], 182],
    ['all-hang', 'to-opponents', 'tied', [20, 0], 182],
    ['made', 'stays', 'made', [101, 101], 0],
    ['fails', 'stays', 'failed', [20, 182], 0],
    ['fails', 'to-opponents', 'failed', [0, 202], 0],
  ] as const)(
    'equal sums with "%s" and a belote that "%s" are %s',
    (tie, beloteOnFail, outcome, score, hangs) => {
      const equal = tally({ cards: [81, 81], declarations: [0, 20], belote: [20, 0] });
      expect(writtenPlainly(rulesOf('french', { tie, beloteOnFail }), equal)).toStrictEqual({
        outcome,
        score,
        hangs,
      });
    },
  );
});
