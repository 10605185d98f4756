import type { RuleSetId } from '../engine/ruleset.ts';

export type CheckSentences = {
  readonly title: string;
  /** Of a deal of this server; `deal` counts from 1, `when` is a timestamp that Discord writes. */
  known(about: { deal: number; ruleSet: RuleSetId; when: string }): string;
  /** Of a seed that no deal here had; `dealer` is the number of a seat, from 1. */
  unknown(about: { ruleSet: RuleSetId; dealer: number }): string;
  /** Cards whose place depends on the auction; `cards` is finished text. */
  rest(cards: string): string;
  readonly compare: string;
  /** How to do it without the bot. */
  readonly alone: string;
};
