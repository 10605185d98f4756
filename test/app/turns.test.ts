import { describe, expect, it } from 'vitest';
import { deadlineOf, dueOf } from '../../src/app/due.ts';
import type { Playing } from '../../src/app/table.ts';
import { turnOf } from '../../src/engine/match.ts';
import { seatAfter } from '../../src/engine/seats.ts';
import { CLOCK_MS, clickOf, EAGER, inPlay, inTurn, openRoom, who, type Room } from '../support/card-room.ts';

const MINUTE_MS = 60_000;

/** Moves the clock to this moment. */
async function until(room: Room, whenMs: number): Promise<void> {
  await room.clock.advance(whenMs - room.clock.nowMs());
}

function deadline(table: Playing): number {
  const deadlineMs = deadlineOf(table);
  if (deadlineMs === null) throw new Error('no clock is running');
  return deadlineMs;
}

async function movers(room: Room, id: string): Promise<readonly string[]> {
  return (await room.store.log(id)).flatMap((event) => (event.type === 'moved' ? [event.by] : []));
}

describe('the clock of a turn', () => {
  it('[fault 20] takes the turn at the very moment that is shown as the deadline, not before', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    expect(deadline(before)).toBe(room.clock.nowMs() + CLOCK_MS);
    await until(room, deadline(before) - 1);
    expect(await room.playing(id)).toEqual(before);
    await until(room, deadline(before));
    const after = await room.playing(id);
    expect(turnOf(after.match)).toBe(seatAfter(turnOf(before.match) ?? 0));
    expect(await movers(room, id)).toEqual(['clock']);
  });

  it('[fault 15] [fault 20] is set anew by every turn: shown and fired are the same for a whole deal', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(4, { clockMs: 30_000 });
    for (let turn = 0; turn < 6; turn += 1) {
      const before = await room.playing(id);
      expect(dueOf(before, room.pace)).toMatchObject({ kind: 'clock', atMs: deadline(before) });
      if (turn % 2 === 0) {
        await until(room, deadline(before) - 1);
        expect((await room.playing(id)).at).toBe(before.at);
        await room.play(id);
      } else await until(room, deadline(before));
      expect((await room.playing(id)).at).toBe(before.at + 1);
    }
  });

  it('[fault 15] sends a person away after two turns in a row, not after two with one played between', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(1);
    const ana = async (): Promise<unknown> => (await room.playing(id)).seats[0];
    const anasTurn = async (): Promise<void> => {
      for (let table = await room.playing(id); turnOf(table.match) !== 0; table = await room.playing(id))
        await room.clock.advance(room.pace.computerMs);
    };
    await anasTurn();
    await room.clock.advance(CLOCK_MS);
    expect(await ana()).toMatchObject({ missedTurns: 1, away: false });
    await anasTurn();
    await room.play(id);
    expect(await ana()).toMatchObject({ missedTurns: 0, away: false });
    for (const away of [false, true]) {
      await anasTurn();
      await room.clock.advance(CLOCK_MS);
      expect(await ana()).toMatchObject({ away });
    }
  });

  it('there is none where the table wants none: a day later it is still the same turn', async () => {
    const room = openRoom();
    const id = await room.begin(4, { clockMs: 0 });
    const before = await room.playing(id);
    expect([deadlineOf(before), dueOf(before, room.pace)]).toEqual([null, null]);
    await room.clock.advance(24 * 60 * MINUTE_MS);
    expect(await room.playing(id)).toEqual(before);
    expect(await room.store.waking()).toEqual([]);
  });

  it('is not taken by a computer whose answer came after the click', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    const command = clickOf(before);
    await room.must(id, command);
    if (command.type !== 'move') throw new Error('a click is a move');
    const late = { type: 'computer-move', at: before.at, move: command.move, clock: true } as const;
    expect(await room.refusal(id, late)).toBe('stale');
  });

  it('cannot be taken before its time, nor by a computer while its person is there', async () => {
    const room = openRoom();
    const id = await room.begin();
    const table = await room.playing(id);
    const click = clickOf(table);
    if (click.type !== 'move') throw new Error('a click is a move');
    for (const clock of [true, false])
      expect(await room.refusal(id, { type: 'computer-move', at: table.at, move: click.move, clock })).toBe(
        'stale',
      );
  });
});

describe('between two deals', () => {
  it('the next deal starts by itself after the pause, once', async () => {
    const room = openRoom();
    const id = await room.begin();
    const scored = inPlay(await room.playDeal(id));
    await until(room, scored.sinceMs + room.pace.dealMs - 1);
    expect(await room.playing(id)).toEqual(scored);
    await room.clock.advance(1);
    expect((await room.playing(id)).seeds).toHaveLength(2);
    await room.clock.advance(room.pace.dealMs);
    expect((await room.playing(id)).seeds).toHaveLength(2);
  });

  it('the pause runs on while somebody leaves and somebody sits down', async () => {
    const room = openRoom();
    const id = await room.begin();
    const scored = inPlay(await room.playDeal(id));
    const endMs = scored.sinceMs + room.pace.dealMs;
    await until(room, endMs - 10_000);
    await room.must(id, { type: 'leave', userId: 'bob' });
    await room.must(id, { type: 'take-seat', who: who('eve'), seat: 1 });
    expect(room.clock.waiting()).toEqual([endMs]);
    await until(room, endMs);
    expect((await room.playing(id)).seeds).toHaveLength(2);
  });

  it('the pause is over when somebody presses *Next deal*', async () => {
    const room = openRoom();
    const id = await room.begin();
    const scored = inPlay(await room.playDeal(id));
    await room.must(id, { type: 'next-deal', userId: 'cleo', at: scored.at });
    expect(room.clock.waiting()).toEqual([deadline(await room.playing(id))]);
  });
});

