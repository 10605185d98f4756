import type Database from 'better-sqlite3';

import type { TableEvent } from '../../app/events.ts';
import type { Append, HistoryStore, MatchesOf, PublicSeed } from '../../app/ports.ts';
import type { Guard } from './outage.ts';

type Part = { readonly skip: number; readonly limit: number };

const OF_EVERYBODY = 'FROM matches WHERE guild_id = @guildId';
const OF_PERSON =
  'FROM match_people JOIN matches ON seq = match WHERE user_id = @userId AND guild_id = @guildId';

/** The history of a server on SQLite; it is written only by `append`. */
export function sqliteHistory(db: Database.Database, guard: Guard): HistoryStore {
  const ofEverybody = prepareLookup(db, OF_EVERYBODY);
  const ofPerson = prepareLookup(db, OF_PERSON);
  const lookup = ({ userId }: MatchesOf): Lookup => (userId === null ? ofEverybody : ofPerson);
  return {
    matchCount: guard.reading((of: MatchesOf) => lookup(of).count.get(of) ?? 0),
    matches: guard.reading((of: MatchesOf, part: Part) => lookup(of).some.all({ ...of, ...part })),
    logOfDeal: guard.reading(prepareLogOfDeal(db)),
  };
}

function prepareLogOfDeal(
  db: Database.Database,
): (guildId: string, seed: string) => readonly TableEvent[] | null {
  const find = db.prepare<[string, string], { readonly tableId: string; readonly version: number }>(
    `SELECT table_id AS tableId, public_seeds.version AS version
     FROM public_seeds JOIN tables ON tables.id = table_id WHERE seed = ? AND guild_id = ?`,
  );
  const until = db
    .prepare<[string, number], string>(
      'SELECT event FROM events WHERE table_id = ? AND version <= ? ORDER BY version',
    )
    .pluck();
  return (guildId, seed) => {
    const deal = find.get(seed, guildId);
    if (deal === undefined) return null;
    return until.all(deal.tableId, deal.version).map((event) => JSON.parse(event) as TableEvent);
  };
}

type Lookup = ReturnType<typeof prepareLookup>;

function prepareLookup(
  db: Database.Database,
  matches: string,
): {
  readonly count: Database.Statement<[MatchesOf], number>;
  readonly some: Database.Statement<[MatchesOf & Part], string>;
} {
  const some = `SELECT table_id ${matches} ORDER BY seq DESC LIMIT @limit OFFSET @skip`;
  return {
    count: db.prepare<[MatchesOf], number>(`SELECT count(*) ${matches}`).pluck(),
    some: db.prepare<[MatchesOf & Part], string>(some).pluck(),
  };
}

/** Writes down that a match is over, and whose it was; a second time nothing. To be called inside a transaction. */
export function preparePast(
  db: Database.Database,
): (table: Append['table'], people: readonly string[]) => void {
  const file = db.prepare<[string, string]>(
    'INSERT INTO matches (table_id, guild_id) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING',
  );
  const add = db.prepare<[string, number | bigint]>('INSERT INTO match_people VALUES (?, ?)');
  return ({ id, guildId }, people) => {
    const { changes, lastInsertRowid } = file.run(id, guildId);
    if (changes === 0) return;
    for (const userId of people) add.run(userId, lastInsertRowid);
  };
}

/** Writes down that a seed is public now; a second time nothing. To be called inside a transaction. */
export function preparePublicSeed(db: Database.Database): (tableId: string, publicSeed: PublicSeed) => void {
  const file = db.prepare<[string, string, number]>(
    'INSERT INTO public_seeds (seed, table_id, version) VALUES (?, ?, ?) ON CONFLICT (seed) DO NOTHING',
  );
  return (tableId, { seed, version }) => void file.run(seed, tableId, version);
}
