import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { tableOf } from '../../app/earlier.ts';
import type { TableEvent } from '../../app/events.ts';
import { replayed } from '../../app/evolve.ts';
import { matchResultOf } from '../../app/match-result.ts';
import { isPast } from '../../app/past-match.ts';
import type { MatchResult } from '../../app/ports.ts';
import type { Table } from '../../app/table.ts';
import { refuseOtherThanFile } from './inspect.ts';
import { APPLICATION_ID, MIGRATIONS } from './migrations.ts';
import { UnusableDatabase, orUnusable } from './unusable.ts';

/** What a look through a whole database says. */
export type Examination = {
  readonly schema: number;
  readonly tables: number;
  readonly deals: number;
  readonly results: number;
  /** A sentence for everything that is not as it must be, none when all is well. No card and no seed is in them. */
  readonly findings: readonly string[];
};

/** The schema with which the history of matches came. */
const HISTORY_SINCE = 3;

type Head = { readonly id: string; readonly phase: string; readonly version: number };

/**
 * Looks through the database `file` without changing it, also while a bot runs on it: the file itself, then whether
 * every table's log is whole, gives its snapshot and head, and wrote the result and the history that it should have. Throws
 * `UnusableDatabase` when it is no database of this program, or of a newer version.
 */
export function examine(file: string): Examination {
  return orUnusable(file, () => {
    const db = openToRead(file);
    try {
      // One transaction: a bot that goes on meanwhile is not seen half.
      return db.transaction(() => examined(db))();
    } finally {
      db.close();
    }
  });
}

/** A connection that changes nothing; refuses what is not ours. To be closed by the caller. */
export function openToRead(file: string): Database.Database {
  if (!existsSync(file)) throw new UnusableDatabase(`${file} does not exist.`);
  // Opening a pipe would wait for ever, and a folder reads like a broken disk.
  refuseOtherThanFile(file);
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    refuseStrange(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function refuseStrange(db: Database.Database, file: string): void {
  if (numberOf(db, 'application_id') !== APPLICATION_ID)
    throw new UnusableDatabase(`${file} is not a database of this program.`);
  const schema = numberOf(db, 'user_version');
  if (schema > MIGRATIONS.length)
    throw new UnusableDatabase(
      `${file} was written by a newer version of this program (schema ${schema}, known up to ${MIGRATIONS.length}).`,
    );
}

function numberOf(db: Database.Database, pragma: string): number {
  return Number(db.pragma(pragma, { simple: true }));
}

function examined(db: Database.Database): Examination {
  const damage = damageOf(db);
  const heads = db.prepare<[], Head>('SELECT id, phase, version FROM tables ORDER BY seq').all();
  const count = (sql: string): number => Number(db.prepare(sql).pluck().get());
  return {
    schema: numberOf(db, 'user_version'),
    tables: heads.length,
    deals: count(
      `SELECT count(*) FROM events WHERE CASE WHEN json_valid(event) THEN event ->> 'type' END = 'dealt'`,
    ),
    results: count('SELECT count(*) FROM results'),
    // Where the file itself is damaged, nothing that is read from it says more.
    findings: damage.length > 0 ? damage : heads.flatMap(examinerOf(db)),
  };
}

function damageOf(db: Database.Database): readonly string[] {
  const pages = db.pragma('integrity_check(20)') as readonly { readonly integrity_check: string }[];
  const loose = db.pragma('foreign_key_check') as readonly {
    readonly table: string;
    readonly parent: string;
  }[];
  return [
    ...pages.flatMap(({ integrity_check }) =>
      integrity_check === 'ok' ? [] : [`The file is damaged: ${integrity_check}.`],
    ),
    ...loose.map(({ table, parent }) => `A row of ${table} belongs to none of ${parent}.`),
  ];
}

/** What is wrong with one table. */
function examinerOf(db: Database.Database): (head: Head) => readonly string[] {
  const log = db.prepare<[string], { readonly version: number; readonly event: string }>(
    'SELECT version, event FROM events WHERE table_id = ? ORDER BY version',
  );
  const snapshot = db.prepare<[string], { readonly version: number; readonly body: string }>(
    'SELECT version, body FROM snapshots WHERE table_id = ?',
  );
  const result = db.prepare<[string], string>('SELECT result FROM results WHERE table_id = ?').pluck();
  const isInHistory = historyOf(db);

  return (head) => {
    const rows = log.all(head.id);
    const gap = rows.findIndex(({ version }, at) => version !== at + 1);
    if (gap >= 0) return [`Table ${head.id}: entry ${gap + 1} of its log is missing.`];
    if (rows.length !== head.version)
      return [`Table ${head.id}: it stands at version ${head.version}, and its log ends at ${rows.length}.`];
    const events = rows.map(({ event }) => event);
    const table = replayedOrNull(events);
    if (table === null) return [`Table ${head.id}: its log cannot be replayed.`];
    const kept = snapshot.get(head.id);
    return [
      ...(table.phase === head.phase ? [] : [`it is ${head.phase}, and ${table.phase} by its log`]),
      ...(kept === undefined || agrees(kept, events) ? [] : ['its snapshot is not what its log gives']),
      ...resultFindings(table, result.get(head.id)),
      ...historyFindings(table, isInHistory(head.id)),
    ].map((finding) => `Table ${head.id}: ${finding}.`);
  };
}

/** Whether the history holds a table; `null` in a database of before there was one. */
function historyOf(db: Database.Database): (tableId: string) => boolean | null {
  if (numberOf(db, 'user_version') < HISTORY_SINCE) return () => null;
  const match = db.prepare<[string]>('SELECT 1 FROM matches WHERE table_id = ?');
  return (tableId) => match.get(tableId) !== undefined;
}

/** `null` for a log that no bot can have written. */
function replayedOrNull(events: readonly string[]): Table | null {
  try {
    return replayed(
      null,
      events.map((event) => JSON.parse(event) as TableEvent),
    );
  } catch {
    return null;
  }
}

function agrees({ version, body }: { version: number; body: string }, events: readonly string[]): boolean {
  const table = replayedOrNull(events.slice(0, version));
  return table !== null && isDeepStrictEqual(asStored(table), asStored(JSON.parse(body) as Table));
}

/** As it comes back from the store, with what earlier versions did not keep. */
function asStored(table: Table): unknown {
  return JSON.parse(JSON.stringify(tableOf(table)));
}

function resultFindings(table: Table, filed: string | undefined): readonly string[] {
  const due = matchResultOf(table);
  if (due === null) return filed === undefined ? [] : ['a result is filed for a match that gives none'];
  if (filed === undefined) return ['its result is missing'];
  const { winner, total } = JSON.parse(filed) as MatchResult;
  return winner === due.winner && isDeepStrictEqual(total, due.total)
    ? []
    : ['the result that was filed is not what its log gives'];
}

function historyFindings(table: Table, isInHistory: boolean | null): readonly string[] {
  if (isInHistory === null || isInHistory === isPast(table)) return [];
  return isInHistory
    ? ['the history holds it, and it is no match that is over']
    : ['it is over, and the history does not hold it'];
}
