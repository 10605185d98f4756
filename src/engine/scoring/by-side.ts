import type { BySide, Side } from '../seats.ts';

export function sum(pair: BySide<number>): number {
  return pair[0] + pair[1];
}

/** A pair from what the bidders and what the others get. */
export function bySide(bidders: Side, forBidders: number, forDefenders: number): BySide<number> {
  return bidders === 0 ? [forBidders, forDefenders] : [forDefenders, forBidders];
}
