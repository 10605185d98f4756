import { below, randomFrom, type Random } from '../../src/players/random.ts';
import type { OrderWeights } from '../../src/players/search/move-order.ts';
import { ORDER_WEIGHTS } from '../../src/players/search/order-weights.ts';
import type { Position } from '../../src/players/search/position.ts';
import type { SearchRules } from '../../src/players/search/search-rules.ts';
import { createSolver } from '../../src/players/search/solver.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { climb, type Weights } from './climb.ts';
import { shuffledIndices } from './shuffled.ts';

const KINDS = ['suit', 'no-trump', 'all-trump'] as const;
type Kind = (typeof KINDS)[number];
/** Cards a hand: full deals would cost too much and order alike. */
const CARDS_A_HAND = 7;

/** Whether there is an order of moves for this kind of contract. */
export function isOrderKind(text: string): text is Kind {
  return KINDS.some((each) => each === text);
}

/** Orders of moves with which the search visits few nodes, climbed to from those in use; of one kind of contract, or all. */
export function fitMoveOrder(deals: number, seed: number, steps: number, only: Kind | null): string {
  const lines = KINDS.map((kind) => {
    const isFitted = only === null || only === kind;
    const weights = isFitted ? fitKind(kind, deals, seed, steps) : ORDER_WEIGHTS[kind];
    const rows = weights.map((row) => `    [${row.join(', ')}],`);
    return [`  '${kind}': [`, ...rows, '  ],'].join('\n');
  });
  return `import type { TrumpKind } from './layout.ts';
import type { OrderWeights } from './move-order.ts';

/** By situation; written by \`npm run fit -- move-order\` from the positions that random deals take. Any weights give the same values. */
export const ORDER_WEIGHTS: Readonly<Record<TrumpKind, readonly OrderWeights[]>> = {
${lines.join('\n')}
};
`;
}

function fitKind(kind: Kind, deals: number, seed: number, steps: number): readonly OrderWeights[] {
  const random = randomFrom(seed);
  const rules = [true, false].map((mustUndertrump): SearchRules => ({
    kind,
    mustUndertrump,
    mustRuffOverPartner: false,
    mustBeatPlainSuit: false,
    scale: 1,
    lastTrick: 10,
    capotSwing: 45,
  }));
  const corpus = Array.from({ length: deals }, (_, deal) => ending(deal, random));
  const start = Object.fromEntries(
    ORDER_WEIGHTS[kind].flatMap((row, at) =>
      row.map((weight, column) => [`${at}#${column}`, weight] as const),
    ),
  );
  let lowest = costOf(start, rules, corpus, Infinity);
  const found = climb(start, {
    reach: (name) => (Number(name.split('#')[1]) >= 2 ? 40 : 4),
    steps,
    random,
    isBetter: (candidate) => {
      const cost = costOf(candidate, rules, corpus, lowest);
      if (cost >= lowest) return false;
      lowest = cost;
      return true;
    },
  });
  return tableOf(found);
}

function tableOf(weights: Weights): readonly OrderWeights[] {
  const rows = new Map<number, [number, number, number, number]>();
  for (const [name, weight] of Object.entries(weights)) {
    const [row = 0, column = 0] = name.split('#').map(Number);
    const line = rows.get(row) ?? [0, 0, 0, 0];
    line[column as 0] = Math.round(weight);
    rows.set(row, line);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** Large deals count less than in proportion, lest one of them decides. */
function costOf(
  weights: Weights,
  rules: readonly SearchRules[],
  corpus: readonly Position[],
  limit: number,
): number {
  const solvers = rules.map((each) => createSolver(each, { weights: tableOf(weights) }));
  let cost = 0;
  for (const [at, position] of corpus.entries()) {
    const solver = solvers[at % solvers.length]!;
    const before = solver.nodes();
    solver.solve(position);
    cost += (solver.nodes() - before) ** 0.8;
    if (cost > limit) return Infinity;
  }
  return cost;
}

function ending(deal: number, random: Random): Position {
  const pack = shuffledIndices(random);
  const hands = new Int32Array(4);
  for (let at = 0; at < CARDS_A_HAND * 4; at += 1) hands[at & 3] = hands[at & 3]! | (1 << (pack[at] ?? 0));
  return { hands, turn: (deal & 3) as Seat, trick: [], taken: below(random, 2) === 0 ? 3 : 1 };
}
