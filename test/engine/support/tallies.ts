import type { BidValue, Contract } from '../../../src/engine/actions.ts';
import type { Tally } from '../../../src/engine/scoring/tally.ts';
import type { BySide } from '../../../src/engine/seats.ts';

export type Points = {
  readonly contract?: Contract;
  readonly value?: BidValue;
  readonly multiplier?: 1 | 2 | 4;
  /** Every pair: bidders first. */
  readonly cards: BySide<number>;
  readonly declarations?: BySide<number>;
  readonly belote?: BySide<number>;
  /** Who took every trick. */
  readonly capot?: 'bidders' | 'defenders';
};

/** A finished deal of bidders on seat 0. */
export function tally(points: Points): Tally {
  const capot = capotOf(points);
  return {
    standing: {
      contract: points.contract ?? 'H',
      value: points.value ?? null,
      bidder: 0,
      multiplier: points.multiplier ?? 1,
    },
    bidders: 0,
    defenders: 1,
    tricks: capot === null ? [4, 4] : ([8 * (1 - capot), 8 * capot] as const),
    cards: points.cards,
    declarations: points.declarations ?? [0, 0],
    belote: points.belote ?? [0, 0],
    capot,
  };
}

function capotOf({ capot }: Points): Tally['capot'] {
  if (capot === undefined) return null;
  return capot === 'bidders' ? 0 : 1;
}
