import type { Move } from '../../src/engine/actions.ts';
import { apply, legal, newMatch, startDeal, type Match } from '../../src/engine/match.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { packOf } from '../../src/engine/shuffle.ts';

/** Every match from the first call of a deal to its end; `choices` decides which legal move comes next. */
export function courseOf(id: RuleSetId, seed: string, choices: readonly number[]): readonly Match[] {
  const started = startDeal(newMatch(ruleSetOf(id)), 0, packOf(seed));
  if (!started.ok) throw new Error(started.error);
  const course: Match[] = [started.value];
  for (let match: Match | null = started.value; match !== null; match = next(match, course.length, choices)) {
    if (match !== started.value) course.push(match);
  }
  return course;
}

/** The match in which the auction is over and that many cards have been played. */
export function afterCards(id: RuleSetId, count: number, seed = SEED): Match {
  const found = courseOf(id, seed, [1]).find(
    ({ deal }) => deal?.phase === 'play' && 4 * deal.tricks.length + deal.trick.length === count,
  );
  if (found === undefined) throw new Error(`no position after ${count} cards`);
  return found;
}

export const SEED = 'ab'.repeat(32);

function next(match: Match, step: number, choices: readonly number[]): Match | null {
  const moves = legal(match);
  const wanted = choices[step % choices.length] ?? 0;
  const move = firstBid(match, moves) ?? passOf(moves) ?? moves[wanted % Math.max(1, moves.length)];
  if (move === undefined) return null;
  const after = apply(match, move);
  if (!after.ok) throw new Error(after.error);
  return after.value;
}

function firstBid({ deal }: Match, moves: readonly Move[]): Move | undefined {
  if (deal?.phase !== 'auction' || deal.calls.length > 0) return undefined;
  return moves.find(({ type }) => type === 'bid' || type === 'take' || type === 'name');
}

function passOf(moves: readonly Move[]): Move | undefined {
  return moves.find(({ type }) => type === 'pass');
}
