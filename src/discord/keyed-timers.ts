import type { Clock } from '../app/ports.ts';

/** Things to be done later, at most one under each key. */
export type KeyedTimers = {
  /** Runs this once when the clock shows `whenMs`, in place of what waited under this key. */
  set(key: string, whenMs: number, run: () => void): void;
  /** When that is due which waits under this key, `null` when nothing waits. */
  dueMs(key: string): number | null;
  cancel(key: string): void;
  clear(): void;
};

export function createKeyedTimers(clock: Clock): KeyedTimers {
  const waiting = new Map<string, { readonly whenMs: number; readonly stop: () => void }>();

  function cancel(key: string): void {
    waiting.get(key)?.stop();
    waiting.delete(key);
  }

  return {
    cancel,
    set(key, whenMs, run) {
      cancel(key);
      const stop = clock.at(whenMs, () => {
        waiting.delete(key);
        run();
      });
      waiting.set(key, { whenMs, stop });
    },
    dueMs: (key) => waiting.get(key)?.whenMs ?? null,
    clear() {
      for (const key of waiting.keys()) cancel(key);
    },
  };
}
