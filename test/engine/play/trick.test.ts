import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/engine/actions.ts';
import { CARDS, SUITS } from '../../../src/engine/cards.ts';
import { pointsOf, strengthOf } from '../../../src/engine/play/strength.ts';
import { winningCard } from '../../../src/engine/play/trick.ts';
import { trick } from '../support/words.ts';

describe('winningCard', () => {
  it.each<[string, Contract, string, string]>([
    ['the highest card of the led suit wins', 'H', 'KC AC TC 7C', 'AC'],
    ['the ten beats the king', 'H', 'KC TC QC JC', 'TC'],
    ['[fault 37] an off-suit ace wins nothing', 'H', '7C AD AS 8C', '8C'],
    ['[fault 37] the jack and nine of a plain suit are low', 'H', 'QC JC 9C 8C', 'QC'],
    ['a trump beats a plain ace', 'H', 'AC 7H TC KC', '7H'],
    ['the higher of two trumps wins, by trump order', 'H', 'AC AH 9H TH', '9H'],
    ['a trump lead goes to the jack', 'H', '9H AH JH TH', 'JH'],
    ['[fault 37] a discard wins nothing in no trump', 'NT', '7C AH AS AD', '7C'],
    ['the led suit is plain in no trump', 'NT', 'JC 9C TC KC', 'TC'],
    ['[fault 37] a discard wins nothing in all trump', 'AT', '7C JH JS JD', '7C'],
    ['the led suit is trump in all trump', 'AT', 'AC TC 9C KC', '9C'],
    ['what lies so far decides', 'H', 'KC 7H', '7H'],
  ])('%s', (_what, contract, played, winning) => {
    expect(winningCard(trick(2, played), contract)?.card).toBe(winning);
  });

  it('names nobody before the lead', () => {
    expect(winningCard([], 'H')).toBeNull();
  });
});

describe('strengthOf and pointsOf', () => {
  const bySuit = (contract: Contract, suit: 'H' | 'C'): string =>
    CARDS.filter((each) => each.endsWith(suit))
      .toSorted((one, other) => strengthOf(other, contract) - strengthOf(one, contract))
      .map((each) => `${each[0]}${pointsOf(each, contract)}`)
      .join(' ');

  it.each<[Contract, 'H' | 'C', string]>([
    ['H', 'H', 'J20 914 A11 T10 K4 Q3 80 70'],
    ['H', 'C', 'A11 T10 K4 Q3 J2 90 80 70'],
    ['NT', 'H', 'A11 T10 K4 Q3 J2 90 80 70'],
    ['AT', 'C', 'J20 914 A11 T10 K4 Q3 80 70'],
  ])('in %s the cards of %s stand and count as the rules say', (contract, suit, expected) => {
    expect(bySuit(contract, suit)).toBe(expected);
  });

  it.each<[Contract, number]>([
    ['S', 152],
    ['AT', 248],
    ['NT', 120],
  ])('the pack holds in %s %i points', (contract, points) => {
    expect(CARDS.reduce((sum, each) => sum + pointsOf(each, contract), 0)).toBe(points);
  });

  it('no suit contract differs from another', () => {
    const totals = SUITS.map((suit) => CARDS.reduce((sum, each) => sum + pointsOf(each, suit), 0));
    expect(new Set(totals)).toStrictEqual(new Set([152]));
  });
});
