import type { Move } from '../../../src/engine/actions.ts';
import { CARDS, type Card } from '../../../src/engine/cards.ts';
import {
  apply,
  legal,
  newMatch,
  nextDealer,
  startDeal,
  turnOf,
  type Match,
} from '../../../src/engine/match.ts';
import type { RecordedDeal } from '../../../src/engine/record.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { must } from './words.ts';

export type Random = () => number;

/** Mulberry32: numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

export function randomPack(random: Random): readonly Card[] {
  return shuffled(CARDS, random);
}

/** A legal action; first cards announce what the hand offers, mostly. Passes often enough for auctions to end. */
export function randomMove(match: Match, random: Random): Move {
  const moves = legal(match);
  const pass = moves.find(({ type }) => type === 'pass');
  const move = pass !== undefined && random() < 0.5 ? pass : moves[Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('a running deal always has a legal action');
  if (move.type !== 'play') return move;
  const offered = viewFor(match, move.seat).offered;
  return offered.length > 0 && random() < 0.9
    ? { ...move, declare: offered.map(({ cards }) => cards) }
    : move;
}

export type Watch = (match: Match, move: Move | null) => void;

/** Plays deals until the match is over or that many are finished; `watch` sees every state and the action to come. */
export function playOut(
  rules: RuleSet,
  random: Random,
  maxDeals: number,
  watch: Watch = () => {},
): { readonly match: Match; readonly deals: readonly RecordedDeal[] } {
  let match = newMatch(rules);
  const deals: RecordedDeal[] = [];
  while (match.winner === null && deals.length < maxDeals) {
    const dealer = nextDealer(match) ?? 0;
    const pack = randomPack(random);
    const actions: Move[] = [];
    match = must(startDeal(match, dealer, pack));
    while (turnOf(match) !== null) {
      const move = randomMove(match, random);
      watch(match, move);
      match = must(apply(match, move));
      actions.push(move);
    }
    watch(match, null);
    deals.push({ dealer, pack, actions });
  }
  return { match, deals };
}
