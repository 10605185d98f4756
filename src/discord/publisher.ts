import type { Clock, Log, MessageRef, TableStore } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import type { Tables } from '../app/tables.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { describeError, failureOf, type Failure } from './failures.ts';
import type { Poster } from './poster.ts';

/** Keeps what Discord shows of the tables true to the tables. */
export type Publisher = {
  /** Something of this table changed. Returns at once and never throws; many calls become one edit. */
  publish(tableId: string): void;
  /** Forgets that a table could not be shown, and shows its newest messages anew at the bottom. */
  repost(tableId: string): Promise<Trouble | null>;
  /** Publishes, and resolves when the table stands in Discord or could not be shown. */
  shown(tableId: string): Promise<void>;
  /** Why a table cannot be shown now, `null` when it can. */
  troubleOf(tableId: string): Trouble | null;
  /** Locks and archives the thread of a finished table, unless another table is played in it. */
  archive(table: Table): Promise<void>;
  /** Publishes all that Discord has not seen, after a start. */
  resume(): Promise<void>;
  /** Forgets what was to be looked at later. */
  stop(): void;
  /** Resolves when nothing waits to be shown. */
  idle(): Promise<void>;
};

/** What keeps a table from being shown; it is tried again with the next change after a while. */
export type Trouble = Extract<
  Failure,
  'channel-gone' | 'forbidden' | 'locked' | 'too-many-threads' | 'refused'
>;

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

const RETRY_UNAVAILABLE_MS = 5_000;
/** A table whose place is gone is not tried again before this: no thousand errors (FAULTS 21). */
const RETRY_TROUBLE_MS = 60_000;

type Job = {
  dirty: boolean;
  running: Promise<void>;
  /** Resolves after the first attempt, before the pause that spaces edits. */
  first: Promise<void>;
};

export function createPublisher(world: PublisherWorld): Publisher {
  const { tables, store, channel, clock, log, poster } = world;
  const jobs = new Map<string, Job>();
  const later = new Map<string, () => void>();
  const troubles = new Map<string, { readonly trouble: Trouble; readonly untilMs: number }>();

  function publish(tableId: string): void {
    const job = jobs.get(tableId);
    if (job !== undefined) {
      job.dirty = true;
      return;
    }
    let tried = (): void => undefined;
    const first = new Promise<void>((resolve) => (tried = resolve));
    const started: Job = { dirty: true, running: Promise.resolve(), first };
    jobs.set(tableId, started);
    started.running = work(tableId, started, tried).finally(() => jobs.delete(tableId));
  }

  async function work(tableId: string, job: Job, tried: () => void): Promise<void> {
    while (job.dirty) {
      job.dirty = false;
      const waitMs = await attempt(tableId).finally(tried);
      if (waitMs === 'give-up') return;
      if (waitMs > 0) job.dirty = true;
      await pause(Math.max(waitMs, world.editPauseMs));
    }
  }

  /** Shows the newest state; gives how long to wait before it must be tried again, 0 when it stands. */
  async function attempt(tableId: string): Promise<number | 'give-up'> {
    const blocked = troubles.get(tableId);
    if (blocked !== undefined && blocked.untilMs > clock.nowMs()) return 'give-up';
    try {
      await show(tableId);
      troubles.delete(tableId);
      return 0;
    } catch (error) {
      return afterFailure(tableId, error);
    }
  }

  function afterFailure(tableId: string, error: unknown): number | 'give-up' {
    const failure = failureOf(error);
    if (failure === 'unavailable') {
      log.warn('publish-delayed', { table: tableId, ...describeError(error) });
      return RETRY_UNAVAILABLE_MS;
    }
    log.error('publish-failed', { table: tableId, ...describeError(error) });
    const trouble = isTrouble(failure) ? failure : 'refused';
    troubles.set(tableId, { trouble, untilMs: clock.nowMs() + RETRY_TROUBLE_MS });
    return 'give-up';
  }

  async function show(tableId: string): Promise<void> {
    const table = await tables.read(tableId);
    if (table === null) return;
    const againMs = await poster.show(table);
    await store.markShown(tableId, table.version);
    lookAgain(tableId, againMs);
  }

  /** A mention becomes due without anything changing at the table. */
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

  async function repost(tableId: string): Promise<Trouble | null> {
    await jobs.get(tableId)?.running;
    troubles.delete(tableId);
    const table = await tables.read(tableId);
    if (table !== null) await retireNewest(await store.messages(tableId));
    publish(tableId);
    await jobs.get(tableId)?.first;
    return troubles.get(tableId)?.trouble ?? null;
  }

  /** The table message is taken away, so that the next showing posts it at the bottom. */
  async function retireNewest(refs: readonly MessageRef[]): Promise<void> {
    for (const ref of refs.filter((each) => each.kind === 'table').slice(-1)) {
      await channel.delete(ref.channelId, ref.messageId).catch((error: unknown) => {
        if (failureOf(error) === null) throw error;
      });
      await store.removeMessage(ref);
    }
  }

  async function archive(table: Table): Promise<void> {
    const threadId = await store.threadOf(table.id);
    if (threadId === null || (await store.tableInThread(threadId)) !== table.id) return;
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
    async shown(tableId) {
      publish(tableId);
      await jobs.get(tableId)?.first;
    },
    repost,
    archive,
    troubleOf: (tableId) => troubles.get(tableId)?.trouble ?? null,
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

const TROUBLES: readonly Failure[] = ['channel-gone', 'forbidden', 'locked', 'too-many-threads', 'refused'];

function isTrouble(failure: Failure | null): failure is Trouble {
  return failure !== null && TROUBLES.includes(failure);
}
