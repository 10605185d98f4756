import { createHash } from 'node:crypto';
import type { BySeat, Seat } from '../engine/seats.ts';
import { isForgotten } from './forgetting.ts';
import { isPerson } from './seating.ts';
import type { Closed, Lobby, Occupant, Place, Table } from './table.ts';
import type { Opening } from './tables.ts';

/** Same seats, or everybody with a new partner: three presses in a row go through all three pairings. */
export type Seating = 'rematch' | 'new-partners';

const OLD_SEAT_OF: Readonly<Record<Seating, BySeat<Seat>>> = {
  rematch: [0, 1, 2, 3],
  'new-partners': [0, 2, 3, 1],
};

/**
 * The lobby that follows a finished match, in the same thread with the same options and the same people admitted. Its id follows from the
 * match, so that however many people press, one lobby opens; where that lobby was cancelled, it is `after`: the next one
 * follows from it, and whoever had to leave it has no seat there, nor who was forgotten since. `hostId` is who pressed first; nobody is ready yet.
 */
export function rematchOf(
  table: Closed,
  seating: Seating,
  hostId: string,
  threadId: string | null,
  after: Closed = table,
): Opening {
  const { guildId, options } = table;
  const { kicked } = after;
  const isOut = (userId: string): boolean => kicked.includes(userId) || isForgotten(userId);
  const seats = OLD_SEAT_OF[seating].map((old) => {
    const occupant = table.seats[old] ?? null;
    return isPerson(occupant) && isOut(occupant.userId) ? null : unready(occupant);
  });
  return {
    id: createHash('sha256').update(`after ${after.id}`).digest('hex').slice(0, 10),
    guildId,
    place: placeOf(table.place, threadId),
    hostId,
    options,
    seats: seats as unknown as BySeat<Occupant | null>,
    admitted: companyOf(table),
    kicked,
  };
}

/** Whether this lobby followed a match: only then somebody was admitted beforehand, whoever pressed among them. */
export function isRematch({ admitted }: Lobby): boolean {
  return admitted.length > 0;
}

/** A lobby that was cancelled or expired stands in nobody's way. */
export function wasGivenUp(table: Table): table is Closed & { readonly match: null } {
  return table.phase === 'closed' && table.match === null;
}

/** Whoever sat there, or might have, may come again. */
function companyOf({ seats, invited, admitted }: Closed): readonly string[] {
  const sitting = seats.flatMap((each) => (each?.kind === 'person' ? [each.userId] : []));
  return [...new Set([...admitted, ...invited, ...sitting])];
}

function placeOf(place: Place, threadId: string | null): Place {
  return threadId === null ? place : { kind: 'thread', channelId: place.channelId, threadId };
}

function unready(occupant: Occupant | null): Occupant | null {
  return occupant?.kind === 'person' ? { ...occupant, ready: false, missedTurns: 0, away: false } : occupant;
}
