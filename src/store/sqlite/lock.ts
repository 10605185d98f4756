import Database from 'better-sqlite3';
import { existsSync, rmSync } from 'node:fs';

import { UnusableDatabase, orUnusable } from './unusable.ts';

export type Lock = {
  /** Lets the next process in. The lock file stays: removing it could take it from under somebody who waits. */
  readonly release: () => void;
  /** Like `release`, for a database that was refused: leaves no lock file that was not there before. */
  readonly abandon: () => void;
};

/**
 * Keeps every other process, and a second store in this one, off the database `file`, an absolute path without
 * symbolic links. The lock is an exclusive transaction on the empty SQLite file `<file>.lock`, so the operating
 * system gives it back however the process ends. Throws `UnusableDatabase` when somebody else holds it.
 */
export function takeLock(file: string): Lock {
  const path = `${file}.lock`;
  const wasThere = existsSync(path);
  const db = orUnusable(file, () => new Database(path, { timeout: 0 }));
  try {
    orUnusable(file, () => hold(db, file));
  } catch (error) {
    db.close();
    throw error;
  }
  return {
    release: () => void db.close(),
    abandon: () => {
      db.close();
      if (!wasThere) rmSync(path, { force: true });
    },
  };
}

function hold(db: Database.Database, file: string): void {
  try {
    // No journal file: the transaction writes nothing, and a killed process would leave it behind.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_BUSY')) throw heldElsewhere(file, error);
    if (code.startsWith('SQLITE_NOTADB')) throw strangeLock(file, error);
    throw error;
  }
}

function heldElsewhere(file: string, cause: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `Another process is running on ${file}: stop it first, because two bots on one database would play against each other.`,
    { cause },
  );
}

function strangeLock(file: string, cause: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `${file}.lock was not made by this program: delete it if nothing else needs it, and start again.`,
    { cause },
  );
}
