import type { RuleSet } from '../ruleset.ts';

/** French belote to 501 around a card turned up (RULES §2). */
export const FRENCH: RuleSet = {
  id: 'french',
  target: 501,
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
  tie: 'bidders-hang',
  beloteOnFail: 'to-opponents',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'yes',
  eightRunWins: 'no',
};
