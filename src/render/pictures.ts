import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { loadBellotArt } from './bellot-art.ts';
import { drawChart } from './chart.ts';
import type { ChartScene } from './chart-scene.ts';
import { registerFonts } from './fonts.ts';
import type { Picture } from './picture.ts';
import { drawTable } from './table-picture.ts';
import type { TableScene } from './table-scene.ts';

/** Draws what messages show. The same scene gives the same bytes; a scene that was drawn lately is not drawn again. */
export type Pictures = {
  drawTable(scene: TableScene): Promise<Picture>;
  drawChart(chart: ChartScene): Promise<Picture>;
};

/** About 25 MB of finished pictures. */
const KEPT_PICTURES = 512;

/**
 * Gets fonts and card art ready once; rejects when a file of theirs is missing. `kept` is how many finished
 * pictures are remembered, 0 for none.
 */
export async function createPictures(kept: number = KEPT_PICTURES): Promise<Pictures> {
  registerFonts();
  const art = await loadBellotArt();
  const once = remember(kept);
  return {
    drawTable: (scene) => once(keyOf('table', scene), () => drawTable(scene, art)),
    drawChart: (chart) => once(keyOf('chart', chart), () => drawChart(chart)),
  };
}

type Once = (key: string, draw: () => Promise<Picture>) => Promise<Picture>;

/** Remembers the promise, so that two who ask at the same time wait for one drawing; a failed one is forgotten. */
function remember(kept: number): Once {
  if (kept === 0) return (_, draw) => draw();
  const pictures = new LRUCache<string, Promise<Picture>>({ max: kept });
  return (key, draw) => {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const drawn = draw();
    pictures.set(key, drawn);
    drawn.catch(() => pictures.delete(key));
    return drawn;
  };
}

function keyOf(kind: string, scene: TableScene | ChartScene): string {
  return createHash('sha256').update(kind).update(JSON.stringify(scene)).digest('base64');
}
