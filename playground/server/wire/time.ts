/** A moment as Discord writes it: microseconds and `+00:00`. */
export function wireTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
