import type { Log, Store } from '../../app/ports.ts';
import { openDatabase } from './database.ts';
import { sqliteStore } from './store.ts';

/**
 * Opens the store in the SQLite file `file` (`:memory:` for one that is gone with the process), made and
 * migrated by itself. Throws `UnusableDatabase`, whose message is for the operator, when the file cannot be
 * used or another process has it; the file is then as it was.
 */
export function openSqliteStore({ file, log }: { readonly file: string; readonly log: Log }): Store {
  return sqliteStore(openDatabase({ file, log }), log);
}
