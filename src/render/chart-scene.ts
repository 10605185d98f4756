import type { BySide } from '../engine/seats.ts';

/** The course of a match, made of finished texts. */
export type ChartScene = {
  /** The running score after each deal, oldest first. */
  readonly totals: readonly BySide<number>[];
  /** Points at which a match can end; drawn as a line. */
  readonly target: number;
  /** User text: who plays on each side. */
  readonly names: BySide<string>;
  /** One letter for each side, as in the picture of the table. */
  readonly marks: BySide<string>;
  readonly title: string;
};
