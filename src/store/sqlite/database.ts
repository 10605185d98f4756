import Database from 'better-sqlite3';
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import type { Log } from '../../app/ports.ts';
import { inspectAbsence, inspectDatabase, refuseOtherThanFile } from './inspect.ts';
import { takeLock } from './lock.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { UnusableDatabase, orUnusable } from './unusable.ts';

export type OpenDatabase = { readonly db: Database.Database; readonly close: () => void };

/** A program that opens the file only to look at it is waited for this long, and the bot with it. */
const BUSY_TIMEOUT_MS = 250;

/**
 * Opens the database `file`, makes it when it is missing, brings it to the newest schema, and keeps other
 * processes off it until `close`. `:memory:` gives one that is gone with the process. Throws
 * `UnusableDatabase` when the file cannot be used; it is then as it was.
 */
export function openDatabase(options: {
  readonly file: string;
  readonly log: Log;
  readonly migrations?: readonly string[];
}): OpenDatabase {
  const { file, log, migrations = MIGRATIONS } = options;
  if (file === ':memory:') return inMemory(migrations);
  const path = realPathOf(file);
  const lock = takeLock(path);
  try {
    prepare(path, log, migrations);
    const db = orUnusable(path, () => connectAndMigrate(path, log, migrations));
    return { db, close: () => closeDatabase(db, path, lock.release) };
  } catch (error) {
    lock.abandon();
    throw error;
  }
}

function inMemory(migrations: readonly string[]): OpenDatabase {
  const db = connect(':memory:');
  migrate(db, migrations);
  return { db, close: () => void db.close() };
}

/** The same for every spelling of the path, so that all of them meet the same lock. */
export function realPathOf(file: string): string {
  if (file.trim() === '') throw new UnusableDatabase('The path of the database is empty: name a file.');
  const path = resolve(file);
  return orUnusable(path, () => {
    if (existsSync(path)) {
      refuseOtherThanFile(path);
      return realpathSync(path);
    }
    mkdirSync(dirname(path), { recursive: true });
    return join(realpathSync(dirname(path)), basename(path));
  });
}

function prepare(path: string, log: Log, migrations: readonly string[]): void {
  if (existsSync(path)) return inspectDatabase(path, migrations.length);
  inspectAbsence(path);
  orUnusable(path, () => createDatabase(path, migrations));
  log.warn('database-created', {
    file: path,
    hint: 'If this is not the first start, the disk or volume with the old database is not mounted here: stop, mount it, and start again.',
  });
  return undefined;
}

/** The file appears complete under its name or not at all: a process killed in between leaves only `<file>.new`. */
function createDatabase(path: string, migrations: readonly string[]): void {
  const unfinished = `${path}.new`;
  removeUnfinished(unfinished);
  try {
    const db = new Database(unfinished);
    try {
      migrate(db, migrations);
      db.pragma('journal_mode = WAL');
    } finally {
      db.close();
    }
    renameSync(unfinished, path);
  } catch (error) {
    removeUnfinished(unfinished);
    throw error;
  }
}

function removeUnfinished(unfinished: string): void {
  for (const each of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${each}`, { force: true });
}

function connectAndMigrate(path: string, log: Log, migrations: readonly string[]): Database.Database {
  const db = connect(path);
  try {
    const { from, to } = migrate(db, migrations);
    if (from < to) log.info('database-migrated', { file: path, from, to });
    // SQLite opens a file that cannot be written without a word: only a write tells.
    db.pragma(`user_version = ${to}`);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function connect(path: string): Database.Database {
  const db = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // With the write-ahead log NORMAL means: what was appended survives the death of the process, and a power
    // cut never damages the file, but may take the last moments before it with it.
    db.pragma('synchronous = NORMAL');
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function closeDatabase(db: Database.Database, path: string, release: () => void): void {
  if (!db.open) return;
  touchLog(path);
  db.close();
  release();
}

/** Closing writes the file; killed in the middle of it, the log must not look older than the file it belongs to. */
function touchLog(path: string): void {
  const now = new Date();
  try {
    utimesSync(`${path}-wal`, now, now);
  } catch {
    // No log, or a disk that refuses: closing goes on.
  }
}
