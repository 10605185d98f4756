import type { BidValue, Contract } from './actions.ts';
import type { BySide, Seat, Side } from './seats.ts';

/** A finished deal, with the fields and units of the `record` command (RULES §4); pairs are by side. */
export type DealResult = {
  readonly outcome: 'made' | 'failed' | 'tied' | 'passed-out';
  readonly contract: Contract | null;
  readonly bidder: Seat | null;
  readonly value: BidValue | null;
  readonly multiplier: 1 | 2 | 4;
  /** Tricks taken. */
  readonly tricks: BySide<number>;
  /** Card points as scored: no-trump doubling, scaling and the last trick included, a capot bonus not. */
  readonly cards: BySide<number>;
  /** Declarations that count. */
  readonly declarations: BySide<number>;
  /** Belote points that count, after a transfer. */
  readonly belote: BySide<number>;
  readonly capot: Side | null;
  /** What each side writes for this deal, hanging points that it wins included. */
  readonly score: BySide<number>;
  /** Points that no side has after this deal. */
  readonly hanging: number;
  /** The running score after this deal. */
  readonly total: BySide<number>;
};
