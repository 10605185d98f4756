import type { SearchRules } from '../search/search-rules.ts';

/** Strengths of queen and king as trumps. */
const QUEEN = 2;
const KING = 3;
const BELOTE = 20;

/**
 * Points of a belote that is lost by throwing one of the pair on another suit, which only all trump knows: elsewhere
 * whatever card comes first announces it.
 * @param led index of the led card, or `null` for a lead
 */
export function lostPair({ kind }: SearchRules, hand: number, card: number, led: number | null): number {
  if (kind !== 'all-trump' || led === null || ((card ^ led) & 24) === 0) return 0;
  const rank = card & 7;
  if (rank !== QUEEN && rank !== KING) return 0;
  const mate = (card & 24) | (rank === QUEEN ? KING : QUEEN);
  return (hand >>> mate) & 1 ? BELOTE : 0;
}
