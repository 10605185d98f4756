import type { Declared } from '../actions.ts';
import { RANKS, rankOf, suitOf, type Card, type Rank, type Suit } from '../cards.ts';
import type { DeclarationKind, ShownDeclaration } from '../view.ts';

/** Carrés from the lowest to the highest; sevens and eights never count (RULES §1, "Declarations"). */
export const CARRE_RANKS = ['Q', 'K', 'T', 'A', '9', 'J'] as const satisfies readonly Rank[];

const CARRE_POINTS: Readonly<Record<(typeof CARRE_RANKS)[number], number>> = {
  Q: 100,
  K: 100,
  T: 100,
  A: 100,
  '9': 150,
  J: 200,
};

const SEQUENCE_POINTS = { tierce: 20, quarte: 50, quinte: 100 } as const;

/** The declaration that exactly these cards make, or `null` when they make none. */
export function declarationOf(cards: Declared): ShownDeclaration | null {
  return sequenceOf(cards) ?? carreOf(cards);
}

export function naturalIndex(card: Card): number {
  return RANKS.indexOf(rankOf(card));
}

/** The suit of a sequence; `null` for a carré. */
export function sequenceSuit({ kind, cards }: ShownDeclaration): Suit | null {
  const first = cards[0];
  return kind === 'carre' || first === undefined ? null : suitOf(first);
}

function sequenceOf(cards: Declared): ShownDeclaration | null {
  if (cards.length < 3 || !cards.every((card, index) => follows(cards[index - 1], card))) return null;
  const kind = sequenceKind(cards.length);
  return { kind, cards, points: SEQUENCE_POINTS[kind] };
}

function follows(lower: Card | undefined, card: Card): boolean {
  if (lower === undefined) return true;
  return suitOf(lower) === suitOf(card) && naturalIndex(lower) + 1 === naturalIndex(card);
}

function sequenceKind(length: number): Exclude<DeclarationKind, 'carre'> {
  if (length === 3) return 'tierce';
  return length === 4 ? 'quarte' : 'quinte';
}

function carreOf(cards: Declared): ShownDeclaration | null {
  const rank = CARRE_RANKS.find((each) => each === cards[0]?.[0]);
  if (rank === undefined || cards.length !== 4 || new Set(cards).size !== 4) return null;
  if (!cards.every((card) => rankOf(card) === rank)) return null;
  return { kind: 'carre', cards, points: CARRE_POINTS[rank] };
}
