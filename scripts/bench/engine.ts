import { CARDS, type Card } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/actions.ts';
import { apply, legal, newMatch, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import { RULESET_IDS, type RuleSetId } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor } from '../../src/engine/view.ts';

const DEALS = 4000;
const WARM_UP = 1000;
const SEED = 20_250_101;

/** Random deals, from the shuffle to the score, per second of processor time; and what a view for every decision adds to them. */
export async function benchEngine(): Promise<readonly string[]> {
  for (const id of RULESET_IDS) playDeals(id, WARM_UP, ignore);
  const rows = RULESET_IDS.map((id) => ({ id, ...measured(id) }));
  const all = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const withViews = rows.reduce((sum, { secondsWithViews }) => sum + secondsWithViews, 0);
  return [
    ...rows.map(
      ({ id, seconds, actions }) =>
        `${id.padEnd(14)}${perSecond(DEALS, seconds)} deals/cpu-s ${perSecond(actions, seconds)} actions/cpu-s`,
    ),
    `${'all'.padEnd(14)}${perSecond(DEALS * rows.length, all)} deals/cpu-s`,
    `with the view of the seat in turn before every action: ${(withViews / all).toFixed(2)} times as long`,
  ];
}

type Measured = { readonly seconds: number; readonly secondsWithViews: number; readonly actions: number };

function measured(id: RuleSetId): Measured {
  const [actions, seconds] = timed(() => playDeals(id, DEALS, ignore));
  const [, secondsWithViews] = timed(() => playDeals(id, DEALS, look));
  return { seconds, secondsWithViews, actions };
}

/** Seconds of processor time, so that a busy machine does not slow the figures down. */
function timed<T>(work: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

/** Plays that many deals, each of its own match, and returns the number of actions. */
function playDeals(id: RuleSetId, deals: number, before: (match: Match) => void): number {
  const random = randomFrom(SEED);
  const opening = newMatch(ruleSetOf(id));
  let actions = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    let match = must(startDeal(opening, 0, shuffled(random)));
    while (turnOf(match) !== null) {
      before(match);
      match = must(apply(match, pick(legal(match), random)));
      actions += 1;
    }
  }
  return actions;
}

function ignore(): void {}

function look(match: Match): void {
  viewFor(match, turnOf(match));
}

/** Mostly passes, so that auctions end as people end them. */
function pick(moves: readonly Move[], random: () => number): Move {
  const passes = moves[0]?.type === 'pass' && random() < 0.6;
  const move = moves[passes ? 0 : Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('a running deal always has a legal action');
  return move;
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function shuffled(random: () => number): readonly Card[] {
  return CARDS.map((card) => ({ card, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ card }) => card);
}

/** Mulberry32: the same deals in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function perSecond(count: number, seconds: number): string {
  return Math.round(count / seconds)
    .toLocaleString('en')
    .padStart(10);
}
