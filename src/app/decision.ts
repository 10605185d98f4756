import type { Result } from '../engine/result.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { TableRefusal } from './refusals.ts';
import { personsAt } from './seating.ts';
import type { Lobby, Person, Playing } from './table.ts';

/** What a decision may know of the world: the time, and fresh secrets. */
export type Circumstances = { readonly nowMs: number; newSeed(): string };

/** The log entries to append, or why not. */
export type Decision = Result<readonly TableEvent[], TableRefusal>;
export type Of<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
export type Fact = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'atMs'> : never) : never;

export function stamped(fact: Fact, now: Circumstances): TableEvent {
  return { ...fact, atMs: now.nowMs };
}

/** What follows when this person is gone: the host's office passes on; without persons the table closes. */
export function succession(
  table: Lobby | Playing,
  userId: string,
  now: Circumstances,
): readonly TableEvent[] {
  const heirs = personsAt(table).filter((each) => each.userId !== userId);
  const heir = heirs.find((each) => isThere(table, each)) ?? heirs[0];
  if (heir === undefined) return [stamped(closedForWantOfPersons(table), now)];
  return table.hostId === userId ? [stamped({ type: 'host-passed', userId: heir.userId }, now)] : [];
}

/** Of those who sit in the lobby of a rematch without having asked for it only the ready ones are known to be there. */
function isThere({ phase }: Lobby | Playing, { ready, away }: Person): boolean {
  return phase === 'lobby' ? ready : !away;
}

function closedForWantOfPersons(table: Lobby | Playing): Fact {
  return { type: 'closed', reason: table.phase === 'lobby' ? 'cancelled' : 'ended', by: null };
}
