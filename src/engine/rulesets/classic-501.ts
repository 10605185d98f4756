import type { RuleSet } from '../ruleset.ts';

/** Classic belote to 501, in which a longer run beats a shorter one and a capot lifts the last trick (RULES §2). */
export const CLASSIC_501: RuleSet = {
  id: 'classic-501',
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
  sequenceLength: 'length',
  capot: { kind: 'last-trick', points: 100 },
  scoring: 'plain',
  tie: 'bidders-hang',
  beloteOnFail: 'to-opponents',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'no',
  eightRunWins: 'no',
};
