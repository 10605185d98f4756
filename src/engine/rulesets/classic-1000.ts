import type { RuleSet } from '../ruleset.ts';

/** Classic belote to 1000, in which equal sums make the contract (RULES §2). */
export const CLASSIC_1000: RuleSet = {
  id: 'classic-1000',
  target: 1000,
  direction: 'ccw',
  auction: 'turned-card',
  contracts: ['C', 'D', 'H', 'S'],
  double: 'no',
  maxBid: null,
  ruffOverPartner: 'free',
  beatPlainSuit: 'free',
  undertrump: 'forced',
  declarations: { compare: 'single-best', tie: 'trump-then-seat', needTrick: 'no', eightRun: 'one-quinte' },
  sequenceLength: 'class',
  capot: { kind: 'bonus', points: 90 },
  scoring: 'plain',
  tie: 'made',
  beloteOnFail: 'stays',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'no',
  eightRunWins: 'no',
};
