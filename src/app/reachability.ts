import type { Clock } from './ports.ts';

/** Knows when clicks could reach us, so that nobody loses a turn that they could not take (FAULTS 30, 31). */
export type Reachability = {
  /** No clicks arrive from now on. */
  hold(): void;
  /** Clicks arrive again, or for the first time. */
  release(): void;
  /**
   * When a wait for people that began at `sinceMs` and ends at `dueMs` may end in fairness: it stands still while
   * nobody can click, and leaves some time afterwards. `null` while clicks cannot reach us.
   */
  fairMs(sinceMs: number, dueMs: number): number | null;
};

type Outage = { readonly fromMs: number; readonly toMs: number };

/** What is left at least after an outage or a restart: time to come back and look. */
const GRACE_MS = 30_000;
/** Older outages lie before the beginning of any turn. */
const REMEMBERED = 100;

/** Out of reach until the first `release`. */
export function createReachability(clock: Clock): Reachability {
  const outages: Outage[] = [];
  let state: { readonly reachable: boolean; readonly sinceMs: number } | null = null;

  function remember(outage: Outage): void {
    outages.push(outage);
    if (outages.length > REMEMBERED) outages.shift();
  }

  return {
    hold(): void {
      if (state?.reachable === true) state = { reachable: false, sinceMs: clock.nowMs() };
    },
    release(): void {
      if (state?.reachable === true) return;
      if (state !== null) remember({ fromMs: state.sinceMs, toMs: clock.nowMs() });
      state = { reachable: true, sinceMs: clock.nowMs() };
    },
    fairMs(sinceMs: number, dueMs: number): number | null {
      if (state?.reachable !== true) return null;
      const postponedMs = outages.reduce((due, outage) => postponed(sinceMs, due, outage), dueMs);
      return sinceMs >= state.sinceMs ? postponedMs : Math.max(postponedMs, state.sinceMs + GRACE_MS);
    },
  };
}

function postponed(sinceMs: number, dueMs: number, { fromMs, toMs }: Outage): number {
  return fromMs < dueMs && toMs > sinceMs ? dueMs + toMs - Math.max(fromMs, sinceMs) : dueMs;
}
