/** A stream of pseudo-random 32-bit integers (0 to 2^32 - 1): the same seed, the same stream. Not for dealing cards. */
export type Random = () => number;

/** The generator "mulberry32" by Tommy Ettinger: one 32-bit word of state, full period. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A whole number from 0 to `count` - 1. */
export function below(random: Random, count: number): number {
  return Math.floor((random() / 0x1_0000_0000) * count);
}

/** A 32-bit seed from any text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
