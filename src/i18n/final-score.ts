import type { BySide, Side } from '../engine/seats.ts';

const WORD_JOINER = '\u2060';

/** Both totals of a match, the winner's first; never broken over two lines. */
export function finalScore(total: BySide<number>, winner: Side): string {
  return `${total[winner]}${WORD_JOINER}–${WORD_JOINER}${total[winner === 0 ? 1 : 0]}`;
}
