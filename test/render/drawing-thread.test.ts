import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ChartScene } from '../../src/render/chart-scene.ts';
import { createDrawingThread } from '../../src/render/drawing-thread.ts';
import { createPictures, type Pictures } from '../../src/render/pictures.ts';
import { manualClock } from '../support/manual-clock.ts';
import { threadDoing } from '../support/thread-script.ts';

const COMPILED = pathToFileURL(resolve('dist/src/render/drawing-worker.js'));
const CHART: ChartScene = {
  totals: [
    [82, 80],
    [172, 152],
  ],
  target: 501,
  names: ['Anna & Chloé', 'Bruno & Didier'],
  marks: ['A', 'B'],
  title: 'French belote',
};

/** A thread whose clock stands still. */
function threadOf(script: URL): Pictures {
  return createDrawingThread({ script, after: () => () => {} });
}

describe('the thread that draws', () => {
  it('draws what would be drawn without it', async () => {
    const drawn = await threadOf(COMPILED).drawChart(CHART);
    const here = await (await createPictures(0)).drawChart(CHART);
    expect(drawn).toMatchObject({ name: here.name, type: 'image/jpeg' });
    expect(drawn.bytes.equals(here.bytes)).toBe(true);
  });

  it('answers each question with its own picture, in whatever order they are finished', async () => {
    const reversed = threadDoing(`globalThis.kept = [question, ...(globalThis.kept ?? [])];
       if (kept.length === 2) for (const { id } of kept) parentPort.postMessage({ id, bytes: new Uint8Array([id]), name: String(id) });`);
    const thread = threadOf(reversed);
    const both = await Promise.all([thread.drawChart(CHART), thread.drawChart(CHART)]);
    expect(both.map(({ name }) => name)).toEqual(['1', '2']);
  });

  it('says why there is no picture', async () => {
    const refusing = threadDoing("parentPort.postMessage({ id: question.id, error: 'no fonts' })");
    await expect(threadOf(refusing).drawChart(CHART)).rejects.toThrow('no fonts');
  });

  it('is started again after it died; what it was drawing fails', async () => {
    const mortal = threadDoing(
      "if (question.id === 1) throw new Error('out of colours'); else parentPort.postMessage({ id: question.id, bytes: new Uint8Array(), name: 'chart.jpg' })",
    );
    const thread = threadOf(mortal);
    await expect(thread.drawChart(CHART)).rejects.toThrow('out of colours');
    expect((await thread.drawChart(CHART)).name).toBe('chart.jpg');
  });

  it('is started again when it hangs; what waits for it fails, and a thread that answers has time anew', async () => {
    const clock = manualClock();
    const busy = threadDoing(
      "if (question.id > 1) parentPort.postMessage({ id: question.id, bytes: new Uint8Array(), name: 'chart.jpg' })",
    );
    const thread = createDrawingThread({
      script: busy,
      after: (ms, run) => clock.at(clock.nowMs() + ms, run),
    });
    const hung = expect(thread.drawChart(CHART)).rejects.toThrow('said nothing');
    await clock.advance(9000);
    expect((await thread.drawChart(CHART)).name).toBe('chart.jpg');
    await clock.advance(9000);
    expect(clock.waiting()).toHaveLength(1);
    await clock.advance(1000);
    await hung;
    expect((await thread.drawChart(CHART)).name).toBe('chart.jpg');
    expect(clock.waiting()).toEqual([]);
  });
});
