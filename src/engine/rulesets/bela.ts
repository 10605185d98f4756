import type { RuleSet } from '../ruleset.ts';

/** Croatian bela to 1001: six cards in hand, two face down, one chance to name trumps (RULES §2). */
export const BELA: RuleSet = {
  id: 'bela',
  target: 1001,
  direction: 'ccw',
  auction: 'name-once',
  contracts: ['C', 'D', 'H', 'S'],
  double: 'no',
  maxBid: null,
  ruffOverPartner: 'forced',
  beatPlainSuit: 'free',
  undertrump: 'forced',
  declarations: { compare: 'single-best', tie: 'seat', needTrick: 'no', eightRun: 'one-quinte' },
  sequenceLength: 'class',
  capot: { kind: 'bonus', points: 90 },
  scoring: 'plain',
  tie: 'bidders-hang',
  beloteOnFail: 'to-opponents',
  tricklessBelote: 'to-opponents',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'yes',
  eightRunWins: 'no',
};
