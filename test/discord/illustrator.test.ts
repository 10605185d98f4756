import { describe, expect, it } from 'vitest';
import { createIllustrator } from '../../src/discord/illustrator.ts';
import { isDealt, type Dealt } from '../../src/discord/scene.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { Picture } from '../../src/render/picture.ts';
import type { Pictures } from '../../src/render/pictures.ts';
import { openRoom, PEOPLE } from '../support/card-room.ts';

const { en, fr } = catalogue;

/** Pictures that are drawn when a test says so. */
function easel(): { pictures: Pictures; started: string[]; finish(): void } {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const draw = (name: string) => (): Promise<Picture> => {
    started.push(name);
    return new Promise((done) => {
      waiting.push(() => done({ bytes: Buffer.from(name), type: 'image/jpeg', name }));
    });
  };
  return {
    pictures: { drawTable: draw('table'), drawChart: draw('chart') },
    started,
    finish: () => waiting.shift()?.(),
  };
}

async function dealt(deals = 0): Promise<Dealt> {
  const room = openRoom();
  const tableId = await room.begin(PEOPLE.length);
  for (let deal = 0; deal < deals; deal += 1) await room.playDeal(tableId);
  const table = await room.table(tableId);
  if (!isDealt(table)) throw new Error('no deal');
  return table;
}

const illustrator = createIllustrator(easel().pictures);

describe('the illustration of a table', () => {
  it('is the same for the same table, and another one in another language', async () => {
    const table = await dealt();
    const first = illustrator.table(table, en);
    expect(illustrator.table(structuredClone(table), en)?.fingerprint).toBe(first?.fingerprint);
    expect(illustrator.table(table, fr)?.fingerprint).not.toBe(first?.fingerprint);
  });

  it('does not depend on what is in anybody’s hands', async () => {
    const table = await dealt();
    if (table.match.deal === null) throw new Error('no deal');
    const [first, ...others] = table.match.deal.hands;
    const turned = {
      ...table.match.deal,
      hands: [...others, first] as unknown as typeof table.match.deal.hands,
    };
    const swapped = { ...table, match: { ...table.match, deal: turned } } as Dealt;
    expect(illustrator.table(swapped, en)?.fingerprint).toBe(illustrator.table(table, en)?.fingerprint);
  });

  it('is none at a table that wants none', async () => {
    const table = await dealt(1);
    const without = { ...table, options: { ...table.options, pictures: false } };
    expect([illustrator.table(without, en), illustrator.chart(without, en)]).toEqual([null, null]);
    expect([illustrator.isWanted(without.options), illustrator.isWanted(table.options)]).toEqual([
      false,
      true,
    ]);
  });

  it('has a chart once a deal is finished', async () => {
    expect(illustrator.chart(await dealt(), en)).toBeNull();
    expect(illustrator.chart(await dealt(1), en)).toMatchObject({ name: 'chart.jpg' });
  });

  it('is drawn after the one before, so that clicks come through in between', async () => {
    const { pictures, started, finish } = easel();
    const one = createIllustrator(pictures);
    const table = await dealt(1);
    const both = [one.table(table, en)?.draw(), one.chart(table, en)?.draw()];
    await settled();
    expect(started).toEqual(['table']);
    finish();
    await both[0];
    await settled();
    expect(started).toEqual(['table', 'chart']);
    finish();
    expect((await both[1])?.name).toBe('chart');
  });
});

function settled(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
