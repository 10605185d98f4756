import { RANKS } from '../../src/engine/cards.ts';
import { RULESET_IDS, type RuleSet } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { Contract } from '../../src/engine/actions.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { below, randomFrom, type Random } from '../../src/players/random.ts';
import { kindOf } from '../../src/players/search/layout.ts';
import { rawTotal, searchRulesOf } from '../../src/players/search/search-rules.ts';
import { createSolver } from '../../src/players/search/solver.ts';
import { createRollout } from '../../src/players/sense/rollout.ts';
import type { Fit, Weights } from '../../src/players/values/fitted.ts';
import { plainFeatures, trumpFeatures } from '../../src/players/values/features.ts';
import { fromNatural } from '../../src/players/worlds/natural.ts';
import { leastSquares } from './least-squares.ts';
import { shuffledIndices } from './shuffled.ts';

type Task = { readonly rules: RuleSet; readonly contract: Contract; readonly cards: number };
type Sample = {
  readonly hand: number;
  readonly place: number;
  readonly solved: number;
  readonly real: number;
};
type Samples = { readonly own: Sample[]; readonly partner: Sample[]; readonly opponent: Sample[] };

const KNOWN_CARDS: Readonly<Record<RuleSet['auction'], number>> = {
  ladder: 5,
  'turned-card': 6,
  points: 8,
  'name-once': 6,
};
const SUITS_AND_MORE: readonly Contract[] = ['C', 'NT', 'AT'];

/** The linear fits, one for each kind of auction and contract, that can be made apart from each other. */
export function handValueTasks(): readonly ((deals: number, seed: number) => Fit)[] {
  return tasks().map((task) => (deals, seed) => fit(task, deals, seed));
}

/** One for each kind of auction, contract and duty to undertrump that a rule set has; any rule set may get no trump or all trump. */
function tasks(): readonly Task[] {
  const found = new Map<string, Task>();
  for (const rules of RULESET_IDS.map(ruleSetOf)) {
    for (const contract of SUITS_AND_MORE) {
      const duty = contract === 'C' ? rules.undertrump : '';
      const key = `${rules.auction} ${contract} ${duty}`;
      if (!found.has(key)) found.set(key, { rules, contract, cards: KNOWN_CARDS[rules.auction] });
    }
  }
  return [...found.values()];
}

function fit({ rules, contract, cards }: Task, deals: number, seed: number): Fit {
  const random = randomFrom(seed);
  const samples: Samples = { own: [], partner: [], opponent: [] };
  const search = { ...searchRulesOf(rules, contract), scale: 1 as const, capotSwing: 0 };
  const solver = createSolver(search);
  const rollouts = [0, 1, 2, 3].map((bidder) => createRollout({ rules: search, bidder }));
  const convert = fromNatural(contract);
  const whole = rawTotal(contract);
  for (let deal = 0; deal < deals; deal += 1) {
    const { hands, known, bidder } = dealFor(contract, cards, random);
    const forehand = below(random, 4) as Seat;
    const laidOut = Int32Array.from(hands, convert);
    const value = solver.solve({ hands: laidOut, turn: forehand, trick: [], taken: 0 });
    const rollout = rollouts[bidder]!;
    rollout.play(laidOut, forehand);
    const solved = bidder % 2 === 0 ? value : whole - value;
    const real = bidder % 2 === 0 ? rollout.points() : whole - rollout.points();
    const place = (bidder - forehand) & 3;
    for (const [seat, hand] of known.entries()) {
      const sample: Sample = { hand, place, solved, real };
      if (seat === bidder) samples.own.push(sample);
      else if (((seat ^ bidder) & 1) === 0) samples.partner.push(sample);
      else samples.opponent.push(sample);
    }
  }
  const own = weightsOf(samples.own, contract);
  process.stderr.write(`${rules.auction} ${contract} ${rules.undertrump}: sd ${own.sd.toFixed(1)}\n`);
  return {
    auction: rules.auction,
    kind: kindOf(contract),
    undertrump: rules.undertrump,
    cards,
    deals,
    seed,
    own: own.weights,
    ownSd: round(own.sd),
    mean: round(samples.own.reduce((sum, { solved }) => sum + solved, 0) / samples.own.length),
    partner: weightsOf(samples.partner, contract).weights,
    opponent: weightsOf(samples.opponent, contract).weights,
    real: realOf(samples.own),
  };
}

