import type { CallTuning } from './call-tuning.ts';

/** Written by `npm run fit -- calls`: deals of bold against cautious bidders. */
export const CALL_TUNING: CallTuning = {
  take: 17,
  name: 9,
  nameOnce: [19, 13, 11, 0],
  open: 17,
  overPartner: 14,
  overOpponents: 19,
  double: 12,
  redouble: 22,
  bidderHas: 12,
  safety: 3,
  greed: 0.5,
  bidderMakes: 6,
  doubleBid: 9,
  redoubleBid: 25,
};
