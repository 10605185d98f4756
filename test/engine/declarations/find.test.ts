import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { announcement } from '../../../src/engine/declarations/announce.ts';
import { allDeclarations, offeredDeclarations } from '../../../src/engine/declarations/find.ts';
import type { DeclarationRules } from '../../../src/engine/ruleset.ts';
import { cards, must } from '../support/words.ts';

const RULES: DeclarationRules = {
  compare: 'single-best',
  tie: 'seat',
  needTrick: 'no',
  eightRun: 'one-quinte',
};
const TWO_OF_EIGHT: DeclarationRules = { ...RULES, eightRun: 'quinte-and-tierce' };

function offered(hand: string, rules = RULES): readonly string[] {
  return offeredDeclarations(cards(hand), rules).map((each) => each.cards.join(' '));
}

describe('offeredDeclarations', () => {
  it.each([
    ['nothing', '7C 8C TC JC KD AD 7H 8H', []],
    ['a whole run, not a part', '7C 8C 9C TC JC QC KD 8H', ['7C 8C 9C TC JC QC']],
    ['a run of seven as one', '7C 8C 9C TC JC QC KC 8H', ['7C 8C 9C TC JC QC KC']],
    ['everything that can stand together', '7C 8C 9C 7D 8D 9D TD AS', ['7D 8D 9D TD', '7C 8C 9C']],
    ['the carré before the sequence that needs its card', 'JC JD JH JS TC QC 7D 8D', ['JC JD JH JS']],
    ['a carré and what its card leaves of a run', 'QC QD QH QS 9C TC JC AS', ['QC QD QH QS', '9C TC JC']],
    ['of equal totals the one with a carré', '9C TC JC QC KC QD QH QS', ['QC QD QH QS', '9C TC JC']],
    ['of a hundred and a hundred the carré', 'TC JC QC KC AC AD AH AS', ['AC AD AH AS', 'TC JC QC KC']],
  ])('finds %s', (_what, hand, expected) => {
    expect(new Set(offered(hand))).toStrictEqual(new Set(expected));
  });

  it('offers a run of eight as the rule set counts it', () => {
    const clubs = '7C 8C 9C TC JC QC KC AC';
    expect(offered(clubs)).toStrictEqual([clubs]);
    expect(new Set(offered(clubs, TWO_OF_EIGHT))).toStrictEqual(new Set(['7C 8C 9C', 'TC JC QC KC AC']));
  });

  it('is always valid, and no single declaration of the hand is worth more', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...CARDS], { minLength: 8, maxLength: 8 }),
        fc.constantFrom(RULES, TWO_OF_EIGHT),
        (hand, rules) => {
          const set = offeredDeclarations(hand, rules);
          must(
            announcement(
              set.map((each) => each.cards),
              hand,
              rules,
            ),
          );
          const total = set.reduce((sum, { points }) => sum + points, 0);
          expect(total).toBeGreaterThanOrEqual(
            Math.max(0, ...allDeclarations(hand).map(({ points }) => points)),
          );
        },
      ),
    );
  });
});
