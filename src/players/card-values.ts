import type { Contract } from '../engine/actions.ts';
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../engine/cards.ts';

const PLAIN_ORDER: readonly Rank[] = ['7', '8', '9', 'J', 'Q', 'K', 'T', 'A'];
const TRUMP_ORDER: readonly Rank[] = ['7', '8', 'Q', 'K', 'T', 'A', '9', 'J'];
const PLAIN_POINTS = [0, 0, 0, 2, 3, 4, 10, 11] as const;
const TRUMP_POINTS = [0, 0, 3, 4, 10, 11, 14, 20] as const;

/** The ranks of a suit from the weakest to the strongest, as trump or as plain suit. */
export function ranksByStrength(trump: boolean): readonly Rank[] {
  return trump ? TRUMP_ORDER : PLAIN_ORDER;
}

/** Card points of the ranks in the order of `ranksByStrength`, not doubled and not scaled. */
export function pointsByStrength(trump: boolean): readonly number[] {
  return trump ? TRUMP_POINTS : PLAIN_POINTS;
}

/** Whether cards of this suit rank as trumps: in all trump every suit does, in no trump none. */
export function ranksAsTrump(suit: Suit, contract: Contract): boolean {
  return contract === 'AT' || suit === contract;
}

/** 0 for the weakest card of its suit to 7 for the strongest. */
export function strengthOf(card: Card, contract: Contract): number {
  return ranksByStrength(ranksAsTrump(suitOf(card), contract)).indexOf(rankOf(card));
}

/** Card points before any doubling or scaling. */
export function pointsOf(card: Card, contract: Contract): number {
  return pointsByStrength(ranksAsTrump(suitOf(card), contract))[strengthOf(card, contract)] ?? 0;
}
