import { CONTRACTS, type Contract } from '../engine/actions.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import { otherSide } from '../engine/seats.ts';
import { achievementsOf, type Achievement } from './achievements.ts';
import type { Contracts, MatchPlayer, MatchResult } from './ports.ts';
import { standingsOf } from './standings.ts';

/** Somebody's part in a finished match. */
export type Part = {
  readonly result: MatchResult;
  readonly player: MatchPlayer;
  readonly won: boolean;
  /** Who sat on the same side to the end, if that was a person. */
  readonly partner: MatchPlayer | null;
};

/** What somebody has played on a server, over all of its seasons. */
export type Profile = {
  /** The name under which they played last: user text. */
  readonly name: string;
  readonly played: number;
  readonly won: number;
  /** Points written by their side, and by the other. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly capots: number;
  /** Of their side as bidders; by trump as far as the results tell. */
  readonly contracts: Contracts;
  readonly byTrump: Readonly<Record<Contract, Contracts>>;
  /** With whom they sat most often; of several the one with whom they won most, then the latest. */
  readonly partner: { readonly name: string; readonly played: number; readonly won: number } | null;
  /** The rule set that they played most; of several the one they played last. */
  readonly ruleSet: RuleSetId;
  readonly achievements: readonly Achievement[];
};

/** A fold over the results of a server, oldest first; `null` for somebody who is in none of them. */
export function profileOf(results: readonly MatchResult[], userId: string): Profile | null {
  const parts = results.flatMap((result) => partOf(result, userId) ?? []);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const sum = (of: (part: Part) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const contracts = (of: (part: Part) => Contracts | undefined): Contracts => ({
    played: sum((part) => of(part)?.played ?? 0),
    made: sum((part) => of(part)?.made ?? 0),
  });
  const ofTrump = (trump: Contract): Contracts =>
    contracts(({ result, player }) => result.feats?.sides[player.side].byTrump[trump]);
  return {
    name: last.player.name,
    played: parts.length,
    won: parts.filter(({ won }) => won).length,
    pointsFor: sum(({ result, player }) => result.total[player.side]),
    pointsAgainst: sum(({ result, player }) => result.total[otherSide(player.side)]),
    capots: sum(({ result, player }) => result.capots[player.side]),
    contracts: contracts(({ result, player }) => result.contracts[player.side]),
    byTrump: Object.fromEntries(CONTRACTS.map((trump) => [trump, ofTrump(trump)])) as Profile['byTrump'],
    partner: partnerOf(parts),
    ruleSet: mostPlayed(parts) ?? last.result.ruleSet,
    achievements: achievementsOf(parts),
  };
}

/** Whether a result tells of this person. */
export function tellsOf({ players }: MatchResult, userId: string): boolean {
  return players.some((each) => each.userId === userId);
}

export type SeasonPlace = { readonly rank: number; readonly of: number; readonly rating: number };

/** Where somebody stands in a season, among all rule sets or in one; `null` where they have not played. */
export function placeOf(
  results: readonly MatchResult[],
  ruleSet: RuleSetId | null,
  userId: string,
): SeasonPlace | null {
  const rows = standingsOf(results, ruleSet);
  const own = rows.find((each) => each.userId === userId);
  return own === undefined ? null : { rank: own.rank, of: rows.length, rating: own.rating };
}

function partOf(result: MatchResult, userId: string): Part | null {
  const player = result.players.find((each) => each.userId === userId);
  if (player === undefined) return null;
  const partner = result.players.find(
    (each) => each.userId !== userId && each.side === player.side && !each.left && !player.left,
  );
  return {
    result,
    player,
    won: !player.left && player.side === result.winner,
    partner: partner ?? null,
  };
}

/** The latest first, so that of equals the latest stays in front. */
function partnerOf(parts: readonly Part[]): Profile['partner'] {
  const together = new Map<string, NonNullable<Profile['partner']>>();
  for (const { partner, won } of parts.toReversed()) {
    if (partner === null) continue;
    const known = together.get(partner.userId) ?? { name: partner.name, played: 0, won: 0 };
    together.set(partner.userId, {
      ...known,
      played: known.played + 1,
      won: known.won + (won ? 1 : 0),
    });
  }
  const [first = null] = [...together.values()].sort((a, b) => b.played - a.played || b.won - a.won);
  return first;
}

function mostPlayed(parts: readonly Part[]): RuleSetId | null {
  const latestFirst = parts.map(({ result }) => result.ruleSet).toReversed();
  const times = (ruleSet: RuleSetId): number => latestFirst.filter((each) => each === ruleSet).length;
  const [first = null] = [...new Set(latestFirst)].sort((a, b) => times(b) - times(a));
  return first;
}
