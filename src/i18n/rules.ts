import type { Contract } from '../engine/actions.ts';
import type { Doubling, Freedom, RuleSet, RuleSetId, TieRule, YesNo } from '../engine/ruleset.ts';

type Declarations = NonNullable<RuleSet['declarations']>;

/** The rules of a table in sentences: one per value of the rule set's data, so that house rules show. */
export type RulesSentences = {
  /** `isTable`: of a table, house rules included; else of the rule set. */
  title(ruleSet: RuleSetId, isTable: boolean): string;
  readonly heads: {
    readonly aim: string;
    readonly auction: string;
    readonly play: string;
    readonly declarations: string;
    readonly scoring: string;
    readonly end: string;
  };
  aim(target: number): string;
  readonly direction: Readonly<Record<RuleSet['direction'], string>>;
  readonly auction: Readonly<Record<RuleSet['auction'], (maxBid: number) => string>>;
  contracts(contracts: readonly Contract[]): string;
  readonly double: Readonly<Record<Doubling, string>>;
  readonly strength: string;
  /** What is otherwise where these contracts can be bid. */
  readonly allTrump: { readonly ranks: string; readonly belote: string };
  readonly noTrump: { readonly ranks: string; readonly declarations: string; readonly belote: string };
  readonly following: string;
  readonly ruffOverPartner: Readonly<Record<Freedom, string>>;
  readonly undertrump: Readonly<Record<Freedom, string>>;
  readonly beatPlainSuit: Readonly<Record<Freedom, string>>;
  readonly noDeclarations: string;
  readonly declarationValues: string;
  readonly compare: Readonly<Record<Exclude<Declarations['compare'], 'off'>, string>>;
  readonly declarationTie: Readonly<Record<NonNullable<Declarations['tie']>, string>>;
  readonly sequenceLength: Readonly<Record<NonNullable<RuleSet['sequenceLength']>, string>>;
  readonly eightRun: Readonly<Record<Declarations['eightRun'], string>>;
  readonly needTrick: Readonly<Record<YesNo, string>>;
  readonly belote: string;
  readonly beloteOnFail: Readonly<Record<NonNullable<RuleSet['beloteOnFail']>, string>>;
  readonly tricklessBelote: Readonly<Record<RuleSet['tricklessBelote'], string>>;
  /** `declares`: whether declarations count at the table. */
  readonly scoring: Readonly<Record<RuleSet['scoring'], (declares: boolean) => string>>;
  readonly tie: Readonly<Record<TieRule, string>>;
  readonly capot: Readonly<Record<RuleSet['capot']['kind'], (points: number) => string>>;
  readonly end: string;
  readonly valatBlocksEnd: Readonly<Record<YesNo, string>>;
  readonly hangingBlocksEnd: Readonly<Record<YesNo, string>>;
  readonly eightRunWins: Readonly<Record<YesNo, string>>;
  /** What the mark before a sentence means. */
  readonly changed: string;
};
