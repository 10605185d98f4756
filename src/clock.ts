import type { Clock } from './app/ports.ts';

/** `setTimeout` takes 2^31-1 ms at most and fires at once beyond: longer waits go in steps (FAULTS 31). */
const LONGEST_MS = 2 ** 31 - 1;

type Waiting = { readonly whenMs: number; readonly run: () => void; handle?: NodeJS.Timeout };

/** The machine's clock, moved by an offset that can be changed while it runs. */
export type ShiftedClock = Clock & { setOffset(offsetMs: number): void };

/** The machine's clock; `setOffset` moves it, as the playground and the tests do, and due callbacks run at once. */
export function createClock(machineMs: () => number = Date.now): ShiftedClock {
  let offsetMs = 0;
  const waiting = new Set<Waiting>();
  const nowMs = (): number => machineMs() + offsetMs;

  function arm(each: Waiting): void {
    clearTimeout(each.handle);
    each.handle = setTimeout(() => due(each), Math.min(Math.max(each.whenMs - nowMs(), 0), LONGEST_MS));
  }

  function due(each: Waiting): void {
    if (each.whenMs > nowMs()) return arm(each);
    waiting.delete(each);
    each.run();
  }

  return {
    nowMs,
    at(whenMs: number, run: () => void): () => void {
      const each: Waiting = { whenMs, run };
      waiting.add(each);
      arm(each);
      return () => {
        clearTimeout(each.handle);
        waiting.delete(each);
      };
    },
    setOffset(newOffsetMs: number): void {
      offsetMs = newOffsetMs;
      for (const each of waiting) arm(each);
    },
  };
}

/** What a process has of the one that started it. */
export type Parent = NodeJS.EventEmitter & { send?(message: object): unknown };

/** Follows the offset that the parent process sends as `{clockOffsetMs}`, and sends it back when all that it makes due has been started. */
export function followParent(clock: ShiftedClock, parent: Parent): void {
  parent.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('clockOffsetMs' in message)) return;
    const { clockOffsetMs } = message;
    if (typeof clockOffsetMs !== 'number') return;
    clock.setOffset(clockOffsetMs);
    clock.at(clock.nowMs(), () => parent.send?.({ clockOffsetMs }));
  });
}
