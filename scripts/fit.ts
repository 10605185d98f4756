import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Fit as HandValues } from '../src/players/values/fitted.ts';
import { argumentsOf, refuse, wholeNumber } from './arguments.ts';
import { fitCalls } from './fit/calls.ts';
import { fitCardSense } from './fit/card-sense.ts';
import { handValuesFile, handValueTasks } from './fit/hand-values.ts';
import { fitMoveOrder, isOrderKind } from './fit/move-order.ts';

/**
 * `npm run fit -- hand-values|calls|card-sense|move-order [--deals N] [--seed N] [--steps N] [--workers N] [--kind KIND] [--out FILE]`:
 * writes one of the computer players' data files anew. The same arguments on the same data write the same file. Only
 * hand values can be fitted on several cores: the others climb step by step.
 */
type Fit = {
  readonly file: string;
  readonly deals: number;
  readonly steps: number;
  readonly write: (deals: number, seed: number, steps: number) => string | Promise<string>;
};

const FITS: Readonly<Record<string, Fit>> = {
  'hand-values': { file: 'src/players/values/hand-values.ts', deals: 3000, steps: 0, write: fitHandValues },
  calls: { file: 'src/players/calling/call-weights.ts', deals: 4000, steps: 60, write: fitCalls },
  'card-sense': { file: 'src/players/sense/sense-weights.ts', deals: 4000, steps: 2000, write: fitCardSense },
  'move-order': { file: 'src/players/search/order-weights.ts', deals: 150, steps: 2000, write: fitOrders },
};

const USAGE = `npm run fit -- [NAME] [options]: writes weights of the computer players anew, the same arguments the same file

NAME: ${Object.keys(FITS).join(', ')}. Options: --deals, --seed, --steps, --workers (numbers), --out FILE,
and for move-order --kind suit, no-trump or all-trump: the others stay as they are.`;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      deals: { type: 'string' },
      seed: { type: 'string', default: '1' },
      steps: { type: 'string' },
      workers: { type: 'string' },
      task: { type: 'string' },
      kind: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  },
  USAGE,
);
const [name = 'hand-values'] = positionals;
const fit = FITS[name];
if (fit === undefined) refuse(`There is nothing to fit called ${name}.\n\n${USAGE}`);
const deals = wholeNumber('deals', values.deals ?? String(fit.deals), 1);
const seed = wholeNumber('seed', values.seed);
if (values.task === undefined) {
  const written = await fit.write(deals, seed, wholeNumber('steps', values.steps ?? String(fit.steps)));
  writeFileSync(values.out ?? fit.file, written);
} else {
  process.send?.(handValueTasks()[Number(values.task)]?.(deals, seed));
}

/** Each linear fit in a process of its own, as many at a time as there are workers. */
async function fitHandValues(): Promise<string> {
  const fits: HandValues[] = [];
  const waiting = [...handValueTasks().keys()];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      fits[task] = await fitted(task);
  };
  await Promise.all(Array.from({ length: Number(values.workers ?? availableParallelism()) }, work));
  return handValuesFile(fits);
}

function fitOrders(deals: number, seed: number, steps: number): string {
  const { kind = null } = values;
  if (kind !== null && !isOrderKind(kind)) refuse(`There is no kind of contract called ${kind}.\n\n${USAGE}`);
  return fitMoveOrder(deals, seed, steps, kind);
}

function fitted(task: number): Promise<HandValues> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--task', String(task)]);
    child.on('message', (found) => resolve(found as HandValues));
    child.on('error', reject);
    child.on('exit', (code) => code === 0 || reject(new Error(`the fit ${task} ended with ${code}`)));
  });
}
