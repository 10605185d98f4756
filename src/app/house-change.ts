import type { Result } from '../engine/result.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { houseRulesOf, withHouseRules, type HouseRules } from '../engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../engine/rulesets/registry.ts';

/** The rules of a table with more house rules over those that it has, or the engine's reason against them. */
export function changedRules(rules: RuleSet, change: HouseRules): Result<RuleSet, string> {
  return withHouseRules(ruleSetOf(rules.id), merged(houseRulesOf(rules), change));
}

/** Whether two tables of one rule set are played alike. */
export function areSameRules(one: RuleSet, other: RuleSet): boolean {
  return JSON.stringify(houseRulesOf(one)) === JSON.stringify(houseRulesOf(other));
}

function merged(house: HouseRules, change: HouseRules): HouseRules {
  const declarations = { ...partsOf(house), ...partsOf(change) };
  return Object.keys(declarations).length === 0
    ? { ...house, ...change }
    : { ...house, ...change, declarations: withoutIdleTie(declarations) };
}

function partsOf({ declarations }: HouseRules): HouseRules {
  return typeof declarations === 'object' && declarations !== null ? { ...declarations } : {};
}

/** Without declarations nothing can be equal. */
function withoutIdleTie({ tie, ...others }: HouseRules): HouseRules {
  return tie === undefined || others['compare'] === 'off' ? others : { ...others, tie };
}
