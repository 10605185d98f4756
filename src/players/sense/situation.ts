import type { SearchRules } from '../search/search-rules.ts';

/** A contract as the rules of thumb see it. */
export type Contracted = { readonly rules: SearchRules; readonly bidder: number };

/**
 * What a seat faces when it has to play a card: its own hand and what everybody knows. Mutable and reused, since
 * whole deals are played with it thousands of times a second.
 */
export type Situation = {
  seat: number;
  /** The seat's own cards. */
  hand: number;
  /** Cards that were played, those on the table included. */
  seen: number;
  /** Cards that each seat may still hold as far as everybody knows. */
  readonly may: Int32Array;
  /** 0 for the lead to 3 for the last card of a trick; of the rest, all but `seat` matter only behind a lead. */
  place: number;
  led: number;
  best: number;
  bestSeat: number;
  /** Points of the cards on the table. */
  onTable: number;
};

export function newSituation(): Situation {
  return {
    seat: 0,
    hand: 0,
    seen: 0,
    may: new Int32Array(4).fill(-1),
    place: 0,
    led: 0,
    best: 0,
    bestSeat: 0,
    onTable: 0,
  };
}
