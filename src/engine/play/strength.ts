import type { Contract } from '../actions.ts';
import { rankOf, suitOf, type Card, type Rank } from '../cards.ts';

/** Highest first (RULES §1, "Strength and points"). */
const PLAIN_ORDER = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const;
const TRUMP_ORDER = ['J', '9', 'A', 'T', 'K', 'Q', '8', '7'] as const;

const PLAIN_POINTS: Readonly<Record<Rank, number>> = {
  '7': 0,
  '8': 0,
  '9': 0,
  T: 10,
  J: 2,
  Q: 3,
  K: 4,
  A: 11,
};
const TRUMP_POINTS: Readonly<Record<Rank, number>> = { ...PLAIN_POINTS, '9': 14, J: 20 };

const PLAIN_STRENGTH = strengthByRank(PLAIN_ORDER);
const TRUMP_STRENGTH = strengthByRank(TRUMP_ORDER);

/** Whether the card ranks and counts as trump: in all trump every card does, in no trump none. */
export function isTrump(card: Card, contract: Contract): boolean {
  return contract === 'AT' || suitOf(card) === contract;
}

/** Points of a card as counted in a trick, before no trump is doubled and before any scaling. */
export function pointsOf(card: Card, contract: Contract): number {
  return (isTrump(card, contract) ? TRUMP_POINTS : PLAIN_POINTS)[rankOf(card)];
}

/** Strength within the card's own suit, 0 to 7; only cards of one suit may be compared by it. */
export function strengthOf(card: Card, contract: Contract): number {
  return (isTrump(card, contract) ? TRUMP_STRENGTH : PLAIN_STRENGTH)[rankOf(card)];
}

function strengthByRank(order: readonly Rank[]): Readonly<Record<Rank, number>> {
  const entries = order.map((rank, index) => [rank, order.length - 1 - index] as const);
  return Object.fromEntries(entries) as Record<Rank, number>;
}
