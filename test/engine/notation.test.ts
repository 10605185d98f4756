import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../src/engine/actions.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { cardsText, cardText, contractSymbol, standingText } from '../../src/engine/notation.ts';
import { cards } from './support/words.ts';

describe('cardText', () => {
  it('writes rank and symbol, the ten as 10', () => {
    expect(cardsText(cards('JH TS 7C AD'))).toBe('J♥ 10♠ 7♣ A♦');
  });

  it('writes every card differently', () => {
    expect(new Set(CARDS.map(cardText)).size).toBe(32);
  });
});

describe('standingText', () => {
  it.each([
    [{ contract: 'H', value: null, bidder: 0, multiplier: 1 }, '♥'],
    [{ contract: 'S', value: 90, bidder: 0, multiplier: 2 }, '90♠ ×2'],
    [{ contract: 'NT', value: 'capot', bidder: 0, multiplier: 4 }, '250⊘ ×4'],
  ] as const)('writes %o as %s', (standing, text) => {
    expect(standingText(standing)).toBe(text);
  });
});

describe('contractSymbol', () => {
  it('has a symbol for every contract', () => {
    expect(CONTRACTS.map(contractSymbol)).toStrictEqual(['♣', '♦', '♥', '♠', '⊘', '✱']);
  });
});
