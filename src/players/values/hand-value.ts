import type { Contract } from '../../engine/actions.ts';
import { SUITS } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/ruleset.ts';
import { kindOf } from '../search/layout.ts';
import { plainFeatures, trumpFeatures, type SuitFeatures } from './features.ts';
import type { Fit, Weights } from './fitted.ts';
import { HAND_VALUES } from './hand-values.ts';

/** Expected points of the bidders' side in solved deals, unscaled, from one hand (a natural mask). */
export type Estimate = (hand: number, placeBehindForehand: number) => number;

/** What the hands around the table say about a contract. */
export type HandValue = {
  /** From the bidder's own hand. */
  readonly own: Estimate;
  /** From the hand of the bidder's partner. */
  readonly partner: Estimate;
  /** From the hand of one of the bidder's opponents. */
  readonly opponent: Estimate;
  /** Spread of the solved value around `own`. */
  readonly sd: number;
  /** The value of all hands on average. */
  readonly mean: number;
  /** What sound players make of a solved value, and the spread of that. */
  readonly real: Fit['real'];
};

type HandValues = (contract: Contract) => HandValue;

const CACHE = new Map<string, HandValues>();

/** The values for a rule set's auction and duties; one it was not fitted for takes those of the nearest. */
export function handValuesFor(rules: RuleSet): HandValues {
  const key = `${rules.auction} ${rules.undertrump}`;
  const known = CACHE.get(key);
  if (known !== undefined) return known;
  const byContract = new Map<Contract, HandValue>();
  const made: HandValues = (contract) => {
    const value = byContract.get(contract) ?? handValueOf(nearestFit(rules, contract), contract);
    byContract.set(contract, value);
    return value;
  };
  CACHE.set(key, made);
  return made;
}

function nearestFit(rules: RuleSet, contract: Contract): Fit {
  const kind = kindOf(contract);
  const nearness = (fit: Fit): number =>
    (fit.kind === kind ? 4 : 0) +
    (fit.auction === rules.auction ? 2 : 0) +
    (fit.undertrump === rules.undertrump ? 1 : 0);
  return HAND_VALUES.reduce((best, fit) => (nearness(fit) > nearness(best) ? fit : best));
}

function handValueOf(fit: Fit, contract: Contract): HandValue {
  return {
    own: estimateBy(fit.own, contract),
    partner: estimateBy(fit.partner, contract),
    opponent: estimateBy(fit.opponent, contract),
    sd: fit.ownSd,
    mean: fit.mean,
    real: fit.real,
  };
}

function estimateBy({ base, places, trump, plain }: Weights, contract: Contract): Estimate {
  const asTrump = tableOf(trumpFeatures, trump);
  const asPlain = tableOf(plainFeatures, plain);
  const [a, b, c, d] = SUITS.map((suit) => (contract === 'AT' || contract === suit ? asTrump : asPlain)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  return (hand, place) =>
    base +
    (places[place] ?? 0) +
    a[hand & 0xff]! +
    b[(hand >>> 8) & 0xff]! +
    c[(hand >>> 16) & 0xff]! +
    d[hand >>> 24]!;
}

function tableOf(features: SuitFeatures, weights: readonly number[]): Float64Array {
  return Float64Array.from({ length: 256 }, (_, held) =>
    features(held).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
}