describe('while Discord is out of reach', () => {
  it('[fault 30] no clock runs out, however long it lasts', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    room.turns.hold();
    await room.clock.advance(3 * 60 * MINUTE_MS);
    expect(await room.playing(id)).toEqual(before);
  });

  it('[fault 30] clocks stand still: what was left of the turn is left afterwards', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    await room.clock.advance(10_000);
    room.turns.hold();
    await room.clock.advance(20 * MINUTE_MS);
    room.turns.release();
    const restMs = CLOCK_MS - 10_000;
    const endMs = room.clock.nowMs() + restMs;
    await until(room, endMs - 1);
    expect((await room.playing(id)).at).toBe(before.at);
    await room.clock.advance(1);
    expect(await movers(room, id)).toEqual(['clock']);
  });

  it('[fault 20] [fault 30] the deadline that is shown afterwards is the one that fires', async () => {
    const room = openRoom();
    const id = await room.begin();
    await room.clock.advance(10_000);
    room.turns.hold();
    await room.clock.advance(20 * MINUTE_MS);
    room.turns.release();
    await room.clock.advance(10_000);
    const extended = await room.playing(id);
    expect(deadline(extended)).toBe(extended.sinceMs + CLOCK_MS + 20 * MINUTE_MS);
    await until(room, deadline(extended) - 1);
    expect(await room.playing(id)).toEqual(extended);
    await room.clock.advance(1);
    expect(await movers(room, id)).toEqual(['clock']);
  });

  it('[fault 20] [fault 30] the deadline that is shown follows as soon as clicks arrive again, long before it ends', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = deadline(await room.playing(id));
    await room.clock.advance(10_000);
    room.turns.hold();
    await room.clock.advance(20_000);
    room.turns.release();
    await room.clock.advance(0);
    expect(deadline(await room.playing(id))).toBe(before + 20_000);
    const log = await room.store.log(id);
    await room.clock.advance(30_000);
    expect(await room.store.log(id)).toEqual(log);
  });

  it('[fault 30] an extended clock can be clicked on: what people see is still current', async () => {
    const room = openRoom();
    const id = await room.begin();
    const seen = clickOf(await room.playing(id));
    room.turns.hold();
    await room.clock.advance(20 * MINUTE_MS);
    room.turns.release();
    await room.clock.advance(10_000);
    expect((await room.store.log(id)).at(-1)?.type).toBe('clock-extended');
    expect(await room.refusal(id, seen)).toBeNull();
    expect((await room.playing(id)).extraMs).toBe(0);
  });

  it('[fault 30] whoever had a moment left has time to come back and look', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    await until(room, deadline(before) - 1);
    room.turns.hold();
    await room.clock.advance(MINUTE_MS);
    room.turns.release();
    const backMs = room.clock.nowMs();
    await until(room, backMs + 29_999);
    expect((await room.playing(id)).at).toBe(before.at);
    await until(room, backMs + 30_000);
    expect((await room.playing(id)).at).toBeGreaterThan(before.at);
  });

  it('[fault 30] several outages in one turn are all taken off', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    for (let outage = 0; outage < 3; outage += 1) {
      await room.clock.advance(10_000);
      room.turns.hold();
      room.turns.hold();
      await room.clock.advance(5 * MINUTE_MS);
      room.turns.release();
      room.turns.release();
    }
    await until(room, before.sinceMs + CLOCK_MS + 15 * MINUTE_MS - 1);
    expect((await room.playing(id)).at).toBe(before.at);
    await room.clock.advance(1);
    expect(await movers(room, id)).toEqual(['clock']);
  });

  it('[fault 30] a turn that begins meanwhile has its whole clock from the end of the outage', async () => {
    const room = openRoom({ thinker: EAGER });
    const id = await room.begin(1);
    while (turnOf((await room.playing(id)).match) === 0) await room.play(id);
    room.turns.hold();
    await room.clock.advance(20 * MINUTE_MS);
    const waiting = await room.playing(id);
    expect(inTurn(waiting)).toBe('ana');
    room.turns.release();
    const endMs = room.clock.nowMs() + CLOCK_MS;
    await until(room, endMs - 1);
    expect((await room.playing(id)).at).toBe(waiting.at);
    await until(room, endMs);
    expect((await room.playing(id)).at).toBeGreaterThan(waiting.at);
  });

  it('[fault 30] a turn that began after an outage has its clock and no more', async () => {
    const room = openRoom();
    const id = await room.begin();
    room.turns.hold();
    await room.clock.advance(20 * MINUTE_MS);
    room.turns.release();
    await room.play(id);
    const fresh = await room.playing(id);
    await until(room, deadline(fresh));
    expect(await movers(room, id)).toEqual(['person', 'clock']);
  });

  it.each([
    ['only a server', ['guild']],
    ['the gateway and then a server', [undefined, 'guild']],
  ])('[fault 29] [fault 30] %s: its clocks stand still and leave some time', async (_, lost) => {
    const room = openRoom();
    const here = await room.begin();
    const before = await room.playing(here);
    await room.clock.advance(CLOCK_MS - 1000);
    for (const guildId of lost) {
      room.turns.hold(guildId);
      await room.clock.advance(20 * MINUTE_MS);
      room.turns.release(guildId);
    }
    await room.clock.advance(0);
    const backMs = room.clock.nowMs();
    expect(deadline(await room.playing(here))).toBe(backMs + 30_000);
    await until(room, backMs + 29_999);
    expect((await room.playing(here)).at).toBe(before.at);
    await until(room, backMs + 30_000);
    expect(await movers(room, here)).toEqual(['clock']);
  });

  it('[fault 29] [fault 30] one server that is out of reach stops no clock of another', async () => {
    const room = openRoom();
    const id = await room.begin();
    room.turns.hold('other');
    await room.clock.advance(CLOCK_MS);
    expect(await movers(room, id)).toEqual(['clock']);
    room.turns.hold('guild');
    room.turns.release('other');
    await room.clock.advance(10 * MINUTE_MS);
    expect(await movers(room, id)).toEqual(['clock']);
  });

  it('computers play on, and the next deal is dealt', async () => {
    const room = openRoom();
    const id = await room.begin(1);
    room.turns.hold();
    let before = await room.playing(id);
    await room.clock.advance(10 * room.pace.computerMs);
    before = await room.playing(id);
    expect(turnOf(before.match) === null || inTurn(before) === 'ana').toBe(true);
    const other = await room.begin();
    await room.playDeal(other);
    await room.clock.advance(room.pace.dealMs);
    expect((await room.playing(other)).seeds).toHaveLength(2);
  });

  it('[fault 30] no lobby expires, and afterwards it has what was left', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.clock.advance(10 * MINUTE_MS);
    room.turns.hold();
    await room.clock.advance(3 * 60 * MINUTE_MS);
    room.turns.release();
    await room.clock.advance(room.pace.lobbyMs - 10 * MINUTE_MS - 1);
    expect((await room.table(id)).phase).toBe('lobby');
    await room.clock.advance(1);
    expect((await room.table(id)).phase).toBe('closed');
  });
});

