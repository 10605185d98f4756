import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { below, type Random } from '../random.ts';
import { allocationsOf } from './allocations.ts';
import { callLikelihood } from './call-likelihood.ts';
import { declarationLikelihood } from './declaration-likelihood.ts';
import { everyDeal, uniformDealer } from './deals.ts';
import { hiddenPlaces, othersOf, type Knowledge } from './knowledge.ts';
import { toNatural } from './natural.ts';
import { playLikelihood, type LogLikelihood } from './play-likelihood.ts';

/** Four hands as they may lie now, in the layout of the contract; more weight for what explains the deal better. */
export type World = { readonly hands: Int32Array; readonly weight: number };

/** Up to so many possible deals are all looked at. */
const FEW = 2000;
/** Candidates for one world. */
const CANDIDATES = 8;
/** Share of the candidates that must count in the end, else the weights are flattened. */
const LEAST_SPREAD = 0.1;

/**
 * Worlds that agree with everything a view implies, in random order: all of them when there are few, else a sample.
 * Candidates are drawn uniformly and chosen by how well they explain the auction, the cards and the declarations.
 */
export function worldsFor(view: View, known: Knowledge, random: Random, count: number): readonly World[] {
  const { unseen, places } = hiddenPlaces(known);
  const allocations = allocationsOf(unseen, places);
  const seats = othersOf(known.seat);
  const withOwn = (hidden: Int32Array): Int32Array => handsOf(known, seats, hidden);
  const weigh = weightOf(view, known, random);
  if (allocations.ways <= FEW) {
    const all = shuffled(everyWorld(), random);
    return all.length <= count ? all : chosen(all, count, random);
  }
  const deal = uniformDealer(allocations);
  const hidden = new Int32Array(places.length);
  const candidates = Array.from({ length: count * CANDIDATES }, () => {
    deal(random, hidden);
    return withOwn(hidden);
  });
  return chosen(weighted(candidates, weigh), count, random);

  function everyWorld(): readonly World[] {
    const hands = Array.from(everyDeal(allocations, places.length), withOwn);
    return weighted(hands, weigh).filter(({ weight }) => weight > 0);
  }
}

function handsOf(known: Knowledge, seats: readonly Seat[], hidden: Int32Array): Int32Array {
  const hands = new Int32Array(4);
  hands[known.seat] = known.hand;
  for (const [at, seat] of seats.entries()) hands[seat] = (hidden[at] ?? 0) | (known.certain[seat] ?? 0);
  return hands;
}

function weightOf(view: View, known: Knowledge, random: Random): LogLikelihood {
  const natural = toNatural(known.layout.contract);
  const others = othersOf(known.seat);
  const played = [0, 0, 0, 0];
  for (const { seat, card } of known.plays) played[seat] = (played[seat] ?? 0) | (1 << card);
  const byPlay = playLikelihood(known);
  const byCalls = callLikelihood(view);
  const byDeclarations = declarationLikelihood(view);
  const eight = [0, 0, 0, 0];
  return (hands) => {
    for (let seat = 0; seat < 4; seat++) eight[seat] = natural(hands[seat]! | (played[seat] ?? 0));
    let log = byDeclarations === null ? 0 : byDeclarations(eight);
    if (log === -Infinity) return log;
    for (const seat of others) log += byCalls(seat, eight[seat] ?? 0, random);
    return log + byPlay(hands);
  };
}

/** Weights with mean 1. When nothing explains the deal, all worlds count alike. */
function weighted(hands: readonly Int32Array[], weigh: LogLikelihood): readonly World[] {
  const logs = hands.map(weigh);
  const best = Math.max(...logs);
  if (best === -Infinity) return hands.map((each) => ({ hands: each, weight: 1 }));
  const power = flattening(logs, best);
  const raw = logs.map((log) => Math.exp((log - best) * power));
  const mean = raw.reduce((sum, weight) => sum + weight, 0) / raw.length;
  return hands.map((each, at) => ({ hands: each, weight: (raw[at] ?? 0) / mean }));
}

/** A power up to 1 that lets enough worlds count: a few that explain everything are too few to judge by. */
function flattening(logs: readonly number[], best: number): number {
  const possible = logs.filter((log) => log > -Infinity).length;
  let power = 1;
  for (let step = 0; step < 8 && spread(logs, best, power) < possible * LEAST_SPREAD; step += 1)
    power *= 0.75;
  return power;
}

/** The number of equally weighted worlds that would be as good as these. */
function spread(logs: readonly number[], best: number, power: number): number {
  let sum = 0;
  let squares = 0;
  for (const log of logs) {
    const weight = Math.exp((log - best) * power);
    sum += weight;
    squares += weight * weight;
  }
  return (sum * sum) / squares;
}

/** A systematic sample: a world of weight w comes w times in proportion, but stands once with its number. */
function chosen(worlds: readonly World[], count: number, random: Random): readonly World[] {
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const stride = total / count;
  let next = (below(random, 1 << 20) / (1 << 20)) * stride;
  let passed = 0;
  const sample: World[] = [];
  for (const { hands, weight } of worlds) {
    passed += weight;
    let times = 0;
    for (; next < passed; next += stride) times += 1;
    if (times > 0) sample.push({ hands, weight: times });
  }
  return sample;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = below(random, last + 1);
    [mixed[last], mixed[at]] = [mixed[at]!, mixed[last]!];
  }
  return mixed;
}
