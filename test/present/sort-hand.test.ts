import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type Contract } from '../../src/engine/actions.ts';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { handGroups } from '../../src/present/sort-hand.ts';

const hand = (text: string): readonly Card[] => text.split(' ') as Card[];
const shown = (cards: string, contract: Contract | null): string =>
  handGroups(hand(cards), contract, 'suits')
    .map((group) => group.join(' '))
    .join(' | ');

describe('handGroups', () => {
  it.each([
    ['7C 8D 9H TS JC QD KH AS', null, 'AS TS | KH 9H | JC 7C | QD 8D'],
    ['7C 8D 9H TS JC QD KH AS', 'H', '9H KH | AS TS | QD 8D | JC 7C'],
    ['7C 8D 9H TS JC QD KH AS', 'S', 'AS TS | KH 9H | JC 7C | QD 8D'],
    ['7C 8D 9H TS JC QD KH AS', 'AT', 'AS TS | 9H KH | JC 7C | QD 8D'],
    ['7C TC JC 9C AC', 'C', 'JC 9C AC TC 7C'],
    ['7C TC JC 9C AC', 'NT', 'AC TC JC 9C 7C'],
    ['7C 8S 9H', null, '8S | 9H | 7C'],
    ['7D 8H 9C', null, '8H | 9C | 7D'],
    ['7D 8H', 'C', '8H | 7D'],
  ] as const)('sorts %s with the contract %s as %s', (cards, contract, groups) => {
    expect(shown(cards, contract)).toBe(groups);
  });

  it('loses no card and invents none', () => {
    const anyHand = fc.shuffledSubarray([...CARDS], { maxLength: 8 });
    fc.assert(
      fc.property(anyHand, fc.constantFrom(...CONTRACTS, null), (cards, contract) => {
        expect(handGroups(cards, contract, 'suits').flat().toSorted()).toEqual(cards.toSorted());
      }),
    );
  });

  it('can leave the cards as they were dealt', () => {
    expect(handGroups(hand('7C AS 8C'), 'S', 'dealt')).toEqual([hand('7C AS 8C')]);
    expect(handGroups([], null, 'dealt')).toEqual([]);
  });
});
