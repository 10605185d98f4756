import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ChartScene } from '../../src/render/chart-scene.ts';
import { createDrawingThread } from '../../src/render/drawing-thread.ts';
import { createPictures } from '../../src/render/pictures.ts';
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

describe('the thread that draws', () => {
  it('draws what would be drawn without it', async () => {
    const drawn = await createDrawingThread(COMPILED).drawChart(CHART);
    const here = await (await createPictures(0)).drawChart(CHART);
    expect(drawn).toMatchObject({ name: here.name, type: 'image/jpeg' });
    expect(drawn.bytes.equals(here.bytes)).toBe(true);
  });

  it('answers each question with its own picture, in whatever order they are finished', async () => {
    const reversed = threadDoing(`globalThis.kept = [question, ...(globalThis.kept ?? [])];
       if (kept.length === 2) for (const { id } of kept) parentPort.postMessage({ id, bytes: new Uint8Array([id]), name: String(id) });`);
    const thread = createDrawingThread(reversed);
    const both = await Promise.all([thread.drawChart(CHART), thread.drawChart(CHART)]);
    expect(both.map(({ name }) => name)).toEqual(['1', '2']);
  });

  it('says why there is no picture', async () => {
    const refusing = threadDoing("parentPort.postMessage({ id: question.id, error: 'no fonts' })");
    await expect(createDrawingThread(refusing).drawChart(CHART)).rejects.toThrow('no fonts');
  });

  it('is started again after it died; what it was drawing fails', async () => {
    const mortal = threadDoing(
      "if (question.id === 1) throw new Error('out of colours'); else parentPort.postMessage({ id: question.id, bytes: new Uint8Array(), name: 'chart.jpg' })",
    );
    const thread = createDrawingThread(mortal);
    await expect(thread.drawChart(CHART)).rejects.toThrow('out of colours');
    expect((await thread.drawChart(CHART)).name).toBe('chart.jpg');
  });
});
