import type { RuleSet } from '../ruleset.ts';

/** Coinche to 1000: a points auction that an opponent may double at any time (RULES §2). */
export const COINCHE: RuleSet = {
  id: 'coinche',
  target: 1000,
  direction: 'ccw',
  auction: 'points',
  contracts: ['C', 'D', 'H', 'S'],
  double: 'any-time',
  maxBid: 180,
  ruffOverPartner: 'free',
  beatPlainSuit: 'free',
  undertrump: 'free',
  declarations: { compare: 'single-best', tie: 'trump-then-seat', needTrick: 'no', eightRun: 'one-quinte' },
  sequenceLength: 'class',
  capot: { kind: 'cards', points: 250 },
  scoring: 'coinche',
  tie: null,
  beloteOnFail: 'stays',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'no',
  eightRunWins: 'no',
};
