import type { Contract } from '../engine/actions.ts';
import type { Suit } from '../engine/cards.ts';

/** What a card is worth more than the next best one, `than`; cards are finished text. */
export type WorthMore = { readonly points: number; readonly than: string };
/** Who is out of a suit, for certain or in most of the deals that are possible. */
export type OutOfSuit = { readonly name: string; readonly suit: Suit; readonly certain: boolean };
/** About how many points the own side would make with a contract. */
export type Expected = { readonly contract: Contract; readonly points: number };

/** Advice: first what to do, then one sentence that says why. */
export type HintSentences = {
  readonly button: string;
  /** A card, or a call as its button names it. */
  advice(move: string): string;
  adviceAnnouncing(card: string): string;
  readonly onlyMove: string;
  readonly equallyGood: string;
  worthMore(about: WorthMore): string;
  worthMoreBecause(about: WorthMore, out: OutOfSuit): string;
  readonly forTheContract: string;
  goodHand(about: Expected): string;
  weakHand(about: Expected): string;
  readonly theyFail: string;
  readonly weMakeIt: string;
  readonly stakesTooHigh: string;
  readonly ruleOfThumb: string;
};
