import type { Move } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import type { TableCommand } from './commands.ts';
import { dueOf, type Due, type Pace } from './due.ts';
import type { Clock, Log, TableStore, Thinker } from './ports.ts';
import { createReachability } from './reachability.ts';
import type { Playing, Table } from './table.ts';
import type { Tables } from './tables.ts';
import { anyMove, createThinking } from './thinking.ts';

/** Keeps every table moving when nobody clicks: computers, clocks, next deals, forgotten lobbies, archives. */
export type Turns = {
  /** Arms what is due at this table next, instead of what was due before. */
  schedule(table: Table): void;
  /** Arms all deadlines of the store, after a start. */
  resume(): Promise<void>;
  /**
   * Discord is out of reach, or this server of it: no clock of a person runs out until `release`. So it is before the
   * first `release`.
   */
  hold(guildId?: string): void;
  release(guildId?: string): void;
  /** Forgets all timers; from now on none is armed. */
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

const RETRY_MS = 5_000;
/** The pauses between failures double up to this: short where people wait, long where nobody does (FAULTS 21). */
const LONGEST_RETRY_MS: Readonly<Record<Table['phase'], number>> = {
  lobby: 60_000,
  playing: 60_000,
  closed: 3_600_000,
};

type AtSeat = Extract<Due, { seat: Seat }>;

export function createTurns(world: TurnsWorld): Turns {
  const { tables, store, clock, pace, log } = world;
  const reachability = createReachability(clock);
  const think = createThinking(world);
  const timers = new Map<string, () => void>();
  const failures = new Map<string, number>();
  let stopped = false;

  function arm(tableId: string, whenMs: number): void {
    if (stopped) return;
    timers.get(tableId)?.();
    const cancel = clock.at(whenMs, () => {
      timers.delete(tableId);
      void wake(tableId);
    });
    timers.set(tableId, cancel);
  }

  /** What was armed since we looked knows a newer table. */
  function armUnlessArmed(tableId: string, whenMs: number): void {
    if (!timers.has(tableId)) arm(tableId, whenMs);
  }

  /** Never rejects. */
  async function wake(tableId: string): Promise<void> {
    let phase: Table['phase'] = 'playing';
    try {
      const table = await tables.read(tableId);
      if (table !== null) {
        phase = table.phase;
        await lookAt(table);
      }
      failures.delete(tableId);
    } catch (error) {
      const failed = failures.get(tableId) ?? 0;
      failures.set(tableId, failed + 1);
      log.error('turn-failed', { table: tableId, error: String(error) });
      const pauseMs = Math.min(RETRY_MS * 2 ** failed, LONGEST_RETRY_MS[phase]);
      armUnlessArmed(tableId, clock.nowMs() + pauseMs);
    }
  }

  /** Never rejects: a table that is not found now gets its lost time when its clock is due. */
  async function wakeServer(guildId: string): Promise<void> {
    const open = await store.openTables(guildId).catch((error: unknown) => {
      log.warn('server-not-woken', { guild: guildId, error: String(error) });
      return [];
    });
    for (const tableId of open) if (timers.has(tableId)) void wake(tableId);
  }

  async function lookAt(table: Table): Promise<void> {
    const due = dueOf(table, pace);
    if (due === null) return;
    const fairMs = fairMsOf(table, due);
    // Said in the log, so that what people see as their deadline is what will happen (FAULTS 20).
    if (due.kind === 'clock' && fairMs !== null && fairMs > due.atMs) return extend(table, fairMs);
    if (due.atMs > clock.nowMs()) return armUnlessArmed(table.id, due.atMs);
    if (fairMs === null) return armUnlessArmed(table.id, clock.nowMs() + RETRY_MS);
    if (fairMs > clock.nowMs()) return armUnlessArmed(table.id, fairMs);
    await perform(table, due);
  }

  async function extend(table: Table, untilMs: number): Promise<void> {
    await act(table, { type: 'extend-clock', at: inPlay(table).at, untilMs });
  }

  /** Only what people could prevent by a click waits for them. */
  function fairMsOf(table: Table, due: Due): number | null {
    if (due.kind === 'expire') return reachability.fairMs(table.guildId, table.sinceMs, due.atMs);
    if (due.kind !== 'clock') return due.atMs;
    return reachability.fairMs(table.guildId, table.sinceMs, due.atMs - inPlay(table).extraMs);
  }

  async function perform(table: Table, due: Due): Promise<void> {
    if (due.kind === 'archive') {
      await world.archive(table);
      return store.stopWaking(table.id);
    }
    const refusal = await act(table, await commandFor(table, due));
    if (refusal === null) return;
    log.error('turn-refused', { table: table.id, kind: due.kind, refusal });
    const second = 'seat' in due ? await act(table, anyMoveOf(inPlay(table), due)) : refusal;
    if (second !== null) throw new Error(`what is due cannot be done: ${second}`);
  }

  /** The refusal, or `null` when it was done or something else came first. */
  async function act(table: Table, command: TableCommand): Promise<string | null> {
    const result = await tables.act(table.id, command);
    if (result.ok) return null;
    if (result.error !== 'stale' && result.error !== 'table-closed') return result.error;
    armUnlessArmed(table.id, clock.nowMs() + RETRY_MS);
    return null;
  }

  async function commandFor(table: Table, due: Exclude<Due, { kind: 'archive' }>): Promise<TableCommand> {
    switch (due.kind) {
      case 'expire':
        return { type: 'expire', version: table.version };
      case 'next-deal':
        return { type: 'next-deal', userId: null, at: inPlay(table).at };
      case 'computer':
      case 'clock':
        return computerMove(inPlay(table), due, await think(inPlay(table), due.seat));
    }
  }

  return {
    schedule(table: Table): void {
      const due = dueOf(table, pace);
      timers.get(table.id)?.();
      timers.delete(table.id);
      if (due !== null) arm(table.id, due.atMs);
    },
    async resume(): Promise<void> {
      for (const { tableId, wakeAtMs } of await store.waking()) armUnlessArmed(tableId, wakeAtMs);
    },
    hold: reachability.hold,
    /** Every clock that stood still goes on from where it stood, and people see it at once. */
    release(guildId): void {
      if (!reachability.release(guildId)) return;
      if (guildId !== undefined) return void wakeServer(guildId);
      for (const tableId of timers.keys()) void wake(tableId);
    },
    stop(): void {
      stopped = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}

/** A computer player that answers nonsense must not stop the table. */
function anyMoveOf(table: Playing, due: AtSeat): TableCommand {
  return computerMove(table, due, anyMove(table, due.seat));
}

function computerMove({ at }: Playing, { kind }: AtSeat, move: Move): TableCommand {
  return { type: 'computer-move', at, move, clock: kind === 'clock' };
}

function inPlay(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`table ${table.id} is not being played`);
  return table;
}
