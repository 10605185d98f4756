import { rate, rating, type Rating } from 'openskill';
import type { RuleSetId } from '../engine/ruleset.ts';
import type { MatchPlayer, MatchResult } from './ports.ts';

/** One person's line in the table of a season. `rating` and `change` are whole numbers. */
export type Standing = {
  readonly rank: number;
  readonly userId: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Points written by the person's side, and by the other. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly capots: number;
  readonly contractsMade: number;
  readonly rating: number;
  /** What the last rated match did to the rating. */
  readonly change: number;
};

type Tally = Omit<Standing, 'rank' | 'rating' | 'change'> & {
  readonly skill: Rating;
  readonly change: number;
};

/**
 * The standings of a season: a fold over its results in the order in which they were filed (PRODUCT §3).
 * A rating moves only in matches among four persons, so that nobody climbs on computers. Ties have a stated order:
 * rating, then matches won, then fewer lost, then the difference of points, then who played first in the season: that
 * stays when somebody is forgotten and gets another id.
 */
export function standingsOf(results: readonly MatchResult[], ruleSet: RuleSetId | null): readonly Standing[] {
  const tallies = new Map<string, Tally>();
  for (const result of results) {
    if (ruleSet === null || result.ruleSet === ruleSet) count(tallies, result);
  }
  return [...tallies.values()].sort(byRank).map((tally, index) => standing(tally, index + 1));
}

function count(tallies: Map<string, Tally>, result: MatchResult): void {
  const skills = skillsAfter(tallies, result);
  for (const player of result.players) {
    const before = tallies.get(player.userId) ?? newcomer(player);
    tallies.set(player.userId, added(before, player, result, skills.get(player.userId) ?? before.skill));
  }
}

/** New ratings of the four, or none when a computer sat at the table or somebody left it. */
function skillsAfter(tallies: ReadonlyMap<string, Tally>, result: MatchResult): ReadonlyMap<string, Rating> {
  if (result.computers > 0 || result.players.length !== 4) return new Map();
  const winners = result.players.filter((each) => each.side === result.winner);
  const losers = result.players.filter((each) => each.side !== result.winner);
  const skillOf = ({ userId }: MatchPlayer): Rating => tallies.get(userId)?.skill ?? rating();
  const after = rate([winners.map(skillOf), losers.map(skillOf)]).flat();
  return new Map(
    [...winners, ...losers].flatMap((player, index) => {
      const skill = after[index];
      return skill === undefined ? [] : [[player.userId, skill] as const];
    }),
  );
}

function newcomer({ userId, name }: MatchPlayer): Tally {
  const nothing = { played: 0, won: 0, lost: 0, pointsFor: 0, pointsAgainst: 0, capots: 0, contractsMade: 0 };
  return { userId, name, ...nothing, skill: rating(), change: 0 };
}

function added(before: Tally, player: MatchPlayer, result: MatchResult, skill: Rating): Tally {
  const won = !player.left && player.side === result.winner;
  const other = player.side === 0 ? 1 : 0;
  return {
    userId: player.userId,
    name: player.name,
    played: before.played + 1,
    won: before.won + (won ? 1 : 0),
    lost: before.lost + (won ? 0 : 1),
    pointsFor: before.pointsFor + result.total[player.side],
    pointsAgainst: before.pointsAgainst + result.total[other],
    capots: before.capots + result.capots[player.side],
    contractsMade: before.contractsMade + result.contracts[player.side].made,
    skill,
    change: skill === before.skill ? before.change : shown(skill) - shown(before.skill),
  };
}

function standing({ skill, ...tally }: Tally, rank: number): Standing {
  return { ...tally, rank, rating: shown(skill) };
}

/** 1000 for a newcomer, 40 points for one unit of skill. */
function shown(skill: Rating): number {
  return Math.round(1000 + (skill.mu - 25) * 40);
}

/** Those between whom nothing decides stay in the order in which they first played. */
function byRank(a: Tally, b: Tally): number {
  return (
    shown(b.skill) - shown(a.skill) ||
    b.won - a.won ||
    a.lost - b.lost ||
    b.pointsFor - b.pointsAgainst - (a.pointsFor - a.pointsAgainst)
  );
}
