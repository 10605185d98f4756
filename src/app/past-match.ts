import { turnOf, type Match } from '../engine/match.ts';
import type { RecordedDeal } from '../engine/record.ts';
import { packOf } from '../engine/shuffle.ts';
import type { TableEvent } from './events.ts';
import { playersOf } from './match-result.ts';
import type { PublicSeed } from './ports.ts';
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

/** The seed of the newest deal, and a version at which that deal is over; `null` while it is a secret. */
export function publicSeedOf(table: Table): PublicSeed | null {
  if (table.phase === 'lobby') return null;
  const isOver = table.phase === 'closed' || turnOf(table.match) === null;
  const seed = table.seeds.at(-1);
  return isOver && seed !== undefined ? { seed, version: table.version } : null;
}

/** The deals that a log holds, as a game record has them. The last one may be unfinished. */
export function dealsIn(log: readonly TableEvent[]): readonly RecordedDeal[] {
  const starts = log.flatMap((event, at) => (event.type === 'dealt' ? [{ ...event, at }] : []));
  return starts.map(({ dealer, seed, at }, number) => ({
    dealer,
    pack: packOf(seed),
    actions: log
      .slice(at, starts[number + 1]?.at)
      .flatMap((event) => (event.type === 'moved' ? [event.move] : [])),
  }));
}
