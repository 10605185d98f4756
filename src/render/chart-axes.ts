import type { Box } from './box.ts';

/** Maps a deal (0 = before the first) and a score to pixels. */
export type Axes = {
  readonly x: (deal: number) => number;
  readonly y: (score: number) => number;
  /** Scores at which a line is drawn, from 0 upwards. */
  readonly gridScores: readonly number[];
  /** Deals that are numbered below the chart. */
  readonly gridDeals: readonly number[];
};

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Axes for a number of deals and the highest score of both sides or the target, whichever is more. */
export function axesOf(box: Box, deals: number, highest: number): Axes {
  const last = Math.max(1, deals);
  const scoreStep = stepFor(highest, 5);
  const top = Math.max(scoreStep, Math.ceil(highest / scoreStep) * scoreStep);
  return {
    x: (deal) => box.x + (deal / last) * box.width,
    y: (score) => box.y + box.height - (score / top) * box.height,
    gridScores: multiples(scoreStep, top),
    gridDeals: multiples(stepFor(last, 12), last),
  };
}

/** The smallest round step that divides `range` into at most `parts`. */
function stepFor(range: number, parts: number): number {
  return STEPS.find((step) => range / step <= parts) ?? Math.ceil(range / parts);
}

function multiples(step: number, most: number): readonly number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
