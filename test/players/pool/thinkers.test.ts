import { afterEach, describe, expect, it } from 'vitest';
import type { Clock, Log } from '../../../src/app/ports.ts';
import { ruleSetOf } from '../../../src/engine/rulesets/registry.ts';
import { hard } from '../../../src/players/hard/hard.ts';
import { plainHint } from '../../../src/players/hint.ts';
import { normal } from '../../../src/players/normal.ts';
import { createThinkers, type Thinkers, type ThinkersOptions } from '../../../src/players/pool/thinkers.ts';
import { seedOf } from '../../../src/players/random.ts';
import { manualClock, settled } from '../../support/manual-clock.ts';
import { threadDoing } from '../../support/thread-script.ts';
import { afterCards, afterMoves, dealtTo, viewInTurn } from '../support/table.ts';

const NEVER = (): boolean => false;

/** What a thread does that answers at once, with the first of the legal moves. */
const ANSWER_FIRST_LEGAL =
  "parentPort.postMessage({ id: question.id, kind: 'move', move: question.view.legal[0] });";

/** A clock that runs. */
const CLOCK: Clock = {
  nowMs: () => performance.now(),
  at(whenMs, run) {
    const timer = setTimeout(run, Math.max(0, whenMs - performance.now()));
    return () => clearTimeout(timer);
  },
};

/** A log that remembers the events. */
function notebook(): Log & { readonly events: string[] } {
  const events: string[] = [];
  const note = (event: string): void => void events.push(event);
  return { info: note, warn: note, error: note, events };
}

/** A decision with more than one card, five cards into the deal. */
function someView(): ReturnType<typeof viewInTurn> {
  const dealt = dealtTo(ruleSetOf('contree'), 3, { 0: 'JH 9H AH 8H AC KC 7D 8S', 1: '7C 8C' });
  const auction = [
    { seat: 0, type: 'bid', contract: 'H', value: 90 },
    ...([1, 2, 3, 0, 1, 3] as const).map((seat) => ({ seat, type: 'pass' }) as const),
  ] as const;
  return viewInTurn(afterCards(afterMoves(dealt, auction), 'AC'));
}

