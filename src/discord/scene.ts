import type { BySeat, Seat } from '../engine/seats.ts';
import { viewFor, type View } from '../engine/view.ts';
import type { Closed, Level, Occupant, Playing, Table } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { storedName } from '../present/names.ts';
import { asSeat, asSpectator, type SeatView, type SpectatorView } from '../present/readers.ts';
import type { SeatFace } from '../present/seat-face.ts';

/** A table at which cards have been dealt. */
export type Dealt = Playing | (Closed & { readonly match: NonNullable<Closed['match']> });

/** What computers are called, by seat. */
const COMPUTER_NAMES: BySeat<string> = ['Ada', 'Boris', 'Chloé', 'Dora'];

export function isDealt(table: Table): table is Dealt {
  return table.phase !== 'lobby' && table.match !== null && table.seeds.length > 0;
}

/** Why there are no cards at a table at which none were dealt. */
export function whyNotDealt({ phase }: Table): 'table-closed' | 'not-playing' {
  return phase === 'closed' ? 'table-closed' : 'not-playing';
}

/** The four seats as messages show them; a free seat is `null`. */
export function seatFaces(table: Table, s: Sentences): BySeat<SeatFace | null> {
  return table.seats.map((each, seat) =>
    each === null ? null : faceOf(each, seat, s),
  ) as unknown as BySeat<SeatFace | null>;
}

/** The four seats of a table where nobody is missing. */
export function fullFaces(table: Dealt, s: Sentences): BySeat<SeatFace> {
  return seatFaces(table, s) as BySeat<SeatFace>;
}

export function spectatorView(table: Dealt): SpectatorView {
  return asSpectator(viewAt(table, null));
}

export function seatViewOf(table: Dealt, seat: Seat): SeatView {
  return asSeat(viewAt(table, seat));
}

/**
 * At a table that was ended early nobody is in turn, although the deal stands where it was left; the bid of an auction
 * that was left is no contract.
 */
function viewAt({ match, phase }: Dealt, seat: Seat | null): View {
  const view = viewFor(match, seat);
  if (phase !== 'closed') return view;
  const standing = view.phase === 'auction' ? null : view.standing;
  return { ...view, phase: 'over', turn: null, standing, legal: [], offered: [] };
}

/** A computer of this level, by the name that goes with the seat. */
export function computerFace(seat: number, level: Level): SeatFace {
  return { kind: 'computer', name: COMPUTER_NAMES[seat] ?? '', level, away: false };
}

function faceOf(occupant: Occupant, seat: number, s: Sentences): SeatFace {
  if (occupant.kind === 'computer') return computerFace(seat, occupant.level);
  const name = storedName(occupant.name, s);
  const { away, ready, userId, missedTurns } = occupant;
  return { kind: 'person', name, away, ready, userId, missedTurn: missedTurns > 0 };
}
