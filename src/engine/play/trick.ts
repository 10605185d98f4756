import type { Contract } from '../actions.ts';
import { suitOf, type Card } from '../cards.ts';
import type { PlayedCard } from '../view.ts';
import { strengthOf } from './strength.ts';

/**
 * The card that is winning the trick: the highest trump if there is one, else the highest card of the led suit;
 * in all trump and no trump the highest card of the led suit (RULES §1). `null` before the lead.
 */
export function winningCard(trick: readonly PlayedCard[], contract: Contract): PlayedCard | null {
  let winning: PlayedCard | null = null;
  for (const played of trick) {
    if (winning === null || beats(played.card, winning.card, contract)) winning = played;
  }
  return winning;
}

/** Whether a card played later takes the trick from the card that is winning it. */
export function beats(card: Card, winning: Card, contract: Contract): boolean {
  if (suitOf(card) === suitOf(winning)) return strengthOf(card, contract) > strengthOf(winning, contract);
  return suitOf(card) === contract;
}
