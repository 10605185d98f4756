import type { World } from './world.ts';

export interface WhenOptions {
  /** Real time; 5 seconds unless told. */
  readonly timeoutMs?: number;
  /** Names what is waited for in the error. */
  readonly what?: string;
}

type Truthy<T> = Exclude<T, null | undefined | false | 0 | ''>;

/** Resolves with the first truthy answer, asked again at each change of the world. */
export function when<T>(world: World, predicate: () => T, options: WhenOptions = {}): Promise<Truthy<T>> {
  const { timeoutMs = 5000, what = predicate.toString() } = options;
  const first = predicate();
  if (first) return Promise.resolve(first as Truthy<T>);
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      unsubscribe();
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`waited ${timeoutMs} ms in vain for: ${what}`));
    }, timeoutMs);
    const unsubscribe = world.changes.subscribe(() => {
      let answer: T;
      try {
        answer = predicate();
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      if (!answer) return;
      stop();
      resolve(answer as Truthy<T>);
    });
  });
}
