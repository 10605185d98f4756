import { countOf } from '../search/layout.ts';
import { ABOVE, SUIT_OF } from '../search/tables.ts';
import type { SenseTuning } from './sense-tuning.ts';
import type { Contracted, Situation } from './situation.ts';

/** What a card is worth if it stays in the hand, in points above a worthless one. */
export type HoldingSense = (situation: Situation, card: number) => number;

/** Bit of the ten within a plain suit; of the nine within trumps, which is as easily lost. */
const SECOND = 6;
const KING = 5;
/** Fewer unseen cards of a suit than this: somebody is likely to be out of it. */
const MANY = 4;

export function holdingSense({ rules, bidder }: Contracted, tuning: SenseTuning): HoldingSense {
  const ruffs = rules.kind === 'suit';
  switch (rules.kind) {
    case 'no-trump':
      return plainHolding;
    case 'all-trump':
      return trumpHolding;
    case 'suit':
      return (situation, card) => (card < 8 ? trumpHolding(situation, card) : plainHolding(situation, card));
  }

  function plainHolding(situation: Situation, card: number): number {
    const { hand, seen } = situation;
    const unseen = ~(seen | hand);
    const suit = SUIT_OF[card]!;
    if ((unseen & ABOVE[card]!) === 0) return bossHolding(situation, unseen, suit);
    const held = hand & suit;
    const length = countOf(held);
    if ((card & 7) === SECOND) return length > 1 ? tuning.guardedTen : tuning.bareTen;
    const value = ((card & 7) === KING ? tuning.king : 0) + (card & 7) * tuning.perStep;
    const ten = (card & 24) + SECOND;
    if ((held & (1 << ten)) === 0 || (unseen & ABOVE[ten]!) === 0) return value;
    return value + (length === 2 ? tuning.lastGuard : length === 3 ? tuning.secondGuard : 0);
  }

  function bossHolding({ seat, may }: Situation, unseen: number, suit: number): number {
    if (!ruffs || (theirs(unseen, seat, may) & 0xff) === 0) return tuning.bossSafe;
    return countOf(unseen & suit) >= MANY ? tuning.bossEarly : tuning.bossLate;
  }

  function trumpHolding({ hand, seen, seat, may }: Situation, card: number): number {
    const unseen = ~(seen | hand);
    const bidders = seat === bidder ? tuning.bidderTrump : 0;
    if ((unseen & ABOVE[card]!) === 0) {
      const alone = (theirs(unseen, seat, may) & SUIT_OF[card]!) === 0;
      return alone ? tuning.bossTrumpAlone : tuning.bossTrump + bidders;
    }
    const strength = card & 7;
    return bidders + (strength === SECOND ? tuning.nearBossTrump : (tuning.smallTrumps[strength] ?? 0));
  }
}

/** What the opponents may hold of the unseen cards. */
export function theirs(unseen: number, seat: number, may: Int32Array): number {
  return unseen & (may[(seat + 1) & 3]! | may[(seat + 3) & 3]!);
}
