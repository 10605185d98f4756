import { beforeEach, describe, expect, it } from 'vitest';
import type { TableStore } from '../../src/app/ports.ts';
import type { Table } from '../../src/app/table.ts';
import type { Tables } from '../../src/app/tables.ts';
import type { ChannelMessages } from '../../src/discord/channel-messages.ts';
import type { Poster } from '../../src/discord/poster.ts';
import { createPublisher, type Publisher } from '../../src/discord/publisher.ts';
import { manualClock, settled, type ManualClock } from '../support/manual-clock.ts';

const PAUSE_MS = 1000;

let clock: ManualClock;
let publisher: Publisher;
/** What the poster was asked to do, with the version of the table. */
let done: string[];
/** What the next showings fail with. */
let failures: Error[];
let version: number;
let phase: 'playing' | 'closed';
let marked: number;
let dropped: string[];
let lookAgainMs: number | null;
/** Lets a showing take until it is called. */
let finish: (() => void) | null;

function answer(code: number, status: number): Error {
  return Object.assign(new Error('no'), { name: `DiscordAPIError[${code}]`, code, status, method: 'PATCH' });
}
const GONE = answer(10003, 404);
const LOCKED = answer(160005, 403);
const DOWN = answer(0, 503);

beforeEach(() => {
  clock = manualClock();
  done = [];
  failures = [];
  version = 1;
  phase = 'playing';
  marked = 0;
  dropped = [];
  lookAgainMs = null;
  finish = null;
  const table = (): Table => ({ id: 'table', guildId: 'guild', version, phase }) as Table;
  const doing =
    (what: string) =>
    async (shown: Table, ...more: readonly string[]): Promise<void> => {
      done.push([what, shown.version, ...more].join(' '));
      const failure = what === 'show' ? failures.shift() : undefined;
      if (failure !== undefined) throw failure;
    };
  const poster: Poster = {
    async show(shown) {
      await doing('show')(shown);
      if (finish !== null) await new Promise<void>((resolve) => (finish = resolve));
      return lookAgainMs;
    },
    reopen: doing('reopen'),
    lift: doing('lift'),
    move: doing('move'),
  };
  const store: Partial<TableStore> = {
    markShown: async (_, shown) => void (marked = Math.max(marked, shown)),
    tablesInThread: async (threadId) => (threadId === 'thread' ? ['table'] : []),
    dropThread: async (tableId) => void dropped.push(tableId),
    messages: async () => [],
    unpublished: async () => ['table'],
    waking: async () => [{ tableId: 'table', wakeAtMs: 0 }],
  };
  publisher = createPublisher({
    tables: { read: async (id) => (id === 'table' ? table() : null) } as Tables,
    store: store as TableStore,
    channel: {} as ChannelMessages,
    clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    poster,
    editPauseMs: PAUSE_MS,
  });
});

describe('publish', () => {
  it('makes one showing of many changes, of the newest state [fault 24]', async () => {
    publisher.publish('table');
    await settled();
    for (version = 2; version < 10; version += 1) publisher.publish('table');
    await settled();
    expect(done).toEqual(['show 1']);
    await clock.advance(PAUSE_MS);
    expect(done).toEqual(['show 1', 'show 10']);
    expect(marked).toBe(10);
    await clock.advance(10 * PAUSE_MS);
    expect(done).toHaveLength(2);
  });

  it('loses no change that comes at any moment of a showing', async () => {
    for (let ticks = 0; ticks < 12; ticks += 1) {
      publisher.publish('table');
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      version += 1;
      publisher.publish('table');
      await clock.advance(3 * PAUSE_MS);
      expect(marked).toBe(version);
      await clock.advance(3 * PAUSE_MS);
    }
  });

  it('loses no change that comes in the breath in which the last pause ends', async () => {
    publisher.publish('table');
    await settled();
    for (let ticks = 0; ticks < 8; ticks += 1) {
      const over = clock.advance(PAUSE_MS);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      version += 1;
      publisher.publish('table');
      await over;
      await clock.advance(PAUSE_MS);
      expect(marked).toBe(version);
    }
  });

  it('tries again while Discord is down, and shows the newest state then [fault 28]', async () => {
    failures = [DOWN, DOWN];
    publisher.publish('table');
    await settled();
    version = 5;
    await clock.advance(60_000);
    expect(done).toEqual(['show 1', 'show 5', 'show 5']);
    expect(marked).toBe(5);
    expect(publisher.troubleOf('table')).toBeNull();
  });

  it('looks again when it is time for a mention, once', async () => {
    lookAgainMs = clock.nowMs() + 5000;
    publisher.publish('table');
    await settled();
    lookAgainMs = null;
    await clock.advance(60_000);
    expect(done).toEqual(['show 1', 'show 1']);
  });

  it('is not deaf to a table that is unknown', async () => {
    publisher.publish('nobody');
    await clock.advance(PAUSE_MS);
    await publisher.idle();
    expect(done).toEqual([]);
  });
});

