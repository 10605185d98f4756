import { CONTRACTS } from '../engine/actions.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { houseKeysOf, MAX_BIDS, TARGETS } from '../engine/rulesets/house-keys.ts';
import type { HouseRules } from '../engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../engine/rulesets/registry.ts';
import type { DeclarationChoice, HouseCheck, HouseField } from '../i18n/forms.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { formButtonRow } from './buttons.ts';
import { formBody, listIn, textIn, type Form, type FormField, type FormValues } from './form.ts';
import type { FormId, FormPage } from './form-id.ts';

/** The most asked ones first; a form has room for five. */
const FIELDS: readonly HouseField[] = [
  'target',
  'declarations',
  'contracts',
  'maxBid',
  'play',
  'double',
  'tie',
  'counting',
];
const PER_PAGE = 5;

type Check = {
  readonly key: HouseCheck;
  readonly field: 'play' | 'counting';
  readonly on: string;
  readonly off: string;
};

/** House rules with two values each, as boxes. */
const CHECKS: readonly Check[] = [
  { key: 'direction', field: 'play', on: 'clockwise', off: 'ccw' },
  { key: 'ruffOverPartner', field: 'play', on: 'forced', off: 'free' },
  { key: 'beatPlainSuit', field: 'play', on: 'forced', off: 'free' },
  { key: 'undertrump', field: 'play', on: 'forced', off: 'free' },
  { key: 'sequenceLength', field: 'counting', on: 'length', off: 'class' },
  { key: 'declarations.needTrick', field: 'counting', on: 'yes', off: 'no' },
  { key: 'beloteOnFail', field: 'counting', on: 'to-opponents', off: 'stays' },
  { key: 'tricklessBelote', field: 'counting', on: 'to-opponents', off: 'stays' },
  { key: 'valatBlocksEnd', field: 'counting', on: 'yes', off: 'no' },
  { key: 'hangingBlocksEnd', field: 'counting', on: 'yes', off: 'no' },
  { key: 'eightRunWins', field: 'counting', on: 'yes', off: 'no' },
];

/** Ways to compare declarations with what decides between equal ones: the pairs that can stand. */
const DECLARATIONS: Readonly<Record<DeclarationChoice, HouseRules>> = {
  off: { compare: 'off' },
  separate: { compare: 'separate', tie: 'cancel' },
  'single-trump': { compare: 'single-best', tie: 'trump-then-seat' },
  'single-seat': { compare: 'single-best', tie: 'seat' },
};

/** The fields of a page of the form, which follow from the rule set's data; none when there is no such page. */
export function houseFields(rules: RuleSet, page: FormPage): readonly HouseField[] {
  const keys = new Set(houseKeysOf(ruleSetOf(rules.id)).map((each) => fieldOf(each.key)));
  return FIELDS.filter((field) => keys.has(field)).slice((page - 1) * PER_PAGE, page * PER_PAGE);
}

/** One page of the form for house rules, filled in with the rules of the table. */
export function houseForm(id: FormId, rules: RuleSet, page: FormPage, s: Sentences): Form {
  const title = page === 1 ? s.house.title : s.house.more;
  const fields = houseFields(rules, page).map((field) => fieldBody(field, rules, s));
  return formBody(id, title, fields);
}

/** What a page was handed in with, as house rules to lay over those of the table. */
export function houseChangeOf(rules: RuleSet, page: FormPage, values: FormValues): HouseRules {
  const parts = houseFields(rules, page).map((field) => changeIn(field, rules, values));
  const declarations = Object.assign({}, ...parts.map((part) => part['declarations'] ?? {})) as HouseRules;
  const others = Object.assign({}, ...parts) as HouseRules;
  return Object.keys(declarations).length === 0 ? others : { ...others, declarations };
}

/** What came of a page, with the way to the next one or back. */
export function houseMessage(table: string, text: string, page: FormPage | null, s: Sentences): MessageBody {
  const label = page === 2 ? s.house.more : s.house.button;
  const rows = page === null ? [] : [formButtonRow({ type: 'house', table, page }, label)];
  return messageBody({ content: lines(text), rows });
}

function fieldOf(key: string): HouseField {
  const check = CHECKS.find((each) => each.key === key);
  if (check !== undefined) return check.field;
  if (key.startsWith('declarations.')) return 'declarations';
  const field = FIELDS.find((each) => each === key);
  if (field === undefined) throw new Error(`the form has no place for the house rule ${key}`);
  return field;
}

