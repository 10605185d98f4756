import type Database from 'better-sqlite3';

import { without } from '../../app/forgetting.ts';
import type { ErasureStore, Log } from '../../app/ports.ts';
import { outageCode, type Guard } from './outage.ts';

/** The fact that what was erased may still lie in unused parts of the file. */
const OWED = 'scrubbing-owed';

/** Erases people on SQLite, from the bytes of the file too; what a disk refused of that is made up for here. */
export function sqliteErasure(db: Database.Database, guard: Guard, log: Log): ErasureStore {
  const isOwed = db.prepare<[string]>('SELECT 1 FROM facts WHERE key = ?');
  const pay = db.prepare<[string]>('DELETE FROM facts WHERE key = ?');
  const naming = db
    .prepare<[string], string>(
      `SELECT id FROM tables WHERE phase <> 'closed' AND EXISTS
         (SELECT 1 FROM events WHERE table_id = id AND instr(event, ?) > 0) ORDER BY seq DESC`,
    )
    .pluck();
  const forget = prepareForgetting(db);

  function scrubIfOwed(): void {
    if (isOwed.get(OWED) === undefined) return;
    try {
      if (scrub(db)) pay.run(OWED);
      else log.warn(OWED, { code: 'SQLITE_BUSY' });
    } catch (error) {
      const code = outageCode(db, error);
      if (code === null) throw error;
      log.warn(OWED, { code });
    }
  }

  scrubIfOwed();
  return {
    openTablesNaming: guard.reading((userId: string) => naming.all(JSON.stringify(userId))),
    forget: guard.writing((userId: string, newId: () => string) => {
      const done = forget(userId, newId);
      if (done) scrubIfOwed();
      return done;
    }),
  };
}

/**
 * What was deleted or shortened stays in free pages and in gaps between rows until the whole file is written anew, and
 * in the write-ahead log until that is cut off. `false`: somebody reads the log, and it is still there.
 */
function scrub(db: Database.Database): boolean {
  db.exec('VACUUM');
  const [cut] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
  return cut?.busy === 0;
}

function prepareForgetting(db: Database.Database): (userId: string, newId: () => string) => boolean {
  const isSeated = db.prepare<[string]>('SELECT 1 FROM seats WHERE user_id = ?');
  const owe = db.prepare<[string]>(`INSERT OR REPLACE INTO facts VALUES (?, '')`);
  const settings = db.prepare<[string]>('DELETE FROM person_settings WHERE user_id = ?');
  const called = db.prepare<[string]>(
    `UPDATE messages SET shown = '' WHERE table_id = ? AND kind IN ('invitation', 'ping', 'reminder')`,
  );
  const past = db.prepare<[string]>('DELETE FROM match_people WHERE user_id = ?');
  const daily = prepareDaily(db);
  const everywhere = [
    prepareColumn(db, 'events', 'event', ['table_id', 'version']),
    prepareColumn(db, 'snapshots', 'body', ['table_id']),
    prepareColumn(db, 'results', 'result', ['table_id']),
  ];

  const forget = db.transaction((userId: string, newId: () => string): boolean => {
    if (isSeated.get(userId) !== undefined) return false;
    const ids = new Map<string, string>();
    const instead = (guildId: string): string => {
      const known = ids.get(guildId) ?? newId();
      ids.set(guildId, known);
      return known;
    };
    const tables = new Set(everywhere.flatMap((erase) => erase(userId, instead)));
    for (const tableId of tables) called.run(tableId);
    // Writing the file anew takes its time: only for somebody who was in it.
    const rows = settings.run(userId).changes + past.run(userId).changes + daily(userId, instead);
    if (rows + tables.size > 0) owe.run(OWED);
    return true;
  });
  return (userId, newId) => forget.immediate(userId, newId);
}

/** Replaces a person in one column of JSON, a row at a time, because snapshots are large; gives the tables whose rows they were. */
function prepareColumn(
  db: Database.Database,
  name: string,
  column: string,
  key: readonly string[],
): (userId: string, instead: (guildId: string) => string) => readonly string[] {
  const where = key.map((each) => `${each} = ?`).join(' AND ');
  const keys = db
    .prepare<[string], readonly (string | number)[]>(
      `SELECT ${key.join(', ')} FROM ${name} WHERE instr(${column}, ?) > 0`,
    )
    .raw();
  const select = db.prepare<(string | number)[], { readonly json: string; readonly guild: string | null }>(
    `SELECT ${column} AS json, (SELECT guild_id FROM tables WHERE id = table_id) AS guild FROM ${name} WHERE ${where}`,
  );
  const update = db.prepare<(string | number)[]>(`UPDATE ${name} SET ${column} = ? WHERE ${where}`);
  return (userId, instead) =>
    keys.all(JSON.stringify(userId)).map((row) => {
      const stored = select.get(...row);
      if (stored === undefined || stored.guild === null)
        throw new Error(`a row of ${name} belongs to no table`);
      update.run(JSON.stringify(without(JSON.parse(stored.json), userId, instead(stored.guild))), ...row);
      return String(row[0]);
    });
}

/** Of the daily deals stays what stands on a board, because others are placed by it; gives how many rows named them. */
function prepareDaily(
  db: Database.Database,
): (userId: string, instead: (guildId: string) => string) => number {
  const drop = db.prepare<[string]>(
    'DELETE FROM daily_attempts WHERE user_id = ? AND (attempt > 1 OR score IS NULL)',
  );
  const guilds = db
    .prepare<[string], string>('SELECT DISTINCT guild_id FROM daily_attempts WHERE user_id = ?')
    .pluck();
  const replace = db.prepare<[string, string, string]>(
    `UPDATE daily_attempts SET user_id = ?, name = '' WHERE user_id = ? AND guild_id = ?`,
  );
  return (userId, instead) =>
    guilds
      .all(userId)
      .reduce(
        (rows, guildId) => rows + replace.run(instead(guildId), userId, guildId).changes,
        drop.run(userId).changes,
      );
}
