import type Database from 'better-sqlite3';

import type { FactStore, GuildSettings, PersonSettings, SettingsStore } from '../../app/ports.ts';
import type { Guard } from './outage.ts';

/** Settings on SQLite: what is saved is laid over what was there, name by name; `null` is a value like others. */
export function sqliteSettings(db: Database.Database, guard: Guard): SettingsStore {
  const guilds = prepareMerge<GuildSettings>(db, 'guild_settings', 'guild_id');
  const persons = prepareMerge<PersonSettings>(db, 'person_settings', 'user_id');
  return {
    guild: guard.reading(guilds.read),
    saveGuild: guard.writing(guilds.save),
    person: guard.reading(persons.read),
    savePerson: guard.writing(persons.save),
  };
}

/** Facts on SQLite. */
export function sqliteFacts(db: Database.Database, guard: Guard): FactStore {
  const fact = db.prepare<[string], string>('SELECT value FROM facts WHERE key = ?').pluck();
  const save = db.prepare<[string, string]>('INSERT OR REPLACE INTO facts VALUES (?, ?)');
  return {
    fact: guard.reading((key: string) => fact.get(key) ?? null),
    saveFact: guard.writing((key: string, value: string) => void save.run(key, value)),
  };
}

type Merge<T> = {
  readonly read: (id: string) => Partial<T>;
  readonly save: (id: string, settings: Partial<T>) => void;
};

function prepareMerge<T>(db: Database.Database, table: string, idColumn: string): Merge<T> {
  const select = db.prepare<[string], string>(`SELECT settings FROM ${table} WHERE ${idColumn} = ?`).pluck();
  const replace = db.prepare<[string, string]>(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`);
  const read = (id: string): Partial<T> => JSON.parse(select.get(id) ?? '{}') as Partial<T>;
  const save = db.transaction((id: string, settings: Partial<T>): void => {
    replace.run(id, JSON.stringify({ ...read(id), ...given(settings) }));
  });
  return { read, save: (id, settings) => save.immediate(id, settings) };
}

/** A setting that is there but undefined was not given, and must not take away what was set. */
function given<T>(settings: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
