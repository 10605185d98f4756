import type { DealResult } from '../engine/deal-result.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import type { BySide } from '../engine/seats.ts';

export type ScoreSentences = {
  readonly title: string;
  score(total: BySide<number>, target: number): string;
  readonly noDealYet: string;
  earlierDeals(count: number): string;
  /** Heads of the table: at most 2 and 8 columns. */
  readonly deal: string;
  readonly contract: string;
  readonly passedOut: string;
  /** One letter or sign for how a deal ended, with its explanation below the table. */
  readonly signs: Readonly<Record<DealResult['outcome'], string>>;
  readonly signsExplained: string;
  lastTrick(number: number): string;
  readonly noTrickYet: string;
  trickTo(name: string): string;
};

export type StandingsSentences = {
  /** A season that nobody has given a name. */
  season(number: number): string;
  title(seasonName: string): string;
  readonly allRuleSets: string;
  forRuleSet(ruleSet: RuleSetId): string;
  page(page: number, pages: number): string;
  readonly nobodyYet: string;
  /** Heads of the table: name, then at most 3, 3, 5 and 5 columns. */
  readonly heads: {
    readonly name: string;
    readonly played: string;
    readonly won: string;
    readonly rating: string;
    readonly change: string;
  };
  readonly explained: string;
};
