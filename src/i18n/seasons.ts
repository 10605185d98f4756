/** What `/belote season` says. Names of seasons and people arrive as finished text, dates as timestamps. */
export type SeasonSentences = {
  readonly notAllowed: string;
  started(name: string): string;
  /** Another one ran until now. */
  startedBehind(name: string, closed: string): string;
  closed(name: string): string;
  renamed(before: string, after: string): string;
  readonly noneRuns: string;
  /** Somebody else did something at the same moment. */
  readonly overtaken: string;
  /** Seasons have the numbers from 1 to `count`. */
  noSuch(count: number): string;
  readonly nameNeeded: string;
  readonly title: string;
  readonly noneYet: string;
  since(date: string): string;
  span(from: string, to: string): string;
  matches(count: number): string;
  leader(name: string): string;
  /** So many earlier ones are left out of the list. */
  earlier(count: number): string;
  readonly howToLook: string;
};
