import { RULESET_IDS, type RuleSet, type RuleSetId } from '../ruleset.ts';
import { BELA } from './bela.ts';
import { BULGARIAN } from './bulgarian.ts';
import { CLASSIC_1000 } from './classic-1000.ts';
import { CLASSIC_501 } from './classic-501.ts';
import { COINCHE } from './coinche.ts';
import { CONTREE } from './contree.ts';
import { FRENCH } from './french.ts';
import { TEAM } from './team.ts';

const RULESETS: Readonly<Record<RuleSetId, RuleSet>> = {
  bulgarian: BULGARIAN,
  french: FRENCH,
  coinche: COINCHE,
  bela: BELA,
  'classic-1000': CLASSIC_1000,
  'classic-501': CLASSIC_501,
  team: TEAM,
  contree: CONTREE,
};

/** The rule set of that name without any house rule. */
export function ruleSetOf(id: RuleSetId): RuleSet {
  return RULESETS[id];
}

export function isRuleSetId(value: unknown): value is RuleSetId {
  return RULESET_IDS.some((id) => id === value);
}
