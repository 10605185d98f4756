import { describe, expect, it } from 'vitest';
import { matchResultOf, whyNoRating } from '../../src/app/match-result.ts';
import type { Closed, Computer } from '../../src/app/table.ts';
import type { DealResult } from '../../src/engine/deal-result.ts';
import { newMatch } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { standingsOf } from '../../src/app/standings.ts';
import { openRoom, optionsOf, sitting } from '../support/card-room.ts';

const HARD: Computer = { kind: 'computer', level: 'hard' };

const deal = (over: Partial<DealResult>): DealResult => ({
  outcome: 'made',
  contract: 'H',
  bidder: 0,
  value: null,
  multiplier: 1,
  tricks: [5, 3],
  cards: [100, 62],
  declarations: [0, 0],
  belote: [0, 0],
  capot: null,
  score: [100, 62],
  hanging: 0,
  total: [100, 62],
  ...over,
});

function won(over: Partial<Closed> = {}, results: readonly DealResult[] = []): Closed {
  return {
    phase: 'closed',
    id: 't',
    version: 50,
    guildId: 'guild',
    place: { kind: 'channel', channelId: 'channel' },
    hostId: 'ana',
    options: optionsOf(),
    sinceMs: 777,
    invited: [],
    admitted: [],
    kicked: [],
    seats: [sitting('ana'), sitting('bob'), HARD, sitting('dan')],
    leavers: [],
    computers: 1,
    match: { ...newMatch(ruleSetOf('classic-1000')), results, total: [1010, 700], winner: 0 },
    seeds: [],
    at: 50,
    outcome: { kind: 'won', winner: 0 },
    ...over,
  };
}

describe('what a finished match writes to the season', () => {
  it('is who sat there by side, the score, and when it ended', () => {
    expect(matchResultOf(won())).toEqual({
      tableId: 't',
      guildId: 'guild',
      ruleSet: 'classic-1000',
      finishedAtMs: 777,
      winner: 0,
      total: [1010, 700],
      deals: 0,
      capots: [0, 0],
      contracts: [
        { played: 0, made: 0 },
        { played: 0, made: 0 },
      ],
      players: [
        { userId: 'ana', name: 'Ana', side: 0, left: false },
        { userId: 'bob', name: 'Bob', side: 1, left: false },
        { userId: 'dan', name: 'Dan', side: 1, left: false },
      ],
      computers: 1,
      feats: {
        target: 1000,
        sides: [
          { byTrump: {}, doubledMade: 0, behind: 0 },
          { byTrump: {}, doubledMade: 0, behind: 0 },
        ],
      },
    });
  });

  it('counts contracts by the side of the bidder and capots by the side that took all', () => {
    const results = [
      deal({ bidder: 2, outcome: 'made', capot: 0 }),
      deal({ bidder: 0, outcome: 'failed', capot: 1 }),
      deal({ bidder: 3, outcome: 'made' }),
      deal({ bidder: 1, outcome: 'tied' }),
      deal({ bidder: null, outcome: 'passed-out', contract: null }),
    ];
    expect(matchResultOf(won({}, results))).toMatchObject({
      deals: 5,
      capots: [1, 1],
      contracts: [
        { played: 2, made: 1 },
        { played: 2, made: 1 },
      ],
    });
  });

  it('tells for the profiles what was trump, what was doubled, and how far each side was behind', () => {
    const results = [
      deal({ bidder: 2, contract: 'H', multiplier: 2, total: [160, 0] }),
      deal({ bidder: 0, contract: 'H', outcome: 'failed', multiplier: 4, total: [160, 500] }),
      deal({ bidder: 0, contract: 'NT', total: [300, 510] }),
      deal({ bidder: 1, contract: 'S', multiplier: 2, outcome: 'tied', total: [300, 510] }),
      deal({ bidder: null, contract: null, outcome: 'passed-out', total: [300, 510] }),
    ];
    expect(matchResultOf(won({}, results))?.feats?.sides).toEqual([
      { byTrump: { H: { played: 2, made: 1 }, NT: { played: 1, made: 1 } }, doubledMade: 1, behind: 340 },
      { byTrump: { S: { played: 1, made: 0 } }, doubledMade: 0, behind: 160 },
    ]);
  });

  it('names everybody who left once, on the seat that they left last', () => {
    const leavers = [
      { userId: 'eve', name: 'Eve', seat: 0 },
      { userId: 'eve', name: 'Eve', seat: 3 },
    ] as const;
    expect(matchResultOf(won({ leavers }))?.players.filter((each) => each.left)).toEqual([
      { userId: 'eve', name: 'Eve', side: 1, left: true },
    ]);
  });

  it('counts a person who is away as sitting there: the computer plays for them', () => {
    const seats = [sitting('ana', { away: true, missedTurns: 2 }), HARD, HARD, HARD] as const;
    expect(matchResultOf(won({ seats }))).toMatchObject({
      players: [{ userId: 'ana', left: false }],
      computers: 3,
    });
  });

  it.each([{ kind: 'ended', by: 'ana' }, { kind: 'cancelled' }, { kind: 'expired' }] as const)(
    'is nothing when the table was $kind',
    (outcome) => {
      expect(matchResultOf(won({ outcome }))).toBeNull();
    },
  );

  it('is nothing at a table that does not count', () => {
    expect(matchResultOf(won({ options: optionsOf({ rated: false }) }))).toBeNull();
  });

  it('is nothing while the match runs', async () => {
    const room = openRoom();
    expect(matchResultOf(await room.table(await room.open()))).toBeNull();
    expect(matchResultOf(await room.table(await room.begin()))).toBeNull();
  });
});

describe('why a match moves no rating', () => {
  const friends = [sitting('ana'), sitting('bob'), sitting('cy'), sitting('dan')] as const;
  const leavers = [{ userId: 'eve', name: 'Eve', seat: 3 }] as const;

  it.each([
    ['nothing, among four persons', { seats: friends, computers: 0 }, null],
    ['a computer that played', {}, 'computers'],
    ['a computer that had played before its seat was taken', { seats: friends, computers: 3 }, 'computers'],
    ['somebody who left, whose seat a substitute has', { seats: friends, leavers }, 'left'],
    ['somebody who left, whose seat a computer has', { leavers }, 'left'],
    ['a table that does not count', { options: optionsOf({ rated: false }) }, 'not-counted'],
    ['an early end', { outcome: { kind: 'ended', by: 'ana' } }, 'undecided'],
  ] as const)('%s', (_, over, reason) => {
    const table = won(over);
    expect(whyNoRating(table)).toBe(reason);
    const result = matchResultOf(table);
    const standings = standingsOf(result === null ? [] : [result], null);
    expect(standings.some((each) => each.change !== 0)).toBe(reason === null);
  });
});
