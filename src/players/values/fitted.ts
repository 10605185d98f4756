import type { RuleSet } from '../../engine/ruleset.ts';
import type { TrumpKind } from '../search/layout.ts';

/** Weights of a linear value: a constant, one for each place behind forehand, then the features of trumps and of plain suits. */
export type Weights = {
  readonly base: number;
  /** By the bidder's place behind forehand. */
  readonly places: readonly number[];
  readonly trump: readonly number[];
  readonly plain: readonly number[];
};

/** What solved deals say about the hands of one kind of auction and contract. Points are unscaled, of the bidders' side. */
export type Fit = {
  readonly auction: RuleSet['auction'];
  readonly kind: TrumpKind;
  readonly undertrump: RuleSet['undertrump'];
  /** Cards that a bidder knows, a turned card included. */
  readonly cards: number;
  readonly deals: number;
  readonly seed: number;
  /** The bidders' points from the bidder's hand, and how far the truth lies from it. */
  readonly own: Weights;
  readonly ownSd: number;
  /** The bidders' points over all these deals. */
  readonly mean: number;
  /** The same from the hand of the bidder's partner, and of an opponent. */
  readonly partner: Weights;
  readonly opponent: Weights;
  /** What sound players make of a deal: `base + slope × solved value`, with this spread. */
  readonly real: { readonly base: number; readonly slope: number; readonly sd: number };
};
