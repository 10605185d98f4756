import type { Contract } from '../actions.ts';
import { SUITS, suitOf, type Card, type Suit } from '../cards.ts';
import { isTrump } from '../play/strength.ts';
import type { PlayedCard } from '../view.ts';

/** What an announced pair counts, in points. */
export const BELOTE_POINTS = 20;

/** The other card of the pair. */
const MATES: ReadonlyMap<Card, Card> = new Map(
  SUITS.flatMap((suit): [Card, Card][] => [
    [`K${suit}`, `Q${suit}`],
    [`Q${suit}`, `K${suit}`],
  ]),
);

/**
 * The suit whose king and queen this card announces, or `null` (RULES §1, "Belote"): the first of the two is played
 * while both are held. In all trump it must be led or follow the led suit, otherwise that pair is lost.
 * @param hand the seat's cards, the played one included
 * @param trick the cards on the table before it
 */
export function beloteAnnounced(
  card: Card,
  hand: readonly Card[],
  trick: readonly PlayedCard[],
  contract: Contract,
): Suit | null {
  const mate = MATES.get(card);
  if (mate === undefined || !isTrump(card, contract) || !hand.includes(mate)) return null;
  const lead = trick[0];
  const isThrown = contract === 'AT' && lead !== undefined && suitOf(lead.card) !== suitOf(card);
  return isThrown ? null : suitOf(card);
}
