import type { Contract } from '../../engine/actions.ts';
import { RANKS, SUITS, type Card, type Suit } from '../../engine/cards.ts';
import { pointsOf, strengthOf } from '../../engine/play/strength.ts';

/**
 * How a contract's cards lie in an int32: eight bits a suit, weakest card lowest, the trump suit first.
 * A card's index is its bit's number. The sign bit is a card, so masks must be compared with `!== 0`.
 */
export type Layout = {
  readonly contract: Contract;
  readonly indexOf: (card: Card) => number;
  readonly cardAt: (index: number) => Card;
  readonly maskOf: (cards: readonly Card[]) => number;
};

const LAYOUTS = new Map<Contract, Layout>();

export function layoutOf(contract: Contract): Layout {
  const known = LAYOUTS.get(contract) ?? layOut(contract);
  LAYOUTS.set(contract, known);
  return known;
}

/** The cards of a mask, weakest index first. */
export function cardsIn(mask: number, layout: Layout): readonly Card[] {
  return indicesIn(mask).map(layout.cardAt);
}

export function indicesIn(mask: number): readonly number[] {
  const indices: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) indices.push(31 - Math.clz32(rest & -rest));
  return indices;
}

export function countOf(mask: number): number {
  let pairs = mask - ((mask >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function layOut(contract: Contract): Layout {
  const cards = suitsInOrder(contract).flatMap((suit) => weakestFirst(suit, contract));
  const indices = new Map(cards.map((card, index) => [card, index]));
  const indexOf = (card: Card): number => indices.get(card) ?? 0;
  return {
    contract,
    indexOf,
    cardAt: (index) => cards[index] ?? '7C',
    maskOf: (held) => held.reduce((mask, card) => mask | (1 << indexOf(card)), 0),
  };
}

function suitsInOrder(contract: Contract): readonly Suit[] {
  return [...SUITS].sort((a, b) => Number(b === contract) - Number(a === contract));
}

function weakestFirst(suit: Suit, contract: Contract): readonly Card[] {
  const cards = RANKS.map((rank): Card => `${rank}${suit}`);
  return cards.sort((a, b) => strengthOf(a, contract) - strengthOf(b, contract));
}

export type TrumpKind = 'suit' | 'no-trump' | 'all-trump';

const EXAMPLES: Readonly<Record<TrumpKind, Contract>> = { suit: 'C', 'no-trump': 'NT', 'all-trump': 'AT' };

export function kindOf(contract: Contract): TrumpKind {
  return contract === 'NT' ? 'no-trump' : contract === 'AT' ? 'all-trump' : 'suit';
}

/** Unscaled card points by index: the first suit ranks as trump in a suit contract, every suit in all trump. */
export function pointsByIndex(kind: TrumpKind): readonly number[] {
  const contract = EXAMPLES[kind];
  const { cardAt } = layoutOf(contract);
  return Array.from({ length: 32 }, (_, index) => pointsOf(cardAt(index), contract));
}
