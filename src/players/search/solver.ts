import { createAlphaBeta, INFINITE } from './alpha-beta.ts';
import { beats, legalMask, playFlags } from './legal-mask.ts';
import type { OrderWeights } from './move-order.ts';
import { onTableOf, type OnTable, type Position } from './position.ts';
import type { SearchRules } from './search-rules.ts';

/** What is still to be won from a position with best play of all four: points of side 0, and the swing of a capot. */
export type Solver = {
  readonly solve: (position: Position) => number;
  /** Writes the value after every legal card of `only` by its index, and returns the legal cards. */
  readonly solveAll: (position: Position, values: Int32Array, only?: number) => number;
  /** Nodes visited so far, those of the other solvers that share the search included: take differences. */
  readonly nodes: () => number;
};

export type SolverOptions = { readonly tableBits?: number; readonly weights?: readonly OrderWeights[] };

const TABLE_BITS = 15;
const SHARED = createAlphaBeta(TABLE_BITS);
let prepared: Solver | null = null;

/** A double-dummy solver for the rules of one contract. It never allocates in the search. */
export function createSolver(rules: SearchRules, { tableBits, weights }: SolverOptions = {}): Solver {
  const flags = playFlags(rules);
  const core = tableBits === undefined ? SHARED : createAlphaBeta(tableBits);
  const { hands, points } = core;
  const solver: Solver = { solve, solveAll, nodes: core.nodes };
  return solver;

  function solve(position: Position): number {
    const left = enter(position);
    const { turn, taken } = position;
    if (isLastTrick(position)) return playOut(position, left);
    if (position.trick.length === 0) return core.lead(0, turn, left, taken, -INFINITE, INFINITE);
    const table = onTableOf(position, flags, points);
    const { led, best, bestSeat, present, onTable } = table;
    const ply = position.trick.length;
    return core.follow(ply, turn, led, best, bestSeat, present, onTable, left, taken, -INFINITE, INFINITE);
  }

  function solveAll(position: Position, values: Int32Array, only = -1): number {
    const left = enter(position);
    const table = onTableOf(position, flags, points);
    const legal = legalIn(position, table);
    let weaker = -1;
    for (let rest = legal & only; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const isEqual =
        weaker >= 0 && points[weaker] === points[card] && core.lists.touch(weaker, card, table.present);
      values[card] = isEqual ? values[weaker]! : valueOf(position, table, card, left);
      weaker = card;
    }
    return legal;
  }

  function legalIn({ turn, trick }: Position, { led, best, bestSeat }: OnTable): number {
    const hand = hands[turn]!;
    return trick.length === 0 ? hand : legalMask(flags, hand, led, best, ((bestSeat ^ turn) & 1) === 0);
  }

  function valueOf(position: Position, table: OnTable, card: number, left: number): number {
    if (isLastTrick(position)) return playOut(position, left);
    const { turn, taken, trick } = position;
    const wins = trick.length === 0 || beats(flags, card, table.best);
    const led = trick.length === 0 ? card : table.led;
    const best = wins ? card : table.best;
    const winner = wins ? turn : table.bestSeat;
    const onTable = table.onTable + points[card]!;
    const hand = hands[turn]!;
    hands[turn] = hand ^ (1 << card);
    const value =
      trick.length === 3
        ? core.takeTrick(3, winner, onTable, left, taken, -INFINITE, INFINITE)
        : core.follow(
            trick.length + 1,
            (turn + 1) & 3,
            led,
            best,
            winner,
            table.present,
            onTable,
            left,
            taken,
            -INFINITE,
            INFINITE,
          );
    hands[turn] = hand;
    return value;
  }

  function enter(position: Position): number {
    if (prepared !== solver) core.prepare(rules, weights);
    prepared = solver;
    hands.set(position.hands);
    core.reset();
    let left = 0;
    for (let rest = hands[0]! | hands[1]! | hands[2]! | hands[3]!; rest !== 0; rest &= rest - 1)
      left += points[31 - Math.clz32(rest & -rest)]!;
    for (const card of position.trick) left += points[card]!;
    return left;
  }

  /** Each seat that has not played to it holds one card. */
  function isLastTrick({ turn }: Position): boolean {
    return (hands[turn]! & (hands[turn]! - 1)) === 0;
  }

  function playOut({ turn, trick, taken }: Position, left: number): number {
    const leader = (turn - trick.length) & 3;
    for (const [place, card] of trick.entries()) hands[(leader + place) & 3] = 1 << card;
    return core.finish(leader, left, taken);
  }
}
