import type { Way } from '../engine/playback.ts';
import type { BySide } from '../engine/seats.ts';

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
  /** Buttons of a match, and from its replay back to its result. */
  readonly replay: string;
  readonly result: string;
  readonly export: string;
  /** Above a match as a file. */
  readonly exported: string;
  readonly exportedEarly: string;
  readonly ways: Readonly<Record<Way, string>>;
  /** All count from 1 but `step`, which is how many actions were done. */
  where(about: { deal: number; deals: number; step: number; steps: number }): string;
  pointsSoFar(points: BySide<number>): string;
};
