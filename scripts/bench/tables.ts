import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEFAULT_PACE } from '../../src/app/due.ts';
import { replayed } from '../../src/app/evolve.ts';
import type { Log, Store } from '../../src/app/ports.ts';
import type { Person, Playing } from '../../src/app/table.ts';
import { createTables, type Tables } from '../../src/app/tables.ts';
import { turnOf } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor } from '../../src/engine/view.ts';
import { easy } from '../../src/players/easy.ts';
import { secrets } from '../../src/secrets.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';

const TABLES = 2000;
/** Calls and cards at each table, so that a deal is in the middle of its play. */
const TURNS = 20;
const LOADS = 500;
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** The memory that a table in the middle of a deal takes while nobody clicks, and the time to read one again. */
export async function benchTables(): Promise<readonly string[]> {
  const store = openSqliteStore({ file: ':memory:', log: SILENT });
  const ids = await playTables(openTables(store));
  const emptyBytes = heapAfterCollection();
  const tables = openTables(store);
  for (const id of ids) await tables.read(id);
  const bytes = (heapAfterCollection() - emptyBytes) / ids.length;
  const loadUs = await timeLoads(store, ids);
  const idle = await tables.read(ids[0] ?? '');
  store.close();
  return [
    `one idle table, ${TURNS} turns into a deal: ${(bytes / 1024).toFixed(1)} KiB of heap (${ids.length} held, JSON of ${JSON.stringify(idle).length} bytes)`,
    `a table from its snapshot and the ${TURNS} entries behind it: median ${quantile(loadUs, 0.5).toFixed(0)} µs, p99 ${quantile(loadUs, 0.99).toFixed(0)} µs`,
  ];
}

function openTables(store: Store): Tables {
  const clock = { nowMs: () => 0, at: () => () => undefined };
  return createTables({ store, clock, secrets, pace: DEFAULT_PACE, cached: TABLES });
}

/** Seats four people at every table and plays into the first deal that is not passed out. */
async function playTables(tables: Tables): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < TABLES; index += 1) ids.push(await playOne(tables, index));
  return ids;
}

async function playOne(tables: Tables, index: number): Promise<string> {
  const seats = [0, 1, 2, 3].map((seat) => personOf(`${1_000_000 + index * 4 + seat}`));
  const [a, b, c, d] = seats as [Person, Person, Person, Person];
  const { id } = await tables.open({
    guildId: `guild${index % 50}`,
    place: { kind: 'channel', channelId: `channel${index}` },
    hostId: a.userId,
    options: {
      rules: ruleSetOf('bulgarian'),
      house: {},
      level: 'easy',
      clockMs: 90_000,
      admission: 'everyone',
      hints: true,
      rated: true,
      pictures: true,
    },
    seats: [a, b, c, d],
  });
  let table = must(await tables.act(id, { type: 'start', userId: a.userId })) as Playing;
  for (let turns = 0; turns < TURNS; turns += 1) table = await playTurn(tables, table);
  return id;
}

function personOf(userId: string): Person {
  return { kind: 'person', userId, name: `Player ${userId}`, ready: true, missedTurns: 0, away: false };
}

async function playTurn(tables: Tables, { id, at, match, seats }: Playing): Promise<Playing> {
  const turn = turnOf(match);
  if (turn === null) throw new Error('the deal is over too early');
  const view = viewFor(match, turn);
  const bid = view.standing === null ? view.legal.find((each) => each.type === 'bid') : undefined;
  const userId = (seats[turn] as Person).userId;
  return must(await tables.act(id, { type: 'move', userId, at, move: bid ?? easy(view) })) as Playing;
}

async function timeLoads(store: Store, ids: readonly string[]): Promise<readonly number[]> {
  const us: number[] = [];
  for (const id of ids.slice(0, LOADS)) {
    const startedAtMs = performance.now();
    const stored = await store.load(id);
    replayed(stored?.snapshot ?? null, stored?.tail ?? []);
    us.push((performance.now() - startedAtMs) * 1000);
  }
  return us;
}

/** Bytes of the heap that are still in use. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) collect();
  return process.memoryUsage().heapUsed;
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
