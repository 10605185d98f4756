/** Runs tasks of one key one after the other, in the order of the calls; tasks of different keys side by side. */
export type KeyedQueue = { run<T>(key: string, task: () => Promise<T>): Promise<T>; idle(): Promise<void> };

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run<T>(key: string, task: () => Promise<T>): Promise<T> {
      const result = (tails.get(key) ?? Promise.resolve()).then(task);
      const tail = result
        .catch(() => undefined)
        .finally(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return result;
    },
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
