import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './messages.ts';

/** One thread of the pool. It is started when it is first needed, and again after it died. */
export type Thread = {
  readonly isBusy: () => boolean;
  /** Asks; `done` is called once, with `null` when the thread died over the question. */
  readonly ask: (question: Question, done: (answer: Answer | null) => void) => void;
  /** Ends the thread, whatever it is doing. */
  readonly stop: () => Promise<void>;
};

export function createThread(script: URL): Thread {
  let worker: Worker | null = null;
  let done: ((answer: Answer | null) => void) | null = null;

  function start(): Worker {
    const started = new Worker(script);
    started.unref();
    started.on('message', (answer: Answer) => finish(answer));
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    worker = started;
    return started;
  }

  function finish(answer: Answer | null): void {
    const tell = done;
    done = null;
    tell?.(answer);
  }

  function lose(lost: Worker): void {
    if (worker !== lost) return;
    worker = null;
    finish(null);
  }

  return {
    isBusy: () => done !== null,
    ask(question, whenDone) {
      done = whenDone;
      (worker ?? start()).postMessage(question, []);
    },
    async stop() {
      const running = worker;
      worker = null;
      finish(null);
      await running?.terminate();
    },
  };
}
