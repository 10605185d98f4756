/** What `/belote forget-me` says. */
export type ForgettingSentences = {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  /** These tables are open and need them still; `threads` are mentions. */
  stillAt(threads: readonly string[]): string;
  readonly done: string;
};
