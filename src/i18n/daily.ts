import type { RuleSetId } from '../engine/ruleset.ts';

/** The deals of the day. Points are differences, written with their sign. */
export type DailySentences = {
  /** `day` as 2026-11-30: the UTC day, which a local date would sometimes get wrong. */
  title(day: string): string;
  intro(deals: number, ruleSet: RuleSetId): string;
  readonly counting: string;
  /** Button of the attempt that counts. */
  readonly begin: string;
  progress(deal: number, deals: number, points: string): string;
  readonly practice: string;
  over(points: string): string;
  readonly counted: string;
  readonly practised: string;
  place(place: number, of: number): string;
  readonly boardHere: string;
  readonly boardEverywhere: string;
  readonly nobodyYet: string;
  /** Button of an attempt that does not count. */
  readonly again: string;
  /** Before the seeds of a day that is over, with what else `/belote check` has to know. */
  seeds(day: string, ruleSet: RuleSetId): string;
  readonly dayIsOver: string;
};
