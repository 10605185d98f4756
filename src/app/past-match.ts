import type { Match } from '../engine/match.ts';
import { playersOf } from './match-result.ts';
import type { Closed, Table } from './table.ts';

/** A match that is over, won or ended early: nothing about its deals is a secret any more. */
export type PastMatch = Closed & { readonly match: Match };

export function isPast(table: Table): table is PastMatch {
  return table.phase === 'closed' && table.match !== null && table.seeds.length > 0;
}

/** The user ids of those whose match is over now, for the history; `null` when no match is. */
export function peopleOfPast(table: Table): readonly string[] | null {
  return isPast(table) ? [...new Set(playersOf(table).map(({ userId }) => userId))] : null;
}
