import type { Card, Suit } from './cards.ts';
import type { Seat } from './seats.ts';

/** Contracts from the lowest to the highest of the ladder: four suits, no trump, all trump. */
export const CONTRACTS = ['C', 'D', 'H', 'S', 'NT', 'AT'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** The value of a bid in a points auction: 80, 90 … or a capot, which stands above every number. */
export type BidValue = number | 'capot';

/** One declaration as announced: its cards, a sequence from low to high, a carré in any order. */
export type Declared = readonly Card[];

/** What a seat can do. `value` belongs to a points auction only, `declare` to a seat's first card only. */
export type Action =
  | { readonly type: 'pass' }
  | { readonly type: 'take' }
  | { readonly type: 'name'; readonly suit: Suit }
  | { readonly type: 'bid'; readonly contract: Contract; readonly value?: BidValue }
  | { readonly type: 'double' }
  | { readonly type: 'redouble' }
  | { readonly type: 'play'; readonly card: Card; readonly declare?: readonly Declared[] };

/** An action with the seat that takes it: one line of a game record and of the log. */
export type Move = { readonly seat: Seat } & Action;

/** What a player can do wrong; each is a sentence in every language and an `error` of the `record` command. */
export const REFUSALS = [
  'malformed-action',
  'not-your-turn',
  'auction-is-over',
  'auction-is-running',
  'deal-is-over',
  'match-is-over',
  'pass-not-allowed',
  'take-not-allowed',
  'name-not-allowed',
  'bid-not-allowed',
  'double-not-allowed',
  'redouble-not-allowed',
  'card-not-held',
  'must-follow-suit',
  'must-trump',
  'must-play-higher',
  'no-declarations',
  'too-late-to-declare',
  'not-a-declaration',
  'declared-card-not-held',
  'card-declared-twice',
  'run-split',
] as const;
export type Refusal = (typeof REFUSALS)[number];
