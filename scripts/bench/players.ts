import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock, Log } from '../../src/app/ports.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { apply, newMatch, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { decide } from '../../src/players/levels.ts';
import { createThinkers } from '../../src/players/pool/thinkers.ts';
import { below, randomFrom, type Random } from '../../src/players/random.ts';
import { fromNatural } from '../../src/players/worlds/natural.ts';
import { searchRulesOf } from '../../src/players/search/search-rules.ts';
import { createSolver } from '../../src/players/search/solver.ts';
import { shuffledIndices } from '../fit/shuffled.ts';
import { quantile } from './figures.ts';
import { createPlayout } from './playouts.ts';

const SOLVED_DEALS = 1000;
const PLAYED_DEALS = 12;
const PLAYOUTS = 300_000;
const DEADLINE_MS = 400;

/** The computer players: solver, playouts, decisions of the expert, and the main thread while it thinks. */
export async function benchPlayers(): Promise<readonly string[]> {
  return [
    ...(['H', 'AT', 'NT'] as const).map(solverLine),
    ...playoutLines(),
    ...(['classic-501', 'coinche', 'bulgarian', 'bela'] as const).map(decisionLine),
    await mainThreadLine(),
  ];
}

/** Processor time and not wall time, so that a busy machine does not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function deals(count: number, contract: 'H' | 'AT' | 'NT'): readonly Int32Array[] {
  const random = randomFrom(1);
  const convert = fromNatural(contract);
  return Array.from({ length: count }, () => Int32Array.from(naturalHands(random), convert));
}

function naturalHands(random: Random): readonly number[] {
  const hands = [0, 0, 0, 0];
  shuffledIndices(random).forEach((card, at) => (hands[at & 3] = (hands[at & 3] ?? 0) | (1 << card)));
  return hands;
}

function solverLine(contract: 'H' | 'AT' | 'NT'): string {
  const rules = searchRulesOf(ruleSetOf('bulgarian'), contract);
  const solver = createSolver(rules);
  const corpus = deals(SOLVED_DEALS, contract);
  for (const hands of corpus.slice(0, 100)) solver.solve({ hands, turn: 0, trick: [], taken: 0 });
  const warm = solver.nodes();
  const times = corpus.map((hands, deal) =>
    cpuMs(() => solver.solve({ hands, turn: (deal & 3) as Seat, trick: [], taken: 0 })),
  );
  const nodes = (solver.nodes() - warm) / corpus.length;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return `a whole deal solved, ${contract}: median ${quantile(times, 0.5).toFixed(2)} ms, mean ${mean.toFixed(2)}, p99 ${quantile(times, 0.99).toFixed(2)}, ${nodes.toFixed(0)} nodes`;
}

/** A playout of a whole deal takes 32 cards; what a search would play out is less, from the middle of a deal. */
function playoutLines(): readonly string[] {
  const playout = createPlayout(searchRulesOf(ruleSetOf('classic-501'), 'H'), 7);
  const corpus = deals(200, 'H');
  const run = (hands: readonly Int32Array[]): number => {
    let sum = 0;
    const time = cpuMs(() => {
      for (let at = 0; at < PLAYOUTS; at += 1) sum += playout(hands[at % hands.length] ?? hands[0]!, at & 3);
    });
    return sum < 0 ? 0 : PLAYOUTS / time / 1000;
  };
  run(corpus);
  const halves = corpus.map((hands) => hands.map(firstFour));
  return [
    `random playouts of whole deals (32 cards): ${run(corpus).toFixed(2)} million a second`,
    `random playouts from the fifth trick (16 cards): ${run(halves).toFixed(2)} million a second`,
  ];
}

/** The four lowest cards of a hand: any will do to measure an ending. */
function firstFour(hand: number): number {
  let left = hand;
  let kept = 0;
  for (let card = 0; card < 4; card += 1) {
    kept |= left & -left;
    left &= left - 1;
  }
  return kept;
}

function decisionLine(id: RuleSetId): string {
  const random = randomFrom(5);
  const times: number[] = [];
  for (let deal = 0; deal < PLAYED_DEALS; deal += 1) {
    playDeal(id, random, (match, seat) => {
      const view = viewFor(match, seat);
      let move = view.legal[0]!;
      const time = cpuMs(() => {
        move = decide('hard', view, deal, () => false);
      });
      if (view.legal.length > 1) times.push(time);
      return move;
    });
  }
  return `a hard decision, ${id}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} (${times.length} with a choice)`;
}

function playDeal(
  id: RuleSetId,
  random: Random,
  mover: (match: Match, seat: Seat) => Parameters<typeof apply>[1],
): void {
  const pack = shuffledIndices(random).map((index) => CARDS[index] ?? '7C');
  const started = startDeal(newMatch(ruleSetOf(id)), below(random, 4) as Seat, pack);
  if (!started.ok) throw new Error(started.error);
  let match = started.value;
  for (let turn = turnOf(match); turn !== null; turn = turnOf(match)) {
    const next = apply(match, mover(match, turn));
    if (!next.ok) throw new Error(next.error);
    match = next.value;
  }
}

/** Two tables of experts think in threads; how long does everything else wait, and how late do answers come? */
async function mainThreadLine(): Promise<string> {
  const thinkers = createThinkers({ clock: runningClock(), log: SILENT });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const overdueMs: number[] = [];
  await thinkers.think({ level: 'hard', view: firstView(), seed: 'warm', deadlineMs: 5000 });
  delay.enable();
  await Promise.all([1, 2].map((table) => thinkAlong(table, thinkers, overdueMs)));
  delay.disable();
  await thinkers.close();
  return `two tables thinking: main loop late by p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, answers after their deadline by at most ${Math.max(0, ...overdueMs).toFixed(0)} ms (${overdueMs.length} answers)`;
}

async function thinkAlong(
  table: number,
  thinkers: ReturnType<typeof createThinkers>,
  overdueMs: number[],
): Promise<void> {
  const random = randomFrom(table);
  const pack = shuffledIndices(random).map((index) => CARDS[index] ?? '7C');
  const started = startDeal(newMatch(ruleSetOf('coinche')), 3, pack);
  if (!started.ok) throw new Error(started.error);
  let match = started.value;
  for (let turn = turnOf(match); turn !== null; turn = turnOf(match)) {
    const askedMs = performance.now();
    const view = viewFor(match, turn);
    const move = await thinkers.think({ level: 'hard', view, seed: `${table}`, deadlineMs: DEADLINE_MS });
    overdueMs.push(performance.now() - askedMs - DEADLINE_MS);
    const next = apply(match, move);
    if (!next.ok) throw new Error(next.error);
    match = next.value;
  }
}

function firstView(): ReturnType<typeof viewFor> {
  const started = startDeal(newMatch(ruleSetOf('coinche')), 3, CARDS);
  if (!started.ok) throw new Error(started.error);
  return viewFor(started.value, 0);
}

function runningClock(): Clock {
  return {
    nowMs: () => performance.now(),
    at(whenMs, run) {
      const timer = setTimeout(run, Math.max(0, whenMs - performance.now()));
      return () => clearTimeout(timer);
    },
  };
}

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };
