/** Refusals that only a mistake in the request brings about, never the state of the world. */
const mistakes: ReadonlySet<number> = new Set([
  40005, 40060, 50005, 50006, 50016, 50021, 50024, 50035, 50046, 50109, 160004,
]);

export function isMistake(code: number): boolean {
  return mistakes.has(code);
}
