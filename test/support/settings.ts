import Database from 'better-sqlite3';
import type { Stage } from './stage.ts';

/** Writes what `/belote setup` (of a server) and `/belote settings` (of a person) keep, beside the running bot. */
export function saveSettings(
  { database }: Stage,
  table: 'guild_settings' | 'person_settings',
  id: string,
  settings: object,
): void {
  const db = new Database(database);
  try {
    db.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`).run(id, JSON.stringify(settings));
  } finally {
    db.close();
  }
}
