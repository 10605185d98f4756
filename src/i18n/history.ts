export type HistorySentences = {
  readonly title: string;
  /** `mention` shows somebody of the server. */
  matchesOf(mention: string): string;
  readonly noneYet: string;
  readonly noneOfPerson: string;
  /** Beside a match that nobody won. */
  readonly endedEarly: string;
  /** The placeholder of the menu of matches. */
  readonly choose: string;
  /** Buttons: the page before and the page after, and from a match back to the list. */
  readonly newer: string;
  readonly older: string;
  readonly back: string;
};
