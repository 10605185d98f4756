import Database from 'better-sqlite3';

import type { Append } from '../../app/ports.ts';
import { preparePast, preparePublicSeed } from './history.ts';
import { prepareFiling } from './seasons.ts';

type Table = Append['table'];

/** Prepares the one write path of a table's log; see `TableStore.append`. */
export function prepareAppend(db: Database.Database): (entry: Append) => 'appended' | 'conflict' {
  const saveHead = prepareHead(db);
  const saveResult = prepareFiling(db);
  const savePast = preparePast(db);
  const savePublicSeed = preparePublicSeed(db);
  const insertEvent = db.prepare<[string, number, string]>('INSERT INTO events VALUES (?, ?, ?)');
  const saveSnapshot = db.prepare<[string, number, string]>(
    'INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body',
  );

  const write = db.transaction((entry: Append): 'appended' | 'conflict' => {
    const { tableId, expected, events, table } = entry;
    if (!saveHead(entry)) return 'conflict';
    for (const [index, event] of events.entries()) {
      insertEvent.run(tableId, expected + index + 1, JSON.stringify(event));
    }
    if (entry.snapshot) saveSnapshot.run(tableId, table.version, JSON.stringify(table));
    if (entry.result !== null) saveResult(tableId, entry.result);
    if (entry.over !== null) savePast(table, entry.over);
    if (entry.publicSeed !== null) savePublicSeed(tableId, entry.publicSeed);
    return 'appended';
  });

  return (entry) => {
    checkVersions(entry);
    try {
      return write.immediate(entry);
    } catch (error) {
      if (isTakenKey(error)) return 'conflict';
      throw error;
    }
  };
}

function checkVersions({ tableId, expected, events, table }: Append): void {
  if (table.id === tableId && table.version === expected + events.length && events.length > 0) return;
  throw new Error(
    `Table ${table.id} at version ${table.version} does not follow from ${events.length} events behind version ${expected} of table ${tableId}.`,
  );
}

/** The head already forbids it; this holds even for a log that somebody wrote into by hand. */
function isTakenKey(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Saves the head of a table if it stands at the expected version; `false`, and nothing written, if not. */
function prepareHead(db: Database.Database): (entry: Append) => boolean {
  const insert = db.prepare<[string, string, string | null, string, string, number, number | null]>(
    'INSERT INTO tables (id, guild_id, thread_id, phase, people, version, wake_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  // A card or a bid changes nothing else: no index is touched, and the seats need not be read.
  const moveOn = db.prepare<[number, number | null, string, number, string, string]>(
    'UPDATE tables SET version = ?, wake_at_ms = ? WHERE id = ? AND version = ? AND phase = ? AND people = ?',
  );
  const change = db.prepare<[number, number | null, string, string, string, number]>(
    'UPDATE tables SET version = ?, wake_at_ms = ?, phase = ?, people = ? WHERE id = ? AND version = ?',
  );
  const saveSeats = prepareSeats(db);

  return ({ tableId, expected, table, wakeAtMs }) => {
    const { guildId, phase, version } = table;
    const people = peopleAt(table);
    const joined = people.join(' ');
    if (expected === 0) {
      const made = insert.run(tableId, guildId, threadOf(table), phase, joined, version, wakeAtMs);
      if (made.changes === 0) return false;
    } else {
      if (moveOn.run(version, wakeAtMs, tableId, expected, phase, joined).changes > 0) return true;
      if (change.run(version, wakeAtMs, phase, joined, tableId, expected).changes === 0) return false;
    }
    saveSeats(tableId, people);
    return true;
  };
}

function prepareSeats(db: Database.Database): (tableId: string, people: readonly string[]) => void {
  const clear = db.prepare<[string]>('DELETE FROM seats WHERE table_id = ?');
  const insert = db.prepare<[string, string]>('INSERT INTO seats VALUES (?, ?)');
  return (tableId, people) => {
    clear.run(tableId);
    for (const userId of people) insert.run(userId, tableId);
  };
}

/** The host and everybody who sits, each once; nobody belongs to a closed table any more. */
function peopleAt(table: Table): readonly string[] {
  if (table.phase === 'closed') return [];
  const people = [table.hostId];
  for (const occupant of table.seats) {
    if (occupant?.kind === 'person' && !people.includes(occupant.userId)) people.push(occupant.userId);
  }
  return people;
}

function threadOf({ place }: Table): string | null {
  return place.kind === 'thread' ? place.threadId : null;
}
