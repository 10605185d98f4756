import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../src/app/commands.ts';
import { deadlineOf } from '../../src/app/due.ts';
import { seatOf } from '../../src/app/seating.ts';
import type { Playing } from '../../src/app/table.ts';
import { turnOf } from '../../src/engine/match.ts';
import { viewFor } from '../../src/engine/view.ts';
import {
  CLOCK_MS,
  clickOf,
  EAGER,
  eagerMove,
  inPlay,
  inTurn,
  openRoom,
  PEOPLE,
  who,
  type Room,
} from '../support/card-room.ts';

const leave = (userId: string): TableCommand => ({ type: 'leave', userId });
const back = (userId: string): TableCommand => ({ type: 'back', userId });
const end = (userId: string, moderator = false): TableCommand => ({ type: 'end', userId, moderator });
const take = (userId: string, seat: 0 | 1 | 2 | 3): TableCommand => ({
  type: 'take-seat',
  who: who(userId),
  seat,
});

/** Lets the clock run out on this person until the computer keeps the seat; everybody else plays at once. */
async function letGoAway(room: Room, id: string, userId: string): Promise<Playing> {
  for (;;) {
    const table = await room.table(id);
    if (table.phase !== 'playing') throw new Error('the match ended first');
    const seat = seatOf(table.seats, userId) ?? 0;
    const person = table.seats[seat];
    if (person.kind === 'person' && person.away) return table;
    if (turnOf(table.match) === null) await room.must(id, { type: 'next-deal', userId: null, at: table.at });
    else if (turnOf(table.match) === seat) await room.clock.advance(CLOCK_MS);
    else await room.play(id);
  }
}

/** Nobody clicks until every person is away. */
async function letAllGoAway(room: Room, id: string): Promise<Playing> {
  for (let waits = 0; waits < 200; waits += 1) {
    const table = await room.playing(id);
    if (table.seats.every((each) => each.kind === 'computer' || each.away)) return table;
    await room.clock.advance(CLOCK_MS);
  }
  throw new Error('somebody is still there');
}

describe('leaving a match', () => {
  it('[fault 16] hands the very same cards to a computer, which goes on with them', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    const seat = turnOf(before.match) ?? 0;
    const left = inPlay(await room.must(id, leave(PEOPLE[seat])));
    expect(left.seats[seat]).toEqual({ kind: 'computer', level: 'easy' });
    expect(viewFor(left.match, seat)).toEqual(viewFor(before.match, seat));
    await room.clock.advance(room.pace.computerMs);
    const after = await room.playing(id);
    expect(turnOf(after.match)).not.toBe(seat);
    expect((await room.store.log(id)).at(-1)).toMatchObject({
      type: 'moved',
      by: 'computer',
      move: { seat },
    });
  });

  it('[fault 16] passes the office of host to somebody who is present', async () => {
    const room = openRoom();
    const id = await room.begin();
    await letGoAway(room, id, 'bob');
    const left = await room.must(id, leave('ana'));
    expect(left.hostId).toBe('cleo');
    expect(await room.refusal(id, end('bob'))).toBe('not-host');
    expect(await room.refusal(id, end('cleo'))).toBeNull();
  });

  it('leaves the host alone when somebody else leaves', async () => {
    const room = openRoom();
    const id = await room.begin();
    expect((await room.must(id, leave('dan'))).hostId).toBe('ana');
  });

  it('[fault 16] [fault 17] by the last person ends it: four computers never play for ever', async () => {
    const room = openRoom();
    const id = await room.begin();
    for (const userId of PEOPLE) await room.must(id, leave(userId));
    expect(await room.table(id)).toMatchObject({ phase: 'closed', outcome: { kind: 'ended', by: null } });
    const { version } = await room.table(id);
    await room.clock.advance(24 * 3_600_000);
    expect((await room.table(id)).version).toBe(version);
    expect(await room.store.running('guild')).toBeNull();
  });

  it('is refused to who does not sit there', async () => {
    const room = openRoom();
    const id = await room.begin();
    expect(await room.refusal(id, leave('eve'))).toBe('not-seated');
    await room.must(id, leave('bob'));
    expect(await room.refusal(id, leave('bob'))).toBe('not-seated');
  });
});

