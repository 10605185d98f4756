import { createHash } from 'node:crypto';
import type { TableCommand } from '../../src/app/commands.ts';
import { DEFAULT_PACE, type Pace } from '../../src/app/due.ts';
import type { TableEvent, Who } from '../../src/app/events.ts';
import type { Log, Secrets, Store, Thinker } from '../../src/app/ports.ts';
import type { Person, Playing, Table, TableOptions } from '../../src/app/table.ts';
import { createTables, type Opening, type Tables } from '../../src/app/tables.ts';
import { createTurns, type Turns } from '../../src/app/turns.ts';
import type { Move } from '../../src/engine/actions.ts';
import { turnOf } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { easy } from '../../src/players/easy.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { manualClock, type ManualClock } from './manual-clock.ts';

export const PEOPLE = ['ana', 'bob', 'cleo', 'dan'] as const;
export const CLOCK_MS = 90_000;

export type LogLine = { readonly level: keyof Log; readonly event: string; readonly facts: object };

export type RoomWorld = {
  readonly store: Store;
  readonly clock: ManualClock;
  readonly secrets: Secrets;
  readonly thinker: Thinker;
  readonly pace: Pace;
  readonly cached: number;
  archive(table: Table): Promise<void>;
};

/** The tables of one running program, without Discord: the real store, a clock that a test moves, known secrets. */
export type Room = RoomWorld & {
  readonly tables: Tables;
  readonly turns: Turns;
  readonly logged: readonly LogLine[];
  /** Every change that the listeners were told of. */
  readonly told: readonly { readonly table: Table; readonly events: readonly TableEvent[] }[];
  /** A lobby where Ana sits on seat 0. */
  open(opening?: Partial<Opening>): Promise<string>;
  /** A running match: the first `people` of Ana, Bob, Cleo and Dan on seats 0 to 3, computers on the others. */
  begin(people?: 1 | 2 | 3 | 4, options?: Partial<TableOptions>): Promise<string>;
  /** Does it, or throws the refusal. */
  must(tableId: string, command: TableCommand): Promise<Table>;
  /** What came of it: `null`, or why it was refused. */
  refusal(tableId: string, command: TableCommand): Promise<string | null>;
  table(tableId: string): Promise<Table>;
  playing(tableId: string): Promise<Playing>;
  /** Whoever is in turn bids or plays. */
  play(tableId: string): Promise<Table>;
  /** Plays until the deal is over; gives the table as it stands then. */
  playDeal(tableId: string): Promise<Table>;
  /** Plays deal after deal until somebody has won. */
  playMatch(tableId: string): Promise<Table>;
  /** The program dies and starts again on the same store. */
  restart(over?: Partial<RoomWorld>): Promise<Room>;
};

