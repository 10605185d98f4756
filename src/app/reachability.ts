import type { Clock } from './ports.ts';

/** Knows when clicks could reach us, so that nobody loses a turn that they could not take (FAULTS 30, 31). */
export type Reachability = {
  /** No clicks arrive from now on: from this server, or from any where none is named. */
  hold(guildId?: string): void;
  /** Clicks arrive again, or for the first time. Gives whether they did not before. */
  release(guildId?: string): boolean;
  /**
   * When a wait for people of this server that began at `sinceMs` and ends at `dueMs` may end in fairness: it stands
   * still while nobody can click, and leaves some time afterwards. `null` while clicks cannot reach us.
   */
  fairMs(guildId: string, sinceMs: number, dueMs: number): number | null;
};

type Line = {
  hold(): void;
  release(): boolean;
  fairMs(sinceMs: number, dueMs: number): number | null;
};
type Outage = { readonly fromMs: number; readonly toMs: number };

/** What is left at least after an outage or a restart: time to come back and look. */
const GRACE_MS = 30_000;
/** Older outages lie before the beginning of any turn. */
const REMEMBERED = 100;

/** Discord is out of reach until the first `release`; a server is in reach until it is held. */
export function createReachability(clock: Clock): Reachability {
  const gateway = createLine(clock);
  const servers = new Map<string, Line>();

  function lineTo(guildId: string): Line {
    const line = servers.get(guildId) ?? createLine(clock);
    if (!servers.has(guildId)) line.release();
    servers.set(guildId, line);
    return line;
  }

  return {
    hold: (guildId) => (guildId === undefined ? gateway : lineTo(guildId)).hold(),
    release: (guildId) => (guildId === undefined ? gateway : servers.get(guildId))?.release() ?? false,
    fairMs(guildId, sinceMs, dueMs) {
      const fairMs = gateway.fairMs(sinceMs, dueMs);
      const server = servers.get(guildId);
      return fairMs === null || server === undefined ? fairMs : server.fairMs(sinceMs, fairMs);
    },
  };
}

function createLine(clock: Clock): Line {
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
    release(): boolean {
      if (state?.reachable === true) return false;
      if (state !== null) remember({ fromMs: state.sinceMs, toMs: clock.nowMs() });
      state = { reachable: true, sinceMs: clock.nowMs() };
      return true;
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