describe('a finished table', () => {
  it('is put away once, after a while, and then nothing waits any more', async () => {
    const archived: string[] = [];
    const room = openRoom({ archive: async ({ id }) => void archived.push(id) });
    const id = await room.begin();
    await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    await room.clock.advance(room.pace.archiveMs - 1);
    expect(archived).toEqual([]);
    await room.clock.advance(1);
    expect(archived).toEqual([id]);
    expect([room.clock.waiting(), await room.store.waking()]).toEqual([[], []]);
  });

  it('[fault 21] that cannot be put away is tried again ever more rarely, at most once in an hour', async () => {
    const triesMs: number[] = [];
    let works = false;
    const room = openRoom({
      archive: (): Promise<void> => {
        triesMs.push(room.clock.nowMs());
        return works ? Promise.resolve() : Promise.reject(new Error('Discord does not answer'));
      },
    });
    const id = await room.open();
    await room.must(id, { type: 'leave', userId: 'ana' });
    await room.clock.advance(room.pace.archiveMs + 24 * 60 * MINUTE_MS);
    const pausesMs = triesMs.slice(1).map((whenMs, index) => whenMs - (triesMs[index] ?? 0));
    expect(pausesMs.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(pausesMs.at(-1)).toBe(60 * MINUTE_MS);
    expect(triesMs.length).toBeLessThan(40);
    works = true;
    await room.clock.advance(60 * MINUTE_MS);
    expect([room.clock.waiting(), await room.store.waking()]).toEqual([[], []]);
  });
});

describe('a stopped program', () => {
  it('lets go of all timers and arms no new one, whatever is still under way', async () => {
    let answer = (): void => undefined;
    const room = openRoom({
      thinker: {
        think: async (request) => {
          await new Promise<void>((resolve) => (answer = resolve));
          return EAGER.think(request);
        },
      },
    });
    const ids = [await room.begin(1), await room.begin(4), await room.open()];
    await room.clock.advance(10 * room.pace.computerMs);
    room.turns.stop();
    const before = await room.table(ids[0] ?? '');
    answer();
    await room.clock.advance(0);
    expect((await room.table(before.id)).version).toBe(before.version + 1);
    for (const id of ids) room.turns.schedule(await room.table(id));
    await room.turns.resume();
    expect(room.clock.waiting()).toEqual([]);
    expect(room.logged.filter((line) => line.event === 'turn-failed')).toEqual([]);
  });
});
