import type { Move } from '../actions.ts';
import { SUITS, type Suit } from '../cards.ts';
import {
  closed,
  foreignCall,
  passedOn,
  type Auction,
  type AuctionKind,
  type AuctionTable,
} from './auction.ts';

/** Each seat may name a suit or pass, once; the dealer must name when the others have passed (RULES §2). */
export const nameOnce: AuctionKind = { calls, after };

function calls({ dealer }: AuctionTable, { turn: seat }: Auction): readonly Move[] {
  const names = SUITS.map((suit): Move => ({ seat, type: 'name', suit }));
  return seat === dealer ? names : [{ seat, type: 'pass' }, ...names];
}

function after(_table: AuctionTable, auction: Auction, call: Move): Auction {
  switch (call.type) {
    case 'pass':
      return passedOn(auction);
    case 'name':
      return named(auction, call.suit);
    case 'take':
    case 'bid':
    case 'double':
    case 'redouble':
    case 'play':
      return foreignCall(call);
  }
}

function named(auction: Auction, contract: Suit): Auction {
  return closed({ ...auction, standing: { contract, value: null, bidder: auction.turn, multiplier: 1 } });
}
