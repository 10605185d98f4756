/** How bold a sound player is, in card points of a suit contract. */
export type CallTuning = {
  /** Above half of the points that a hand must promise to take the turned card, and to name a suit after four passes. */
  readonly take: number;
  readonly name: number;
  /** To name a suit in a name-once auction, by the place behind forehand; the dealer has no choice. */
  readonly nameOnce: readonly number[];
  /** To open a ladder, to bid over the partner and over the opponents, to double and to redouble. */
  readonly open: number;
  readonly overPartner: number;
  readonly overOpponents: number;
  readonly double: number;
  readonly redouble: number;
  /** What somebody who bid in a ladder is expected to have above half. */
  readonly bidderHas: number;
  /** In points auctions: what a hand must promise above the bid, and the share of what is left that is bid at once. */
  readonly safety: number;
  readonly greed: number;
  /** What the side must promise above the next bid to raise the partner's. */
  readonly raise: number;
  /** Above the bid: what a bidder is expected to make; what the opponents must miss to be doubled; what is needed to redouble. */
  readonly bidderMakes: number;
  readonly doubleBid: number;
  readonly redoubleBid: number;
};
