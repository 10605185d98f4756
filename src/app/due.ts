import { turnOf } from '../engine/match.ts';
import type { Seat } from '../engine/seats.ts';
import { isPresent } from './seating.ts';
import type { Lobby, Playing, Table } from './table.ts';

/** The pauses of the program, in milliseconds. */
export type Pace = {
  /** Before a computer plays, so that people can follow. */
  readonly computerMs: number;
  /** Between the result of a deal and the next deal. */
  readonly dealMs: number;
  /** How long an untouched lobby stays open. */
  readonly lobbyMs: number;
  /** How long a table waits when every person is away. */
  readonly desertedMs: number;
  /** From the end of a match to the archiving of its thread. */
  readonly archiveMs: number;
};

export const DEFAULT_PACE: Pace = {
  computerMs: 1200,
  dealMs: 20_000,
  lobbyMs: 30 * 60_000,
  desertedMs: 10 * 60_000,
  archiveMs: 10 * 60_000,
};

/** What happens next at a table if nobody clicks. */
export type Due = { readonly atMs: number } & (
  | { readonly kind: 'expire' }
  | { readonly kind: 'computer'; readonly seat: Seat }
  | { readonly kind: 'clock'; readonly seat: Seat }
  | { readonly kind: 'next-deal' }
  | { readonly kind: 'archive' }
);

/** The next thing to happen by itself, with its time; `null` when only a click can move the table on. */
export function dueOf(table: Table, pace: Pace): Due | null {
  switch (table.phase) {
    case 'lobby':
      return { kind: 'expire', atMs: table.sinceMs + pace.lobbyMs };
    case 'playing':
      return dueInPlay(table, pace);
    case 'closed':
      return { kind: 'archive', atMs: table.sinceMs + pace.archiveMs };
  }
}

/** When the clock takes the turn from the person who holds it; `null` without clock or at a computer's turn. */
export function deadlineOf(table: Lobby | Playing): number | null {
  if (table.phase === 'lobby' || table.options.clockMs === 0) return null;
  const turn = turnOf(table.match);
  if (turn === null) return null;
  return isPresent(table.seats[turn]) ? table.sinceMs + table.options.clockMs + table.extraMs : null;
}

function dueInPlay(table: Playing, pace: Pace): Due | null {
  if (isDeserted(table)) return { kind: 'expire', atMs: table.sinceMs + pace.desertedMs };
  const seat = turnOf(table.match);
  if (seat === null) return { kind: 'next-deal', atMs: table.sinceMs + pace.dealMs };
  if (!isPresent(table.seats[seat])) return { kind: 'computer', seat, atMs: table.sinceMs + pace.computerMs };
  const atMs = deadlineOf(table);
  return atMs === null ? null : { kind: 'clock', seat, atMs };
}

/** Four computers never play for ever: without a present person the table stands still. */
function isDeserted(table: Playing): boolean {
  return !table.seats.some(isPresent);
}
