import type { BidValue, Contract, Declared, Move } from './actions.ts';
import type { Card, Suit } from './cards.ts';
import type { DealResult } from './deal-result.ts';
import type { RuleSet } from './ruleset.ts';
import type { BySeat, BySide, Seat, Side } from './seats.ts';

export type DeclarationKind = 'tierce' | 'quarte' | 'quinte' | 'carre';

/** A declaration with everything that its reader may know of it. */
export type ShownDeclaration = {
  readonly kind: DeclarationKind;
  readonly cards: Declared;
  readonly points: number;
};

export type PlayedCard = { readonly seat: Seat; readonly card: Card };

/** A finished trick: the cards in the order of play, and who took it. */
export type Trick = { readonly cards: readonly PlayedCard[]; readonly winner: Seat };

/** The highest bid, take or name so far, or the contract once the auction is over. */
export type Standing = {
  readonly contract: Contract;
  /** Only in a points auction, else `null`. */
  readonly value: BidValue | null;
  readonly bidder: Seat;
  readonly multiplier: 1 | 2 | 4;
};

/**
 * Everything that one reader may know, and nothing else: built field by field by `viewFor`.
 * `seat` is `null` for a spectator, who has no hand, no legal moves and no offered declarations.
 */
export type View = {
  readonly rules: RuleSet;
  readonly seat: Seat | null;
  /** `scored`: the deal is finished and the next one has not been dealt; `over`: the match has a winner. */
  readonly phase: 'auction' | 'play' | 'scored' | 'over';
  /** 0 for the first deal of the match. */
  readonly dealNumber: number;
  readonly dealer: Seat;
  /** The reader's cards as they are now, in the order in which they were dealt. Face-down cards are not in it. */
  readonly hand: readonly Card[];
  /** Cards each seat holds now, face-down ones included. */
  readonly handSizes: BySeat<number>;
  /** The card turned up in a turned-card auction (also after it has been taken), else `null`. */
  readonly turnedCard: Card | null;
  /** All that was said in this deal's auction, in order. */
  readonly calls: readonly Move[];
  readonly standing: Standing | null;
  /** The seat in turn; `null` when nobody is. Others may still double: see `legal`. */
  readonly turn: Seat | null;
  /** What the reader may do now; plays without `declare`. */
  readonly legal: readonly Move[];
  /** The set that the hand offers for its first card (best total), empty when it may announce nothing now. */
  readonly offered: readonly ShownDeclaration[];
  /** The cards on the table, in order of play; empty between tricks. */
  readonly trick: readonly PlayedCard[];
  /** The finished tricks of this deal, in order. */
  readonly tricks: readonly Trick[];
  readonly tricksTaken: BySide<number>;
  /** Kinds announced by each seat; the cards are known only through `shown`. */
  readonly announced: BySeat<readonly DeclarationKind[]>;
  /** After the first trick: the declarations that count, by seat, with their cards. Empty for the others. */
  readonly shown: BySeat<readonly ShownDeclaration[]>;
  /** Side whose sequences and carrés count, once they have been compared; points so far. */
  readonly declarationPoints: BySide<number>;
  /** Belotes announced by play so far. */
  readonly belotes: readonly { readonly seat: Seat; readonly suit: Suit }[];
  /** Finished deals of this match, oldest first. */
  readonly results: readonly DealResult[];
  readonly total: BySide<number>;
  readonly hanging: number;
  readonly winner: Side | null;
};
