import Database from 'better-sqlite3';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { following, opening } from '../contract/store-fixtures.ts';
import { openingElsewhere } from './process.ts';
import { contents, freshFolder, keptLog, refusal } from './stage.ts';

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

    it('[fault 34] a database that another program is writing, until it is done', () => {
      open().close();
      const other = new Database(file);
      other.exec('BEGIN IMMEDIATE');
      expect(refusal(open)).toContain('is held by another program');
      other.close();
      open().close();
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