export function openRoom(over: Partial<RoomWorld> = {}): Room {
  const logged: LogLine[] = [];
  const told: { table: Table; events: readonly TableEvent[] }[] = [];
  const log = collecting(logged);
  const world: RoomWorld = {
    store: over.store ?? openSqliteStore({ file: ':memory:', log }),
    clock: over.clock ?? manualClock(),
    secrets: over.secrets ?? knownSecrets(),
    thinker: over.thinker ?? BEGINNER,
    pace: over.pace ?? DEFAULT_PACE,
    cached: over.cached ?? 1000,
    archive: over.archive ?? (() => Promise.resolve()),
  };
  const tables = createTables(world);
  const turns = createTurns({ ...world, tables, thinkMs: 400, log });
  turns.release();
  tables.listen((table, events) => {
    told.push({ table, events });
    turns.schedule(table);
  });

  async function must(tableId: string, command: TableCommand): Promise<Table> {
    const result = await tables.act(tableId, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.error}`);
    return result.value;
  }

  async function table(tableId: string): Promise<Table> {
    const found = await tables.read(tableId);
    if (found === null) throw new Error(`no table ${tableId}`);
    return found;
  }

  async function play(tableId: string): Promise<Table> {
    const now = inPlay(await table(tableId));
    const move = eagerMove(now);
    const occupant = now.seats[move.seat];
    if (occupant.kind === 'person' && !occupant.away)
      return must(tableId, { type: 'move', userId: occupant.userId, at: now.at, move });
    return must(tableId, { type: 'computer-move', at: now.at, move, clock: false });
  }

  async function playDeal(tableId: string): Promise<Table> {
    let now = await table(tableId);
    while (now.phase === 'playing' && turnOf(now.match) !== null) now = await play(tableId);
    return now;
  }

  async function playMatch(tableId: string): Promise<Table> {
    for (let deal = 0; deal < 500; deal += 1) {
      const now = await playDeal(tableId);
      if (now.phase !== 'playing') return now;
      await must(tableId, { type: 'next-deal', userId: null, at: now.at });
    }
    throw new Error('the match does not end');
  }

  async function open(opening: Partial<Opening> = {}): Promise<string> {
    const opened = await tables.open({
      guildId: 'guild',
      place: { kind: 'channel', channelId: 'channel' },
      hostId: 'ana',
      options: optionsOf(),
      seats: [sitting('ana'), null, null, null],
      ...opening,
    });
    return opened.id;
  }

  return {
    ...world,
    tables,
    turns,
    logged,
    told,
    open,
    must,
    table,
    play,
    playDeal,
    playMatch,
    async begin(people = 4, options = {}) {
      const tableId = await open({ options: optionsOf(options) });
      for (const [seat, userId] of PEOPLE.slice(1, people).entries())
        await must(tableId, { type: 'join', who: who(userId), side: seat % 2 === 0 ? 1 : 0 });
      await must(tableId, { type: 'start', userId: 'ana' });
      return tableId;
    },
    async refusal(tableId, command) {
      const result = await tables.act(tableId, command);
      return result.ok ? null : result.error;
    },
    playing: async (tableId) => inPlay(await table(tableId)),
    async restart(changed = {}) {
      turns.stop();
      const room = openRoom({ ...world, ...changed });
      await room.turns.resume();
      return room;
    },
  };
}

export function who(userId: string): Who {
  return { userId, name: userId.slice(0, 1).toUpperCase() + userId.slice(1) };
}

export function sitting(userId: string, over: Partial<Person> = {}): Person {
  return { kind: 'person', ...who(userId), ready: false, missedTurns: 0, away: false, ...over };
}

export function optionsOf(over: Partial<TableOptions> = {}): TableOptions {
  return {
    rules: ruleSetOf('classic-1000'),
    house: {},
    level: 'easy',
    clockMs: CLOCK_MS,
    admission: 'everyone',
    hints: true,
    rated: true,
    pictures: true,
    ...over,
  };
}

/** What the seat in turn would do: a beginner who always speaks first, so that few deals are passed out. */
export function eagerMove(table: Playing): Move {
  return eager(viewFor(table.match, turnOf(table.match)));
}

function eager(view: View): Move {
  const call = view.standing === null ? view.legal.find((move) => move.type !== 'pass') : undefined;
  return call ?? easy(view);
}

/** The person whose turn it is. */
export function inTurn(table: Playing): string {
  const occupant = table.seats[turnOf(table.match) ?? 0];
  if (occupant.kind !== 'person') throw new Error('a computer is in turn');
  return occupant.userId;
}

export function inPlay(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return table;
}

/** The move of whoever is in turn, as they would click it on what they see now. */
export function clickOf(table: Playing): TableCommand {
  return { type: 'move', userId: inTurn(table), at: table.at, move: eagerMove(table) };
}

export const BEGINNER: Thinker = { think: async ({ view }) => easy(view) };
export const EAGER: Thinker = { think: async ({ view }) => eager(view) };

/** The same secrets in every run; no two alike. */
export function knownSecrets(salt = ''): Secrets {
  let drawn = 0;
  const next = (): string =>
    createHash('sha256')
      .update(`${salt}${(drawn += 1)}`)
      .digest('hex');
  const seedFor = (key: string, text: string): string =>
    createHash('sha256').update(`${key}${text}`).digest('hex');
  return { newSeed: next, newTableId: () => `t${next().slice(0, 7)}`, seedFor };
}

function collecting(lines: LogLine[]): Log {
  const line =
    (level: keyof Log) =>
    (event: string, facts: object = {}): void =>
      void lines.push({ level, event, facts });
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
