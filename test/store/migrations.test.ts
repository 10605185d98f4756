import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { opening } from '../contract/store-fixtures.ts';
import { freshFolder, keptLog, refusal } from './stage.ts';

describe('a migration', () => {
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

  it('files the matches that ended before there was a history, with everybody who sat or left', async () => {
    const { db, close } = openDatabase({ file, log, migrations: MIGRATIONS.slice(0, 1) });
    const person = (userId: string): object => ({ kind: 'person', userId });
    const computer = { kind: 'computer', level: 'easy' };
    const tables: readonly (readonly [string, string, object])[] = [
      ['late', 'closed', { sinceMs: 300, seeds: ['s'], seats: [person('ana'), computer], leavers: [] }],
      [
        'early',
        'closed',
        {
          sinceMs: 100,
          seeds: ['s'],
          seats: [person('ana')],
          leavers: [{ userId: 'bo' }, { userId: 'ana' }],
        },
      ],
      ['cancelled', 'closed', { sinceMs: 50, seeds: [], seats: [person('ana'), null], leavers: [] }],
      ['running', 'playing', { sinceMs: 200, seeds: ['s'], seats: [person('ana')], leavers: [] }],
    ];
    for (const [id, phase, body] of tables) {
      db.prepare(
        "INSERT INTO tables (id, guild_id, phase, people, version) VALUES (?, 'guild', ?, '', 1)",
      ).run(id, phase);
      db.prepare('INSERT INTO snapshots VALUES (?, 1, ?)').run(id, JSON.stringify(body));
    }
    close();
    const store = open();
    const matchesOf = (userId: string | null): Promise<readonly string[]> =>
      store.matches({ guildId: 'guild', userId }, { skip: 0, limit: 9 });
    expect(await matchesOf(null)).toEqual(['late', 'early']);
    expect(await matchesOf('ana')).toEqual(['late', 'early']);
    expect(await matchesOf('bo')).toEqual(['early']);
    store.close();
  });

  it('knows the seeds of the deals that were over before it kept them, and no other', async () => {
    const { db, close } = openDatabase({ file, log, migrations: MIGRATIONS.slice(0, 3) });
    const dealt = (seed: string): object => ({ type: 'dealt', seed });
    const logs: readonly (readonly [string, string, readonly object[]])[] = [
      ['running', 'playing', [dealt('a'), { type: 'moved' }, dealt('b'), { type: 'moved' }]],
      ['over', 'closed', [dealt('c'), { type: 'moved' }]],
    ];
    for (const [id, phase, events] of logs) {
      db.prepare(
        "INSERT INTO tables (id, guild_id, phase, people, version) VALUES (?, 'guild', ?, '', ?)",
      ).run(id, phase, events.length);
      for (const [at, event] of events.entries())
        db.prepare('INSERT INTO events VALUES (?, ?, ?)').run(id, at + 1, JSON.stringify(event));
    }
    close();
    const store = open();
    expect(await store.logOfDeal('guild', 'a')).toEqual([dealt('a'), { type: 'moved' }]);
    expect(await store.logOfDeal('guild', 'b')).toBeNull();
    expect(await store.logOfDeal('guild', 'c')).toEqual([dealt('c'), { type: 'moved' }]);
    store.close();
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