describe('a substitute', () => {
  it('takes the seat of a leaver with the same cards, and the loss of the leaver stays on record', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    await room.must(id, leave('bob'));
    const taken = inPlay(await room.must(id, take('eve', 1)));
    expect(taken.seats[1]).toMatchObject({ userId: 'eve', away: false, missedTurns: 0 });
    expect(viewFor(taken.match, 1)).toEqual(viewFor(before.match, 1));
    expect(taken.leavers).toEqual([{ userId: 'bob', name: 'Bob', seat: 1 }]);
  });

  it('may be the leaver: coming back takes the loss away', async () => {
    const room = openRoom();
    const id = await room.begin();
    await room.must(id, leave('bob'));
    await room.must(id, leave('cleo'));
    const returned = inPlay(await room.must(id, take('bob', 1)));
    expect(returned.leavers).toEqual([{ userId: 'cleo', name: 'Cleo', seat: 2 }]);
  });

  it('who has held one seat of a match gets no other: nobody looks into a second hand or changes sides', async () => {
    const room = openRoom();
    const id = await room.begin();
    await room.must(id, leave('cleo'));
    await room.must(id, take('eve', 2));
    await room.must(id, leave('bob'));
    await room.must(id, leave('eve'));
    expect(await room.refusal(id, take('eve', 1))).toBe('other-seat-left');
    expect(await room.refusal(id, take('eve', 2))).toBeNull();
    expect(await room.refusal(id, take('cleo', 1))).toBe('other-seat-left');
    expect(await room.refusal(id, take('bob', 1))).toBeNull();
  });

  it('cannot take the seat of a person, not even of one who is away, nor a second seat', async () => {
    const room = openRoom();
    const id = await room.begin();
    await letGoAway(room, id, 'bob');
    await room.must(id, leave('dan'));
    expect(await room.refusal(id, take('eve', 0))).toBe('seat-not-free');
    expect(await room.refusal(id, take('eve', 1))).toBe('seat-not-free');
    expect(await room.refusal(id, take('cleo', 3))).toBe('already-seated');
    expect(await room.refusal(id, take('eve', 3))).toBeNull();
  });

  it('[fault 15] in turn has the whole clock from sitting down', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    const seat = turnOf(before.match) ?? 0;
    await room.clock.advance(CLOCK_MS - 1000);
    await room.must(id, leave(PEOPLE[seat]));
    const taken = inPlay(await room.must(id, take('eve', seat)));
    expect(deadlineOf(taken)).toBe(room.clock.nowMs() + CLOCK_MS);
    expect(await room.refusal(id, clickOf(taken))).toBeNull();
  });

  it('does not give the person in turn a longer clock', async () => {
    const room = openRoom();
    const id = await room.begin(3);
    let before = await room.playing(id);
    while (turnOf(before.match) === 3) before = inPlay(await room.play(id));
    await room.clock.advance(10_000);
    const other = PEOPLE.find((userId) => userId !== inTurn(before) && userId !== 'dan') ?? 'ana';
    await room.must(id, take('eve', 3));
    const after = inPlay(await room.must(id, leave(other)));
    expect(deadlineOf(after)).toBe(deadlineOf(before));
  });
});

describe('somebody who is away', () => {
  it('comes back with *I am back*, and has the whole clock when it is their turn', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin();
    await letAllGoAway(room, id);
    await room.clock.advance(room.pace.desertedMs - 1000);
    const waiting = await room.playing(id);
    const seat = turnOf(waiting.match) ?? 0;
    const returned = inPlay(await room.must(id, back(PEOPLE[seat])));
    expect(returned.seats[seat]).toMatchObject({ away: false, missedTurns: 0 });
    expect(deadlineOf(returned)).toBe(room.clock.nowMs() + CLOCK_MS);
    await room.clock.advance(CLOCK_MS - 1);
    expect((await room.playing(id)).at).toBe(waiting.at);
    await room.clock.advance(1);
    expect((await room.store.log(id)).at(-1)).toMatchObject({ type: 'moved', by: 'clock' });
  });

  it('comes back with a card or call on their turn', async () => {
    const room = openRoom();
    const id = await room.begin();
    await letGoAway(room, id, 'bob');
    let table = await room.playing(id);
    while (turnOf(table.match) !== 1) {
      if (turnOf(table.match) === null)
        await room.must(id, { type: 'next-deal', userId: 'ana', at: table.at });
      else await room.play(id);
      table = await room.playing(id);
    }
    const click: TableCommand = { type: 'move', userId: 'bob', at: table.at, move: eagerMove(table) };
    const after = inPlay(await room.must(id, click));
    expect(after.seats[1]).toMatchObject({ away: false, missedTurns: 0 });
    expect((await room.store.log(id)).slice(-2)).toMatchObject([
      { type: 'came-back', seat: 1 },
      { type: 'moved', by: 'person' },
    ]);
  });

  it('cannot come back when they are there, and strangers cannot at all', async () => {
    const room = openRoom();
    const id = await room.begin();
    expect(await room.refusal(id, back('ana'))).toBe('not-away');
    expect(await room.refusal(id, back('eve'))).toBe('not-seated');
  });

  it('is played by a computer after its pause, no longer by the clock', async () => {
    const room = openRoom();
    const id = await room.begin(1);
    const gone = await letGoAway(room, id, 'ana');
    expect(deadlineOf(gone)).toBeNull();
  });
});

