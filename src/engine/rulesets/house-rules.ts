import { CONTRACTS, type Contract } from '../actions.ts';
import { isContract, isObject } from '../read-move.ts';
import { fail, ok, type Result } from '../result.ts';
import type { DeclarationRules, RuleSet } from '../ruleset.ts';
import {
  CHOICES,
  choosesContracts,
  DECLARATION_CHOICES,
  doublesOf,
  hasKey,
  MAX_BIDS,
  TARGETS,
} from './house-keys.ts';
import { ruleSetOf } from './registry.ts';

/** Overrides of one table, with the keys of a record's `house`; holds only what differs from the rule set. */
export type HouseRules = Readonly<Record<string, unknown>>;

/**
 * The rule set with a table's house rules (RULES §2), or the reason why they are refused: the text of the `record`
 * command's `error` behind `house: `.
 */
export function withHouseRules(base: RuleSet, house: unknown): Result<RuleSet, string> {
  if (!isObject(house)) return fail('house rules must be an object');
  const reasons = Object.entries(house).map(([key, value]) => keyReason(base, key, value));
  const reason = reasons.find((each) => each !== null) ?? tieReason(base, house);
  if (reason !== null) return fail(reason);
  const rules = overridden(base, house);
  const misfit = mixReason(rules);
  return misfit === null ? ok(rules) : fail(misfit);
}

/** What differs in these rules from their rule set: `withHouseRules` makes the same rules of it. */
export function houseRulesOf(rules: RuleSet): HouseRules {
  const base = ruleSetOf(rules.id);
  const differing = Object.entries(rules).filter(
    ([key, value]) => key !== 'declarations' && !isSame(value, base[key as keyof RuleSet]),
  );
  const declarations = differingDeclarations(rules.declarations, base.declarations);
  return Object.fromEntries(
    declarations === null ? differing : [...differing, ['declarations', declarations]],
  );
}

function differingDeclarations(
  rules: DeclarationRules | null,
  base: DeclarationRules | null,
): Readonly<Record<string, unknown>> | null {
  if (rules === null || base === null) return null;
  const differing = Object.entries(rules).filter(
    ([key, value]) => value !== base[key as keyof DeclarationRules],
  );
  if (differing.length === 0) return null;
  const tie = rules.compare !== base.compare && rules.tie !== null ? { tie: rules.tie } : {};
  return { ...Object.fromEntries(differing), ...tie };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why this key with this value cannot stand, whatever the other keys say. */
function keyReason(base: RuleSet, key: string, value: unknown): string | null {
  switch (key) {
    case 'target':
      return inSteps(value, TARGETS) ? null : 'target must be a whole number from 1 to 10000';
    case 'maxBid':
      if (!inSteps(value, MAX_BIDS)) return 'maxBid must be a multiple of ten from 80 to 240';
      return base.maxBid === null ? misfit(base, key, value) : null;
    case 'contracts':
      return contractsReason(base, value);
    case 'declarations':
      return base.declarations === null ? unknownKey(key) : declarationsReason(value);
  }
  if (!isKeyOf(CHOICES, key) || base[key] === null) return unknownKey(key);
  if (!isOneOf(CHOICES[key], value)) return mustBeOneOf(key, CHOICES[key]);
  if (key === 'double' && !isOneOf(doublesOf(base), value)) return misfit(base, key, value);
  return key === 'eightRunWins' && value === 'yes' && !hasKey(base, key) ? NO_DECLARATIONS_TO_WIN : null;
}

const NO_DECLARATIONS_TO_WIN = 'eightRunWins: yes does not fit a table without declarations';

function contractsReason(base: RuleSet, value: unknown): string | null {
  if (!isContractList(value)) return `contracts must be a list of ${CONTRACTS.join(', ')}, each at most once`;
  if (choosesContracts(base) || value.length === base.contracts.length) {
    const foreign = choosesContracts(base) ? undefined : value.find((each) => !base.contracts.includes(each));
    return foreign === undefined ? null : misfit(base, 'contracts', foreign);
  }
  return misfit(base, 'contracts', value.join(', '));
}

function declarationsReason(value: unknown): string | null {
  if (!isObject(value)) return 'declarations must be an object';
  for (const [key, each] of Object.entries(value)) {
    const name = `declarations.${key}`;
    if (!isKeyOf(DECLARATION_CHOICES, key)) return unknownKey(name);
    if (!isOneOf(DECLARATION_CHOICES[key], each)) return mustBeOneOf(name, DECLARATION_CHOICES[key]);
  }
  return null;
}

/** A house rule that changes `compare` names `tie` too; without declarations there is nothing to name. */
function tieReason(base: RuleSet, house: HouseRules): string | null {
  const { declarations } = house;
  if (!isObject(declarations)) return null;
  const { compare, tie } = declarations;
  if (compare === undefined || compare === 'off' || compare === base.declarations?.compare) return null;
  return tie === undefined ? 'declarations: a changed compare must name tie too' : null;
}

/** Why values that are fine one by one cannot stand together. */
function mixReason({ declarations, sequenceLength, eightRunWins }: RuleSet): string | null {
  if (declarations === null || declarations.compare === 'off')
    return eightRunWins === 'yes' ? NO_DECLARATIONS_TO_WIN : null;
  const separate = declarations.compare === 'separate';
  if (declarations.tie === null || separate !== (declarations.tie === 'cancel'))
    return `declarations: tie ${declarations.tie} does not fit compare ${declarations.compare}`;
  return separate && sequenceLength === 'length'
    ? 'sequenceLength: length does not fit compare separate'
    : null;
}

function overridden(base: RuleSet, { declarations, contracts, ...house }: HouseRules): RuleSet {
  return {
    ...base,
    ...house,
    contracts: isContractList(contracts)
      ? CONTRACTS.filter((each) => contracts.includes(each))
      : base.contracts,
    declarations:
      base.declarations !== null && isObject(declarations)
        ? { ...base.declarations, ...declarations }
        : base.declarations,
  };
}

function inSteps(value: unknown, { min, max, step }: typeof TARGETS | typeof MAX_BIDS): boolean {
  return (
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && Number(value) % step === 0
  );
}

function isContractList(value: unknown): value is readonly Contract[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(isContract) && new Set(value).size === value.length;
}

function isKeyOf<T extends object>(of: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(of, key);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return values.some((each) => each === value);
}

function unknownKey(key: string): string {
  return `unknown house rule ${key}`;
}

function mustBeOneOf(key: string, values: readonly string[]): string {
  return `${key} must be one of ${values.join(', ')}`;
}

function misfit(base: RuleSet, key: string, value: unknown): string {
  return `${key}: ${String(value)} does not fit the ${base.auction} auction`;
}
