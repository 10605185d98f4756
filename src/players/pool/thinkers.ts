import { availableParallelism } from 'node:os';
import type { Move } from '../../engine/actions.ts';
import type { Hint } from '../../engine/hint.ts';
import type { Advisor, Clock, Log, Thinker } from '../../app/ports.ts';
import { easy } from '../easy.ts';
import { plainHint } from '../hint.ts';
import { normal } from '../normal.ts';
import { seedOf } from '../random.ts';
import type { Answer, Question } from './messages.ts';
import { createThread, type Thread } from './thread.ts';

export type ThinkersOptions = {
  readonly clock: Clock;
  readonly log: Log;
  /** Half the cores, at least one, unless it is said. */
  readonly threads?: number;
  /** Questions that may wait; one more is answered at once by the normal level. */
  readonly mostWaiting?: number;
  /** The compiled worker. */
  readonly script?: URL;
};

/** The computer players behind their ports. */
export type Thinkers = Thinker &
  Advisor & {
    /** Ends the threads; questions that wait are answered by the normal level. */
    readonly close: () => Promise<void>;
  };

const MOST_WAITING = 64;
/** How long after its deadline a thread is waited for before the normal level answers in its place. */
const GRACE_MS = 40;
/** A thread that does not answer for so long after that is hung, and is ended. */
const HUNG_MS = 5000;

type Waiting = {
  readonly question: Question;
  readonly dueMs: number;
  readonly settle: (answer: Answer | null) => void;
};

/**
 * A small pool of threads for the expert. Easy and normal moves take well under a millisecond and are found at once.
 * No answer fails: when a thread dies, hangs or is late, or too many questions wait, the normal level answers.
 */
export function createThinkers(options: ThinkersOptions): Thinkers {
  const { clock, log } = options;
  const script = options.script ?? compiledWorker();
  const size = options.threads ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const threads: readonly Thread[] = Array.from({ length: size }, () => createThread(script));
  const waiting: Waiting[] = [];
  let asked = 0;
  let isClosed = false;

  function answer(question: (id: number) => Question, deadlineMs: number): Promise<Answer | null> {
    if (isClosed || waiting.length >= (options.mostWaiting ?? MOST_WAITING)) return Promise.resolve(null);
    asked += 1;
    const asking = question(asked);
    return new Promise((resolve) => {
      const dueMs = clock.nowMs() + deadlineMs;
      let settled = false;
      const settle = (given: Answer | null): void => {
        if (settled) return;
        settled = true;
        cancel();
        resolve(given);
      };
      const cancel = clock.at(dueMs + GRACE_MS, () => {
        log.warn('thinker-late', { kind: asking.kind });
        settle(null);
      });
      waiting.push({ question: asking, dueMs, settle });
      dispatch();
    });
  }

  function dispatch(): void {
    const thread = isClosed ? undefined : threads.find((each) => !each.isBusy());
    const next = thread === undefined ? undefined : waiting.shift();
    if (thread === undefined || next === undefined) return;
    const cancel = clock.at(next.dueMs + GRACE_MS + HUNG_MS, () => void thread.stop());
    const remainingMs = Math.max(0, next.dueMs - clock.nowMs());
    thread.ask({ ...next.question, remainingMs }, (given) => {
      cancel();
      if (given === null && !isClosed) log.error('thinker-died', { kind: next.question.kind });
      if (given?.kind === 'error') log.error('thinker-failed', { kind: next.question.kind });
      next.settle(given);
      dispatch();
    });
    dispatch();
  }

  return {
    async think({ level, view, seed, deadlineMs }): Promise<Move> {
      if (level === 'easy') return easy(view);
      if (level === 'normal') return normal(view);
      const given = await answer(
        (id) => ({ id, kind: 'move', level, view, seed: seedOf(seed), remainingMs: deadlineMs }),
        deadlineMs,
      );
      return given?.kind === 'move' ? given.move : normal(view);
    },
    async hint({ view, seed, deadlineMs }): Promise<Hint> {
      const given = await answer(
        (id) => ({ id, kind: 'hint', view, seed: seedOf(seed), remainingMs: deadlineMs }),
        deadlineMs,
      );
      return given?.kind === 'hint' ? given.hint : plainHint(view);
    },
    async close() {
      isClosed = true;
      for (const { settle } of waiting.splice(0)) settle(null);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

/** Threads need JavaScript: from the sources the compiled one is used. */
function compiledWorker(): URL {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new URL('./worker.js', here);
  return new URL('../../../dist/src/players/pool/worker.js', here);
}