describe('ending a match', () => {
  it('is for the host and for moderators', async () => {
    for (const [userId, moderator, expected] of [
      ['bob', false, 'not-host'],
      ['eve', false, 'not-host'],
      ['eve', true, null],
      ['ana', false, null],
    ] as const) {
      const room = openRoom();
      const id = await room.begin();
      expect(await room.refusal(id, end(userId, moderator))).toBe(expected);
    }
  });

  it('[fault 16] is for anybody at the table when the host is away, but not for strangers', async () => {
    const room = openRoom();
    const id = await room.begin();
    await letGoAway(room, id, 'ana');
    expect(await room.refusal(id, end('eve'))).toBe('not-host');
    const ended = await room.must(id, end('cleo'));
    expect(ended).toMatchObject({ phase: 'closed', outcome: { kind: 'ended', by: 'cleo' } });
  });

  it('[fault 16] is for anybody at a table without a clock on which nothing moved for a day', async () => {
    const room = openRoom();
    const id = await room.begin(4, { clockMs: 0 });
    await room.clock.advance(24 * 3_600_000 - 1);
    expect(await room.refusal(id, end('bob'))).toBe('not-host');
    await room.clock.advance(1);
    expect(await room.refusal(id, end('eve'))).toBe('not-host');
    expect(await room.refusal(id, end('bob'))).toBeNull();
  });

  it('writes no result, and a second time it is closed already', async () => {
    const room = openRoom();
    const id = await room.begin();
    await room.playDeal(id);
    await room.must(id, end('ana'));
    expect(await room.store.running('guild')).toBeNull();
    for (const command of [end('ana'), leave('bob'), back('cleo'), take('eve', 1)])
      expect(await room.refusal(id, command)).toBe('table-closed');
  });
});

describe('a table where everybody is away', () => {
  it('[fault 17] stands still, and ends by itself after a while', async () => {
    const room = openRoom();
    const id = await room.begin();
    const still = await letAllGoAway(room, id);
    await room.clock.advance(room.pace.desertedMs - (room.clock.nowMs() - still.sinceMs) - 1);
    expect(await room.playing(id)).toEqual(still);
    await room.clock.advance(1);
    expect(await room.table(id)).toMatchObject({ phase: 'closed', outcome: { kind: 'ended', by: null } });
  });

  it('[fault 17] stands still between two deals too', async () => {
    const room = openRoom();
    const id = await room.begin(1);
    await letGoAway(room, id, 'ana');
    const still = await room.playDeal(id);
    await room.clock.advance(room.pace.desertedMs - 1);
    expect(await room.table(id)).toEqual(still);
  });

  it('goes on when one of them comes back', async () => {
    const room = openRoom();
    const id = await room.begin(1);
    const still = await letGoAway(room, id, 'ana');
    await room.clock.advance(5 * 60_000);
    await room.must(id, back('ana'));
    await room.clock.advance(CLOCK_MS);
    expect((await room.playing(id)).at).toBeGreaterThan(still.at);
  });

  it('goes on when one of them asks for the next deal: whoever does that is back', async () => {
    const room = openRoom();
    const id = await room.begin(1);
    await letGoAway(room, id, 'ana');
    const { at } = inPlay(await room.playDeal(id));
    const dealt = inPlay(await room.must(id, { type: 'next-deal', userId: 'ana', at }));
    expect(dealt.seats[0]).toMatchObject({ away: false, missedTurns: 0 });
    expect((await room.store.log(id)).slice(-2)).toMatchObject([{ type: 'came-back' }, { type: 'dealt' }]);
  });

  it('goes on when a substitute sits down', async () => {
    const room = openRoom();
    const id = await room.begin(3);
    const still = await letAllGoAway(room, id);
    await room.must(id, take('eve', 3));
    await room.clock.advance(CLOCK_MS);
    expect((await room.playing(id)).at).toBeGreaterThan(still.at);
  });
});