function fieldBody(field: HouseField, rules: RuleSet, s: Sentences): FormField {
  const label = s.house.fields[field];
  switch (field) {
    case 'target':
      return {
        kind: 'text',
        key: field,
        label,
        value: String(rules.target),
        most: String(TARGETS.max).length,
      };
    case 'maxBid':
      return { kind: 'choice', key: field, label, chosen: String(rules.maxBid), options: maxBids() };
    case 'contracts':
      return {
        kind: 'choices',
        key: field,
        label,
        chosen: rules.contracts,
        options: named(CONTRACTS, s.words.contract),
      };
    case 'declarations':
      return {
        kind: 'choice',
        key: field,
        label,
        chosen: declarationsOf(rules),
        options: named(keysOf(DECLARATIONS), s.house.declarations),
      };
    case 'double':
      return {
        kind: 'choice',
        key: field,
        label,
        chosen: rules.double,
        options: named(valuesOf(rules, 'double'), s.house.double),
      };
    case 'tie':
      return {
        kind: 'choice',
        key: field,
        label,
        chosen: rules.tie ?? '',
        options: named(valuesOf(rules, 'tie'), s.house.tie),
      };
    case 'play':
    case 'counting':
      return checksBody(field, label, rules, s);
  }
}

function checksBody(field: 'play' | 'counting', label: string, rules: RuleSet, s: Sentences): FormField {
  const checks = checksOf(rules, field);
  return {
    kind: 'boxes',
    key: field,
    label,
    chosen: checks.filter((each) => valueOf(rules, each.key) === each.on).map((each) => each.key),
    options: checks.map(({ key }) => ({ value: key, label: s.house.checks[key] })),
  };
}

function changeIn(field: HouseField, rules: RuleSet, values: FormValues): HouseRules {
  const text = textIn(values, field);
  switch (field) {
    case 'target':
    case 'maxBid':
      return text === undefined ? {} : { [field]: wholeNumber(text) };
    case 'contracts':
      return { contracts: listIn(values, field) };
    case 'declarations': {
      const choice = keysOf(DECLARATIONS).find((each) => each === text);
      return choice === undefined ? {} : { declarations: DECLARATIONS[choice] };
    }
    case 'double':
    case 'tie':
      return text === undefined ? {} : { [field]: text };
    case 'play':
    case 'counting':
      return checksIn(checksOf(rules, field), listIn(values, field));
  }
}

function checksIn(checks: readonly Check[], chosen: readonly string[]): HouseRules {
  const valueFor = ({ key, on, off }: Check): string => (chosen.includes(key) ? on : off);
  return Object.fromEntries(
    checks.map((check) =>
      check.key === 'declarations.needTrick'
        ? ['declarations', { needTrick: valueFor(check) }]
        : [check.key, valueFor(check)],
    ),
  );
}

/** Not a number where something else was typed, which the engine refuses. */
function wholeNumber(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

function checksOf(rules: RuleSet, field: 'play' | 'counting'): readonly Check[] {
  const known = new Set<string>(houseKeysOf(ruleSetOf(rules.id)).map((each) => each.key));
  return CHECKS.filter((each) => each.field === field && known.has(each.key));
}

function valueOf(rules: RuleSet, key: HouseCheck): unknown {
  return key === 'declarations.needTrick' ? rules.declarations?.needTrick : rules[key];
}

function declarationsOf({ declarations }: RuleSet): string {
  const now = keysOf(DECLARATIONS).find(
    (each) =>
      DECLARATIONS[each]['compare'] === declarations?.compare &&
      (each === 'off' || DECLARATIONS[each]['tie'] === declarations?.tie),
  );
  return now ?? 'off';
}

function maxBids(): readonly { value: string; label: string }[] {
  const steps = (MAX_BIDS.max - MAX_BIDS.min) / MAX_BIDS.step + 1;
  const bids = Array.from({ length: steps }, (_, at) => String(MAX_BIDS.min + at * MAX_BIDS.step));
  return bids.map((value) => ({ value, label: value }));
}

/** The values of a rule that a table of this rule set may choose among. */
function valuesOf<K extends 'double' | 'tie'>(rules: RuleSet, key: K): readonly NonNullable<RuleSet[K]>[] {
  const found = houseKeysOf(ruleSetOf(rules.id)).find((each) => each.key === key);
  return (found?.kind === 'choice' ? found.values : []) as readonly NonNullable<RuleSet[K]>[];
}

function named<K extends string>(
  values: readonly K[],
  names: Readonly<Record<K, string>>,
): readonly { value: string; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(of) as K[];
}
