/** A mean with half the width of its 95 % interval. */
export type Estimate = { readonly mean: number; readonly plusMinus: number; readonly count: number };

export function estimateOf(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, plusMinus: 0, count };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, plusMinus: 1.96 * Math.sqrt(variance / count), count };
}

export function shown({ mean, plusMinus }: Estimate, digits = 2): string {
  return `${mean.toFixed(digits)} ± ${plusMinus.toFixed(digits)}`;
}

/** As a percentage. */
export function share({ mean, plusMinus }: Estimate): string {
  return `${(mean * 100).toFixed(1)} % ± ${(plusMinus * 100).toFixed(1)}`;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
