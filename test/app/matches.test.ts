import { describe, expect, it } from 'vitest';
import { replayed } from '../../src/app/evolve.ts';
import type { MatchResult } from '../../src/app/ports.ts';
import type { Closed, Table } from '../../src/app/table.ts';
import { turnOf } from '../../src/engine/match.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { otherSide, seatAfter } from '../../src/engine/seats.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { CLOCK_MS, EAGER, inPlay, openRoom, PEOPLE, type Room } from '../support/card-room.ts';

function over(table: Table): Closed {
  if (table.phase !== 'closed') throw new Error('the match is not over');
  return table;
}

async function results(room: Room): Promise<readonly MatchResult[]> {
  const season = await room.store.running('guild');
  const rows = season === null ? [] : await room.store.results(season.id, 0);
  return rows.map((each) => each.result);
}

/** Nothing but time passes, and Ana plays when she is in turn. */
async function playAlone(room: Room, id: string): Promise<Closed> {
  for (let turns = 0; turns < 20_000; turns += 1) {
    const table = await room.table(id);
    if (table.phase === 'closed') return table;
    const turn = turnOf(inPlay(table).match);
    if (turn === 0) await room.play(id);
    else await room.clock.advance(turn === null ? room.pace.dealMs : room.pace.computerMs);
  }
  throw new Error('the match does not end');
}

describe.each(RULESET_IDS)('a whole match of %s', (rules) => {
  const options = { rules: ruleSetOf(rules) };

  it('[fault 12] [fault 45] among four persons ends with one result, the winner at the head of the score', async () => {
    const room = openRoom();
    const id = await room.begin(4, options);
    const table = over(await room.playMatch(id));
    const { match, outcome } = table;
    if (match === null || outcome.kind !== 'won') throw new Error('nobody has won');
    expect(match.total[outcome.winner]).toBeGreaterThan(match.total[otherSide(outcome.winner)]);
    expect(match.total[outcome.winner]).toBeGreaterThanOrEqual(match.rules.target);
    expect(match.results.at(-1)?.total).toEqual(match.total);
    expect(match.results).toHaveLength(table.seeds.length);
    expect(await results(room)).toEqual([
      expect.objectContaining({
        tableId: id,
        ruleSet: rules,
        winner: outcome.winner,
        total: match.total,
        computers: 0,
        players: PEOPLE.map((userId, seat) =>
          expect.objectContaining({ userId, side: seat % 2, left: false }),
        ),
      }),
    ]);
    expect(replayed(null, await room.store.log(id))).toStrictEqual(table);
  });

  it('of one person and three computers ends by itself', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(1, options);
    const table = await playAlone(room, id);
    expect(table.outcome.kind).toBe('won');
    expect(await results(room)).toMatchObject([{ computers: 3, players: [{ userId: 'ana', left: false }] }]);
    const byOthers = (await room.store.log(id)).filter(
      (event) => event.type === 'moved' && event.move.seat !== 0,
    );
    expect(new Set(byOthers.map((event) => event.type === 'moved' && event.by))).toEqual(
      new Set(['computer']),
    );
    expect(room.logged).toEqual([]);
  });

  it('[fault 16] goes on with computers when three have left, and counts them as lost', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(4, options);
    for (const userId of PEOPLE.slice(1)) {
      await room.play(id);
      await room.must(id, { type: 'leave', userId });
    }
    const table = await playAlone(room, id);
    expect(table.outcome.kind).toBe('won');
    const [result] = await results(room);
    expect(result?.computers).toBe(3);
    expect(result?.players.map(({ userId, left }) => [userId, left])).toEqual([
      ['ana', false],
      ['bob', true],
      ['cleo', true],
      ['dan', true],
    ]);
  });
});

describe('the deals of a match', () => {
  it('[fault 39] the deal moves on by one seat every time, also when all pass', async () => {
    const room = openRoom();
    const id = await room.begin(4, { rules: ruleSetOf('french') });
    const dealers: number[] = [];
    for (let deal = 0; deal < 8; deal += 1) {
      let table = await room.playing(id);
      dealers.push(table.match.deal?.dealer ?? -1);
      expect(turnOf(table.match)).toBe(seatAfter(table.match.deal?.dealer ?? 0));
      const passing = deal % 2 === 0;
      for (let turn = turnOf(table.match); turn !== null; turn = turnOf(table.match)) {
        const pass = {
          type: 'move',
          userId: PEOPLE[turn],
          at: table.at,
          move: { seat: turn, type: 'pass' },
        } as const;
        const next = passing ? await room.must(id, pass) : await room.play(id);
        table = inPlay(next);
      }
      expect(table.match.results.at(-1)?.outcome === 'passed-out').toBe(passing);
      await room.must(id, { type: 'next-deal', userId: 'ana', at: table.at });
    }
    const [first = 0] = dealers;
    expect(dealers).toEqual(dealers.map((_, deal) => (first + deal) % 4));
  });

  it('[fault 45] hanging points wait for their winner through a passed-out deal and a restart', async () => {
    const room = openRoom();
    const id = await room.begin(4, { rules: { ...ruleSetOf('bulgarian'), target: 10_000 } });
    let table = inPlay(await room.playDeal(id));
    for (let deal = 0; deal < 400 && table.match.hanging === 0; deal += 1) {
      await room.must(id, { type: 'next-deal', userId: null, at: table.at });
      table = inPlay(await room.playDeal(id));
    }
    const { hanging, total } = table.match;
    expect(hanging).toBeGreaterThan(0);
    table = inPlay(await room.must(id, { type: 'next-deal', userId: null, at: table.at }));
    for (let turn = turnOf(table.match); turn !== null; turn = turnOf(table.match))
      table = inPlay(
        await room.must(id, {
          type: 'move',
          userId: PEOPLE[turn],
          at: table.at,
          move: { seat: turn, type: 'pass' },
        }),
      );
    const after = inPlay(await (await room.restart()).table(id)).match;
    expect([after.hanging, after.total]).toEqual([hanging, total]);
    expect(after.results.at(-1)?.outcome).toBe('passed-out');
  });

  it('[fault 35] every pack is the one that its seed stands for, and no two seeds are alike', async () => {
    const room = openRoom();
    const id = await room.begin(4, { rules: ruleSetOf('coinche') });
    const table = over(await room.playMatch(id));
    expect(new Set(table.seeds).size).toBe(table.seeds.length);
    const dealt = (await room.store.log(id)).flatMap((event) => (event.type === 'dealt' ? [event.seed] : []));
    expect(dealt).toEqual(table.seeds);
    expect(packOf(dealt[0] ?? '')).not.toEqual(packOf(dealt[1] ?? ''));
  });

  it('the first dealer is drawn: every seat deals first at some table', async () => {
    const room = openRoom();
    const dealers = new Set<number>();
    for (let tables = 0; tables < 40; tables += 1)
      dealers.add((await room.playing(await room.begin())).match.deal?.dealer ?? -1);
    expect(dealers).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('a match that nobody watches', () => {
  it('[fault 17] [fault 31] of four persons who all fall asleep stands still and ends, with nothing won', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(4, { clockMs: 30_000 });
    await room.clock.advance(16 * 30_000 + room.pace.desertedMs + CLOCK_MS);
    const table = over(await room.table(id));
    expect(table.outcome).toEqual({ kind: 'ended', by: null });
    expect(await results(room)).toEqual([]);
    const moves = (await room.store.log(id)).filter((event) => event.type === 'moved');
    expect(moves.length).toBeLessThanOrEqual(8);
  });
});
