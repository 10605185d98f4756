import { createKeyedQueue } from '../app/keyed-queue.ts';
import type { TableOptions } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { pictureMoment } from '../present/picture-moment.ts';
import { chartText, pictureNames, pictureSides, tablePictureText } from '../present/picture-text.ts';
import type { ChartScene } from '../render/chart-scene.ts';
import type { Picture } from '../render/picture.ts';
import type { Pictures } from '../render/pictures.ts';
import { sceneOf, type TableScene } from '../render/table-scene.ts';
import { PUBLIC_FACES } from './card-emojis.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Illustration } from './illustration.ts';
import { fullFaces, spectatorView, type Dealt } from './scene.ts';
import { sceneWords } from './scene-words.ts';

/** The pictures of a table, as everybody may see them; `null` where it wants none. */
export type Illustrator = {
  isWanted(options: TableOptions): boolean;
  table(table: Dealt, s: Sentences): Illustration | null;
  /** The scores by deals, `null` too before a deal is finished. */
  chart(table: Dealt, s: Sentences): Illustration | null;
};

/** Draws nothing, for a bot without pictures. */
export const NO_PICTURES: Illustrator = { isWanted: () => false, table: () => null, chart: () => null };

export function createIllustrator(pictures: Pictures): Illustrator {
  const queue = createKeyedQueue();

  /** One at a time: the canvases of many tables that change at once would fill the memory. */
  function drawn(draw: () => Promise<Picture>): Promise<Picture> {
    return queue.run('picture', draw);
  }

  return {
    isWanted: (options) => options.pictures,
    table(table, s) {
      if (!table.options.pictures) return null;
      const scene = tableScene(table, s);
      const description = tablePictureText(spectatorView(table), fullFaces(table, s), s);
      const draw = (): Promise<Picture> => drawn(() => pictures.drawTable(scene));
      return { name: 'table.jpg', description, fingerprint: fingerprintOf({ scene, description }), draw };
    },
    chart(table, s) {
      if (table.match.results.length === 0 || !table.options.pictures) return null;
      const scene = chartScene(table, s);
      const description = chartText(spectatorView(table), fullFaces(table, s), s);
      const draw = (): Promise<Picture> => drawn(() => pictures.drawChart(scene));
      return { name: 'chart.jpg', description, fingerprint: fingerprintOf({ scene, description }), draw };
    },
  };
}

function tableScene(table: Dealt, s: Sentences): TableScene {
  const view = pictureMoment(spectatorView(table));
  const names = pictureNames(fullFaces(table, s));
  return sceneOf(view, { names, faces: PUBLIC_FACES, words: sceneWords(view, s) });
}

function chartScene(table: Dealt, s: Sentences): ChartScene {
  const { results, rules } = spectatorView(table);
  return {
    totals: results.map(({ total }) => total),
    target: rules.target,
    names: pictureSides(fullFaces(table, s), s),
    marks: s.words.side,
    title: s.words.ruleSet[rules.id],
  };
}
