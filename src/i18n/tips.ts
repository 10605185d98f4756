import type { RuleSetId } from '../engine/ruleset.ts';

/** One piece of advice; which of them are true at a table follows from its rules. */
export type TipKey =
  | 'take'
  | 'ladder'
  | 'points'
  | 'name'
  | 'leadTrumps'
  | 'countTrumps'
  | 'feedPartner'
  | 'guardTen'
  | 'partnersTrick'
  | 'forcedRuff'
  | 'forcedUndertrump'
  | 'forcedBeat'
  | 'noTrump'
  | 'allTrump'
  | 'double'
  | 'announce'
  | 'hanging'
  | 'capot'
  | 'belote'
  | 'lastTrick';

export type TipSentences = Readonly<Record<TipKey, string>> & { title(ruleSet: RuleSetId): string };
