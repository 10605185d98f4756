import type { Clock, Log, TableStore } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import type { Tables } from '../app/tables.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { describeError, failureOf } from './failures.ts';
import type { Poster } from './poster.ts';
import { forgetThread } from './table-threads.ts';
import { createTroubles, type Trouble } from './troubles.ts';

/** Keeps what Discord shows of the tables true to the tables. */
export type Publisher = {
  /** Something of this table changed. Returns at once and never throws; many calls become one edit. */
  publish(tableId: string): void;
  /** Tries at once, whatever went wrong before; resolves when the table stands in Discord or cannot be shown. */
  shown(tableId: string): Promise<void>;
  /** Shows the newest messages anew at the bottom; in `elsewhere` when the table's own channel is gone. */
  repost(tableId: string, elsewhere: string): Promise<void>;
  /** Why a table cannot be shown now, `null` when it can. */
  troubleOf(tableId: string): Trouble | null;
  /** Whether this person is the one to be told of the trouble, once for each person. */
  isNewsTo(tableId: string, userId: string): boolean;
  /** A thread was deleted: the table that is played there gets another one. */
  placeGone(threadId: string): Promise<void>;
  /** Permissions or channels of a server changed: what could not be shown there is tried again. */
  serverChanged(guildId: string): void;
  /** Locks and archives the thread of a finished table, unless another table is played in it. */
  archive(table: Table): Promise<void>;
  /** Publishes all that Discord has not seen, after a start. */
  resume(): Promise<void>;
  /** Forgets what was to be looked at later. */
  stop(): void;
  /** Resolves when nothing waits to be shown. */
  idle(): Promise<void>;
};

export type PublisherWorld = {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly channel: ChannelMessages;
  readonly clock: Clock;
  readonly log: Log;
  readonly poster: Poster;
  /** At least this long between two edits of one table's messages (PLATFORM, "Limits"). */
  readonly editPauseMs: number;
};

/** Something to be done before the next showing; it is tried even when the table is in trouble. */
type Wish = { prepare(table: Table): Promise<void>; done(): void };
type Job = { dirty: boolean; wishes: Wish[]; running: Promise<void> };

export function createPublisher(world: PublisherWorld): Publisher {
  const { tables, store, channel, clock, log, poster } = world;
  const jobs = new Map<string, Job>();
  const later = new Map<string, () => void>();
  const troubles = createTroubles(clock, log);

  function publish(tableId: string): void {
    begin(tableId).dirty = true;
  }

  function wish(tableId: string, prepare: Wish['prepare']): Promise<void> {
    return new Promise((done) => {
      const job = begin(tableId);
      job.wishes.push({ prepare, done });
      job.dirty = true;
    });
  }

  /** A thread that is locked does not hinder the bot from editing in it, only people from pressing. */
  function retry(tableId: string): Promise<void> {
    const wasLocked = troubles.of(tableId) === 'locked';
    return wish(tableId, (table) => (wasLocked ? poster.reopen(table) : Promise.resolve()));
  }

  function begin(tableId: string): Job {
    const known = jobs.get(tableId);
    if (known !== undefined) return known;
    const job: Job = { dirty: true, wishes: [], running: Promise.resolve() };
    jobs.set(tableId, job);
    job.running = Promise.resolve().then(() => work(tableId, job));
    return job;
  }

  /** One attempt at a time; forgets the job in the same breath in which it finds nothing more to do. */
  async function work(tableId: string, job: Job): Promise<void> {
    while (job.dirty) {
      job.dirty = false;
      const wishes = job.wishes.splice(0);
      const retryMs = await attempt(tableId, wishes);
      for (const { done } of wishes) done();
      if (retryMs > 0) job.dirty = true;
      await pause(Math.max(retryMs, world.editPauseMs));
    }
    jobs.delete(tableId);
  }

  /** Shows the newest state; gives how long to wait before it must be tried again, 0 when nothing remains to be done. */
  async function attempt(tableId: string, wishes: readonly Wish[]): Promise<number> {
    if (wishes.length === 0 && troubles.isToWait(tableId)) return 0;
    let table: Table | null = null;
    try {
      table = await tables.read(tableId);
      if (table === null) return 0;
      for (const { prepare } of wishes) await prepare(table);
      lookAgain(tableId, await poster.show(table));
      await store.markShown(tableId, table.version);
      troubles.over(tableId);
      return 0;
    } catch (error) {
      const next = troubles.after(tableId, table, error);
      if (next.kind === 'retry') return next.afterMs;
      lookAgain(tableId, next.atMs);
      return 0;
    }
  }

  /** A mention becomes due without anything changing at the table; so does another attempt. */
  function lookAgain(tableId: string, whenMs: number | null): void {
    later.get(tableId)?.();
    later.delete(tableId);
    if (whenMs === null) return;
    const cancel = clock.at(whenMs, () => {
      later.delete(tableId);
      publish(tableId);
    });
    later.set(tableId, cancel);
  }

  function pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => void clock.at(clock.nowMs() + ms, resolve));
  }

  async function repost(tableId: string, elsewhere: string): Promise<void> {
    await wish(tableId, poster.lift);
    if (troubles.of(tableId) !== 'channel-gone') return;
    await wish(tableId, (table) => poster.move(table, elsewhere));
  }

  async function placeGone(threadId: string): Promise<void> {
    const [tableId] = await store.tablesInThread(threadId);
    const table = tableId === undefined ? null : await tables.read(tableId);
    if (table === null || table.phase === 'closed') return;
    await forgetThread(store, table, threadId);
    publish(table.id);
  }

  async function archive(table: Table): Promise<void> {
    const threadId = await store.threadOf(table.id);
    if (threadId === null || (await store.tablesInThread(threadId))[0] !== table.id) return;
    try {
      await channel.putAway(threadId);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null || failure === 'unavailable') throw error;
      log.warn('archive-failed', { table: table.id, ...describeError(error) });
    }
  }

  return {
    publish,
    shown: retry,
    repost,
    placeGone,
    archive,
    troubleOf: troubles.of,
    isNewsTo: troubles.isNewsTo,
    serverChanged(guildId) {
      for (const tableId of troubles.inGuild(guildId)) void retry(tableId);
    },
    async resume() {
      const behind = await store.unpublished();
      const running = (await store.waking()).map((each) => each.tableId);
      for (const tableId of new Set([...behind, ...running])) publish(tableId);
    },
    stop() {
      for (const cancel of later.values()) cancel();
      later.clear();
    },
    async idle() {
      while (jobs.size > 0) await Promise.all([...jobs.values()].map((each) => each.running));
    },
  };
}
