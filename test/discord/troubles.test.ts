import { beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, type Log } from '../../src/app/ports.ts';
import type { Table } from '../../src/app/table.ts';
import { createShardWatch } from '../../src/discord/shard-watch.ts';
import { createTroubles, type Troubles } from '../../src/discord/troubles.ts';
import { manualClock, type ManualClock } from '../support/manual-clock.ts';

const TABLE = { id: 'table', guildId: 'guild', phase: 'playing' } as Table;
const MINUTE_MS = 60_000;

let clock: ManualClock;
let lines: string[];
let troubles: Troubles;
beforeEach(() => {
  clock = manualClock();
  lines = [];
  const line = (event: string): void => void lines.push(event);
  const log: Log = { info: line, warn: line, error: line };
  troubles = createTroubles(clock, log);
});

function answer(code: number, status: number): Error {
  return Object.assign(new Error('no'), { name: `DiscordAPIError[${code}]`, code, status, method: 'PATCH' });
}
const GONE = answer(10003, 404);
const FORBIDDEN = answer(50013, 403);

/** Fails over and over, each time as soon as it may be tried again; how often within so long. */
async function failuresWithin(ms: number, error: Error): Promise<number> {
  const endMs = clock.nowMs() + ms;
  for (let count = 0; ; count += 1) {
    const next = troubles.after('table', TABLE, error);
    const atMs = next.kind === 'retry' ? clock.nowMs() + next.afterMs : (next.atMs ?? Infinity);
    if (atMs > endMs) return count;
    await clock.advance(atMs - clock.nowMs());
  }
}

describe('a table that cannot be shown', () => {
  it('is tried ever more rarely and makes one line in the log, not thousands [fault 21]', async () => {
    expect(await failuresWithin(24 * 60 * MINUTE_MS, GONE)).toBeLessThan(40);
    expect(lines).toEqual(['table-not-shown']);
  });

  it('waits for its time, and is shown at once when it is over [fault 23]', () => {
    troubles.after('table', TABLE, FORBIDDEN);
    expect(troubles.of('table')).toBe('forbidden');
    expect(troubles.isToWait('table')).toBe(true);
    expect(troubles.inGuild('guild')).toEqual(['table']);
    troubles.over('table');
    expect(troubles.isToWait('table')).toBe(false);
    expect(troubles.inGuild('guild')).toEqual([]);
    expect(lines).toEqual(['table-not-shown', 'table-shown-again']);
  });

  it('is news to each person once, and again when something else is the matter [fault 23]', () => {
    troubles.after('table', TABLE, FORBIDDEN);
    expect([1, 2].map(() => troubles.isNewsTo('table', 'anna'))).toEqual([true, false]);
    expect(troubles.isNewsTo('table', 'bruno')).toBe(true);
    troubles.after('table', TABLE, FORBIDDEN);
    expect(troubles.isNewsTo('table', 'anna')).toBe(false);
    troubles.after('table', TABLE, GONE);
    expect(troubles.isNewsTo('table', 'anna')).toBe(true);
  });

  it('for a while only is tried again soon, and nobody is told [fault 28]', async () => {
    for (const error of [answer(0, 503), new StoreUnavailable('full')]) {
      expect(troubles.after('table', TABLE, error)).toMatchObject({ kind: 'retry' });
      expect(troubles.of('table')).toBeNull();
      expect(troubles.isToWait('table')).toBe(false);
    }
    expect(await failuresWithin(10 * MINUTE_MS, answer(0, 503))).toBeGreaterThan(20);
  });

  it('with a card that Discord refuses may be shown with the next one [fault 28]', async () => {
    troubles.after('table', TABLE, answer(50035, 400));
    await clock.advance(2_000);
    expect(troubles.isToWait('table')).toBe(false);
  });

  it('and is closed is forgotten [fault 21]', () => {
    expect(troubles.after('table', { ...TABLE, phase: 'closed' } as Table, GONE)).toEqual({
      kind: 'wait',
      atMs: null,
    });
    expect(troubles.of('table')).toBeNull();
  });
});

describe('the shards', () => {
  it('are reachable only when all are, whichever goes and comes, number 0 too [fault 30] [fault 33]', () => {
    const told: string[] = [];
    const shards = createShardWatch({
      reachable: () => told.push('yes'),
      unreachable: () => told.push('no'),
    });
    shards.up(0);
    shards.down(0);
    shards.down(1);
    shards.up(1);
    expect(told).toEqual(['yes', 'no']);
    shards.up(0);
    expect(told).toEqual(['yes', 'no', 'yes']);
  });
});
