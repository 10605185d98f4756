import type Database from 'better-sqlite3';

/** "Belo" in ASCII: marks a SQLite file as ours (`PRAGMA application_id`). */
export const APPLICATION_ID = 0x42656c6f;

/** Number n (from 1) brings schema n - 1 to n. A released one is never changed; what is new comes at the end. */
export const MIGRATIONS: readonly string[] = [
  `
  -- The head of each table. seq is the order in which tables were opened; people is who sits or hosts,
  -- in one string, so that an append sees at once whether the rows of seats have to change.
  CREATE TABLE tables (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    guild_id TEXT NOT NULL,
    thread_id TEXT,
    phase TEXT NOT NULL,
    people TEXT NOT NULL,
    version INTEGER NOT NULL,
    shown_version INTEGER NOT NULL DEFAULT 0,
    wake_at_ms INTEGER
  ) STRICT;
  -- No index holds version or wake_at_ms: they change with every card, and are listed only at a start.
  CREATE INDEX open_tables_of_guild ON tables (guild_id) WHERE phase <> 'closed';
  CREATE INDEX tables_in_thread ON tables (thread_id) WHERE thread_id IS NOT NULL;

  CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  -- Who sits at or hosts an open table.
  CREATE TABLE seats (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_table ON seats (table_id);

  CREATE TABLE messages (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    key INTEGER NOT NULL,
    channel_id TEXT NOT NULL,
    message_id TEXT NOT NULL,
    shown TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id TEXT NOT NULL,
    name TEXT NOT NULL,
    started_at_ms INTEGER NOT NULL,
    closed_at_ms INTEGER
  ) STRICT;
  CREATE INDEX seasons_of_guild ON seasons (guild_id);
  CREATE UNIQUE INDEX running_season_of_guild ON seasons (guild_id) WHERE closed_at_ms IS NULL;

  -- AUTOINCREMENT: a reader remembers the last row it saw, so a number must never come again.
  CREATE TABLE results (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    result TEXT NOT NULL
  ) STRICT;
  CREATE INDEX results_of_season ON results (season_id);

  CREATE TABLE guild_settings (guild_id TEXT PRIMARY KEY, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE person_settings (user_id TEXT PRIMARY KEY, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- What somebody played of a day's deals; attempt 1 counts.
  CREATE TABLE daily_attempts (
    day TEXT NOT NULL,
    user_id TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    guild_id TEXT NOT NULL,
    name TEXT NOT NULL,
    deals TEXT NOT NULL,
    score INTEGER,
    finished_at_ms INTEGER,
    PRIMARY KEY (day, user_id, attempt)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX daily_scores ON daily_attempts (day, score) WHERE attempt = 1 AND score IS NOT NULL;
  `,
  `
  -- Matches that are over, in the order in which they ended; what there is to tell of them is in the snapshot.
  CREATE TABLE matches (
    seq INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    guild_id TEXT NOT NULL
  ) STRICT;
  CREATE INDEX matches_of_guild ON matches (guild_id);

  CREATE TABLE match_people (
    user_id TEXT NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (seq),
    PRIMARY KEY (user_id, match)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO matches (table_id, guild_id)
  SELECT tables.id, tables.guild_id FROM tables JOIN snapshots ON snapshots.table_id = tables.id
  WHERE tables.phase = 'closed' AND json_array_length(body, '$.seeds') > 0
  ORDER BY json_extract(body, '$.sinceMs'), tables.seq;

  INSERT INTO match_people (user_id, match)
  SELECT person.value ->> '$.userId', matches.seq
  FROM matches JOIN snapshots USING (table_id), json_each(body, '$.seats') AS person
  WHERE person.type = 'object' AND person.value ->> '$.kind' = 'person'
  UNION
  SELECT leaver.value ->> '$.userId', matches.seq
  FROM matches JOIN snapshots USING (table_id), json_each(body, '$.leavers') AS leaver;
  `,
  `
  -- The seeds of deals that are over, never that of a running one; version is where the table stood at the end of the deal.
  CREATE TABLE public_seeds (
    seed TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  INSERT OR IGNORE INTO public_seeds (seed, table_id, version)
  SELECT deals.event ->> '$.seed', deals.table_id, coalesce(deals.next_deal - 1, tables.version)
  FROM (
    SELECT table_id, event, lead(version) OVER (PARTITION BY table_id ORDER BY version) AS next_deal
    FROM events WHERE event ->> '$.type' = 'dealt'
  ) AS deals JOIN tables ON tables.id = deals.table_id
  WHERE deals.next_deal IS NOT NULL OR tables.phase = 'closed';
  `,
];

/** Runs the missing migrations in one transaction, all or none, and tells from which schema to which. */
export function migrate(
  db: Database.Database,
  migrations: readonly string[],
): { readonly from: number; readonly to: number } {
  const from = Number(db.pragma('user_version', { simple: true }));
  const to = migrations.length;
  if (from < to) db.transaction(() => runFrom(db, migrations, from)).immediate();
  return { from, to };
}

function runFrom(db: Database.Database, migrations: readonly string[], from: number): void {
  for (const sql of migrations.slice(from)) db.exec(sql);
  db.pragma(`application_id = ${APPLICATION_ID}`);
  db.pragma(`user_version = ${migrations.length}`);
}
