import { CONTRACTS, type Contract } from '../actions.ts';
import type { Doubling, RuleSet } from '../ruleset.ts';

/** A house rule that a table may set: a choice, a whole number, or a list of contracts (RULES §2, "House rules"). */
export type HouseKey =
  | { readonly kind: 'choice'; readonly key: ChoiceKey; readonly values: readonly string[] }
  | {
      readonly kind: 'number';
      readonly key: 'target' | 'maxBid';
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | { readonly kind: 'contracts'; readonly key: 'contracts'; readonly values: readonly Contract[] };

export type ChoiceKey = keyof typeof CHOICES | DeclarationKey;
export type DeclarationKey = `declarations.${keyof typeof DECLARATION_CHOICES}`;

/** Every value that a key knows in any rule set; one that does not fit a rule set is refused there with that reason. */
export const CHOICES = {
  direction: ['ccw', 'clockwise'],
  double: ['no', 'in-turn', 'any-time', 'after-auction'],
  ruffOverPartner: ['free', 'forced'],
  beatPlainSuit: ['free', 'forced'],
  undertrump: ['free', 'forced'],
  sequenceLength: ['class', 'length'],
  tie: ['bidders-hang', 'all-hang', 'made', 'fails'],
  beloteOnFail: ['to-opponents', 'stays'],
  tricklessBelote: ['to-opponents', 'stays'],
  valatBlocksEnd: ['yes', 'no'],
  hangingBlocksEnd: ['yes', 'no'],
  eightRunWins: ['yes', 'no'],
} as const;

export const DECLARATION_CHOICES = {
  compare: ['separate', 'single-best', 'off'],
  tie: ['cancel', 'trump-then-seat', 'seat'],
  needTrick: ['yes', 'no'],
} as const;

export const TARGETS = { min: 1, max: 10_000, step: 1 } as const;
export const MAX_BIDS = { min: 80, max: 240, step: 10 } as const;

const DOUBLES: Readonly<Record<RuleSet['auction'], readonly Doubling[]>> = {
  ladder: ['no', 'in-turn'],
  'turned-card': ['no'],
  points: ['no', 'any-time', 'after-auction'],
  'name-once': ['no'],
};

/** The ways of doubling that this kind of auction knows. */
export function doublesOf(base: RuleSet): readonly Doubling[] {
  return DOUBLES[base.auction];
}

/** Contracts of every table of this rule set; a ladder or a points auction chooses its own. */
export function choosesContracts(base: RuleSet): boolean {
  return base.auction === 'ladder' || base.auction === 'points';
}

/** Whether the key exists in this rule set (a dash in the table of RULES §2 means that it does not). */
export function hasKey(base: RuleSet, key: keyof RuleSet): boolean {
  return base[key] !== null && !(key === 'eightRunWins' && base.declarations === null);
}

/** The house rules that a table of this rule set may change, with their values, in the order of a settings form. */
export function houseKeysOf(base: RuleSet): readonly HouseKey[] {
  const keys: HouseKey[] = [{ kind: 'number', key: 'target', ...TARGETS }];
  if (base.maxBid !== null) keys.push({ kind: 'number', key: 'maxBid', ...MAX_BIDS });
  if (choosesContracts(base)) keys.push({ kind: 'contracts', key: 'contracts', values: CONTRACTS });
  return [...keys, ...choicesOf(base), ...declarationChoicesOf(base)];
}

function choicesOf(base: RuleSet): readonly HouseKey[] {
  return keysOf(CHOICES)
    .filter((key) => hasKey(base, key))
    .map((key): HouseKey => ({
      kind: 'choice',
      key,
      values: key === 'double' ? doublesOf(base) : CHOICES[key],
    }))
    .filter((key) => key.kind !== 'choice' || key.values.length > 1);
}

function declarationChoicesOf(base: RuleSet): readonly HouseKey[] {
  if (base.declarations === null) return [];
  return keysOf(DECLARATION_CHOICES).map((key) => ({
    kind: 'choice',
    key: `declarations.${key}`,
    values: DECLARATION_CHOICES[key],
  }));
}

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(of) as K[];
}
