import type { BidValue, Contract, Move } from '../actions.ts';
import { partnerOf, seatAfter, sideOf, SEATS, type Seat } from '../seats.ts';
import type { Standing } from '../view.ts';
import {
  closed,
  foreignCall,
  passedOn,
  type Auction,
  type AuctionKind,
  type AuctionTable,
} from './auction.ts';

/** The lowest bid; bids go up by tens to `maxBid`, then capot. */
export const LOWEST_BID = 80;
const BID_STEP = 10;

/**
 * Bids of a value and a contract, each higher in value than the last; then, as `double` says, doubling at any time,
 * after the auction and a raise, or not at all (RULES §2, "points").
 */
export const points: AuctionKind = { calls, after };

function calls(table: AuctionTable, auction: Auction): readonly Move[] {
  const { turn: seat, standing } = auction;
  const pass: Move = { seat, type: 'pass' };
  switch (auction.step) {
    case 'raising':
      return standing === null ? [pass] : [pass, ...bids(table, auction, [standing.contract])];
    case 'doubling':
      return [pass, { seat, type: 'double' }];
    case 'redoubling':
      return [pass, { seat, type: 'redouble' }];
    case 'bidding':
    case 'second-round':
    case 'closed':
      return [pass, ...bids(table, auction, table.rules.contracts), ...doubles(table, standing)];
  }
}

function bids(table: AuctionTable, auction: Auction, contracts: readonly Contract[]): readonly Move[] {
  const moves: Move[] = [];
  for (const value of valuesAbove(auction.standing?.value ?? null, table.rules.maxBid ?? 0)) {
    for (const contract of contracts) moves.push({ seat: auction.turn, type: 'bid', contract, value });
  }
  return moves;
}

/** The values that may still be bid, lowest first. */
function valuesAbove(last: BidValue | null, maxBid: number): readonly BidValue[] {
  if (last === 'capot') return [];
  const values: BidValue[] = [];
  for (let value = last === null ? LOWEST_BID : last + BID_STEP; value <= maxBid; value += BID_STEP) {
    values.push(value);
  }
  values.push('capot');
  return values;
}

/** Either opponent of the bidder, in turn or not. */
function doubles({ rules }: AuctionTable, standing: Standing | null): readonly Move[] {
  if (rules.double !== 'any-time' || standing === null) return [];
  const opponents = SEATS.filter((seat) => sideOf(seat) !== sideOf(standing.bidder));
  return opponents.map((seat): Move => ({ seat, type: 'double' }));
}

function after({ rules }: AuctionTable, auction: Auction, call: Move): Auction {
  switch (call.type) {
    case 'pass':
      return afterPass(passedOn(auction), rules.double === 'after-auction');
    case 'bid':
      return afterBid(auction, {
        contract: call.contract,
        value: call.value ?? null,
        bidder: call.seat,
        multiplier: 1,
      });
    case 'double':
      return auction.standing === null ? foreignCall(call) : afterDouble(auction.standing);
    case 'redouble':
      return auction.standing === null ? foreignCall(call) : redoubled(auction, auction.standing);
    case 'take':
    case 'name':
    case 'play':
      return foreignCall(call);
  }
}

function afterPass(auction: Auction, doublingFollows: boolean): Auction {
  const { standing, passes } = auction;
  if (standing === null) return passes === 4 ? closed(auction) : auction;
  switch (auction.step) {
    case 'raising':
      return doublingStep(standing);
    case 'doubling':
      return passes === 2 ? closed(auction) : { ...auction, turn: seatAfter(standing.bidder, 3) };
    case 'redoubling':
      return passes === 2 ? closed(auction) : { ...auction, turn: partnerOf(standing.bidder) };
    case 'bidding':
    case 'second-round':
    case 'closed':
      if (passes < 3) return auction;
      return doublingFollows ? afterLastBid(standing) : closed(auction);
  }
}

/** No raise is left behind a capot bid: that step is skipped. */
function afterLastBid(standing: Standing): Auction {
  return standing.value === 'capot' ? doublingStep(standing) : step('raising', standing.bidder, standing);
}

function afterBid(auction: Auction, standing: Standing): Auction {
  return auction.step === 'raising'
    ? doublingStep(standing)
    : step('bidding', seatAfter(standing.bidder), standing);
}

function doublingStep(standing: Standing): Auction {
  return step('doubling', seatAfter(standing.bidder), standing);
}

function afterDouble(standing: Standing): Auction {
  return step('redoubling', standing.bidder, { ...standing, multiplier: 2 });
}

function redoubled(auction: Auction, standing: Standing): Auction {
  return closed({ ...auction, standing: { ...standing, multiplier: 4 } });
}

function step(name: Auction['step'], turn: Seat, standing: Standing): Auction {
  return { step: name, turn, passes: 0, standing };
}
