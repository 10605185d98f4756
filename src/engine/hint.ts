import type { Contract, Move } from './actions.ts';
import type { Card, Suit } from './cards.ts';
import type { Seat } from './seats.ts';

/** An opponent who is out of a suit in most of the deals that are possible; `certain`: in all of them. */
export type LikelyVoid = { readonly seat: Seat; readonly suit: Suit; readonly certain: boolean };

/** Why a strong player would do it, as facts for a sentence; never more than the asker's view tells. */
export type HintReason =
  | { readonly kind: 'only-move' }
  /** Another card is worth as much, as far as anybody can know. */
  | { readonly kind: 'equally-good' }
  /** Card points more than the next best card brings on average. */
  | {
      readonly kind: 'worth-more';
      readonly pointsMore: number;
      readonly than: Card;
      readonly void: LikelyVoid | null;
    }
  /** Not more points on average, but a better chance for the contract, or for the match. */
  | { readonly kind: 'for-the-contract' }
  /** Points that the own side can expect with this contract, belote and declarations included. */
  | { readonly kind: 'good-hand'; readonly contract: Contract; readonly points: number }
  /** The best contract that the hand could offer, and what it would make. */
  | { readonly kind: 'weak-hand'; readonly contract: Contract; readonly points: number }
  /** The other side's contract is likely to fail, or the own one, doubled, to be made. */
  | { readonly kind: 'they-fail' }
  | { readonly kind: 'we-make-it' }
  /** Nothing but a double or redouble could be said, and it would not pay. */
  | { readonly kind: 'stakes-too-high' }
  /** Found by rules of thumb, without imagining deals. */
  | { readonly kind: 'rule-of-thumb' };

/** What a strong player would do in the place of a view's reader, and why. */
export type Hint = { readonly move: Move; readonly reason: HintReason };
