import type { Log, Store } from '../../app/ports.ts';
import type { OpenDatabase } from './database.ts';
import { sqliteErasure } from './erasure.ts';
import { sqliteHistory } from './history.ts';
import { watchOutages } from './outage.ts';
import { sqliteDaily } from './daily.ts';
import { sqliteSeasons } from './seasons.ts';
import { sqliteFacts, sqliteSettings } from './settings.ts';
import { sqliteTables } from './tables.ts';

/**
 * The store on an open database. The driver is synchronous, so every method has done its work when the call
 * returns: two calls never interleave. Log lines carry codes of SQLite and nothing that was stored.
 */
export function sqliteStore({ db, close }: OpenDatabase, log: Log): Store {
  const guard = watchOutages(db, log);
  return {
    ...sqliteTables(db, guard),
    ...sqliteSeasons(db, guard),
    ...sqliteHistory(db, guard),
    ...sqliteSettings(db, guard),
    ...sqliteErasure(db, guard, log),
    ...sqliteFacts(db, guard),
    ...sqliteDaily(db, guard),
    close,
  };
}
