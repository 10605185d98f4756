import Database from 'better-sqlite3';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { UnusableDatabase } from '../../src/store/sqlite/unusable.ts';
import { following, opening } from '../contract/store-fixtures.ts';
import { openingElsewhere, startDoomed } from './process.ts';
import { freshFolder, keptLog } from './stage.ts';

describe('openSqliteStore', () => {
  let folder = '';
  let file = '';
  let clear = (): void => {};
  let { log, lines } = keptLog();

  beforeEach(() => {
    ({ log, lines } = keptLog());
    const fresh = freshFolder();
    folder = fresh.folder;
    file = join(folder, 'belote.sqlite');
    clear = fresh.remove;
  });
  afterEach(() => clear());

  const open = () => openSqliteStore({ file, log });

  describe('refuses with a sentence, and leaves as it is,', () => {
    it.each<[string, string, () => void]>([
      ['a text', 'is not a database', () => writeFileSync(file, 'Dear diary, '.repeat(1000))],
      ['a few bytes', 'is not a database', () => writeFileSync(file, 'SQLite')],
      ['an empty file', 'is empty', () => writeFileSync(file, '')],
      ['a folder', 'is a folder: name a file in it', () => mkdirSync(file)],
      ['a link to nowhere', 'is a link to a file that does not exist', () => symlinkSync('nowhere', file)],
      ['a database of another program', 'of another program', () => foreign(file)],
      [
        'a foreign database with the number of ours',
        'of another program',
        () => foreign(file, MIGRATIONS.length),
      ],
      ['[fault 34] a copy that was cut short', 'its end is missing', () => cutShort()],
      ['a database of which only the first page is left', 'its end is missing', () => cutTo(4096)],
      ['a header and nothing else', 'its end is missing', () => cutTo(100)],
      ['a newer schema', `known up to ${MIGRATIONS.length}): install that version again`, () => newer()],
      [
        'a log without its database',
        'is missing although its log',
        () => writeFileSync(`${file}-wal`, 'the last moves'),
      ],
      ['a lock file that holds something else', 'was not made by this program', () => strangeLock()],
    ])('%s', (_, sentence, make) => {
      make();
      const before = contents(folder);
      expect(refusal(open)).toContain(sentence);
      expect(contents(folder)).toEqual(before);
      expect(lines).toEqual([]);
    });

    it('a path that leads through a file', () => {
      writeFileSync(file, 'x');
      expect(refusal(() => openSqliteStore({ file: join(file, 'belote.sqlite'), log }))).toContain(
        'cannot be written',
      );
    });

    it.each(['', ' '])('the path "%s"', (empty) => {
      expect(refusal(() => openSqliteStore({ file: empty, log }))).toContain('name a file');
    });

    it('[fault 34] a file that only others may write', () => {
      open().close();
      chmodSync(folder, 0o777);
      chmodSync(file, 0o444);
      const before = contents(folder);
      expect(openingElsewhere(file)).toMatch(/^UnusableDatabase: .*cannot be written .*: make the file/);
      expect(contents(folder)).toEqual(before);
    });

    it('[fault 34] a folder that only others may write, with a database and without', () => {
      chmodSync(folder, 0o555);
      expect(openingElsewhere(file)).toMatch(/^UnusableDatabase: .*cannot be written/);
      chmodSync(folder, 0o755);
      open().close();
      chmodSync(folder, 0o555);
      expect(openingElsewhere(file)).toMatch(/^UnusableDatabase: .*cannot be written/);
      chmodSync(folder, 0o755);
    });

    it('[fault 34] a restored database beside the log of the one before', async () => {
      open().close();
      copyFileSync(file, `${file}.backup`);
      await playAndKill(file, 30);
      copyFileSync(`${file}.backup`, file);
      const restoredAt = new Date(Date.now() + 3_600_000);
      utimesSync(file, restoredAt, restoredAt);
      const before = essentials(folder);
      expect(refusal(open)).toContain(`delete ${file}-wal and ${file}-shm and start again`);
      expect(essentials(folder)).toEqual(before);
    });

    it('[fault 34] a restored database whose pages do not fit those in the log, whatever their times', async () => {
      open().close();
      copyFileSync(file, `${file}.backup`);
      // Beyond the first checkpoint: part of the tables stand in the file only, part of them in the log.
      await playAndKill(file, 1500);
      copyFileSync(`${file}.backup`, file);
      const log = new Date(Date.now() + 1000);
      utimesSync(`${file}-wal`, log, log);
      const before = essentials(folder);
      expect(refusal(open)).toContain('do not belong together');
      expect(essentials(folder)).toEqual(before);
    });
  });

  it('takes the log of a killed process in, however old it is by now', async () => {
    await playAndKill(file, 50);
    const lastYear = new Date(Date.now() - 365 * 86_400_000);
    for (const each of ['', '-wal']) utimesSync(`${file}${each}`, lastYear, lastYear);
    const store = open();
    expect((await store.log('ana')).length).toBeGreaterThanOrEqual(12);
    store.close();
  });

  it('[fault 34] says where it made a new database, and what that may mean', () => {
    open().close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"warn","database-created"');
    expect(lines[0]).toContain(file);
    expect(lines[0]).toContain('volume');
    open().close();
    expect(lines).toHaveLength(1);
  });

  it('makes the folders on the way', () => {
    const deep = join(folder, 'a/b/belote.sqlite');
    openSqliteStore({ file: deep, log }).close();
    expect(existsSync(deep)).toBe(true);
  });

  it('leaves one database and its lock behind when it is closed', () => {
    writeFileSync(`${file}.new`, 'what a process left that was killed while it made the database');
    open().close();
    expect(readdirSync(folder).sort()).toEqual(['belote.sqlite', 'belote.sqlite.lock']);
  });

  it('opens a copy that was made while it ran, and keeps what the copy had', async () => {
    const store = open();
    await store.append(opening('t'));
    const reader = new Database(file, { readonly: true });
    reader.prepare('VACUUM INTO ?').run(`${file}.backup`);
    reader.close();
    await store.append(following('t', 1));
    store.close();
    renameSync(`${file}.backup`, file);
    const restored = open();
    expect(await restored.log('t')).toEqual(opening('t').events);
    expect(await restored.append(following('t', 1))).toBe('appended');
    restored.close();
  });

  it('takes a log entry that stands there behind its back for a taken key', async () => {
    const store = open();
    await store.append(opening('t'));
    const other = new Database(file);
    other.exec(`INSERT INTO events VALUES ('t', 3, '{}')`);
    other.close();
    const two = following('t', 1, { events: [...opening('t').events, ...opening('t').events] });
    expect(await store.append(two)).toBe('conflict');
    expect(await store.append(following('t', 1))).toBe('appended');
    store.close();
  });

  it('gives a store in memory that needs no file and no lock', async () => {
    const [one, two] = [
      openSqliteStore({ file: ':memory:', log }),
      openSqliteStore({ file: ':memory:', log }),
    ];
    await one.append(opening('t'));
    expect(await two.load('t')).toBeNull();
    expect(await one.load('t')).not.toBeNull();
    one.close();
    two.close();
  });

  describe('a migration', () => {
    const next = [...MIGRATIONS, 'CREATE TABLE medals (user_id TEXT) STRICT'];

    it('brings an older database to the newest schema and keeps what is in it', async () => {
      const store = open();
      await store.append(opening('t'));
      store.close();
      const { db, close } = openDatabase({ file, log, migrations: next });
      expect(db.pragma('user_version', { simple: true })).toBe(next.length);
      expect(db.prepare('SELECT id FROM tables').pluck().all()).toEqual(['t']);
      expect(db.prepare('SELECT * FROM medals').all()).toEqual([]);
      close();
      expect(lines.at(-1)).toContain('database-migrated');
      expect(refusal(open)).toContain('newer version');
    });

    it('that fails takes back all of them and leaves the database usable', async () => {
      open().close();
      const broken = [...next, 'CREATE TABLE tables (id TEXT)'];
      expect(() => openDatabase({ file, log, migrations: broken })).toThrow('already exists');
      const { db, close } = openDatabase({ file, log });
      expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length);
      expect(() => db.prepare('SELECT * FROM medals')).toThrow('no such table');
      close();
    });

    it('that fails while the database is made leaves no database', () => {
      expect(() => openDatabase({ file, log, migrations: ['CREATE TABLE a (b)', 'nonsense'] })).toThrow(
        'nonsense',
      );
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  function cutShort(): void {
    open().close();
    truncateSync(file, readFileSync(file).length - 512);
    lines.length = 0;
  }

  function cutTo(bytes: number): void {
    open().close();
    truncateSync(file, bytes);
    lines.length = 0;
  }

  function newer(): void {
    const { close } = openDatabase({ file, log, migrations: [...MIGRATIONS, 'CREATE TABLE medals (a)'] });
    close();
    lines.length = 0;
  }

  function strangeLock(): void {
    open().close();
    writeFileSync(`${file}.lock`, 'reserved\n'.repeat(200));
    lines.length = 0;
  }
});

function foreign(file: string, userVersion = 0): void {
  const db = new Database(file);
  db.exec('CREATE TABLE photos (id INTEGER PRIMARY KEY, caption TEXT)');
  db.pragma(`user_version = ${userVersion}`);
  db.close();
}

function refusal(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message;
    throw error;
  }
  throw new Error('It was opened.');
}

async function playAndKill(file: string, appends: number): Promise<void> {
  const writer = startDoomed(file);
  await writer.reported(appends);
  await writer.kill();
}

/** Names and bytes of everything in a folder. */
function contents(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true });
  return Object.fromEntries(
    files.map((each) => [
      each.name,
      each.isFile() ? readFileSync(join(folder, each.name)).toString('base64') : 'no file',
    ]),
  );
}

/** Without the index of the log, which every reader may build anew. */
function essentials(folder: string): Readonly<Record<string, string>> {
  const { 'belote.sqlite-shm': _, ...rest } = contents(folder);
  return rest;
}
