import { sideOf } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import type { Random } from '../random.ts';
import { countOf, indicesIn } from '../search/layout.ts';
import type { Solver } from '../search/solver.ts';
import type { Knowledge } from '../worlds/knowledge.ts';
import { outlookOf } from './outlook.ts';
import { stakesOf } from './stakes.ts';
import { worldsFor, type World } from '../worlds/worlds.ts';

/** What imagining deals said of a card for the own side: points that it brings on average, and what they are worth. */
export type Judgement = { readonly card: number; readonly points: number; readonly worth: number };

/** All legal cards, best first, and the imagined deals that were looked at. */
export type Verdict = { readonly cards: readonly Judgement[]; readonly worlds: readonly World[] };

/** Worlds looked at, by the number of finished tricks: solving gets cheaper. */
const WORLDS = [96, 100, 150, 240, 400, 2000, 2000, 2000] as const;
/** Positions that are visited for one card at most: no trump is dear to solve, and nobody likes to wait. */
const MOST_NODES = 2_000_000;
/** After so many worlds, and again, cards that are clearly worse are dropped. */
const ROUND = 8;
const CLEARLY = 1.5;

/**
 * Values every legal card in imagined deals and drops the clearly worse on the way. The last judgement of a card that was
 * dropped stands. Best first; of equals the one with the lower index.
 */
export function judgeCards(
  view: View,
  known: Knowledge,
  solver: Solver,
  random: Random,
  isTimeUp: () => boolean,
): Verdict {
  const tricks = view.tricks.length;
  const worlds = worldsFor(view, known, random, WORLDS[tricks] ?? 100);
  const sign = sideOf(known.seat) === 0 ? 1 : -1;
  const stakes = stakesOf(view, known);
  const outlook = outlookOf(known, solver, tricks);
  const values = new Float64Array(32);
  const worths = new Float64Array(32);
  const sums = sumsFor(known, view);
  const visited = solver.nodes();
  let left = sums.legal;
  let looked = 0;
  for (const [at, world] of worlds.entries()) {
    if (at > 0 && (isTimeUp() || solver.nodes() - visited > MOST_NODES)) break;
    if (at > 0 && at % ROUND === 0) left = withoutClearlyWorse(sums, left);
    if (countOf(left) < 2) break;
    addWorld(world, left);
    looked += 1;
  }
  return { cards: judgements(sums, left), worlds: worlds.slice(0, looked) };

  function addWorld({ hands, weight }: World, cards: number): void {
    const listed = indicesIn(cards);
    outlook(hands, cards, values);
    for (const card of listed) {
      worths[card] = stakes(values[card]!);
      sums.points[card]! += weight * sign * values[card]!;
    }
    add(sums, listed, worths, weight);
  }
}

type Sums = {
  readonly legal: number;
  readonly weights: Float64Array;
  readonly totals: Float64Array;
  readonly points: Float64Array;
  /** Sums of products of the worths of two cards, `a << 5 | b`, for the spread of their difference. */
  readonly products: Float64Array;
};

function sumsFor(known: Knowledge, view: View): Sums {
  const cards = view.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  return {
    legal: known.layout.maskOf(cards),
    weights: new Float64Array(32),
    totals: new Float64Array(32),
    points: new Float64Array(32),
    products: new Float64Array(1024),
  };
}

function add(sums: Sums, cards: readonly number[], worths: Float64Array, weight: number): void {
  for (const card of cards) {
    const worth = worths[card]!;
    sums.weights[card]! += weight;
    sums.totals[card]! += weight * worth;
    for (const other of cards) sums.products[(card << 5) | other]! += weight * worth * worths[other]!;
  }
}

function meanOf({ totals, weights }: Sums, card: number): number {
  return totals[card]! / Math.max(1e-9, weights[card]!);
}

function withoutClearlyWorse(sums: Sums, cards: number): number {
  const list = indicesIn(cards);
  const best = list.reduce((a, b) => (meanOf(sums, b) > meanOf(sums, a) ? b : a));
  return list.reduce((left, card) => (isClearlyWorse(sums, card, best) ? left & ~(1 << card) : left), cards);
}

function isClearlyWorse(sums: Sums, card: number, best: number): boolean {
  if (card === best) return false;
  const { products, weights } = sums;
  const count = weights[card]!;
  const behind = meanOf(sums, best) - meanOf(sums, card);
  const squares =
    products[(card << 5) | card]! + products[(best << 5) | best]! - 2 * products[(card << 5) | best]!;
  const variance = Math.max(0, squares / count - behind * behind);
  return behind > CLEARLY * Math.sqrt(variance / count) + 0.01;
}

/** Cards that stayed to the end come before those that were dropped, whatever their means say. */
function judgements(sums: Sums, left: number): readonly Judgement[] {
  const rank = (card: number): number => ((left >>> card) & 1 ? 1 : 0);
  return indicesIn(sums.legal)
    .map((card) => ({
      card,
      worth: meanOf(sums, card),
      points: sums.points[card]! / Math.max(1e-9, sums.weights[card]!),
    }))
    .sort((a, b) => rank(b.card) - rank(a.card) || b.worth - a.worth || a.card - b.card);
}
