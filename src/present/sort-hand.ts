import type { Contract } from '../engine/actions.ts';
import { SUITS, suitOf, type Card, type Suit } from '../engine/cards.ts';
import { strengthOf } from '../engine/play/strength.ts';

/** `suits`: by suit with alternating colours, strongest first, trump apart; `dealt`: as the cards came. */
export type HandSort = 'suits' | 'dealt';

/** The hand in groups: one suit each, in the order in which it is shown; `contract` is `null` until it is fixed. */
export function handGroups(
  hand: readonly Card[],
  contract: Contract | null,
  sort: HandSort,
): readonly (readonly Card[])[] {
  if (sort === 'dealt') return hand.length === 0 ? [] : [hand];
  return suitOrder(hand, trumpOf(contract)).map((suit) =>
    strongestFirst(
      hand.filter((card) => suitOf(card) === suit),
      contract ?? 'NT',
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

function strongestFirst(cards: readonly Card[], contract: Contract): readonly Card[] {
  return cards.toSorted((a, b) => strengthOf(b, contract) - strengthOf(a, contract));
}
