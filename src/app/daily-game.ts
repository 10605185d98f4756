import type { Move } from '../engine/actions.ts';
import { apply, newMatch, nextDealer, startDeal, type Match } from '../engine/match.ts';
import { RULESET_IDS, type RuleSetId } from '../engine/ruleset.ts';
import { ruleSetOf } from '../engine/rulesets/registry.ts';
import type { Seat } from '../engine/seats.ts';
import { packOf } from '../engine/shuffle.ts';
import type { DailyAttempt } from './ports.ts';
import type { Level } from './table.ts';

/** How many deals there are a day: everybody deals once. */
export const DAILY_DEALS = 4;
/** The level of the three computers: one that needs no time, so that the same play gets the same answer. */
export const DAILY_LEVEL: Level = 'normal';
/** Where the person sits. */
export const DAILY_SEAT: Seat = 0;
/** The person speaks first in the first deal. */
const FIRST_DEALER: Seat = 3;
const DAY_MS = 86_400_000;

/** One attempt as it stands. */
export type DailyGame = {
  readonly attempt: DailyAttempt;
  readonly match: Match;
  /** Grows with everything that happens: a press that was drawn for another one is stale. */
  readonly at: number;
  /** The seed of the running deal, or of the last one; a secret until the day is over. */
  readonly seed: string;
  readonly over: boolean;
};

/** The UTC day of an instant: `2026-11-30`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** One rule set a day, in turn. */
export function dailyRules(day: string): RuleSetId {
  const days = Math.floor(Date.parse(day) / DAY_MS);
  return RULESET_IDS[days % RULESET_IDS.length] ?? RULESET_IDS[0];
}

/** The attempt played through from its first card, which its moves and the seeds of its deals decide. */
export function gameFrom(attempt: DailyAttempt, seeds: readonly string[]): DailyGame {
  const rules = ruleSetOf(dailyRules(attempt.day));
  const match = attempt.deals.reduce<Match>((before, moves, deal) => {
    const started = startDeal(before, nextDealer(before) ?? FIRST_DEALER, packOf(seeds[deal] ?? ''));
    if (!started.ok) throw new Error(`deal ${deal + 1} of a daily attempt cannot start: ${started.error}`);
    return moves.reduce(played, started.value);
  }, newMatch(rules));
  const at = attempt.deals.reduce((sum, moves) => sum + moves.length, attempt.deals.length);
  return { attempt, match, at, seed: seeds.at(-1) ?? '', over: isOver(match) };
}

/** The attempt after one more legal move; throws on one that is not. */
export function afterMove(game: DailyGame, move: Move): DailyGame {
  const match = played(game.match, move);
  return { ...game, attempt: withMove(game.attempt, move), match, at: game.at + 1, over: isOver(match) };
}

function played(match: Match, move: Move): Match {
  const result = apply(match, move);
  if (!result.ok) throw new Error(`a move of a daily attempt is refused: ${result.error}`);
  return result.value;
}

/** The attempt with one more move of its newest deal. */
export function withMove(attempt: DailyAttempt, move: Move): DailyAttempt {
  const last = attempt.deals.length - 1;
  return {
    ...attempt,
    deals: attempt.deals.map((moves, deal) => (deal === last ? [...moves, move] : moves)),
  };
}

/** The target ends a match earlier than the number of deals, as at any table. */
function isOver(match: Match): boolean {
  return match.winner !== null || match.results.length >= DAILY_DEALS;
}

/** What the board counts: points that the own side wrote more than the other. */
export function scoreOf({ total: [own, other] }: Match): number {
  return own - other;
}
