import type { BidValue, Contract, Move } from '../../engine/actions.ts';
import { LOWEST_BID } from '../../engine/auction/points.ts';
import { sideOf, type Seat } from '../../engine/seats.ts';
import { rawTotal, SUIT_TOTAL } from '../search/search-rules.ts';
import type { CallTuning } from './call-tuning.ts';
import type { HandReading } from './hand-reading.ts';
import { passOption, type Option } from './option.ts';
import type { Spot } from './spot.ts';

/** What a capot bid is taken for when it is compared with numbers. */
const CAPOT_POINTS = 250;
const STEP = 10;
/** The least card points that a made contract has, whatever was bid. */
const LEAST_CARDS = 82;

export function pointsOptions(spot: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { step, turn: seat } = spot.auction;
  switch (step) {
    case 'bidding':
    case 'second-round':
    case 'closed':
      return [passOption(seat), ...bids(spot, reading, tuning), ...doubles(spot, reading, tuning)];
    case 'raising':
      return [passOption(seat), ...raises(spot, reading, tuning)];
    case 'doubling':
      return [passOption(seat), doubling(spot, reading, tuning)];
    case 'redoubling':
      return [passOption(seat), redoubling(spot, reading, tuning)];
  }
}

/** Own suits, and once the opponents bid over it the partner's too. */
function bids(spot: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { standing, turn: seat } = spot.auction;
  const lowest = standing === null ? LOWEST_BID : pointsBid(standing.value) + STEP;
  if (lowest > (spot.rules.maxBid ?? 0)) return [];
  if (standing !== null && sideOf(standing.bidder) === sideOf(seat))
    return raiseOfPartner(spot, standing.contract, lowest, reading, tuning);
  const biddable = spot.rules.contracts.filter(
    (contract) => reading.isBiddable(contract) || partnersBid(spot, contract) !== null,
  );
  return biddable.map((contract) => {
    const promise = promiseOf(spot, contract, reading, tuning);
    return bidOption(seat, contract, promise - tuning.safety, lowest, spot, tuning);
  });
}

/** Once, and only by who has not bid: the partner raised in turn would count the own cards twice. */
function raiseOfPartner(
  spot: Spot,
  contract: Contract,
  lowest: number,
  reading: HandReading,
  tuning: CallTuning,
): readonly Option[] {
  const seat = spot.auction.turn;
  if (spot.calls.some((call) => call.type === 'bid' && call.seat === seat)) return [];
  const promise = promiseOf(spot, contract, reading, tuning);
  return [bidOption(seat, contract, promise - tuning.raise, lowest, spot, tuning)];
}

function bidOption(
  seat: Seat,
  contract: Contract,
  affordable: number,
  lowest: number,
  { rules }: Spot,
  { greed }: CallTuning,
): Option {
  const surplus = Math.max(0, affordable - lowest);
  const value = Math.min(lowest + Math.floor((surplus * greed) / STEP) * STEP, rules.maxBid ?? lowest);
  return { move: { seat, type: 'bid', contract, value }, score: affordable - lowest };
}

/** Points that the own side makes with this contract, from the own hand or on top of the partner's bid. */
function promiseOf(spot: Spot, contract: Contract, reading: HandReading, tuning: CallTuning): number {
  const own = ownPromise(contract, reading);
  const partners = partnersBid(spot, contract);
  if (partners === null) return own;
  return Math.max(own, partners + tuning.bidderMakes + reading.support(contract));
}

/** Fewer than half of the cards make no contract, however much is declared. */
function ownPromise(contract: Contract, reading: HandReading): number {
  const cards = (reading.points(contract) * SUIT_TOTAL) / rawTotal(contract);
  return Math.min(cards + reading.extras(contract), cards + (cards < LEAST_CARDS ? 0 : Infinity));
}

function partnersBid({ calls, auction }: Spot, contract: Contract): number | null {
  const bid = calls.findLast(
    (call): call is Extract<Move, { type: 'bid' }> =>
      call.type === 'bid' && call.contract === contract && ((call.seat ^ auction.turn) & 3) === 2,
  );
  return bid === undefined ? null : pointsBid(bid.value ?? null);
}

function doubles(spot: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { standing, turn } = spot.auction;
  const may =
    spot.rules.double === 'any-time' && standing !== null && sideOf(standing.bidder) !== sideOf(turn);
  return may ? [doubling(spot, reading, tuning)] : [];
}

function doubling({ auction }: Spot, reading: HandReading, tuning: CallTuning): Option {
  const { standing, turn: seat } = auction;
  const theirs = standing === null ? 0 : tuning.bidderMakes + reading.defence(standing.contract);
  return { move: { seat, type: 'double' }, score: -theirs - tuning.doubleBid };
}

function redoubling({ auction }: Spot, reading: HandReading, tuning: CallTuning): Option {
  const { standing, turn: seat } = auction;
  if (standing === null) return passOption(seat);
  const bid = pointsBid(standing.value);
  const above =
    standing.bidder === seat
      ? ownPromise(standing.contract, reading) - bid
      : tuning.bidderMakes + reading.support(standing.contract);
  return { move: { seat, type: 'redouble' }, score: above - tuning.redoubleBid };
}

/** The bidder's own last word. */
function raises({ auction, rules }: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { standing, turn: seat } = auction;
  if (standing === null) return [];
  const value = pointsBid(standing.value) + STEP;
  if (value > (rules.maxBid ?? 0)) return [];
  const score = ownPromise(standing.contract, reading) - value - tuning.redoubleBid;
  return [{ move: { seat, type: 'bid', contract: standing.contract, value }, score }];
}

function pointsBid(value: BidValue | null): number {
  return value === 'capot' ? CAPOT_POINTS : (value ?? 0);
}
