import { LRUCache } from 'lru-cache';
import { fail, ok, type Result } from '../engine/result.ts';
import type { BySeat } from '../engine/seats.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import { dueOf, type Pace } from './due.ts';
import type { TableEvent } from './events.ts';
import { evolve, replayed } from './evolve.ts';
import { forgottenId } from './forgetting.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { matchResultOf } from './match-result.ts';
import { peopleOfPast, publicSeedOf } from './past-match.ts';
import type { Clock, ErasureStore, Secrets, TableStore } from './ports.ts';
import type { TableRefusal } from './refusals.ts';
import type { Occupant, Place, Table, TableOptions } from './table.ts';

/** Told of every table that changed, after its entries are safe in the store. Must neither throw nor be slow. */
export type Listener = (table: Table, events: readonly TableEvent[]) => void;

export type Opening = {
  /** Given where the id must follow from something (a rematch from its match), so that two presses open one table. */
  readonly id?: string;
  readonly guildId: string;
  readonly place: Place;
  readonly hostId: string;
  readonly options: TableOptions;
  readonly seats: BySeat<Occupant | null>;
  /** User ids of those who may come without being called, and of those who may not. */
  readonly admitted?: readonly string[];
  readonly kicked?: readonly string[];
};

export type Tables = {
  /** Opens a lobby; when a table of that id is there already, gives that one. */
  open(opening: Opening): Promise<Table>;
  /**
   * The one way in which a table changes (ARCHITECTURE "One click", 4-5): decides in the table's queue on the
   * newest state, writes, then tells the listeners. Rejects with `StoreUnavailable` when nothing could be written.
   */
  act(tableId: string, command: TableCommand): Promise<Result<Table, TableRefusal>>;
  /** The table as it stands, `null` when there is none of that id. */
  read(tableId: string): Promise<Table | null>;
  /** Erases a person from all that is stored (`ErasureStore`); `false` while they sit at an open table. */
  forget(userId: string): Promise<boolean>;
  listen(listener: Listener): void;
  /** Resolves when nothing is being decided or written. */
  idle(): Promise<void>;
};

export type TablesWorld = {
  readonly store: TableStore & ErasureStore;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly pace: Pace;
  /** How many tables stay in memory; the others are read again when somebody clicks. */
  readonly cached: number;
};

export function createTables({ store, clock, secrets, pace, cached }: TablesWorld): Tables {
  const queue = createKeyedQueue();
  const memory = new LRUCache<string, Table>({ max: cached });
  const listeners: Listener[] = [];
  /** How often somebody was erased: a table that was read before still names them, and must not be written. */
  let erasures = 0;

  async function current(tableId: string): Promise<Table | null> {
    const known = memory.get(tableId);
    if (known !== undefined) return known;
    const stored = await store.load(tableId);
    const table = stored === null ? null : replayed(stored.snapshot, stored.tail);
    if (table !== null) memory.set(tableId, table);
    return table;
  }

  async function write(
    before: Table | null,
    events: readonly TableEvent[],
    since: number,
  ): Promise<Table | null> {
    if (since !== erasures) return null;
    const table = events.reduce<Table | null>(evolve, before);
    if (table === null) throw new Error('nothing to write');
    const written = await store.append({
      tableId: table.id,
      expected: before?.version ?? 0,
      events,
      table,
      wakeAtMs: dueOf(table, pace)?.atMs ?? null,
      snapshot: table.phase === 'closed' || events.some((each) => each.type === 'dealt'),
      result: matchResultOf(table),
      over: peopleOfPast(table),
      // Once more with the next deal: an earlier version, which ended this one, may not have filed it.
      publicSeed: publicSeedOf(table) ?? (before === null ? null : publicSeedOf(before)),
    });
    if (written === 'conflict') return null;
    if (since === erasures) memory.set(table.id, table);
    for (const listener of listeners) listener(table, events);
    return table;
  }

  async function open(opening: Opening): Promise<Table> {
    const tableId = opening.id ?? secrets.newTableId();
    return queue.run(tableId, async () => {
      const { guildId, place, hostId, options, seats, admitted = [], kicked = [] } = opening;
      const event: TableEvent = {
        type: 'opened',
        atMs: clock.nowMs(),
        tableId,
        guildId,
        place,
        hostId,
        options,
        seats,
        admitted,
        kicked,
      };
      const there =
        (await current(tableId)) ?? (await write(null, [event], erasures)) ?? (await current(tableId));
      if (there === null) throw new Error(`table ${tableId} could not be opened`);
      return there;
    });
  }

  async function act(tableId: string, command: TableCommand): Promise<Result<Table, TableRefusal>> {
    return queue.run(tableId, async () => {
      const since = erasures;
      const table = await current(tableId);
      if (table === null) return fail('table-unknown');
      const decision = decide(table, command, { nowMs: clock.nowMs(), newSeed: secrets.newSeed });
      if (!decision.ok) return decision;
      if (decision.value.length === 0) return ok(table);
      const after = await write(table, decision.value, since);
      if (after !== null) return ok(after);
      memory.delete(tableId);
      return fail('stale');
    });
  }

  function forget(userId: string): Promise<boolean> {
    const done = store.forget(userId, () => forgottenId(secrets.newTableId()));
    memory.clear();
    erasures += 1;
    return done;
  }

  return {
    open,
    act,
    forget,
    read: (tableId) => queue.run(tableId, () => current(tableId)),
    listen: (listener) => void listeners.push(listener),
    idle: () => queue.idle(),
  };
}
