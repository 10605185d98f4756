import type { RuleSet } from '../ruleset.ts';

/** Team belote to 1000, clockwise and without declarations (RULES §2). */
export const TEAM: RuleSet = {
  id: 'team',
  target: 1000,
  direction: 'clockwise',
  auction: 'turned-card',
  contracts: ['C', 'D', 'H', 'S'],
  double: 'no',
  maxBid: null,
  ruffOverPartner: 'free',
  beatPlainSuit: 'free',
  undertrump: 'forced',
  declarations: { compare: 'off', tie: null, needTrick: 'no', eightRun: 'one-quinte' },
  sequenceLength: null,
  capot: { kind: 'bonus', points: 90 },
  scoring: 'plain',
  tie: 'all-hang',
  beloteOnFail: 'stays',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'no',
  eightRunWins: 'no',
};
