import type { RuleSet } from '../ruleset.ts';

/** Contrée to 701: a points auction, then a raise, then doubling (RULES §2). */
export const CONTREE: RuleSet = {
  id: 'contree',
  target: 701,
  direction: 'ccw',
  auction: 'points',
  contracts: ['C', 'D', 'H', 'S'],
  double: 'after-auction',
  maxBid: 160,
  ruffOverPartner: 'free',
  beatPlainSuit: 'free',
  undertrump: 'forced',
  declarations: null,
  sequenceLength: null,
  capot: { kind: 'nothing' },
  scoring: 'contree',
  tie: null,
  beloteOnFail: 'to-opponents',
  tricklessBelote: 'stays',
  valatBlocksEnd: 'no',
  hangingBlocksEnd: 'no',
  eightRunWins: 'no',
};
