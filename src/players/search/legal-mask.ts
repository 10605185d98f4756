import type { SearchRules } from './search-rules.ts';
import { ABOVE, SUIT_OF } from './tables.ts';

const HAS_TRUMP = 1;
const ALL_TRUMP = 2;
const MUST_UNDERTRUMP = 4;
const MUST_RUFF_OVER_PARTNER = 8;
const MUST_BEAT_PLAIN_SUIT = 16;

/** The play rules as bits, so that the inner loops test a number and not an object. */
export function playFlags(rules: SearchRules): number {
  return (
    (rules.kind === 'suit' ? HAS_TRUMP : 0) |
    (rules.kind === 'all-trump' ? ALL_TRUMP : 0) |
    (rules.mustUndertrump ? MUST_UNDERTRUMP : 0) |
    (rules.mustRuffOverPartner ? MUST_RUFF_OVER_PARTNER : 0) |
    (rules.mustBeatPlainSuit ? MUST_BEAT_PLAIN_SUIT : 0)
  );
}

/**
 * The cards of a hand that may be played to a trick that has been led (RULES: "Legal cards").
 * @param led index of the card that was led
 * @param best index of the card that is winning now
 */
export function legalMask(
  flags: number,
  hand: number,
  led: number,
  best: number,
  partnerWins: boolean,
): number {
  const same = hand & SUIT_OF[led]!;
  if ((flags & HAS_TRUMP) === 0) {
    if (same === 0) return hand;
    return (flags & ALL_TRUMP) === 0 ? same : higherElse(same, best);
  }
  if (same !== 0) {
    if (led >= 8 && (best < 8 || (flags & MUST_BEAT_PLAIN_SUIT) === 0)) return same;
    return higherElse(same, best);
  }
  const trumps = hand & 0xff;
  if (trumps === 0 || (partnerWins && (flags & MUST_RUFF_OVER_PARTNER) === 0)) return hand;
  if (best >= 8) return trumps;
  const higher = trumps & ABOVE[best]!;
  if (higher !== 0) return higher;
  return (flags & MUST_UNDERTRUMP) === 0 ? hand : trumps;
}

/** Whether a card takes over a trick: the winning card is always of the led suit or a trump. */
export function beats(flags: number, card: number, best: number): boolean {
  return ((card ^ best) & 24) === 0 ? card > best : (flags & HAS_TRUMP) !== 0 && card < 8;
}

/** Whether a hand holds a card that would take over, by what it must follow; whether it must play it is another matter. */
export function canBeat(flags: number, hand: number, led: number, best: number): boolean {
  const same = hand & SUIT_OF[led]!;
  if (same !== 0) return ((led ^ best) & 24) === 0 && (same & ABOVE[best]!) !== 0;
  if ((flags & HAS_TRUMP) === 0) return false;
  return (best < 8 ? hand & ABOVE[best]! : hand & 0xff) !== 0;
}

function higherElse(cards: number, best: number): number {
  const higher = cards & ABOVE[best]!;
  return higher === 0 ? cards : higher;
}
