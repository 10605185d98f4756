import { CONTRACTS, type Contract, type Move } from '../actions.ts';
import { seatAfter, sideOf, type Seat } from '../seats.ts';
import type { Standing } from '../view.ts';
import {
  closed,
  foreignCall,
  passedOn,
  type Auction,
  type AuctionKind,
  type AuctionTable,
} from './auction.ts';

/**
 * Bids climb from clubs to all trump; the other side may double and the own side redouble, in turn; three passes
 * behind the last bid, double or redouble end it, four at the start pass the deal out (RULES §2, "ladder").
 */
export const ladder: AuctionKind = { calls, after };

function calls({ rules }: AuctionTable, { turn: seat, standing }: Auction): readonly Move[] {
  const bids = rules.contracts
    .filter((contract) => isHigher(contract, standing))
    .map((contract): Move => ({ seat, type: 'bid', contract }));
  const moves: Move[] = [{ seat, type: 'pass' }, ...bids];
  if (rules.double === 'in-turn') moves.push(...doubling(seat, standing));
  return moves;
}

function isHigher(contract: Contract, standing: Standing | null): boolean {
  return standing === null || CONTRACTS.indexOf(contract) > CONTRACTS.indexOf(standing.contract);
}

function doubling(seat: Seat, standing: Standing | null): readonly Move[] {
  if (standing === null) return [];
  const own = sideOf(standing.bidder) === sideOf(seat);
  if (!own && standing.multiplier === 1) return [{ seat, type: 'double' }];
  return own && standing.multiplier === 2 ? [{ seat, type: 'redouble' }] : [];
}

function after(_table: AuctionTable, auction: Auction, call: Move): Auction {
  switch (call.type) {
    case 'pass':
      return afterPass(passedOn(auction));
    case 'bid':
      return raisedTo(auction, { contract: call.contract, value: null, bidder: call.seat, multiplier: 1 });
    case 'double':
    case 'redouble':
      return multiplied(auction, call.type === 'double' ? 2 : 4);
    case 'take':
    case 'name':
    case 'play':
      return foreignCall(call);
  }
}

function afterPass(auction: Auction): Auction {
  return auction.passes === (auction.standing === null ? 4 : 3) ? closed(auction) : auction;
}

function multiplied(auction: Auction, multiplier: 2 | 4): Auction {
  return auction.standing === null ? auction : raisedTo(auction, { ...auction.standing, multiplier });
}

function raisedTo(auction: Auction, standing: Standing): Auction {
  return { step: 'bidding', turn: seatAfter(auction.turn), passes: 0, standing };
}
