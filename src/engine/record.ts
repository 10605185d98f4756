import type { Move } from './actions.ts';
import type { Card } from './cards.ts';
import type { DealResult } from './deal-result.ts';
import { apply, legal, newMatch, nextDealer, openingCalls, startDeal, turnOf, type Match } from './match.ts';
import { isObject, readMove } from './read-move.ts';
import type { RuleSet } from './ruleset.ts';
import { houseRulesOf, withHouseRules, type HouseRules } from './rulesets/house-rules.ts';
import { isRuleSetId, ruleSetOf } from './rulesets/registry.ts';
import { isSeat, seatAfter, type BySeat, type Seat, type Side } from './seats.ts';
import { fail, ok, type Result } from './result.ts';

export const RECORD_FORMAT = 'belote-record/1';

export type RecordedDeal = {
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly actions: readonly Move[];
};

/** A deal or match as it is written (RULES §4). */
export type GameRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly ruleset: RuleSet['id'];
  readonly house: HouseRules;
  readonly seats?: BySeat<string>;
  readonly deals: readonly RecordedDeal[];
};

/** For each action of a deal the legal actions before it. */
export type Trace = readonly (readonly Move[])[];

export type Next = {
  readonly phase: 'auction' | 'play';
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly trace?: Trace;
};

export type Replayed = {
  readonly ok: true;
  readonly deals: readonly (DealResult & { readonly trace?: Trace })[];
  readonly winner: Side | null;
  readonly next: Next | null;
};

export type RecordFault = {
  readonly ok: false;
  readonly deal: number | null;
  readonly action: number | null;
  readonly error: string;
};

/** `status` is the exit status of the `record` command, `line` what it prints; `where` says what is not a record. */
export type ReplayOutcome =
  | { readonly status: 0; readonly line: Replayed; readonly match: Match }
  | { readonly status: 1; readonly line: RecordFault }
  | { readonly status: 2; readonly line: RecordFault; readonly where: string };

/** What is written when something is no record at all. */
export const NOT_A_RECORD: RecordFault = { ok: false, deal: null, action: null, error: 'not-a-record' };

/** Writes a match down. `deals` holds what was dealt and done, the last deal perhaps unfinished. */
export function recordOf(
  rules: RuleSet,
  deals: readonly RecordedDeal[],
  seats: BySeat<string> | null = null,
): GameRecord {
  const head = { format: RECORD_FORMAT, ruleset: rules.id, house: houseRulesOf(rules) } as const;
  return seats === null ? { ...head, deals } : { ...head, seats, deals };
}

/** Plays a record again, deal by deal, and reports the first fault in playing order. Never throws. */
export function replay(record: unknown, options: { readonly trace: boolean }): ReplayOutcome {
  const head = readHead(record);
  if (!head.ok) return { status: 2, line: NOT_A_RECORD, where: head.error };
  const rules = withHouseRules(head.value.base, head.value.house);
  if (!rules.ok) return { status: 1, line: faultAt(null, null, `house: ${rules.error}`) };
  const played = playedDeals(newMatch(rules.value), head.value.deals, options.trace);
  if (!played.ok) return { status: 1, line: played.error };
  const { match, traces } = played.value;
  return { status: 0, match, line: replayed(match, options.trace ? traces : null) };
}

type Head = { readonly base: RuleSet; readonly house: unknown; readonly deals: readonly unknown[] };

function readHead(record: unknown): Result<Head, string> {
  if (!isObject(record)) return fail('the record is not an object');
  const { format, ruleset, house, seats, deals } = record;
  if (format !== RECORD_FORMAT) return fail(`format: not ${RECORD_FORMAT}`);
  if (!isRuleSetId(ruleset)) return fail('ruleset: unknown rule set');
  if (house !== undefined && !isObject(house)) return fail('house: not an object');
  if (seats !== undefined && !isFourNames(seats)) return fail('seats: not four strings');
  if (!Array.isArray(deals) || deals.length === 0) return fail('deals: missing or empty');
  return ok({ base: ruleSetOf(ruleset), house: house ?? {}, deals });
}

function isFourNames(value: unknown): boolean {
  return Array.isArray(value) && value.length === 4 && value.every((name) => typeof name === 'string');
}

type Replaying = { readonly match: Match; readonly traces: readonly Trace[] };

function playedDeals(
  opening: Match,
  deals: readonly unknown[],
  traced: boolean,
): Result<Replaying, RecordFault> {
  let match = opening;
  const traces: Trace[] = [];
  for (const [index, deal] of deals.entries()) {
    const started = startedDeal(match, deal);
    if (!started.ok) return fail(faultAt(index, null, started.error));
    const trace: (readonly Move[])[] = [];
    match = started.value.match;
    for (const [position, action] of started.value.actions.entries()) {
      if (traced) trace.push(legal(match));
      const move = hasStrayValue(match.rules, action) ? null : readMove(action);
      const after = move === null ? fail('malformed-action') : apply(match, move);
      if (!after.ok) return fail(faultAt(index, position, after.error));
      match = after.value;
    }
    traces.push(trace);
  }
  return ok({ match, traces });
}

/**
 * A `value` where no auction is by points is refused with whatever action it comes, not ignored like other keys that
 * an action does not use (RULES §4). That of a bid is for the auction to refuse.
 */
function hasStrayValue(rules: RuleSet, action: unknown): boolean {
  if (rules.auction === 'points' || !isObject(action) || action['type'] === 'bid') return false;
  return Object.hasOwn(action, 'value');
}

type Started = { readonly match: Match; readonly actions: readonly unknown[] };

function startedDeal(match: Match, deal: unknown): Result<Started, string> {
  if (!isObject(deal)) return fail('malformed-deal');
  const { dealer, pack, actions } = deal;
  if (!isSeat(dealer) || !Array.isArray(pack) || !Array.isArray(actions)) return fail('malformed-deal');
  const started = startDeal(match, dealer, pack);
  return started.ok ? ok({ match: started.value, actions }) : started;
}

function replayed(match: Match, traces: readonly Trace[] | null): Replayed {
  const deals = match.results.map((result, index) => ({ ...result, ...traceAt(traces, index) }));
  return { ok: true, deals, winner: match.winner, next: nextOf(match, traces) };
}

function traceAt(traces: readonly Trace[] | null, index: number): { readonly trace?: Trace } {
  return traces === null ? {} : { trace: traces[index] ?? [] };
}

/** What stands at the end: the running deal's decision, or the next forehand's first one. */
function nextOf(match: Match, traces: readonly Trace[] | null): Next | null {
  if (match.winner !== null || match.deal === null) return null;
  const { phase, number } = match.deal;
  const seat = turnOf(match);
  if (seat === null) return nextForehand(match);
  const decision = { phase: phase === 'play' ? phase : 'auction', seat, legal: legal(match) } as const;
  return { ...decision, ...traceAt(traces, number) };
}

function nextForehand(match: Match): Next | null {
  const dealer = nextDealer(match);
  if (dealer === null) return null;
  return { phase: 'auction', seat: seatAfter(dealer), legal: openingCalls(match.rules, dealer) };
}

function faultAt(deal: number | null, action: number | null, error: string): RecordFault {
  return { ok: false, deal, action, error };
}
