import { rate, rating, type Rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { MatchResult } from '../../src/app/ports.ts';
import { standingsOf, type Standing } from '../../src/app/standings.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import type { Side } from '../../src/engine/seats.ts';
import { finishedMatch, FOUR, player } from '../support/finished-match.ts';

const line = (rows: readonly Standing[], userId: string): Standing => {
  const found = rows.find((each) => each.userId === userId);
  if (found === undefined) throw new Error(`${userId} is not in the standings`);
  return found;
};

/** What the standings say of the rating before anybody has played. */
const NEWCOMER = 1000;

describe('the standings', () => {
  it('of a season without matches are empty: a fresh season does not fill with zeros', () => {
    expect(standingsOf([], null)).toEqual([]);
  });

  it('count matches, points for and against, capots and contracts by side', () => {
    const rows = standingsOf(
      [finishedMatch(), finishedMatch({ winner: 1, total: [500, 1200], capots: [0, 2] })],
      null,
    );
    expect(line(rows, 'ana')).toMatchObject({
      played: 2,
      won: 1,
      lost: 1,
      pointsFor: 1510,
      pointsAgainst: 1840,
    });
    expect(line(rows, 'ana')).toMatchObject({ capots: 1, contractsMade: 8 });
    expect(line(rows, 'bob')).toMatchObject({
      pointsFor: 1840,
      pointsAgainst: 1510,
      capots: 2,
      contractsMade: 4,
    });
  });

  it('raise the winners and lower the losers, partners alike', () => {
    const rows = standingsOf([finishedMatch()], null);
    for (const userId of ['ana', 'cleo']) expect(line(rows, userId).rating).toBeGreaterThan(NEWCOMER);
    for (const userId of ['bob', 'dan']) expect(line(rows, userId).rating).toBeLessThan(NEWCOMER);
    expect(line(rows, 'ana').rating).toBe(line(rows, 'cleo').rating);
    expect(rows.map((each) => each.change)).toEqual(rows.map((each) => each.rating - NEWCOMER));
    expect(rows.map((each) => each.rank)).toEqual([1, 2, 3, 4]);
  });

  it('move less for what was expected than for a surprise', () => {
    const favourites = Array.from({ length: 10 }, () => finishedMatch());
    const expected = standingsOf([...favourites, finishedMatch()], null);
    const surprise = standingsOf([...favourites, finishedMatch({ winner: 1 })], null);
    expect(Math.abs(line(expected, 'ana').change)).toBeLessThan(Math.abs(line(surprise, 'ana').change));
    expect(line(surprise, 'bob').change).toBeGreaterThan(0);
  });

  it('[fault 36] move no rating in a match with a computer, however it ends', () => {
    const alone = finishedMatch({ players: [player('ana', 0)], computers: 3 });
    const rows = standingsOf(
      Array.from({ length: 50 }, () => alone),
      null,
    );
    expect(rows).toMatchObject([{ userId: 'ana', played: 50, won: 50, rating: NEWCOMER, change: 0 }]);
  });

  it('[fault 36] keep the change of the last rated match behind matches with computers', () => {
    const rated = line(standingsOf([finishedMatch()], null), 'ana');
    const after = standingsOf(
      [finishedMatch(), finishedMatch({ players: FOUR.slice(0, 3), computers: 1 })],
      null,
    );
    expect(line(after, 'ana')).toMatchObject({ played: 2, rating: rated.rating, change: rated.change });
  });

  it('count a leaver as lost even when their side won, and move no rating in that match', () => {
    const players = [player('ana', 0), player('bob', 1), player('cleo', 0, { left: true }), player('dan', 1)];
    const rows = standingsOf([finishedMatch({ players, computers: 1 })], null);
    expect(line(rows, 'cleo')).toMatchObject({ played: 1, won: 0, lost: 1, rating: NEWCOMER });
    expect(line(rows, 'ana')).toMatchObject({ won: 1, lost: 0, rating: NEWCOMER });
    const substituted = [...players, player('eve', 0)];
    const withSubstitute = standingsOf([finishedMatch({ players: substituted })], null);
    expect(line(withSubstitute, 'cleo')).toMatchObject({ lost: 1, rating: NEWCOMER });
    expect(line(withSubstitute, 'eve')).toMatchObject({ won: 1, rating: NEWCOMER });
  });

  it('[fault 36] keep people who left the server, under the name of their last match', () => {
    const renamed = FOUR.map((each) => (each.userId === 'ana' ? { ...each, name: 'Anna' } : each));
    const rows = standingsOf([finishedMatch(), finishedMatch({ players: renamed })], null);
    expect(line(rows, 'ana').name).toBe('Anna');
  });

  it('[fault 19] [fault 36] do not break over a person without a name', () => {
    const nameless = FOUR.map((each) => (each.userId === 'bob' ? { ...each, name: '' } : each));
    const rows = standingsOf([finishedMatch({ players: nameless })], null);
    expect(rows).toHaveLength(4);
    expect(line(rows, 'bob')).toMatchObject({ name: '', played: 1 });
  });

  it('count only the matches of one rule set when asked for one', () => {
    const all = [
      finishedMatch(),
      finishedMatch({ ruleSet: 'coinche', winner: 1 }),
      finishedMatch({ ruleSet: 'coinche' }),
    ];
    const coinche = standingsOf(all, 'coinche');
    expect(coinche).toEqual(standingsOf(all.slice(1), null));
    expect(standingsOf(all, 'bela')).toEqual([]);
  });
});

describe('ties in the standings', () => {
  /** Alone against computers: ratings stay equal, so that the next criterion decides. */
  const alone = (userId: string, won: boolean, points = 1000, against = 500): MatchResult =>
    finishedMatch({
      players: [player(userId, 0)],
      computers: 3,
      winner: won ? 0 : 1,
      total: [points, against],
    });

  const cases: readonly { it: string; results: readonly MatchResult[]; order: readonly string[] }[] = [
    {
      it: 'by matches won',
      results: [alone('ana', true), alone('bob', true), alone('bob', true), alone('bob', false)],
      order: ['bob', 'ana'],
    },
    {
      it: 'then by fewer matches lost',
      results: [alone('ana', true), alone('ana', false), alone('bob', true)],
      order: ['bob', 'ana'],
    },
    {
      it: 'then by the difference of points',
      results: [alone('ana', true, 1000, 900), alone('bob', true, 700, 500)],
      order: ['bob', 'ana'],
    },
    {
      it: 'then by who played first, so that the order never changes by itself',
      results: [alone('dan', true), alone('bob', true), alone('cleo', true)],
      order: ['dan', 'bob', 'cleo'],
    },
    {
      it: 'only behind the rating',
      results: [finishedMatch(), ...Array.from({ length: 9 }, () => alone('eve', true))],
      order: ['ana', 'cleo', 'eve', 'bob', 'dan'],
    },
  ];

  it.each(cases)('[fault 36] are broken $it', ({ results, order }) => {
    const rows = standingsOf(results, null);
    expect(rows.map((each) => each.userId)).toEqual(order);
    expect(rows.map((each) => each.rank)).toEqual(order.map((_, index) => index + 1));
  });
});

describe('the standings of any season', () => {
  const USERS = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anyResult: fc.Arbitrary<MatchResult> = fc
    .record({
      users: fc.shuffledSubarray(USERS, { minLength: 1, maxLength: 4 }),
      left: fc.nat(9),
      winner: fc.constantFrom(0, 1),
      total: fc.tuple(fc.nat(2000), fc.nat(2000)),
      ruleSet: fc.constantFrom(...RULESET_IDS),
    })
    .map(({ users, left, ...result }) =>
      finishedMatch({
        ...result,
        players: users.map((userId, seat) => player(userId, (seat % 2) as Side, { left: seat === left })),
        computers: 4 - users.length + (left < users.length ? 1 : 0),
      }),
    );

  it('are the same counted at once or match by match, and every match is in them', () => {
    fc.assert(
      fc.property(fc.array(anyResult, { maxLength: 30 }), (results) => {
        const rows = standingsOf(results, null);
        const kept = new Map<string, { skill: Rating; played: number; won: number }>();
        for (const result of results) keepCount(kept, result);
        expect(rows).toHaveLength(kept.size);
        for (const row of rows) {
          const own = kept.get(row.userId);
          expect([row.played, row.won, row.lost]).toEqual([own?.played, own?.won, row.played - row.won]);
          expect(row.rating).toBe(Math.round(NEWCOMER + ((own?.skill.mu ?? 0) - 25) * 40));
        }
      }),
    );
  });

  /** Keeps the count after one more match, as somebody with a notebook would. */
  function keepCount(
    kept: Map<string, { skill: Rating; played: number; won: number }>,
    { players, winner, computers }: MatchResult,
  ): void {
    const of = (userId: string) => kept.get(userId) ?? { skill: rating(), played: 0, won: 0 };
    const sides = [winner, 1 - winner].map((side) => players.filter((each) => each.side === side));
    const rated = computers === 0 && players.length === 4;
    const skills = rated ? rate(sides.map((side) => side.map(({ userId }) => of(userId).skill))) : [];
    for (const [place, side] of sides.entries())
      for (const [index, { userId, left }] of side.entries()) {
        const { skill, played, won } = of(userId);
        const now = skills[place]?.[index] ?? skill;
        kept.set(userId, { skill: now, played: played + 1, won: won + (place === 0 && !left ? 1 : 0) });
      }
  }
});
