import type { Contract } from '../../engine/actions.ts';
import { RANKS, SUITS, type Rank } from '../../engine/cards.ts';
import { countOf } from '../search/layout.ts';

const JACK = bit('J');
const NINE = bit('9');
const ACE = bit('A');
const TEN = bit('T');

/**
 * Whether players would call a suit biddable: it holds the jack with the nine, the ace or length, the nine with a high card and length,
 * or it is very long.
 * Other suits may promise as many points, from side cards that serve any contract, but whoever names them is doubled.
 * No trump asks for an ace, all trump for a jack.
 */
export function isBiddable(contract: Contract, hand: number): boolean {
  if (contract === 'NT') return holds(hand, ACE);
  if (contract === 'AT') return holds(hand, JACK);
  const suit = (hand >>> (SUITS.indexOf(contract) * 8)) & 0xff;
  const length = countOf(suit);
  if (length >= 5 || ((suit & JACK) !== 0 && (length >= 3 || (suit & (NINE | ACE)) !== 0))) return true;
  return (suit & NINE) !== 0 && length >= 3 && (suit & (ACE | TEN)) !== 0;
}

function holds(hand: number, rank: number): boolean {
  return (hand & (rank * 0x01010101)) !== 0;
}

function bit(rank: Rank): number {
  return 1 << RANKS.indexOf(rank);
}
