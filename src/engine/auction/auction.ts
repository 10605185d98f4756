import type { Move } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { RuleSet } from '../ruleset.ts';
import { seatAfter, type Seat } from '../seats.ts';
import type { Standing } from '../view.ts';

/** Where an auction stands. Closed without `standing`, the deal is passed out. */
export type Auction = {
  readonly step: 'bidding' | 'second-round' | 'raising' | 'doubling' | 'redoubling' | 'closed';
  readonly turn: Seat;
  /** Passes in a row, or within the step. */
  readonly passes: number;
  readonly standing: Standing | null;
};

/** What an auction depends on besides what was said. */
export type AuctionTable = {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly turnedCard: Card | null;
};

/** One kind of auction: what may be said, by everybody who may speak, and what a legal call leads to. */
export type AuctionKind = {
  readonly calls: (table: AuctionTable, auction: Auction) => readonly Move[];
  readonly after: (table: AuctionTable, auction: Auction, call: Move) => Auction;
};

/** Forehand speaks first. */
export function openAuction(dealer: Seat): Auction {
  return { step: 'bidding', turn: seatAfter(dealer), passes: 0, standing: null };
}

/** One pass more; the turn goes on. */
export function passedOn(auction: Auction): Auction {
  return { ...auction, turn: seatAfter(auction.turn), passes: auction.passes + 1 };
}

export function closed(auction: Auction): Auction {
  return { ...auction, step: 'closed' };
}

/** A call that this kind of auction never lists has come through: a bug of ours, never a player's mistake. */
export function foreignCall(call: Move): never {
  throw new Error(`${call.type} does not belong to this auction`);
}
