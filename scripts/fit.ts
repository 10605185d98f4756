import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitCalls } from './fit/calls.ts';
import { fitCardSense } from './fit/card-sense.ts';
import { fitHandValues } from './fit/hand-values.ts';
import { fitMoveOrder } from './fit/move-order.ts';

/**
 * `npm run fit -- hand-values|calls|card-sense|move-order [--deals N] [--seed N] [--steps N] [--out FILE]`: writes one
 * of the computer players' data files anew. The same arguments on the same data write the same file.
 */
type Fit = {
  readonly file: string;
  readonly deals: number;
  readonly steps: number;
  readonly write: (deals: number, seed: number, steps: number) => string;
};

const FITS: Readonly<Record<string, Fit>> = {
  'hand-values': { file: 'src/players/values/hand-values.ts', deals: 3000, steps: 0, write: fitHandValues },
  calls: { file: 'src/players/calling/call-weights.ts', deals: 4000, steps: 60, write: fitCalls },
  'card-sense': { file: 'src/players/sense/sense-weights.ts', deals: 4000, steps: 2000, write: fitCardSense },
  'move-order': { file: 'src/players/search/order-weights.ts', deals: 150, steps: 2000, write: fitMoveOrder },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string' },
    out: { type: 'string' },
  },
});
const [name = 'hand-values'] = positionals;
const fit = FITS[name];
if (fit === undefined) {
  process.stderr.write(
    `There is nothing to fit called ${name}: choose from ${Object.keys(FITS).join(', ')}.\n`,
  );
  process.exit(2);
}
const deals = Number(values.deals ?? fit.deals);
const steps = Number(values.steps ?? fit.steps);
writeFileSync(values.out ?? fit.file, fit.write(deals, Number(values.seed), steps));
