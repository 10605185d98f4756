import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Append, Log, Store } from '../../src/app/ports.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';

const TABLES = 200;
const WARM_UP_TURNS = 5;
const TURNS = 50;
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Measures appending one card to the log of a table against a bare insert of the same bytes with the same
 * driver and pragmas, one after the other in the same run, and loading a long table.
 */
export async function benchStore(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'belote-bench-'));
  const bare = openBare(join(folder, 'bare.sqlite'));
  const store = openSqliteStore({ file: join(folder, 'store.sqlite'), log: SILENT });
  try {
    const { bareUs, appendUs } = await race(bare.insert, store);
    const loadUs = await timeLoads(store);
    return [
      `append of one card (${eventBytes()} bytes): ${summary(appendUs)}`,
      `bare insert of the same bytes: ${summary(bareUs)}`,
      `ratio of medians: ${(median(appendUs) / median(bareUs)).toFixed(2)} (aim: at most 2)`,
      `load of a table with ${WARM_UP_TURNS + TURNS + 1} log entries: ${summary(loadUs)}`,
    ];
  } finally {
    bare.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A bare insert and an append in turn, over many tables, so that a slow moment of the disk hits both alike. */
async function race(
  insert: (tableId: string, version: number, json: string) => void,
  store: Store,
): Promise<{ readonly bareUs: readonly number[]; readonly appendUs: readonly number[] }> {
  const bareUs: number[] = [];
  const appendUs: number[] = [];
  for (let version = 0; version <= WARM_UP_TURNS + TURNS; version += 1) {
    for (let index = 0; index < TABLES; index += 1) {
      const entry = entryOf(tableId(index), version);
      const json = JSON.stringify(entry.events[0]);
      const startedAtMs = performance.now();
      insert(entry.tableId, version + 1, json);
      const insertedAtMs = performance.now();
      await store.append(entry);
      const appendedAtMs = performance.now();
      if (version <= WARM_UP_TURNS) continue;
      bareUs.push((insertedAtMs - startedAtMs) * 1000);
      appendUs.push((appendedAtMs - insertedAtMs) * 1000);
    }
  }
  return { bareUs, appendUs };
}

async function timeLoads(store: Store): Promise<readonly number[]> {
  const us: number[] = [];
  for (let index = 0; index < TABLES; index += 1) {
    const startedAtMs = performance.now();
    await store.load(tableId(index));
    us.push((performance.now() - startedAtMs) * 1000);
  }
  return us;
}

function openBare(file: string): {
  readonly insert: (tableId: string, version: number, json: string) => void;
  readonly close: () => void;
} {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  db.exec(
    'CREATE TABLE log (table_id TEXT, version INTEGER, json TEXT, PRIMARY KEY (table_id, version)) WITHOUT ROWID',
  );
  const insert = db.prepare<[string, number, string]>('INSERT INTO log VALUES (?, ?, ?)');
  const run = db.transaction((tableId: string, version: number, json: string) => {
    insert.run(tableId, version, json);
  });
  return { insert: (...row) => run(...row), close: () => void db.close() };
}

/** Spread over the key space, as ids drawn at random are. */
function tableId(index: number): string {
  return `t${((index * 7919) % 100_003).toString(36).padStart(7, '0')}`;
}

/** To the store a table is JSON with a few fields it reads; without a snapshot the rest is not looked at. */
function entryOf(id: string, expected: number): Append {
  const atMs = 1_764_450_000_000 + expected * 4000;
  const seats = [0, 1, 2, 3].map((seat) => ({ kind: 'person', userId: `10000000000000000${seat}` }));
  const place = { kind: 'thread', channelId: '200000000000000000', threadId: `30000${id}` };
  const table = { id, version: expected + 1, guildId: '400000000000000000', hostId: seats[0]?.userId };
  return {
    tableId: id,
    expected,
    events: [
      {
        atMs,
        type: 'moved',
        move: { seat: 2, type: 'play', card: 'JH', declare: [['9H', 'TH', 'JH']] },
        by: 'person',
      },
    ],
    table: { ...table, place, phase: 'playing', seats } as unknown as Append['table'],
    wakeAtMs: atMs + 90_000,
    snapshot: false,
    result: null,
    over: null,
    publicSeed: null,
  };
}

function eventBytes(): number {
  return Buffer.byteLength(JSON.stringify(entryOf('t', 1).events[0]));
}

function summary(us: readonly number[]): string {
  return `median ${median(us).toFixed(1)} µs, p99 ${quantile(us, 0.99).toFixed(1)} µs`;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
