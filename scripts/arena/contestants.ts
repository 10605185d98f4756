import type { Move } from '../../src/engine/actions.ts';
import type { Match } from '../../src/engine/match.ts';
import { sideOf } from '../../src/engine/seats.ts';
import type { View } from '../../src/engine/view.ts';
import { withDeclarations, type Play } from '../../src/players/declare.ts';
import { createSolver } from '../../src/players/search/solver.ts';
import { decide, LEVELS, type Level } from '../../src/players/levels.ts';
import { normal } from '../../src/players/normal.ts';
import { below, randomFrom } from '../../src/players/random.ts';
import { indicesIn, pointsByIndex } from '../../src/players/search/layout.ts';
import { beats, playFlags } from '../../src/players/search/legal-mask.ts';
import { knowledgeOf } from '../../src/players/worlds/knowledge.ts';

/** Whoever can be set at a table of the arena. Only the cheat looks at more than the view. */
export type Contestant = (view: View, seed: number, match: Match) => Move;

export const BASELINES = ['random', 'greedy', 'cheat'] as const;
export type ContestantName = Level | (typeof BASELINES)[number];

export function isContestant(name: string): name is ContestantName {
  return [...LEVELS, ...BASELINES].some((each) => each === name);
}

export function contestantOf(name: ContestantName): Contestant {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy;
    case 'cheat':
      return cheat;
    case 'easy':
    case 'normal':
    case 'hard':
      return (view, seed) => decide(name, view, seed, () => false);
  }
}

/** Any legal card; bids like a sound player, for a random bid would decide every deal. */
function random(view: View, seed: number): Move {
  if (view.phase === 'auction') return normal(view);
  const move = view.legal[below(randomFrom(seed), view.legal.length)];
  return move?.type === 'play' ? withDeclarations(view, move) : normal(view);
}

/** Thinks one trick ahead: takes it with the dearest card that wins now, else throws the cheapest. */
function greedy(view: View): Move {
  if (view.phase === 'auction') return normal(view);
  const known = knowledgeOf(view);
  const flags = playFlags(known.rules);
  const points = pointsByIndex(known.rules.kind);
  const { place, best } = known.table;
  const worth = (card: number): number => {
    const price = (points[card] ?? 0) + (card & 7) / 10;
    if (place === 0) return -price;
    return beats(flags, card, best) ? 100 + price : -price;
  };
  const cards = indicesIn(known.layout.maskOf(playsOf(view).map(({ card }) => card)));
  const chosen = cards.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return withDeclarations(view, { seat: known.seat, type: 'play', card: known.layout.cardAt(chosen) });
}

/** Sees all hands and plays the solved card: no player who does not can be better. */
function cheat(view: View, _seed: number, match: Match): Move {
  const { deal } = match;
  if (view.phase === 'auction' || deal?.phase !== 'play') return normal(view);
  const known = knowledgeOf(view);
  const values = new Int32Array(32);
  const hands = Int32Array.from(deal.hands, known.layout.maskOf);
  const legal = createSolver(known.rules).solveAll(
    { hands, turn: known.turn, trick: known.trick, taken: known.taken },
    values,
  );
  const sign = sideOf(known.seat) === 0 ? 1 : -1;
  const chosen = indicesIn(legal).reduce((a, b) => (sign * values[b]! > sign * values[a]! ? b : a));
  return withDeclarations(view, { seat: known.seat, type: 'play', card: known.layout.cardAt(chosen) });
}

function playsOf(view: View): readonly Play[] {
  return view.legal.filter((move): move is Play => move.type === 'play');
}
