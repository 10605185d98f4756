import type { RuleSetId } from '../engine/ruleset.ts';

export type AchievementWord =
  | 'first-win'
  | 'ten-wins'
  | 'fifty-wins'
  | 'hundred-matches'
  | 'five-in-a-row'
  | 'four-people'
  | 'every-rule-set'
  | 'capot'
  | 'ten-capots'
  | 'from-behind'
  | 'doubled'
  | 'clean-match'
  | 'four-suits'
  | 'without-suit'
  | 'same-partner';

type PlaceNumbers = { readonly rank: number; readonly of: number; readonly rating: number };
type MatchNumbers = { readonly played: number; readonly won: number };

/** What `/belote profile` says; `name` and `mention` are finished text. */
export type ProfileSentences = {
  title(name: string): string;
  nothingYet(mention: string): string;
  readonly noBots: string;
  matches(about: MatchNumbers): string;
  points(own: number, others: number): string;
  capots(count: number): string;
  contracts(about: { readonly made: number; readonly played: number }): string;
  /** Heads of the table of contracts by trump, at most 10 columns each. */
  readonly heads: { readonly made: string; readonly played: string };
  partner(name: string, about: MatchNumbers): string;
  season(about: PlaceNumbers): string;
  /** The same counted in one rule set: the one that was played most. */
  seasonUnder(ruleSet: RuleSetId, about: PlaceNumbers): string;
  readonly notThisSeason: string;
  achieved(count: number, all: number): string;
  readonly achievements: Readonly<Record<AchievementWord, string>>;
};
