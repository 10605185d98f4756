import { Worker } from 'node:worker_threads';
import type { ChartScene } from './chart-scene.ts';
import type { DrawingAnswer, DrawingRequest } from './drawing.ts';
import type { Picture } from './picture.ts';
import type { Pictures } from './pictures.ts';
import type { TableScene } from './table-scene.ts';

type Waiting = { readonly done: (picture: Picture) => void; readonly failed: (error: Error) => void };

export type DrawingThreadOptions = {
  /** Runs a callback once after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** The compiled worker. */
  readonly script?: URL;
};

/** A picture takes some ten milliseconds; a thread that says nothing for so long while pictures wait is hung. */
const HUNG_MS = 10_000;

/**
 * Draws on a thread of its own, so that no click waits for a picture. The thread is started with the first picture, and
 * again after it died or hung; the pictures that it was asked for are rejected then. It does not keep the process alive.
 */
export function createDrawingThread({
  after,
  script = new URL('./drawing-worker.js', import.meta.url),
}: DrawingThreadOptions): Pictures {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  let calmDown = (): void => {};

  function start(): Worker {
    const started = new Worker(script);
    started.unref();
    started.on('message', finish);
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('the thread that draws has ended')));
    worker = started;
    return started;
  }

  function finish(answer: DrawingAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.failed(new Error(answer.error));
    else asked?.done({ bytes: Buffer.from(answer.bytes), type: 'image/jpeg', name: answer.name });
    watch();
  }

  /** Counts anew from now how long the thread says nothing. */
  function watch(): void {
    calmDown();
    const watched = worker;
    if (watched === null || waiting.size === 0) return;
    calmDown = after(HUNG_MS, () => {
      lose(watched, new Error(`the thread that draws said nothing for ${HUNG_MS} ms`));
      void watched.terminate();
    });
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    calmDown();
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }

  function ask(request: DrawingRequest): Promise<Picture> {
    return new Promise((done, failed) => {
      (worker ?? start()).postMessage(request, []);
      waiting.set(request.id, { done, failed });
      if (waiting.size === 1) watch();
    });
  }

  return {
    drawTable: (scene: TableScene) => ask({ id: ++last, kind: 'table', scene }),
    drawChart: (scene: ChartScene) => ask({ id: ++last, kind: 'chart', scene }),
  };
}
