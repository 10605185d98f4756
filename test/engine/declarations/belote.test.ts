import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/engine/actions.ts';
import { beloteAnnounced } from '../../../src/engine/declarations/belote.ts';
import { card, cards, trick } from '../support/words.ts';

describe('beloteAnnounced', () => {
  it.each<[string, Contract, string, string, string, string | null]>([
    ['the king of trumps with the queen in hand', 'H', '', 'KH', 'KH QH', 'H'],
    ['the queen of trumps with the king in hand', 'H', '', 'QH', 'KH QH', 'H'],
    ['the second of the two says nothing again', 'H', '', 'QH', 'QH 7C', null],
    ['a plain pair', 'S', '', 'KH', 'KH QH', null],
    ['a ruff counts', 'H', 'AC', 'QH', 'KH QH', 'H'],
    ['an undertrump counts', 'H', 'AC JH', 'QH', 'KH QH', 'H'],
    ['never in no trump', 'NT', '', 'KH', 'KH QH', null],
    ['any suit in all trump', 'AT', '', 'KC', 'KC QC', 'C'],
    ['following the led suit in all trump', 'AT', '7C', 'KC', 'KC QC', 'C'],
    ['thrown on another suit in all trump it is lost', 'AT', '7D', 'KC', 'KC QC', null],
    ['another card', 'H', '', 'JH', 'JH KH QH', null],
  ])('%s', (_what, contract, onTable, played, hand, suit) => {
    expect(beloteAnnounced(card(played), cards(hand), trick(0, onTable), contract)).toBe(suit);
  });
});
