import { viewFor } from '../engine/view.ts';
import type { TableCommand } from './commands.ts';
import { dueOf, type Due, type Pace } from './due.ts';
import type { Clock, Log, TableStore, Thinker } from './ports.ts';
import type { Playing, Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Keeps every table moving when nobody clicks: computers, clocks, next deals, forgotten lobbies, archives. */
export type Turns = {
  /** Arms what is due at this table next, instead of what was due before. */
  schedule(table: Table): void;
  /** Arms all deadlines of the store, after a start. */
  resume(): Promise<void>;
  /** Discord is out of reach: nobody loses a turn to the clock until `release`. */
  hold(): void;
  release(): void;
  /** Forgets all timers. */
  stop(): void;
};

export type TurnsWorld = {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly pace: Pace;
  /** How long a computer may think about one move. */
  readonly thinkMs: number;
  readonly log: Log;
  /** Puts a finished table away. */
  archive(table: Table): Promise<void>;
};

/** After an outage nobody loses a turn that could not be taken: so long a person has at least (FAULTS 30, 31). */
const GRACE_MS = 30_000;
const RETRY_MS = 5_000;

export function createTurns(world: TurnsWorld): Turns {
  const { tables, store, clock, pace, log } = world;
  const timers = new Map<string, () => void>();
  /** Since when clicks can reach us; `null` while Discord is out of reach. */
  let reachableSinceMs: number | null = clock.nowMs();

  function arm(tableId: string, whenMs: number): void {
    timers.get(tableId)?.();
    const cancel = clock.at(whenMs, () => {
      timers.delete(tableId);
      wake(tableId).catch((error: unknown) => {
        log.error('turn-failed', { table: tableId, error: String(error) });
        arm(tableId, clock.nowMs() + RETRY_MS);
      });
    });
    timers.set(tableId, cancel);
  }

  async function wake(tableId: string): Promise<void> {
    const table = await tables.read(tableId);
    const due = table === null ? null : dueOf(table, pace);
    if (table === null || due === null) return;
    const whenMs = fair(due, table);
    if (whenMs > clock.nowMs()) return arm(tableId, whenMs);
    await perform(table, due);
  }

  /** When a due thing may happen: a clock that ran while clicks could not arrive leaves its person some time. */
  function fair(due: Due, table: Table): number {
    if (due.kind !== 'clock') return due.atMs;
    if (reachableSinceMs === null) return clock.nowMs() + RETRY_MS;
    if (table.sinceMs >= reachableSinceMs) return due.atMs;
    return Math.max(due.atMs, reachableSinceMs + GRACE_MS);
  }

  async function perform(table: Table, due: Due): Promise<void> {
    if (due.kind === 'archive') {
      await world.archive(table);
      return store.stopWaking(table.id);
    }
    const result = await tables.act(table.id, await commandFor(table, due));
    if (result.ok || result.error === 'stale' || result.error === 'table-closed') return;
    log.error('turn-refused', { table: table.id, kind: due.kind, refusal: result.error });
    if (table.phase === 'playing' && 'seat' in due) await playAnything(table, due);
  }

  /** A computer player that answers nonsense must not stop the table. */
  async function playAnything(table: Playing, due: Extract<Due, { seat: unknown }>): Promise<void> {
    const move = viewFor(table.match, due.seat).legal[0];
    if (move === undefined) throw new Error(`seat ${due.seat} is in turn and can do nothing`);
    await tables.act(table.id, { type: 'computer-move', at: table.at, move, clock: due.kind === 'clock' });
  }

  async function commandFor(table: Table, due: Exclude<Due, { kind: 'archive' }>): Promise<TableCommand> {
    switch (due.kind) {
      case 'expire':
        return { type: 'expire', version: table.version };
      case 'next-deal':
        return { type: 'next-deal', userId: null, at: inPlay(table).at };
      case 'computer':
      case 'clock':
        return computerMove(inPlay(table), due);
    }
  }

  async function computerMove(table: Playing, due: Extract<Due, { seat: unknown }>): Promise<TableCommand> {
    const occupant = table.seats[due.seat];
    const level = occupant.kind === 'computer' ? occupant.level : table.options.level;
    const seed = `${table.id}:${table.at}`;
    const view = viewFor(table.match, due.seat);
    const move = await world.thinker.think({ level, view, seed, deadlineMs: world.thinkMs });
    return { type: 'computer-move', at: table.at, move, clock: due.kind === 'clock' };
  }

  return {
    schedule(table: Table): void {
      const due = dueOf(table, pace);
      timers.get(table.id)?.();
      timers.delete(table.id);
      if (due !== null) arm(table.id, due.atMs);
    },
    async resume(): Promise<void> {
      for (const { tableId, wakeAtMs } of await store.waking()) arm(tableId, wakeAtMs);
    },
    hold(): void {
      reachableSinceMs = null;
    },
    release(): void {
      reachableSinceMs ??= clock.nowMs();
    },
    stop(): void {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}

function inPlay(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`table ${table.id} is not being played`);
  return table;
}
