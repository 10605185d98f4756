import { loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BySeat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import type { ChartScene } from '../../src/render/chart-scene.ts';
import { FACE_SETS } from '../../src/render/faces.ts';
import { createPictures, type Pictures } from '../../src/render/pictures.ts';
import { sceneOf, type TableScene } from '../../src/render/table-scene.ts';
import { afterCards, courseOf, SEED } from './positions.ts';
import { SETTING, WORDS } from './words.ts';

const ODD_NAMES: readonly BySeat<string>[] = [
  ['', ' ', '\n', '\u0000'],
  ['x'.repeat(5000), 'ﷺ'.repeat(100), '👨‍👩‍👧‍👦'.repeat(50), 'z̴̢̛'.repeat(200)],
  ['\u202Eevil', '\ud800', '日本語', '🇧🇬🇭🇷'],
];

const CHART: ChartScene = {
  totals: [
    [162, 0],
    [162, 90],
    [250, 310],
  ],
  target: 1000,
  names: ['Ana & Cy', 'Bo & Di'],
  marks: ['A', 'B'],
  title: 'Coinche',
};

let fresh: Pictures;
beforeAll(async () => {
  fresh = await createPictures(0);
});

describe('drawTable', () => {
  it('draws a JPEG of 700 × 450 that is small enough to be edited often', async () => {
    const { bytes, type, name } = await fresh.drawTable(sceneAfter(7));
    const { width, height } = await loadImage(bytes);
    expect([width, height]).toEqual([700, 450]);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect([type, name]).toEqual(['image/jpeg', 'table.jpg']);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('draws the same bytes for the same scene', async () => {
    const [one, other] = await Promise.all([fresh.drawTable(sceneAfter(7)), fresh.drawTable(sceneAfter(7))]);
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('draws another picture for every card of a trick', async () => {
    const drawn = await Promise.all([4, 5, 6, 7, 8].map((cards) => fresh.drawTable(sceneAfter(cards))));
    expect(new Set(drawn.map(({ bytes }) => bytes.toString('base64'))).size).toBe(5);
  });

  it.each(changes())('draws another picture when %s', async (_, changed) => {
    const [before, after] = await Promise.all([fresh.drawTable(sceneAfter(7)), fresh.drawTable(changed)]);
    expect(before.bytes.equals(after.bytes)).toBe(false);
  });

  it.each(FACE_SETS)('draws every position of a deal with %s faces', async (faces) => {
    const scenes = courseOf('bulgarian', SEED, [1]).map((match) =>
      sceneOf(viewFor(match, null), { ...SETTING, faces }),
    );
    const drawn = await Promise.all(scenes.map((scene) => fresh.drawTable(scene)));
    expect(drawn).toHaveLength(scenes.length);
  });

  it.each(ODD_NAMES)('draws a table of %j, %j, %j and %j', async (...names) => {
    const { bytes } = await fresh.drawTable(
      sceneOf(viewFor(afterCards('coinche', 7), null), { ...SETTING, names }),
    );
    expect((await loadImage(bytes)).width).toBe(700);
  });
});

describe('drawChart', () => {
  it('draws a JPEG of 700 × 450', async () => {
    const { bytes, name } = await fresh.drawChart(CHART);
    const { width, height } = await loadImage(bytes);
    expect([width, height, name]).toEqual([700, 450, 'chart.jpg']);
  });

  it('draws another picture when a score changes', async () => {
    const [before, after] = await Promise.all([
      fresh.drawChart(CHART),
      fresh.drawChart({
        ...CHART,
        totals: [
          [162, 0],
          [162, 91],
          [250, 310],
        ],
      }),
    ]);
    expect(before.bytes.equals(after.bytes)).toBe(false);
  });

  it.each([
    ['before the first deal', []],
    ['with a single deal', [[0, 26]]],
    ['with two hundred deals', Array.from({ length: 200 }, (_, deal) => [deal, 2 * deal])],
  ] as const)('draws a match %s', async (_, totals) => {
    const { bytes } = await fresh.drawChart({ ...CHART, totals: totals as ChartScene['totals'] });
    expect((await loadImage(bytes)).width).toBe(700);
  });
});

describe('createPictures', () => {
  it('gives a scene that it drew lately the same picture again', async () => {
    const pictures = await createPictures(2);
    const first = await pictures.drawTable(sceneAfter(7));
    expect(await pictures.drawTable(sceneAfter(7))).toBe(first);
  });

  it('draws once for two who ask at the same time', async () => {
    const pictures = await createPictures(2);
    const [one, other] = await Promise.all([
      pictures.drawTable(sceneAfter(7)),
      pictures.drawTable(sceneAfter(7)),
    ]);
    expect(one).toBe(other);
  });

  it('forgets the picture that was longest out of use', async () => {
    const pictures = await createPictures(1);
    const first = await pictures.drawTable(sceneAfter(7));
    await pictures.drawTable(sceneAfter(6));
    const again = await pictures.drawTable(sceneAfter(7));
    expect(again).not.toBe(first);
    expect(again.bytes.equals(first.bytes)).toBe(true);
  });
});

function sceneAfter(cards: number): TableScene {
  return sceneOf(viewFor(afterCards('coinche', cards), null), SETTING);
}

function changes(): readonly (readonly [string, TableScene])[] {
  const view = viewFor(afterCards('coinche', 7), null);
  const changed = (change: Partial<typeof view>): TableScene => sceneOf({ ...view, ...change }, SETTING);
  const standing = view.standing;
  if (standing === null) throw new Error('there is no contract');
  return [
    ['another seat is in turn', changed({ turn: view.turn === 0 ? 1 : 0 })],
    ['another seat is the dealer', changed({ dealer: 3 })],
    ['the contract is doubled', changed({ standing: { ...standing, multiplier: 2 } })],
    ['another suit is trump', changed({ standing: { ...standing, contract: 'S' } })],
    ['the score changes', changed({ total: [81, 82] })],
    ['a side has taken a trick more', changed({ tricksTaken: [2, 2] })],
    ['points hang', changed({ hanging: 13 })],
    ['a tierce is announced', changed({ announced: [['tierce'], [], [], []] })],
    ['a belote is announced', changed({ belotes: [{ seat: 3, suit: 'C' }] })],
    ['the deal is over', sceneOf(view, { ...SETTING, words: { ...WORDS, banner: 'Side A wins' } })],
  ];
}
