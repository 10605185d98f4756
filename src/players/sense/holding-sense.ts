import { countOf } from '../search/layout.ts';
import { ABOVE, SUIT_OF } from '../search/tables.ts';
import type { Contracted, Situation } from './situation.ts';

/** What a card is worth if it stays in the hand, in points above a worthless one. */
export type HoldingSense = (situation: Situation, card: number) => number;

/** Bit of the ten and of the ace within a plain suit. */
const TEN = 6;
const PLAIN_BOSS = 6.5;
const GUARDED_TEN = 5;
const BARE_TEN = 2;
const LAST_GUARD = 4;
const SECOND_GUARD = 1;
const KING = 1.5;
const BOSS_TRUMP = 14;
const NEAR_BOSS_TRUMP = 8;
/** By strength, the weakest first: what a trump that others can beat is good for. */
const SMALL_TRUMP = [3, 3, 4, 4, 5, 6, 8, 16] as const;

export function holdingSense({ rules }: Contracted): HoldingSense {
  switch (rules.kind) {
    case 'no-trump':
      return plainHolding;
    case 'all-trump':
      return trumpHolding;
    case 'suit':
      return (situation, card) => (card < 8 ? trumpHolding(situation, card) : plainHolding(situation, card));
  }
}

function plainHolding({ hand, seen }: Situation, card: number): number {
  const unseen = ~(seen | hand);
  if ((unseen & ABOVE[card]!) === 0) return PLAIN_BOSS;
  const suit = hand & SUIT_OF[card]!;
  const length = countOf(suit);
  if ((card & 7) === TEN) return length > 1 ? GUARDED_TEN : BARE_TEN;
  const value = (card & 7) === TEN - 1 ? KING : (card & 7) / 8;
  const ten = 1 << ((card & 24) + TEN);
  if ((suit & ten) === 0 || (unseen & ABOVE[(card & 24) + TEN]!) === 0) return value;
  return value + (length === 2 ? LAST_GUARD : length === 3 ? SECOND_GUARD : 0);
}

function trumpHolding({ hand, seen }: Situation, card: number): number {
  const higher = ~(seen | hand) & ABOVE[card]!;
  if (higher === 0) return BOSS_TRUMP;
  const strength = card & 7;
  return strength === 6 ? NEAR_BOSS_TRUMP : (SMALL_TRUMP[strength] ?? 0);
}
