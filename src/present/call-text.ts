import type { Move } from '../engine/actions.ts';
import type { BySeat } from '../engine/seats.ts';
import type { Sentences, SpokenCall } from '../i18n/sentences.ts';
import { seatName, type SeatFace } from './seat-face.ts';

/** "Ana: pass"; `null` for a card, which is not a call. */
export function callLine(move: Move, seats: BySeat<SeatFace>, s: Sentences): string | null {
  const call = spokenCall(move);
  return call === null ? null : s.words.labelled(seatName(seats[move.seat]), s.table.call(call));
}

/** A call as it is said; `null` for a card. */
export function spokenCall(move: Move): SpokenCall | null {
  switch (move.type) {
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
      return { type: move.type };
    case 'name':
      return { type: 'name', suit: move.suit };
    case 'bid':
      return { type: 'bid', contract: move.contract, value: move.value ?? null };
    case 'play':
      return null;
  }
}
