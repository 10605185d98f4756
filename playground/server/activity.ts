/** Knows whether anything is under way between the bot and this Discord. */
export interface Activity {
  readonly begin: () => void;
  readonly end: () => void;
  /** Something happened that takes no time of its own. */
  readonly touch: () => void;
  /**
   * Resolves when no request is in flight, no interaction waits for a connected bot, and nothing has happened for
   * `quietMs` of real time: the client has then had the time to note what it was answered. Rejects after `timeoutMs`.
   */
  readonly settle: (options?: SettleOptions) => Promise<void>;
}

export interface SettleOptions {
  readonly quietMs?: number;
  readonly timeoutMs?: number;
}

/** `expected` counts what the bot has still to react to. */
export function createActivity(expected: () => number): Activity {
  let inFlight = 0;
  let lastMs = performance.now();
  const touch = (): void => {
    lastMs = performance.now();
  };
  return {
    touch,
    begin() {
      inFlight += 1;
      touch();
    },
    end() {
      inFlight -= 1;
      touch();
    },
    async settle({ quietMs = 15, timeoutMs = 10_000 } = {}) {
      const startMs = performance.now();
      touch();
      for (;;) {
        const quietForMs = inFlight + expected() === 0 ? performance.now() - lastMs : 0;
        if (quietForMs >= quietMs) return;
        if (performance.now() - startMs > timeoutMs) {
          throw new Error(
            `not settled after ${timeoutMs} ms: ${inFlight} requests in flight, ${expected()} interactions unanswered`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, Math.max(1, quietMs - quietForMs)));
      }
    },
  };
}
