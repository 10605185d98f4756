/** The value below which the share `q` (0 to 1) of the figures lies; throws without figures. */
export function quantile(figures: readonly number[], q: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}
