import type { CallTuning } from './call-tuning.ts';

/**
 * From `npm run fit -- calls`, rounded towards boldness: near the best little is lost, and somebody who never fails bids too
 * seldom to be good company.
 */
export const CALL_TUNING: CallTuning = {
  take: 18,
  name: 14,
  nameOnce: [20, 12, 14, 0],
  open: 20,
  overPartner: 14,
  overOpponents: 19,
  double: 13,
  redouble: 24,
  bidderHas: 14,
  safety: 4,
  greed: 0.5,
  raise: 16,
  bidderMakes: 12,
  doubleBid: 9,
  redoubleBid: 24,
};
