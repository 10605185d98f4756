import type { Clock } from '../../src/app/ports.ts';

/** A clock that stands still until a test moves it. */
export type ManualClock = Clock & {
  /** Moves on by `ms`: what is due runs in the order of its time, each after the work of the one before has settled. */
  advance(ms: number): Promise<void>;
  /** The times of all that waits, soonest first. */
  waiting(): readonly number[];
};

type Waiting = { readonly whenMs: number; readonly run: () => void };

export function manualClock(startMs = 1_764_450_000_000): ManualClock {
  let nowMs = startMs;
  const waiting = new Set<Waiting>();

  const soonest = (): Waiting | undefined => [...waiting].sort((a, b) => a.whenMs - b.whenMs)[0];

  return {
    nowMs: () => nowMs,
    at(whenMs, run) {
      const each = { whenMs, run };
      waiting.add(each);
      return () => void waiting.delete(each);
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      await settled();
      for (let next = soonest(); next !== undefined && next.whenMs <= untilMs; next = soonest()) {
        waiting.delete(next);
        nowMs = Math.max(nowMs, next.whenMs);
        next.run();
        await settled();
      }
      nowMs = untilMs;
    },
    waiting: () => [...waiting].map((each) => each.whenMs).sort((a, b) => a - b),
  };
}

/** Resolves when all promises that can settle without time passing have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
