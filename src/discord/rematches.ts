import { sideOf, type Seat } from '../engine/seats.ts';
import { whyNotSeated } from '../app/admission.ts';
import type { Who } from '../app/events.ts';
import type { TableRefusal } from '../app/refusals.ts';
import { rematchOf, wasGivenUp, type Seating } from '../app/rematch.ts';
import { seatOf } from '../app/seating.ts';
import type { Table } from '../app/table.ts';
import type { Opening } from '../app/tables.ts';
import type { House } from './house.ts';

/**
 * *Rematch* and *New partners* under a finished match: opens the lobby that follows where nobody did yet, and whoever
 * presses is ready there. Gives why not, `null` when they are.
 */
export async function playAgain(
  { tables, store }: Pick<House, 'tables' | 'store'>,
  who: Who,
  tableId: string,
  seating: Seating,
): Promise<TableRefusal | null> {
  const table = await tables.read(tableId);
  if (table === null) return 'table-unknown';
  if (table.phase !== 'closed') return 'deal-running';
  if (seatOf(table.seats, who.userId) === null) return whyNotSeated(table, who.userId);
  const threadId = await store.threadOf(table.id);
  let opening = rematchOf(table, seating, who.userId, threadId);
  let next = await tables.open(opening);
  while (wasGivenUp(next)) {
    if (next.kicked.includes(who.userId)) return 'kicked';
    opening = rematchOf(table, seating, who.userId, threadId, next);
    next = await tables.open(opening);
  }
  if (next.phase === 'closed') return 'table-closed';
  if (next.phase === 'playing') return seatOf(next.seats, who.userId) === null ? 'not-in-lobby' : null;
  const seat = seatOf(opening.seats, who.userId);
  if (seat === null) throw new Error('whoever sat at the match has a seat at the next');
  if (!isSeatedAs(next, opening)) return 'seated-otherwise';
  const result = await tables.act(next.id, { type: 'rematch', who, side: sideOf(seat) });
  return result.ok ? null : result.error;
}

/** Whether everybody whom this opening would seat, and who still sits there, is on the side on which it would seat them. */
function isSeatedAs({ seats }: Table, opening: Opening): boolean {
  return opening.seats.every((wanted, seat) => {
    if (wanted?.kind !== 'person') return true;
    const sits = seatOf(seats, wanted.userId);
    return sits === null || sideOf(sits) === sideOf(seat as Seat);
  });
}
