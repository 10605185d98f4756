import Database from 'better-sqlite3';

import { type Log, StoreUnavailable } from '../../app/ports.ts';

/** Turns synchronous work into a method of a port: done when the call returns, failures of the disk sorted. */
export type Guard = {
  reading<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => Promise<R>;
  writing<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => Promise<R>;
};

/**
 * Failures of the disk become `StoreUnavailable`; everything else is our own mistake and passes. One line is
 * logged when writing begins to fail and one when it works again, however many moves are refused in between.
 */
export function watchOutages(db: Database.Database, log: Log): Guard {
  let failing = false;

  function sorted(error: unknown): unknown {
    const code = outageCode(db, error);
    if (code === null) return error;
    if (!failing) log.error('store-unavailable', { code });
    failing = true;
    return new StoreUnavailable(`The database cannot be used at the moment (${code}).`, { cause: error });
  }

  function recovered(): void {
    if (failing) log.info('store-recovered');
    failing = false;
  }

  return {
    reading:
      (work) =>
      async (...args) => {
        try {
          return work(...args);
        } catch (error) {
          throw sorted(error);
        }
      },
    writing:
      (work) =>
      async (...args) => {
        try {
          const value = work(...args);
          recovered();
          return value;
        } catch (error) {
          throw sorted(error);
        }
      },
  };
}

const OUTAGES =
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM|PROTOCOL|INTERRUPT)/;

/** What SQLite says is wrong with the disk or the file; `null` when the error is of another kind. */
export function outageCode(db: Database.Database, error: unknown): string | null {
  if (error instanceof Database.SqliteError) return OUTAGES.test(error.code) ? error.code : null;
  return db.open ? null : 'closed';
}
