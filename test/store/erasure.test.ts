import Database from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { matchResultOf } from '../../src/app/match-result.ts';
import type { MatchResult, Store } from '../../src/app/ports.ts';
import { standingsOf } from '../../src/app/standings.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { examine } from '../../src/store/sqlite/examine.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { inPlay, openRoom, optionsOf, sitting, type Room } from '../support/card-room.ts';
import { historyOf } from '../support/truth.ts';
import { freshFolder, keptLog } from './stage.ts';

/** Ids and names that stand nowhere else in a database. */
const IDS = ['810000000000000001', '820000000000000002', '830000000000000003', '840000000000000004'] as const;
const GONE = IDS[0];
const NAME = 'Zebulon Quux';
const seated = IDS.map((userId) => sitting(userId, { name: userId === GONE ? NAME : `P${userId[1]}` }));

let folder: ReturnType<typeof freshFolder>;
let file: string;
let store: Store;
let room: Room;
let lines: readonly string[];

const start = (): void => {
  const kept = keptLog();
  lines = kept.lines;
  store = openSqliteStore({ file, log: kept.log });
  room = openRoom({ store });
};

beforeEach(() => {
  folder = freshFolder();
  file = join(folder.folder, 'belote.sqlite');
  start();
});
afterEach(() => {
  store.close();
  folder.remove();
});

/** A whole match of the four on this server; gives its table. */
async function matchOf(guildId: string): Promise<string> {
  const rules = { ...ruleSetOf('classic-501'), target: 1 };
  const tableId = await room.open({
    guildId,
    hostId: GONE,
    seats: seated as never,
    options: optionsOf({ rules }),
  });
  await room.must(tableId, { type: 'start', userId: GONE });
  await room.playMatch(tableId);
  return tableId;
}

/** How often a text stands in the bytes of the database and of its log. */
function inBytes(text: string): number {
  const files = [file, `${file}-wal`].filter((each) => existsSync(each));
  return files.reduce((sum, each) => sum + readFileSync(each).toString('latin1').split(text).length - 1, 0);
}

async function resultsOf(guildId: string): Promise<readonly MatchResult[]> {
  const season = await store.running(guildId);
  return (await store.results(season?.id ?? 0, 0)).map(({ result }) => result);
}

describe('somebody who is forgotten', () => {
  it('is in no byte of the file or its log, and the others’ standings and every log are as before', async () => {
    const tables = [await matchOf('guild'), await matchOf('guild'), await matchOf('other')];
    await store.savePerson(GONE, { language: 'bg' });
    const attempt = { day: '2026-11-30', userId: GONE, guildId: 'guild', name: NAME, deals: [[]] } as const;
    await store.saveDailyAttempt({ ...attempt, attempt: 1, finished: { score: 7, atMs: 1 } });
    await store.saveDailyAttempt({ ...attempt, attempt: 2, finished: null });
    const before = standingsOf(await resultsOf('guild'), null);
    expect([inBytes(GONE), inBytes(NAME)].every((count) => count > 0)).toBe(true);

    expect(await room.tables.forget(GONE)).toBe(true);
    expect([inBytes(GONE), inBytes(NAME)]).toEqual([0, 0]);
    expect(inBytes(IDS[1])).toBeGreaterThan(0);

    const after = standingsOf(await resultsOf('guild'), null);
    const others = (rows: typeof after) => rows.filter(({ name }) => name !== NAME && name !== '');
    expect(others(after)).toEqual(others(before));
    expect(others(after)).toHaveLength(3);
    const { userId, name, ...left } = before.find((each) => each.name === NAME) ?? {};
    expect([userId, name]).toEqual([GONE, NAME]);
    expect(after.find((each) => each.name === '')).toMatchObject(left);
    const filed = [...(await resultsOf('guild')), ...(await resultsOf('other'))];
    for (const [at, tableId] of tables.entries()) {
      const table = historyOf(await store.log(tableId)).at(-1)?.table;
      expect(table && matchResultOf(table)).toEqual(filed[at]);
      expect(await room.tables.read(tableId)).toEqual(table);
    }
    expect(examine(file).findings).toEqual([]);
  });

  it('may be known to an open table that does not need them: it is played on, and writes them down nowhere again', async () => {
    const tableId = await room.begin(4);
    await room.must(tableId, { type: 'invite', userId: 'ana', guestId: GONE });
    const table = await room.playing(tableId);
    const move = room.tables.act(tableId, { type: 'next-deal', userId: null, at: table.at });
    expect(await room.tables.forget(GONE)).toBe(true);
    expect(await move).toMatchObject({ ok: false });
    expect(await room.tables.read(tableId)).toMatchObject({ invited: [expect.stringMatching(/^gone-/)] });
    await room.playMatch(tableId);
    expect(inBytes(GONE)).toBe(0);
    expect(examine(file).findings).toEqual([]);
  });

  it('is not written again by a card that was on its way', async () => {
    const tableId = await room.begin(4);
    await room.must(tableId, { type: 'invite', userId: 'ana', guestId: GONE });
    const now = await room.playing(tableId);
    const played = room.play(tableId).catch((error: unknown) => error);
    await room.tables.read('another table');
    expect(await room.tables.forget(GONE)).toBe(true);
    await played;
    expect(inPlay(await room.table(tableId)).at).toBeGreaterThanOrEqual(now.at);
    await room.playDeal(tableId);
    expect(JSON.stringify(await room.table(tableId))).not.toContain(GONE);
    expect(inBytes(GONE)).toBe(0);
  });

  it('is scrubbed out at the next start where somebody else was reading the file', async () => {
    await matchOf('guild');
    const reader = new Database(file, { readonly: true });
    const rows = reader.prepare('SELECT * FROM events').iterate();
    rows.next();
    expect(await room.tables.forget(GONE)).toBe(true);
    expect(inBytes(NAME)).toBeGreaterThan(0);
    expect(lines.at(-1)).toContain('SQLITE_BUSY');
    rows.return?.();
    reader.close();
    store.close();
    start();
    expect([inBytes(GONE), inBytes(NAME)]).toEqual([0, 0]);
    expect(await store.fact('scrubbing-owed')).toBeNull();
    expect(lines.filter((line) => line.includes(NAME))).toEqual([]);
  });
});
