import type { Move } from '../actions.ts';
import { suitOf, SUITS, type Suit } from '../cards.ts';
import {
  closed,
  foreignCall,
  passedOn,
  type Auction,
  type AuctionKind,
  type AuctionTable,
} from './auction.ts';

/**
 * Round 1: take the turned suit or pass. After four passes round 2: name one of the other three suits or pass. All
 * pass twice: passed out (RULES §2, "turned-card").
 */
export const turnedCard: AuctionKind = { calls, after };

function calls({ turnedCard: card }: AuctionTable, { step, turn: seat }: Auction): readonly Move[] {
  const pass: Move = { seat, type: 'pass' };
  if (step === 'bidding') return [pass, { seat, type: 'take' }];
  const others = SUITS.filter((suit) => card === null || suit !== suitOf(card));
  return [pass, ...others.map((suit): Move => ({ seat, type: 'name', suit }))];
}

function after({ turnedCard: card }: AuctionTable, auction: Auction, call: Move): Auction {
  switch (call.type) {
    case 'pass':
      return afterPass(passedOn(auction));
    case 'take':
      return card === null ? foreignCall(call) : taken(auction, suitOf(card));
    case 'name':
      return taken(auction, call.suit);
    case 'bid':
    case 'double':
    case 'redouble':
    case 'play':
      return foreignCall(call);
  }
}

function afterPass(auction: Auction): Auction {
  if (auction.passes < 4) return auction;
  return auction.step === 'bidding' ? { ...auction, step: 'second-round', passes: 0 } : closed(auction);
}

function taken(auction: Auction, contract: Suit): Auction {
  return closed({ ...auction, standing: { contract, value: null, bidder: auction.turn, multiplier: 1 } });
}
