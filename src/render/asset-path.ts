import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** The file `name` of the folder `assets`, found from the sources and from what was compiled alike. Throws when it is missing. */
export function assetPath(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, 'assets', name);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) throw new Error(`The file assets/${name} is missing.`);
  }
}

/** A PNG of David Bellot's cards, 338 × 489, by its name there: `heart_jack`. */
export function bellotPath(name: string): string {
  return join(dirname(require.resolve('svg-cards/package.json')), 'png', '2x', `${name}.png`);
}
