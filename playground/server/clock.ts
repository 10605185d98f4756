/** The world's time. Everything Discord measures (3 s, 15 min, 1 h, auto-archive) is read from here. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: () => number;
  /** Moves the time forward by `ms` and tells everybody who subscribed. */
  readonly advance: (ms: number) => void;
  /** Calls `listener` after each advance; returns the way to unsubscribe. */
  readonly onAdvance: (listener: () => void) => () => void;
}

/** Stands still until it is advanced. */
export function manualClock(startMs: number = Date.UTC(2026, 0, 15, 18)): Clock {
  let nowMs = startMs;
  return withAdvance(
    () => nowMs,
    (ms) => {
      nowMs += ms;
    },
  );
}

/** Runs with the machine's clock, ahead of it by `aheadMs` and everything that was advanced. */
export function systemClock(aheadMs = 0): Clock {
  let offsetMs = aheadMs;
  return withAdvance(
    () => Date.now() + offsetMs,
    (ms) => {
      offsetMs += ms;
    },
  );
}

function withAdvance(nowMs: () => number, move: (ms: number) => void): Clock {
  const listeners = new Set<() => void>();
  return {
    nowMs,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`time does not run backwards: ${ms}`);
      move(ms);
      for (const listener of listeners) listener();
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
