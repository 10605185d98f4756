import { below, type Random } from '../../src/players/random.ts';

/** Numbers by name; lists are named `name#index`. */
export type Weights = Readonly<Record<string, number>>;

export type Climb = {
  /** How far a weight may jump at once. */
  readonly reach: (name: string) => number;
  /** Whether a set of weights is better than the best so far. */
  readonly isBetter: (candidate: Weights, best: Weights) => boolean;
  readonly steps: number;
  readonly random: Random;
};

/** Changes one to three weights at a time and keeps what is better. */
export function climb(start: Weights, { reach, isBetter, steps, random }: Climb): Weights {
  const names = Object.keys(start);
  let best = start;
  for (let step = 0; step < steps; step += 1) {
    const changed: Record<string, number> = { ...best };
    for (let times = 1 + below(random, 3); times > 0; times -= 1) {
      const name = names[below(random, names.length)] ?? '';
      const jump = ((below(random, 2001) - 1000) / 1000) * reach(name);
      changed[name] = Math.round(((changed[name] ?? 0) + jump) * 100) / 100;
    }
    if (isBetter(changed, best)) best = changed;
  }
  return best;
}

type Nested = Readonly<Record<string, number | readonly number[]>>;

export function flattened(nested: Nested): Weights {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' ? [[name, value]] : value.map((each, at) => [`${name}#${at}`, each]),
    ),
  );
}

export function unflattened(weights: Weights): Record<string, number | number[]> {
  const nested: Record<string, number | number[]> = {};
  for (const [key, value] of Object.entries(weights)) {
    const [name = '', at] = key.split('#');
    const list = nested[name];
    if (at === undefined) nested[name] = value;
    else if (Array.isArray(list)) list[Number(at)] = value;
    else nested[name] = [value];
  }
  return nested;
}
