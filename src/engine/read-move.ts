import { CONTRACTS, type BidValue, type Contract, type Declared, type Move } from './actions.ts';
import { isCard, SUITS, type Suit } from './cards.ts';
import { isSeat, type Seat } from './seats.ts';

/**
 * A move from outside (a record, a log), with only the keys that its type uses, or `null` when it is malformed
 * (RULES §4, "Actions"). Whether the rules allow it is for `apply` to say.
 */
export function readMove(value: unknown): Move | null {
  if (!isObject(value) || !isSeat(value['seat'])) return null;
  const seat = value['seat'];
  switch (value['type']) {
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
      return { seat, type: value['type'] };
    case 'name':
      return isSuit(value['suit']) ? { seat, type: 'name', suit: value['suit'] } : null;
    case 'bid':
      return readBid(seat, value['contract'], value['value']);
    case 'play':
      return readPlay(seat, value['card'], value['declare']);
  }
  return null;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isContract(value: unknown): value is Contract {
  return CONTRACTS.some((contract) => contract === value);
}

function readBid(seat: Seat, contract: unknown, value: unknown): Move | null {
  if (!isContract(contract)) return null;
  if (value === undefined) return { seat, type: 'bid', contract };
  return isBidValue(value) ? { seat, type: 'bid', contract, value } : null;
}

function readPlay(seat: Seat, card: unknown, declare: unknown): Move | null {
  if (!isCard(card)) return null;
  if (declare === undefined) return { seat, type: 'play', card };
  return isDeclaredList(declare) ? { seat, type: 'play', card, declare } : null;
}

function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

function isBidValue(value: unknown): value is BidValue {
  return typeof value === 'number' || value === 'capot';
}

function isDeclaredList(value: unknown): value is readonly Declared[] {
  return Array.isArray(value) && value.every((each) => Array.isArray(each) && each.every(isCard));
}
