/** Ranks in natural order, low to high, as sequences run (RULES: "Strength and points"). `T` is the ten. */
export const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['C', 'D', 'H', 'S'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A card is its code, rank then suit: `JH`, `TS`, `7C`. */
export type Card = `${Rank}${Suit}`;

/** The 32 cards, suit by suit, low to high. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const KNOWN: ReadonlySet<unknown> = new Set(CARDS);

export function isCard(value: unknown): value is Card {
  return KNOWN.has(value);
}

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}