describe('a table in trouble', () => {
  beforeEach(async () => {
    failures = [GONE];
    publisher.publish('table');
    await clock.advance(PAUSE_MS);
  });

  it('is left alone for a while, then tried by itself [fault 21]', async () => {
    for (let change = 0; change < 20; change += 1) {
      publisher.publish('table');
      await clock.advance(PAUSE_MS);
    }
    expect(done).toHaveLength(1);
    expect(publisher.troubleOf('table')).toBe('channel-gone');
    await clock.advance(60_000);
    expect(done).toHaveLength(2);
    expect(publisher.troubleOf('table')).toBeNull();
  });

  it('is tried at once when somebody asks, and when something changes on its server [fault 23]', async () => {
    failures = [GONE];
    await Promise.all([publisher.shown('table'), clock.advance(PAUSE_MS)]);
    expect(publisher.troubleOf('table')).toBe('channel-gone');
    publisher.serverChanged('another');
    await clock.advance(PAUSE_MS);
    expect(done).toHaveLength(2);
    publisher.serverChanged('guild');
    await clock.advance(PAUSE_MS);
    expect(done).toHaveLength(3);
    expect(publisher.troubleOf('table')).toBeNull();
  });

  it('moves to where /belote table was typed when its channel is gone [fault 21]', async () => {
    failures = [GONE];
    const moved = publisher.repost('table', 'elsewhere');
    await clock.advance(5 * PAUSE_MS);
    await moved;
    expect(done.slice(1)).toEqual(['lift 1', 'show 1', 'move 1 elsewhere', 'show 1']);
    expect(publisher.troubleOf('table')).toBeNull();
  });

  it('is opened and unlocked when it was locked [fault 22]', async () => {
    failures = [LOCKED];
    await Promise.all([publisher.shown('table'), clock.advance(PAUSE_MS)]);
    await Promise.all([publisher.shown('table'), clock.advance(5 * PAUSE_MS)]);
    expect(done.slice(-2)).toEqual(['reopen 1', 'show 1']);
  });
});

describe('repost', () => {
  it('lifts the messages and shows them anew, also in the middle of a showing', async () => {
    finish = () => undefined;
    publisher.publish('table');
    await settled();
    const reposted = publisher.repost('table', 'elsewhere');
    await settled();
    expect(done).toEqual(['show 1']);
    const end = finish;
    finish = null;
    end();
    await clock.advance(PAUSE_MS);
    await reposted;
    expect(done).toEqual(['show 1', 'lift 1', 'show 1']);
  });
});

describe('a thread that was deleted', () => {
  it('is forgotten, and the table shown anew; others are nobody’s business [fault 21]', async () => {
    await publisher.placeGone('another');
    expect(dropped).toEqual([]);
    await publisher.placeGone('thread');
    await clock.advance(PAUSE_MS);
    expect(dropped).toEqual(['table']);
    expect(done).toEqual(['show 1']);
  });

  it('of a finished match stays deleted [fault 21]', async () => {
    phase = 'closed';
    await publisher.placeGone('thread');
    await clock.advance(PAUSE_MS);
    expect(done).toEqual([]);
  });
});

describe('a start and a stop', () => {
  it('publish each table once that is behind or running [fault 9]', async () => {
    await publisher.resume();
    await clock.advance(PAUSE_MS);
    await publisher.idle();
    expect(done).toEqual(['show 1']);
  });

  it('leave nothing behind that would run later', async () => {
    lookAgainMs = clock.nowMs() + 5000;
    publisher.publish('table');
    await clock.advance(PAUSE_MS);
    publisher.stop();
    expect(clock.waiting()).toEqual([]);
  });
});