describe('createThinkers', () => {
  const opened: Thinkers[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
  });

  function thinkers(options: Partial<ThinkersOptions> = {}): Thinkers & { readonly events: string[] } {
    const log = notebook();
    const made = createThinkers({ clock: CLOCK, log, threads: 1, ...options });
    opened.push(made);
    return { ...made, events: log.events };
  }

  it('answers what the level decides, whichever thread thinks', async () => {
    const view = someView();
    const pool = thinkers({ threads: 2 });
    const moves = await Promise.all(
      ['a', 'b', 'a'].map((seed) => pool.think({ level: 'hard', view, seed, deadlineMs: 30_000 })),
    );
    expect(moves).toEqual(['a', 'b', 'a'].map((seed) => hard(view, seedOf(seed), NEVER)));
    expect(pool.events).toEqual([]);
  });

  it('gives hints with their reasons', async () => {
    const { move, reason } = await thinkers().hint({ view: someView(), seed: 'a', deadlineMs: 30_000 });
    expect(move.type).toBe('play');
    expect(reason.kind).not.toBe('rule-of-thumb');
  });

  it.each([
    ['ends', 'process.exit(1)'],
    ['throws', "throw new Error('broken')"],
  ])('plays on at the normal level when a thread %s, and starts another', async (_, body) => {
    const view = someView();
    const pool = thinkers({ script: threadDoing(body) });
    const ask = (): Promise<unknown> => pool.think({ level: 'hard', view, seed: 'a', deadlineMs: 30_000 });
    expect(await ask()).toEqual(normal(view));
    expect(await ask()).toEqual(normal(view));
    expect(pool.events).toEqual(['thinker-died', 'thinker-died']);
  });

  it('answers the questions that waited behind the one over which a thread died', async () => {
    const view = someView();
    const crash = `if (question.seed === ${seedOf('crash')}) process.exit(1); ${ANSWER_FIRST_LEGAL}`;
    const pool = thinkers({ script: threadDoing(crash) });
    const moves = await Promise.all(
      ['crash', 'a', 'b'].map((seed) => pool.think({ level: 'hard', view, seed, deadlineMs: 30_000 })),
    );
    expect(moves).toEqual([normal(view), view.legal[0], view.legal[0]]);
    expect(pool.events).toEqual(['thinker-died']);
  });

  it('hints by rule of thumb when a thread dies', async () => {
    const view = someView();
    const pool = thinkers({ script: threadDoing('process.exit(1)') });
    expect(await pool.hint({ view, seed: 'a', deadlineMs: 30_000 })).toEqual(plainHint(view));
  });

  it('plays on at the normal level when a thread fails', async () => {
    const view = someView();
    const answer = "parentPort.postMessage({ id: question.id, kind: 'error', message: 'broken' })";
    const pool = thinkers({ script: threadDoing(answer) });
    expect(await pool.think({ level: 'hard', view, seed: 'a', deadlineMs: 10_000 })).toEqual(normal(view));
    expect(pool.events).toEqual(['thinker-failed']);
  });

  it('does not wait for a thread that is late', async () => {
    const view = someView();
    const pool = thinkers({ script: threadDoing('') });
    const askedMs = performance.now();
    expect(await pool.think({ level: 'hard', view, seed: 'a', deadlineMs: 100 })).toEqual(normal(view));
    expect(performance.now() - askedMs).toBeGreaterThan(100);
    expect(pool.events).toEqual(['thinker-late']);
  });

  it('gives a question what is left of its time after it waited for a thread', async () => {
    const clock = manualClock();
    const echo = "parentPort.postMessage({ id: question.id, kind: 'move', move: question.remainingMs })";
    const pool = thinkers({ clock, script: threadDoing(`if (question.seed !== ${seedOf('slow')}) ${echo}`) });
    const ask = (seed: string, deadlineMs: number): Promise<unknown> =>
      pool.think({ level: 'hard', view: someView(), seed, deadlineMs });
    const slow = ask('slow', 100);
    const behind = ask('behind', 10_000);
    await clock.advance(140);
    expect(await slow).toEqual(normal(someView()));
    await clock.advance(5000);
    expect(await behind).toBe(10_000 - 5140);
  });

  it('ends a thread that hangs, and thinks on in another', async () => {
    const clock = manualClock();
    const view = someView();
    const hang = `if (question.seed === ${seedOf('hang')}) for (;;); ${ANSWER_FIRST_LEGAL}`;
    const pool = thinkers({ clock, script: threadDoing(hang) });
    const ask = (seed: string): Promise<unknown> =>
      pool.think({ level: 'hard', view, seed, deadlineMs: 60_000 });
    const [hung, behind] = [ask('hang'), ask('behind')];
    await clock.advance(65_040);
    expect(await hung).toEqual(normal(view));
    expect(await behind).toEqual(normal(view));
    expect(await ask('again')).toEqual(view.legal[0]);
  });

  it('never thinks on the main thread, which goes on with other things meanwhile', async () => {
    const pool = thinkers();
    const asked = { view: someView(), seed: 'a', deadlineMs: 30_000 };
    const answers = Promise.all([pool.think({ ...asked, level: 'hard' }), pool.hint(asked)]);
    const done = answers.then(() => true);
    let turns = 0;
    while ((await Promise.race([done, settled()])) !== true) turns += 1;
    expect(turns).toBeGreaterThan(100);
    expect(pool.events).toEqual([]);
  });

  it('lets no more questions wait than it may', async () => {
    const view = someView();
    const pool = thinkers({ script: threadDoing(''), mostWaiting: 2 });
    const answers: string[] = [];
    const ask = async (name: string): Promise<void> => {
      await pool.think({ level: 'hard', view, seed: name, deadlineMs: 60_000 });
      answers.push(name);
    };
    const asked = ['thinking', 'waiting', 'waiting too', 'too many'].map(ask);
    await asked[3];
    expect(answers).toEqual(['too many']);
    await pool.close();
    await Promise.all(asked);
    expect(answers).toHaveLength(4);
  });
});
