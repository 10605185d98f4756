import { CARDS, type Card } from '../../src/engine/cards.ts';
import type { DealResult } from '../../src/engine/deal-result.ts';
import { apply, newMatch, nextDealer, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { sideOf, type Seat, type Side } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { normal } from '../../src/players/normal.ts';
import { below, randomFrom, type Random } from '../../src/players/random.ts';
import { contestantOf, type Contestant, type ContestantName } from './contestants.ts';

/** Two contestants under one rule set; `seed` fixes every pack and every random choice. */
export type Contest = {
  readonly rules: RuleSet;
  readonly a: ContestantName;
  readonly b: ContestantName;
  readonly seed: number;
};

/** One deal or match played twice with the same cards, the second time with the sides exchanged; all from a's side. */
export type FixedDeal = { readonly margin: number };
export type OwnMatch = {
  readonly won: readonly boolean[];
  readonly deals: readonly {
    readonly margin: number;
    readonly score: number;
    readonly bidder: 'a' | 'b' | null;
    readonly made: boolean;
  }[];
};

/** Processor time of a contestant's decisions among several moves, in milliseconds. */
export type Clocked = { readonly a: number[]; readonly b: number[] };

/** Plays a deal twice in the contract that four sound players bid; `null` when they pass it out. */
export function playFixed(contest: Contest, index: number, clocked: Clocked): FixedDeal | null {
  const random = randomFrom(contest.seed * 1_000_003 + index);
  const dealt = started(newMatch(contest.rules), (index & 3) as Seat, random);
  let match = dealt;
  while (match.deal?.phase === 'auction') match = moved(match, (view) => normal(view), 0);
  if (match.deal?.phase !== 'play') return null;
  const first = resultOf(playedOut(match, contest, 0, index, clocked));
  const second = resultOf(playedOut(match, contest, 1, index, clocked));
  return { margin: (marginOf(first, 0) + marginOf(second, 1)) / 2 };
}

/** Plays a whole match twice, each side bidding for itself. */
export function playMatch(contest: Contest, index: number, clocked: Clocked): OwnMatch {
  const played = ([0, 1] as const).map((sideOfA) => wholeMatch(contest, sideOfA, index, clocked));
  return {
    won: played.map(({ match, sideOfA }) => match.winner === sideOfA),
    deals: played.flatMap(({ match, sideOfA }) => match.results.map((result) => dealOf(result, sideOfA))),
  };
}

function dealOf(result: DealResult, sideOfA: Side): OwnMatch['deals'][number] {
  const { bidder, outcome, score } = result;
  return {
    margin: marginOf(result, sideOfA),
    score: score[sideOfA] - score[sideOfA === 0 ? 1 : 0],
    bidder: bidder === null ? null : sideOf(bidder) === sideOfA ? 'a' : 'b',
    made: outcome === 'made',
  };
}

function wholeMatch(
  contest: Contest,
  sideOfA: Side,
  index: number,
  clocked: Clocked,
): { readonly match: Match; readonly sideOfA: Side } {
  const random = randomFrom(contest.seed * 1_000_003 + index);
  let match = newMatch(contest.rules);
  while (match.winner === null) {
    match = started(match, nextDealer(match) ?? ((index & 3) as Seat), random);
    match = playedOut(match, contest, sideOfA, index, clocked);
  }
  return { match, sideOfA };
}

function playedOut(
  match: Match,
  { a, b, seed }: Contest,
  sideOfA: Side,
  index: number,
  clocked: Clocked,
): Match {
  const players = { a: contestantOf(a), b: contestantOf(b) };
  let now = match;
  let step = 0;
  for (let turn = turnOf(now); turn !== null; turn = turnOf(now)) {
    const name = sideOf(turn) === sideOfA ? 'a' : 'b';
    step += 1;
    const beforeUs = process.cpuUsage();
    const choices = viewFor(now, turn).legal.length;
    now = moved(now, players[name], (seed * 31 + index) * 1009 + step);
    const { user } = process.cpuUsage(beforeUs);
    if (choices > 1) clocked[name].push(user / 1000);
  }
  return now;
}

function moved(match: Match, player: Contestant, seed: number): Match {
  const turn = turnOf(match);
  if (turn === null) throw new Error('nobody is in turn');
  const move = player(viewFor(match, turn), seed, match);
  const next = apply(match, move);
  if (!next.ok) throw new Error(`${next.error}: ${JSON.stringify(move)}`);
  return next.value;
}

function started(match: Match, dealer: Seat, random: Random): Match {
  const next = startDeal(match, dealer, shuffled(random));
  if (!next.ok) throw new Error(next.error);
  return next.value;
}

function shuffled(random: Random): readonly Card[] {
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const at = below(random, last + 1);
    const card = pack[last]!;
    pack[last] = pack[at]!;
    pack[at] = card;
  }
  return pack;
}

function resultOf({ results }: Match): DealResult {
  const result = results.at(-1);
  if (result === undefined) throw new Error('the deal was not finished');
  return result;
}

function marginOf({ cards }: DealResult, side: Side): number {
  return cards[side] - cards[side === 0 ? 1 : 0];
}
