import type { SearchRules } from './search-rules.ts';
import { ABOVE, SUIT_OF } from './tables.ts';

/** What a seat's card tells everybody: the cards that the seat cannot hold, for with one of them it had to play otherwise. */
export type Exclusion = (card: number, led: number, best: number, partnerWon: boolean) => number;

/**
 * The deduction for a contract's rules of play. Every duty reads "if you hold one of these, play one of these", so
 * the excluded cards are excluded one by one and for good: hands only shrink.
 */
export function exclusionBy(rules: SearchRules): Exclusion {
  switch (rules.kind) {
    case 'no-trump':
      return (card, led) => (sameSuit(card, led) ? 0 : SUIT_OF[led]!);
    case 'all-trump':
      return (card, led, best) => (sameSuit(card, led) ? higherThan(card, best) : SUIT_OF[led]!);
    case 'suit':
      return (card, led, best, partnerWon) =>
        sameSuit(card, led)
          ? excludedByFollowing(rules, card, led, best)
          : SUIT_OF[led]! | excludedByNotFollowing(rules, card, led, best, partnerWon);
  }
}

function excludedByFollowing(rules: SearchRules, card: number, led: number, best: number): number {
  if (led < 8) return higherThan(card, best);
  return rules.mustBeatPlainSuit && best >= 8 ? higherThan(card, best) : 0;
}

function excludedByNotFollowing(
  rules: SearchRules,
  card: number,
  led: number,
  best: number,
  partnerWon: boolean,
): number {
  if (led < 8 || (partnerWon && !rules.mustRuffOverPartner)) return 0;
  if (card < 8) return best < 8 ? higherThan(card, best) : 0;
  return best >= 8 || rules.mustUndertrump ? 0xff : ABOVE[best]!;
}

/** A lower card of the winning card's suit: nothing higher was in hand. */
function higherThan(card: number, best: number): number {
  return card < best ? ABOVE[best]! : 0;
}

function sameSuit(card: number, other: number): boolean {
  return ((card ^ other) & 24) === 0;
}
