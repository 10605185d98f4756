import { RANKS, type Rank } from '../../engine/cards.ts';
import { countOf } from '../search/layout.ts';

/** What a hand holds of one suit, as a byte in natural order, described by numbers that a linear value weighs. */
export type SuitFeatures = (held: number) => readonly number[];

const MOST_TRUMPS = 8;

/** Held as a suit that ranks as trump: J, 9, A, T, K, Q, both and all three of the highest, then one for each card of length. */
export const trumpFeatures: SuitFeatures = (held) => {
  const count = countOf(held);
  const has = (...ranks: readonly Rank[]): number => (ranks.every((rank) => holds(held, rank)) ? 1 : 0);
  return [
    has('J'),
    has('9'),
    has('A'),
    has('T'),
    has('K'),
    has('Q'),
    has('J', '9'),
    has('J', '9', 'A'),
    ...Array.from({ length: MOST_TRUMPS }, (_, least) => (count > least ? 1 : 0)),
  ];
};

/** Held as a plain suit: aces with what stands behind them, tens by their guards, kings, queens, and the length. */
export const plainFeatures: SuitFeatures = (held) => {
  const count = countOf(held);
  const is = (truth: boolean): number => (truth ? 1 : 0);
  const [ace, ten, king] = [holds(held, 'A'), holds(held, 'T'), holds(held, 'K')];
  return [
    is(ace),
    is(ace && ten),
    is(ace && ten && king),
    is(ace && king),
    is(ten && !ace && count > 1),
    is(ten && count === 1),
    is(ten && king && !ace),
    is(king && !ace && !ten),
    is(holds(held, 'Q')),
    is(count === 0),
    is(count === 1),
    is(count >= 4),
    is(count >= 6),
  ];
};

function holds(held: number, rank: Rank): boolean {
  return ((held >>> RANKS.indexOf(rank)) & 1) === 1;
}
