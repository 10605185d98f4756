import Database from 'better-sqlite3';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Log } from '../../src/app/ports.ts';
import { type OpenDatabase, openDatabase } from '../../src/store/sqlite/database.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';
import { UnusableDatabase } from '../../src/store/sqlite/unusable.ts';
import type { Outage, Stage } from '../contract/store-stage.ts';

const UNLIMITED_PAGES = 2 ** 31 - 2;

/** A log whose lines are kept, one JSON array each. */
export function keptLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (event: string, facts?: object) =>
    void lines.push(JSON.stringify([level, event, facts]));
  return { log: { info: keep('info'), warn: keep('warn'), error: keep('error') }, lines };
}

/** A folder of its own for one test. */
export function freshFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'belote-store-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The store on a new file, with its connection at hand for breaking it. */
export function openStage(): Stage {
  const { folder, remove } = freshFolder();
  const { log, lines } = keptLog();
  const file = join(folder, 'belote.sqlite');
  let database = openDatabase({ file, log });
  let store = sqliteStore(database, log);
  return {
    store: () => store,
    reopen: () => {
      store.close();
      database = openDatabase({ file, log });
      store = sqliteStore(database, log);
    },
    breakDisk: (outage) => breakDisk(database, file, outage),
    logged: () => lines,
    dispose: () => {
      store.close();
      remove();
    },
  };
}

function breakDisk({ db }: OpenDatabase, file: string, outage: Outage): () => void {
  switch (outage) {
    case 'the disk is full':
      db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true }))}`);
      return () => void db.pragma(`max_page_count = ${UNLIMITED_PAGES}`);
    case 'the file is read-only':
      db.pragma('query_only = ON');
      return () => void db.pragma('query_only = OFF');
    case 'another program holds the file':
      return holdFile(db, file);
  }
}

function holdFile(db: Database.Database, file: string): () => void {
  db.pragma('busy_timeout = 0');
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}

/** The sentence with which `open` refuses. */
export function refusal(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message;
    throw error;
  }
  throw new Error('It was opened.');
}

/** Names and bytes of everything in a folder. */
export function contents(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true });
  return Object.fromEntries(
    files.map((each) => [
      each.name,
      each.isFile() ? readFileSync(join(folder, each.name)).toString('base64') : 'no file',
    ]),
  );
}
