import { CONTRACTS } from '../engine/actions.ts';
import type { DealResult } from '../engine/deal-result.ts';
import { otherSide, SEATS, SIDES, sideOf, type BySide, type Side } from '../engine/seats.ts';
import type { Contracts, MatchPlayer, MatchResult, SideFeats } from './ports.ts';
import { isPerson } from './seating.ts';
import type { Closed, Table } from './table.ts';

/** What a finished match writes to the season; `null` when it was not played to its end, or does not count. */
export function matchResultOf(table: Table): MatchResult | null {
  if (table.phase !== 'closed' || table.outcome.kind !== 'won' || table.match === null) return null;
  if (!table.options.rated) return null;
  const { results } = table.match;
  return {
    tableId: table.id,
    guildId: table.guildId,
    ruleSet: table.options.rules.id,
    finishedAtMs: table.sinceMs,
    winner: table.outcome.winner,
    total: table.match.total,
    deals: results.length,
    capots: bySide((side) => results.filter((each) => each.capot === side).length),
    contracts: bySide((side) => contractsOf(results, side)),
    players: playersOf(table),
    computers: Math.max(table.computers, table.seats.filter((each) => each?.kind === 'computer').length),
    feats: { target: table.options.rules.target, sides: bySide((side) => featsOf(results, side)) },
  };
}

/** Why a match moves no rating. */
export type NoRating = 'undecided' | 'not-counted' | 'computers' | 'left';

/** Why a table that is closed moved no rating, `null` when it did; `standingsOf` holds to the same. */
export function whyNoRating(table: Closed): NoRating | null {
  if (table.outcome.kind !== 'won') return 'undecided';
  const result = matchResultOf(table);
  if (result === null) return 'not-counted';
  if (result.players.some((each) => each.left)) return 'left';
  return result.computers > 0 ? 'computers' : null;
}

function contractsOf(results: readonly DealResult[], side: Side): Contracts {
  const own = playedBy(results, side);
  return { played: own.length, made: own.filter(isMade).length };
}

function featsOf(results: readonly DealResult[], side: Side): SideFeats {
  const own = playedBy(results, side);
  const trumps = CONTRACTS.filter((contract) => own.some((each) => each.contract === contract));
  const byTrump = trumps.map((contract) => {
    const ofTrump = own.filter((each) => each.contract === contract);
    return [contract, contractsOf(ofTrump, side)] as const;
  });
  return {
    byTrump: Object.fromEntries(byTrump),
    doubledMade: own.filter((each) => each.multiplier > 1 && isMade(each)).length,
    behind: Math.max(0, ...results.map(({ total }) => total[otherSide(side)] - total[side])),
  };
}

function playedBy(results: readonly DealResult[], side: Side): readonly DealResult[] {
  return results.filter((each) => each.bidder !== null && sideOf(each.bidder) === side);
}

function isMade({ outcome }: DealResult): boolean {
  return outcome === 'made';
}

/** Who sat at the end or left before, each once. */
export function playersOf(table: Closed): readonly MatchPlayer[] {
  const sitting = SEATS.flatMap((seat): MatchPlayer[] => {
    const person = table.seats[seat] ?? null;
    return isPerson(person)
      ? [{ userId: person.userId, name: person.name, side: sideOf(seat), left: false }]
      : [];
  });
  const gone = table.leavers.map(({ userId, name, seat }) => ({
    userId,
    name,
    side: sideOf(seat),
    left: true,
  }));
  const lastOf = new Map(gone.map((each) => [each.userId, each]));
  return [...sitting, ...lastOf.values()];
}

function bySide<T>(of: (side: Side) => T): BySide<T> {
  return [of(SIDES[0]), of(SIDES[1])];
}
