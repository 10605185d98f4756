import type { Move } from './actions.ts';
import type { Auction } from './auction/auction.ts';
import type { Card } from './cards.ts';
import type { Hands } from './dealing.ts';
import type { AnnouncedBySeat } from './declarations/compare.ts';
import type { Seat } from './seats.ts';
import type { Belote, PlayedCard, Standing, Trick } from './view.ts';

type Common = {
  /** 0 for the first deal of the match. */
  readonly number: number;
  readonly dealer: Seat;
  /** What each seat holds now; face-down cards are not in it. */
  readonly hands: Hands;
  readonly turnedCard: Card | null;
  /** All that was said in the auction. */
  readonly calls: readonly Move[];
};

export type Bidding = Common & {
  readonly phase: 'auction';
  readonly undealt: readonly Card[];
  readonly auction: Auction;
};

type Played = Common & {
  readonly standing: Standing;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  /** What each seat has announced with its first card; secret until it is compared. */
  readonly announced: AnnouncedBySeat;
  /** What counts, once the first trick is over. */
  readonly counted: AnnouncedBySeat | null;
  readonly belotes: readonly Belote[];
};

export type Playing = Played & { readonly phase: 'play'; readonly turn: Seat };

/** Scored, or cut off by a run of eight that won the match. */
export type Finished = Played & { readonly phase: 'finished' };

export type PassedOut = Common & { readonly phase: 'passed-out' };

export type Deal = Bidding | Playing | Finished | PassedOut;