/** A deal with somebody who might bid the contract: mostly the hand that looks best for it, sometimes any. */
function dealFor(
  contract: Contract,
  cards: number,
  random: Random,
): { readonly hands: readonly number[]; readonly known: readonly number[]; readonly bidder: number } {
  const pack = shuffledIndices(random);
  const hands = [0, 1, 2, 3].map((seat) => maskOf(pack.slice(seat * 8, seat * 8 + 8)));
  const known = [0, 1, 2, 3].map((seat) => maskOf(pack.slice(seat * 8, seat * 8 + cards)));
  const looks = known.map((hand) => promise(hand, contract));
  const bidder = below(random, 10) < 7 ? looks.indexOf(Math.max(...looks)) : below(random, 4);
  return { hands, known, bidder };
}

function promise(hand: number, contract: Contract): number {
  const byRank = (weights: Readonly<Record<string, number>>, mask: number): number =>
    RANKS.reduce((sum, rank, at) => sum + ((mask >>> at) & 1 ? (weights[rank] ?? 0) : 0), 0);
  const trumps = { J: 20, '9': 14, A: 11, T: 10, K: 8, Q: 7, '8': 6, '7': 6 };
  const plain = { A: 12, T: 4 };
  return [0, 8, 16, 24].reduce((sum, shift, suit) => {
    const ranksAsTrump = contract === 'AT' || (contract !== 'NT' && suit === 0);
    return sum + byRank(ranksAsTrump ? trumps : plain, (hand >>> shift) & 0xff);
  }, 0);
}

function maskOf(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0);
}

function weightsOf(samples: readonly Sample[], contract: Contract): { weights: Weights; sd: number } {
  const rows = samples.map(({ hand, place }) => rowOf(hand, place, contract));
  const { solution, sd } = leastSquares(
    rows,
    samples.map(({ solved }) => solved),
  );
  const trumps = trumpFeatures(0).length;
  const [base = 0, ...rest] = solution.map((each) => round(each));
  return {
    weights: {
      base,
      places: [0, ...rest.slice(0, 3)],
      trump: rest.slice(3, 3 + trumps),
      plain: rest.slice(3 + trumps),
    },
    sd,
  };
}

function rowOf(hand: number, place: number, contract: Contract): readonly number[] {
  const suits = [0, 8, 16, 24].map((shift) => (hand >>> shift) & 0xff);
  const isTrump = (suit: number): boolean => contract === 'AT' || (contract !== 'NT' && suit === 0);
  const add = (sum: readonly number[], more: readonly number[]): readonly number[] =>
    sum.map((value, at) => value + (more[at] ?? 0));
  const zeros = (features: readonly number[]): readonly number[] => features.map(() => 0);
  const trump = suits.filter((_, suit) => isTrump(suit)).map(trumpFeatures);
  const plain = suits.filter((_, suit) => !isTrump(suit)).map(plainFeatures);
  return [
    1,
    ...[1, 2, 3].map((each) => (each === place ? 1 : 0)),
    ...trump.reduce(add, zeros(trumpFeatures(0))),
    ...plain.reduce(add, zeros(plainFeatures(0))),
  ];
}

function realOf(samples: readonly Sample[]): Fit['real'] {
  const { solution, sd } = leastSquares(
    samples.map(({ solved }) => [1, solved]),
    samples.map(({ real }) => real),
  );
  return { base: round(solution[0] ?? 0), slope: round(solution[1] ?? 0, 1000), sd: round(sd) };
}

function round(value: number, steps = 100): number {
  return Math.round(value * steps) / steps;
}

/** The data file of these fits. */
export function handValuesFile(fits: readonly Fit[]): string {
  const text = JSON.stringify(fits, null, 2)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");
  return `import type { Fit } from './fitted.ts';

/** Written by \`npm run fit -- hand-values\` from solved deals. */
export const HAND_VALUES: readonly Fit[] = ${text};
`;
}
