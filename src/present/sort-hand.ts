import type { Contract } from '../engine/actions.ts';
import { rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from '../engine/cards.ts';

/** `suits`: by suit with alternating colours, strongest first, trump apart; `dealt`: as the cards came. */
export type HandSort = 'suits' | 'dealt';

const TRUMP_ORDER: readonly Rank[] = ['J', '9', 'A', 'T', 'K', 'Q', '8', '7'];
const PLAIN_ORDER: readonly Rank[] = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'];

/** The hand in groups: one suit each, in the order in which it is shown; `contract` is `null` until it is fixed. */
export function handGroups(
  hand: readonly Card[],
  contract: Contract | null,
  sort: HandSort,
): readonly (readonly Card[])[] {
  if (sort === 'dealt') return hand.length === 0 ? [] : [hand];
  return suitOrder(hand, trumpOf(contract)).map((suit) =>
    inOrder(
      hand.filter((card) => suitOf(card) === suit),
      orderOf(suit, contract),
    ),
  );
}

/** The trump suit of a contract; `null` in no trump, in all trump, and before there is a contract. */
export function trumpOf(contract: Contract | null): Suit | null {
  return SUITS.find((suit) => suit === contract) ?? null;
}

/** Suits that are held: trump first, then colours in turns, beginning with the colour that trump is not. */
function suitOrder(hand: readonly Card[], trump: Suit | null): readonly Suit[] {
  const held = (suit: Suit): boolean => hand.some((card) => suitOf(card) === suit);
  const blacks = (['S', 'C'] as const).filter((suit) => suit !== trump && held(suit));
  const reds = (['H', 'D'] as const).filter((suit) => suit !== trump && held(suit));
  const blackFirst = blacks.length === reds.length ? !isBlack(trump) : blacks.length > reds.length;
  const rest = blackFirst ? inTurns<Suit>(blacks, reds) : inTurns<Suit>(reds, blacks);
  return trump !== null && held(trump) ? [trump, ...rest] : rest;
}

function isBlack(suit: Suit | null): boolean {
  return suit === 'C' || suit === 'S';
}

function inTurns<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, at) => [...first.slice(at, at + 1), ...second.slice(at, at + 1)]).flat();
}

function orderOf(suit: Suit, contract: Contract | null): readonly Rank[] {
  return contract === 'AT' || contract === suit ? TRUMP_ORDER : PLAIN_ORDER;
}

function inOrder(cards: readonly Card[], order: readonly Rank[]): readonly Card[] {
  return cards.toSorted((a, b) => order.indexOf(rankOf(a)) - order.indexOf(rankOf(b)));
}
