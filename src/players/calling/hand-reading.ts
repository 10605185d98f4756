import type { Contract } from '../../engine/actions.ts';
import { rawTotal } from '../search/search-rules.ts';
import { handValuesFor, type HandValue } from '../values/hand-value.ts';
import { isBiddable } from './biddable.ts';
import { extrasOf } from './extras.ts';
import type { Spot } from './spot.ts';

/** A hand in an auction, valued for every contract as needed. `more` are cards that come with the contract. */
export type HandReading = {
  /** Card points that sound players make with this hand as bidder, unscaled. */
  readonly points: (contract: Contract, more?: number) => number;
  /** Expected belote and declarations of the own hand. */
  readonly extras: (contract: Contract, more?: number) => number;
  /** Points above half of all that count, as if the contract were a suit's. */
  readonly margin: (contract: Contract, more?: number) => number;
  readonly isBiddable: (contract: Contract) => boolean;
  /** What the hand adds to what the partner's bid promises, and what it takes from an opponent's, as suit points. */
  readonly support: (contract: Contract) => number;
  readonly defence: (contract: Contract) => number;
};

/** A suit contract's half, the unit in which contracts are compared. */
const HALF_SUIT = 81;
const LIKELY_TO_COUNT = 0.5;

export function readHand(spot: Spot, hand: number): HandReading {
  const valueOf = handValuesFor(spot.rules);
  const seat = spot.auction.turn;
  const place = (seat - spot.dealer - 1) & 3;
  const real = ({ real }: HandValue, solved: number): number => real.base + real.slope * solved;
  const points = (contract: Contract, more = 0): number => {
    const value = valueOf(contract);
    return real(value, value.own(hand | more, place));
  };
  const extras = (contract: Contract, more = 0): number => extrasOf(spot.rules, contract, hand | more);
  const share = (contract: Contract): number => HALF_SUIT / (rawTotal(contract) / 2);
  const deviation = (contract: Contract, role: 'partner' | 'opponent', bidderPlace: number): number => {
    const value = valueOf(contract);
    return value.real.slope * (value[role](hand, bidderPlace) - value.mean) * share(contract);
  };
  const bidderPlace = (): number => ((spot.auction.standing?.bidder ?? 0) - spot.dealer - 1) & 3;
  const declared = (contract: Contract): number => extrasOf(spot.rules, contract, hand) * LIKELY_TO_COUNT;
  return {
    points,
    extras,
    margin: (contract, more = 0) =>
      (points(contract, more) - rawTotal(contract) / 2) * share(contract) + extras(contract, more) / 2,
    isBiddable: (contract) => isBiddable(contract, hand),
    support: (contract) => deviation(contract, 'partner', bidderPlace()) + declared(contract),
    defence: (contract) => deviation(contract, 'opponent', bidderPlace()) - declared(contract),
  };
}
