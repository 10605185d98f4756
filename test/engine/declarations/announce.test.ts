import { describe, expect, it } from 'vitest';
import { announcement, announcesEight } from '../../../src/engine/declarations/announce.ts';
import type { DeclarationRules } from '../../../src/engine/ruleset.ts';
import { cards, must } from '../support/words.ts';

const RULES: DeclarationRules = {
  compare: 'single-best',
  tie: 'seat',
  needTrick: 'no',
  eightRun: 'one-quinte',
};
const TWO_OF_EIGHT: DeclarationRules = { ...RULES, eightRun: 'quinte-and-tierce' };
const CLUBS = '7C 8C 9C TC JC QC KC AC';

function announced(hand: string, declared: readonly string[], rules = RULES): unknown {
  const result = announcement(declared.map(cards), cards(hand), rules);
  return result.ok ? result.value.map(({ kind, points }) => `${kind} ${points}`) : result.error;
}

describe('announcement', () => {
  it.each([
    ['three of a suit', '7C 8C 9C JH JD JS AH AS', ['7C 8C 9C'], ['tierce 20']],
    ['four of a suit', '7C 8C 9C TC JD JS AH AS', ['7C 8C 9C TC'], ['quarte 50']],
    ['five of a suit', '7C 8C 9C TC JC JS AH AS', ['7C 8C 9C TC JC'], ['quinte 100']],
    ['seven of a suit as one quinte', '7C 8C 9C TC JC QC KC AS', ['7C 8C 9C TC JC QC KC'], ['quinte 100']],
    ['eight of a suit as one quinte', CLUBS, [CLUBS], ['quinte 100']],
    ['a part of a run', '7C 8C 9C TC JC JS AH AS', ['8C 9C TC'], ['tierce 20']],
    ['four jacks in any order', 'JC JS JH JD 7C 8C 9D AS', ['JS JC JH JD'], ['carre 200']],
    ['four nines', '9C 9S 9H 9D 7C 8C KD AS', ['9C 9D 9H 9S'], ['carre 150']],
    ['four queens', 'QC QS QH QD 7C 8C KD AS', ['QC QD QH QS'], ['carre 100']],
    [
      '[fault 42] several of them',
      'JC JS JH JD 7C 8C 9C AS',
      ['JC JD JH JS', '7C 8C 9C'],
      ['carre 200', 'tierce 20'],
    ],
    [
      'two of a suit with a card between them',
      '7C 8C 9C JC QC KC AH AS',
      ['7C 8C 9C', 'JC QC KC'],
      ['tierce 20', 'tierce 20'],
    ],
    [
      'two parts of a run with a card left out between them',
      '7C 8C 9C TC JC QC KC AS',
      ['7C 8C 9C', 'JC QC KC'],
      ['tierce 20', 'tierce 20'],
    ],
    ['nothing', CLUBS, [], []],
  ])('takes %s', (_what, hand, declared, expected) => {
    expect(announced(hand, declared)).toStrictEqual(expected);
  });

  it.each([
    ['two cards', '7C 8C 9C TC JC JS AH AS', ['7C 8C'], 'not-a-declaration'],
    ['no cards', '7C 8C 9C TC JC JS AH AS', [''], 'not-a-declaration'],
    ['a gap', '7C 8C TC JC QC JS AH AS', ['8C TC JC'], 'not-a-declaration'],
    ['two suits', '7C 8C 9D JC QC JS AH AS', ['7C 8C 9D'], 'not-a-declaration'],
    ['a sequence from high to low', '7C 8C 9C JC QC JS AH AS', ['9C 8C 7C'], 'not-a-declaration'],
    ['sequence in trump order', 'JC 9C AC 7D 8D JS AH AS', ['9C JC AC'], 'not-a-declaration'],
    ['four sevens', '7C 7D 7H 7S QC JS AH AS', ['7C 7D 7H 7S'], 'not-a-declaration'],
    ['four eights', '8C 8D 8H 8S QC JS AH AS', ['8C 8D 8H 8S'], 'not-a-declaration'],
    ['three jacks', 'JC JD JH 7S QC TS AH AS', ['JC JD JH'], 'not-a-declaration'],
    ['a jack twice', 'JC JD JH 7S QC TS AH AS', ['JC JD JH JH'], 'not-a-declaration'],
    ['cards that are not held', '7C 8C 9D JC QC JS AH AS', ['7C 8C 9C'], 'declared-card-not-held'],
    ['a card twice', 'JC JS JH JD 7C TC 9C AS', ['JC JD JH JS', '9C TC JC'], 'card-declared-twice'],
    ['the same twice', '7C 8C 9C JC QC JS AH AS', ['7C 8C 9C', '7C 8C 9C'], 'card-declared-twice'],
    ['a split run', '7C 8C 9C TC JC QC AH AS', ['7C 8C 9C', 'TC JC QC'], 'run-split'],
    ['a run split the other way round', '7C 8C 9C TC JC QC AH AS', ['TC JC QC', '7C 8C 9C'], 'run-split'],
    ['a run of eight in two', CLUBS, ['7C 8C 9C', 'TC JC QC KC AC'], 'run-split'],
  ])('refuses %s', (_what, hand, declared, refusal) => {
    expect(announced(hand, declared)).toBe(refusal);
  });

  it('lets a run of eight be a quinte of the five highest and a tierce, where the rule set says so', () => {
    expect(announced(CLUBS, ['7C 8C 9C', 'TC JC QC KC AC'], TWO_OF_EIGHT)).toStrictEqual([
      'tierce 20',
      'quinte 100',
    ]);
    expect(announced(CLUBS, ['TC JC QC KC AC', '7C 8C 9C'], TWO_OF_EIGHT)).toStrictEqual([
      'quinte 100',
      'tierce 20',
    ]);
    expect(announced(CLUBS, [CLUBS], TWO_OF_EIGHT)).toStrictEqual(['quinte 100']);
  });

  it.each([
    ['the five lowest and three highest', ['7C 8C 9C TC JC', 'QC KC AC']],
    ['two quartes', ['7C 8C 9C TC', 'JC QC KC AC']],
  ])('lets only these two touch, not %s', (_what, declared) => {
    expect(announced(CLUBS, declared, TWO_OF_EIGHT)).toBe('run-split');
  });
});

describe('announcesEight', () => {
  it.each([
    ['one sequence of eight', [CLUBS], true],
    ['the two that make eight', ['7C 8C 9C', 'TC JC QC KC AC'], true],
    ['seven', ['7C 8C 9C TC JC QC KC'], false],
    ['the quinte alone', ['TC JC QC KC AC'], false],
    ['nothing', [], false],
  ])('of %s', (_what, declared, eight) => {
    const declarations = must(announcement(declared.map(cards), cards(CLUBS), TWO_OF_EIGHT));
    expect(announcesEight(declarations)).toBe(eight);
  });
});
