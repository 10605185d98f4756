import type { Contract } from './actions.ts';

export const RULESET_IDS = [
  'bulgarian',
  'french',
  'coinche',
  'bela',
  'classic-1000',
  'classic-501',
  'team',
  'contree',
] as const;
export type RuleSetId = (typeof RULESET_IDS)[number];

export type YesNo = 'yes' | 'no';
export type Freedom = 'free' | 'forced';
export type TieRule = 'bidders-hang' | 'all-hang' | 'made' | 'fails';
export type BeloteRule = 'to-opponents' | 'stays';
export type Doubling = 'no' | 'in-turn' | 'any-time' | 'after-auction';

/** How declarations are compared and counted; `null` in a rule set that knows none. */
export type DeclarationRules = {
  readonly compare: 'separate' | 'single-best' | 'off';
  /** `null` only while `compare` is `off` and nothing else was ever said. */
  readonly tie: 'cancel' | 'trump-then-seat' | 'seat' | null;
  readonly needTrick: YesNo;
  /** A run of eight: one quinte, or a quinte of the five highest and a tierce of the three lowest. */
  readonly eightRun: 'one-quinte' | 'quinte-and-tierce';
};

/**
 * A rule set: plain data that survives JSON (RULES §2). A key that is `null` does not exist in that rule set.
 * No code may ask for `id` to decide a rule.
 */
export type RuleSet = {
  readonly id: RuleSetId;
  readonly target: number;
  readonly direction: 'ccw' | 'clockwise';
  readonly auction: 'ladder' | 'turned-card' | 'points' | 'name-once';
  readonly contracts: readonly Contract[];
  readonly double: Doubling;
  /** Highest number of a points auction, in points; `null` elsewhere. */
  readonly maxBid: number | null;
  readonly ruffOverPartner: Freedom;
  readonly beatPlainSuit: Freedom;
  readonly undertrump: Freedom;
  readonly declarations: DeclarationRules | null;
  readonly sequenceLength: 'class' | 'length' | null;
  /** What a capot adds, in points. */
  readonly capot:
    | { readonly kind: 'bonus'; readonly points: number }
    | { readonly kind: 'cards'; readonly points: number }
    | { readonly kind: 'last-trick'; readonly points: number }
    | { readonly kind: 'nothing' };
  readonly scoring: 'tenths' | 'plain' | 'coinche' | 'contree';
  readonly tie: TieRule | null;
  readonly beloteOnFail: BeloteRule | null;
  readonly tricklessBelote: BeloteRule;
  readonly valatBlocksEnd: YesNo;
  readonly hangingBlocksEnd: YesNo;
  readonly eightRunWins: YesNo;
};
