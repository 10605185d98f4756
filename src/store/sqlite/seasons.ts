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
    results: guard.reading((seasonId: number, after: number) =>
      results
        .all(seasonId, after)
        .map(({ row, result }) => ({ row, result: JSON.parse(result) as MatchResult })),
    ),
  };
}

/**
 * Files a result in the running season of its server and opens one if none runs; a second result of the same
 * table is ignored. To be called inside a transaction.
 */
export function prepareFiling(db: Database.Database): (tableId: string, result: MatchResult) => void {
  const running = prepareRunning(db);
  const start = db.prepare<[string, number, string]>(
    `INSERT INTO seasons (guild_id, name, started_at_ms)
     SELECT ?, 'Season ' || (1 + count(*)), ? FROM seasons WHERE guild_id = ?`,
  );
  const file = db.prepare<[number | bigint, string, string]>(
    'INSERT INTO results (season_id, table_id, result) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING',
  );
  return (tableId, result) => {
    const { guildId, finishedAtMs } = result;
    const season = running.get(guildId)?.id ?? start.run(guildId, finishedAtMs, guildId).lastInsertRowid;
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
