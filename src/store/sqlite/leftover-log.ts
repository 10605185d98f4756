import Database from 'better-sqlite3';
import { statSync } from 'node:fs';

import { UnusableDatabase } from './unusable.ts';

/** A checkpoint writes the file a moment after the log; nothing of ours lets more time pass between the two. */
const RESTORED_AFTER_MS = 60_000;

/**
 * A log beside the file is what a killed process leaves, and SQLite takes it in. But it takes in just as well
 * the log of the database that stood here before a backup was restored, and mixes the pages of both: both the
 * times of the files and what a reader sees through the log must fit. Writes to neither file; throws
 * `UnusableDatabase` when they do not belong together.
 */
export function inspectLeftoverLog(
  file: string,
  inspectMarks: (applicationId: number, version: number) => void,
): void {
  if (statSync(file).mtimeMs - statSync(`${file}-wal`).mtimeMs > RESTORED_AFTER_MS) throw notItsLog(file);
  const db = new Database(file, { readonly: true });
  try {
    inspectMarks(
      Number(db.pragma('application_id', { simple: true })),
      Number(db.pragma('user_version', { simple: true })),
    );
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok' || hasTornTable(db)) throw mixed(file);
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : '';
    throw /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code) ? mixed(file, error) : error;
  } finally {
    db.close();
  }
}

function hasTornTable(db: Database.Database): boolean {
  const torn = db.prepare(
    'SELECT 1 FROM tables WHERE version <> (SELECT coalesce(max(version), 0) FROM events WHERE table_id = tables.id) LIMIT 1',
  );
  return torn.get() !== undefined;
}

function notItsLog(file: string): UnusableDatabase {
  return new UnusableDatabase(
    `${file} was changed long after its log ${file}-wal: if it was restored from a backup, delete ${file}-wal and ${file}-shm and start again; if not, touch ${file}-wal and start again.`,
  );
}

function mixed(file: string, cause?: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `${file} and its log ${file}-wal do not belong together or are damaged: if the file was restored from a backup, delete ${file}-wal and ${file}-shm and start again; if not, put a backup in its place.`,
    { cause },
  );
}
