import type { RuleSet } from '../ruleset.ts';

/** Bulgarian belot to 151: a ladder auction with no trump and all trump, written in tenths (RULES §2). */
export const BULGARIAN: RuleSet = {
  id: 'bulgarian',
  target: 151,
  direction: 'ccw',
  auction: 'ladder',
  contracts: ['C', 'D', 'H', 'S', 'NT', 'AT'],
  double: 'in-turn',
  maxBid: null,
  ruffOverPartner: 'free',
  beatPlainSuit: 'free',
  undertrump: 'free',
  declarations: { compare: 'separate', tie: 'cancel', needTrick: 'no', eightRun: 'quinte-and-tierce' },
  sequenceLength: 'class',
  capot: { kind: 'bonus', points: 90 },
  scoring: 'tenths',
  tie: 'bidders-hang',
  beloteOnFail: null,
  tricklessBelote: 'stays',
  valatBlocksEnd: 'yes',
  hangingBlocksEnd: 'yes',
  eightRunWins: 'no',
};
