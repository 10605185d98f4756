import type Database from 'better-sqlite3';

import type { MatchResult, Season, SeasonStore } from '../../app/ports.ts';
import type { Guard } from './outage.ts';

/** Seasons and results on SQLite; results are written only by `append`. */
export function sqliteSeasons(db: Database.Database, guard: Guard): SeasonStore {
  const ofGuild = db.prepare<[string], SeasonRow>(`${SELECT_SEASON} WHERE guild_id = ? ORDER BY id`);
  const running = prepareRunning(db);
  const results = db.prepare<[number, number], { readonly row: number; readonly result: string }>(
    'SELECT row, result FROM results WHERE season_id = ? AND row > ? ORDER BY row',
  );
  return {
    seasons: guard.reading((guildId: string) => ofGuild.all(guildId).map(seasonFrom)),
    running: guard.reading((guildId: string) => {
      const row = running.get(guildId);
      return row === undefined ? null : seasonFrom(row);
    }),
    ...changes(db, guard),
    results: guard.reading((seasonId: number, after: number) =>
      results
        .all(seasonId, after)
        .map(({ row, result }) => ({ row, result: JSON.parse(result) as MatchResult })),
    ),
  };
}

function changes(
  db: Database.Database,
  guard: Guard,
): Pick<SeasonStore, 'startSeason' | 'closeSeason' | 'renameSeason'> {
  const running = prepareRunning(db);
  const open = prepareOpening(db);
  const byId = db.prepare<[number | bigint], SeasonRow>(`${SELECT_SEASON} WHERE id = ?`);
  const close = db.prepare<[number, number]>(
    'UPDATE seasons SET closed_at_ms = ? WHERE id = ? AND closed_at_ms IS NULL',
  );
  const rename = db.prepare<[string, number]>('UPDATE seasons SET name = ? WHERE id = ?');
  const start = db.transaction(
    ({ guildId, name, atMs, seen }: Parameters<SeasonStore['startSeason']>[0]): Season | null => {
      if ((running.get(guildId)?.id ?? null) !== seen) return null;
      if (seen !== null) close.run(atMs, seen);
      const row = byId.get(open(guildId, name, atMs));
      return row === undefined ? null : seasonFrom(row);
    },
  );
  return {
    startSeason: guard.writing(start.immediate),
    closeSeason: guard.writing((id: number, atMs: number) => close.run(atMs, id).changes > 0),
    renameSeason: guard.writing((id: number, name: string) => void rename.run(name, id)),
  };
}

/** Opens a season, called by its number where it has no name; to be called inside a transaction in which none runs. */
function prepareOpening(
  db: Database.Database,
): (guildId: string, name: string | null, atMs: number) => number | bigint {
  const open = db.prepare<[string, string | null, number, string]>(
    `INSERT INTO seasons (guild_id, name, started_at_ms)
     SELECT ?, coalesce(?, 'Season ' || (1 + count(*))), ? FROM seasons WHERE guild_id = ?`,
  );
  return (guildId, name, atMs) => open.run(guildId, name, atMs, guildId).lastInsertRowid;
}

/**
 * Files a result in the running season of its server and opens one if none runs; a second result of the same
 * table is ignored. To be called inside a transaction.
 */
export function prepareFiling(db: Database.Database): (tableId: string, result: MatchResult) => void {
  const running = prepareRunning(db);
  const open = prepareOpening(db);
  const file = db.prepare<[number | bigint, string, string]>(
    'INSERT INTO results (season_id, table_id, result) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING',
  );
  return (tableId, result) => {
    const { guildId, finishedAtMs } = result;
    const season = running.get(guildId)?.id ?? open(guildId, null, finishedAtMs);
    file.run(season, tableId, JSON.stringify(result));
  };
}

type SeasonRow = {
  readonly id: number;
  readonly guild_id: string;
  readonly name: string;
  readonly started_at_ms: number;
  readonly closed_at_ms: number | null;
};

const SELECT_SEASON = 'SELECT id, guild_id, name, started_at_ms, closed_at_ms FROM seasons';

function prepareRunning(db: Database.Database): Database.Statement<[string], SeasonRow> {
  return db.prepare<[string], SeasonRow>(`${SELECT_SEASON} WHERE guild_id = ? AND closed_at_ms IS NULL`);
}

function seasonFrom(row: SeasonRow): Season {
  return {
    id: row.id,
    guildId: row.guild_id,
    name: row.name,
    startedAtMs: row.started_at_ms,
    closedAtMs: row.closed_at_ms,
  };
}
