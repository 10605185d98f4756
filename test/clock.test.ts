import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock, followParent } from '../src/clock.ts';

const DAY_MS = 86_400_000;

describe('the clock of the machine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('shows what the machine shows, and runs a callback once when it is due', () => {
    const clock = createClock();
    const run = vi.fn<() => void>();
    clock.at(clock.nowMs() + 1000, run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(clock.nowMs()).toBe(Date.now());
    vi.advanceTimersByTime(DAY_MS);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 60 * DAY_MS, 400 * DAY_MS])(
    '[fault 31] a wait of %d ms ends when it is due and not at once',
    (waitMs) => {
      const clock = createClock();
      const run = vi.fn<() => void>();
      const asked = vi.spyOn(globalThis, 'setTimeout');
      clock.at(clock.nowMs() + waitMs, run);
      // More than the machine takes would fire at once, again and again.
      expect(asked).toHaveBeenLastCalledWith(expect.anything(), Math.min(waitMs, 2 ** 31 - 1));
      vi.advanceTimersByTime(waitMs - 1);
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(run).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('runs at once what is overdue, but never inside the call', () => {
    const clock = createClock();
    const run = vi.fn<() => void>();
    clock.at(clock.nowMs() - DAY_MS, run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('forgets what was cancelled, also after it has run', () => {
    const clock = createClock();
    const run = vi.fn<() => void>();
    const cancel = clock.at(clock.nowMs() + 1000, run);
    cancel();
    cancel();
    const cancelLater = clock.at(clock.nowMs() + 1000, run);
    vi.advanceTimersByTime(1000);
    cancelLater();
    clock.setOffset(DAY_MS);
    vi.advanceTimersByTime(DAY_MS);
    expect(run).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits on when a timer fires too early, as after the machine was set back', () => {
    let setBackMs = 0;
    const clock = createClock(() => Date.now() - setBackMs);
    const run = vi.fn<() => void>();
    clock.at(clock.nowMs() + 1000, run);
    setBackMs = 5000;
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('can be moved: what becomes due runs, what does not waits for the rest, and back again', () => {
    const clock = createClock();
    const ran: string[] = [];
    const startMs = clock.nowMs();
    clock.at(startMs + 60_000, () => ran.push('minute'));
    clock.at(startMs + 3_600_000, () => ran.push('hour'));
    clock.setOffset(60_000);
    expect(clock.nowMs()).toBe(startMs + 60_000);
    vi.advanceTimersByTime(0);
    expect(ran).toEqual(['minute']);
    clock.setOffset(0);
    vi.advanceTimersByTime(3_599_999);
    expect(ran).toEqual(['minute']);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['minute', 'hour']);
  });

  it('follows the offset that the parent process sends, and nothing else that it may say', () => {
    const clock = createClock();
    const parent = new EventEmitter();
    followParent(clock, parent);
    for (const message of [null, 'text', 7, {}, { clockOffsetMs: 'soon' }]) parent.emit('message', message);
    expect(clock.nowMs()).toBe(Date.now());
    parent.emit('message', { clockOffsetMs: DAY_MS });
    expect(clock.nowMs()).toBe(Date.now() + DAY_MS);
  });

  it('tells the process that started us when all that has become due was done', () => {
    const clock = createClock();
    const happened: unknown[] = [];
    const parent = Object.assign(new EventEmitter(), { send: (message: object) => happened.push(message) });
    followParent(clock, parent);
    clock.at(clock.nowMs() + DAY_MS, () => happened.push('a day later'));
    parent.emit('message', { clockOffsetMs: DAY_MS });
    vi.advanceTimersByTime(1);
    expect(happened).toEqual(['a day later', { clockOffsetMs: DAY_MS }]);
  });
});
