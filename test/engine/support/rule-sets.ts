import * as fc from 'fast-check';
import { CONTRACTS } from '../../../src/engine/actions.ts';
import { RULESET_IDS, type RuleSet } from '../../../src/engine/ruleset.ts';
import { houseKeysOf, type HouseKey } from '../../../src/engine/rulesets/house-keys.ts';
import { withHouseRules } from '../../../src/engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../../../src/engine/rulesets/registry.ts';

export type Ruled = { readonly base: RuleSet; readonly house: object; readonly rules: RuleSet };

export const ALL_RULE_SETS: readonly RuleSet[] = RULESET_IDS.map(ruleSetOf);

/** Any rule set with any house rules that may stand together. */
export function ruledTables(): fc.Arbitrary<Ruled> {
  return fc
    .constantFrom(...ALL_RULE_SETS)
    .chain((base) => housesOf(base).map((house) => ({ base, house, result: withHouseRules(base, house) })))
    .filter(({ result }) => result.ok)
    .map(({ base, house, result }) => {
      if (!result.ok) throw new Error(result.error);
      return { base, house, rules: result.value };
    });
}

/** Any values of any keys of the rule set; they need not fit together. */
export function housesOf(base: RuleSet): fc.Arbitrary<object> {
  const keys = houseKeysOf(base);
  return fc
    .tuple(...keys.map((key) => fc.option(valuesOf(key), { nil: undefined, freq: 1 })))
    .map((values) => nested(keys, values));
}

function valuesOf(key: HouseKey): fc.Arbitrary<unknown> {
  switch (key.kind) {
    case 'choice':
      return fc.constantFrom(...key.values);
    case 'number':
      return fc.integer({ min: key.min / key.step, max: key.max / key.step }).map((each) => each * key.step);
    case 'contracts':
      return fc.subarray([...CONTRACTS], { minLength: 1 });
  }
}

/** `declarations.tie` and its like as one object, as a record has them. */
function nested(keys: readonly HouseKey[], values: readonly unknown[]): object {
  const house: Record<string, unknown> = {};
  const declarations: Record<string, unknown> = {};
  keys.forEach(({ key }, index) => {
    const value = values[index];
    if (value === undefined) return;
    const [group, inner] = key.split('.');
    if (inner === undefined) house[key] = value;
    else if (group === 'declarations') declarations[inner] = value;
  });
  return Object.keys(declarations).length === 0 ? house : { ...house, declarations };
}
