import type { BidValue, Contract } from './actions.ts';
import { rankOf, suitOf, type Card, type Rank, type Suit } from './cards.ts';
import type { Standing } from './view.ts';

const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const CONTRACT_SYMBOLS: Readonly<Record<Contract, string>> = { ...SUIT_SYMBOLS, NT: '⊘', AT: '✱' };

export function suitSymbol(suit: Suit): string {
  return SUIT_SYMBOLS[suit];
}

/** `♥`; no trump `⊘`, all trump `✱`. */
export function contractSymbol(contract: Contract): string {
  return CONTRACT_SYMBOLS[contract];
}

/** The rank as people write it: the ten is `10`. */
export function rankText(rank: Rank): string {
  return rank === 'T' ? '10' : rank;
}

/** `J♥`, `10♠`. */
export function cardText(card: Card): string {
  return `${rankText(rankOf(card))}${suitSymbol(suitOf(card))}`;
}

export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ');
}

/** `90♥`, `♣ ×2`, `250♠`: a capot is written as what it counts. */
export function standingText({ contract, value, multiplier }: Standing): string {
  const bid = `${value === null ? '' : bidValueText(value)}${contractSymbol(contract)}`;
  return multiplier === 1 ? bid : `${bid} ×${multiplier}`;
}

export function bidValueText(value: BidValue): string {
  return value === 'capot' ? '250' : String(value);
}
