import { StoreUnavailable, type Clock, type FactStore } from '../app/ports.ts';

/** Whether people can play now, and if not, what is in the way. */
export type Health = {
  readonly status: 'ok' | 'unwell';
  readonly gateway: 'not-open-yet' | 'open' | 'lost';
  readonly database: 'ok' | 'unavailable';
};

export type HealthWatch = {
  gatewayOpened(): void;
  gatewayLost(): void;
  report(): Promise<Health>;
};

/** Whoever asks often does not wear out the disk: what was found holds for so long. */
const HOLDS_MS = 1000;

/** Knows how the bot is. A database is well when it takes a write: a full disk still reads. */
export function createHealthWatch(store: FactStore, clock: Clock): HealthWatch {
  let gateway: Health['gateway'] = 'not-open-yet';
  let looked: { readonly atMs: number; readonly database: Promise<Health['database']> } | null = null;

  async function look(atMs: number): Promise<Health['database']> {
    try {
      await store.saveFact('last-health-check', new Date(atMs).toISOString());
      return 'ok';
    } catch (error) {
      if (error instanceof StoreUnavailable) return 'unavailable';
      throw error;
    }
  }

  return {
    gatewayOpened() {
      gateway = 'open';
    },
    gatewayLost() {
      gateway = 'lost';
    },
    async report() {
      const nowMs = clock.nowMs();
      if (looked === null || nowMs - looked.atMs >= HOLDS_MS) looked = { atMs: nowMs, database: look(nowMs) };
      const database = await looked.database;
      return { status: gateway === 'open' && database === 'ok' ? 'ok' : 'unwell', gateway, database };
    },
  };
}
