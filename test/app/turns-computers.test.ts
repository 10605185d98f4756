import { describe, expect, it } from 'vitest';
import { type Append, type Store, StoreUnavailable, type Thinker } from '../../src/app/ports.ts';
import { turnOf } from '../../src/engine/match.ts';
import { CLOCK_MS, EAGER, openRoom, PEOPLE, type Room } from '../support/card-room.ts';

type Request = Parameters<Thinker['think']>[0];

/** A match of Ana with three computers, where the first computer is in turn. */
async function computersTurn(
  thinker: Thinker,
  over: Partial<Room> = {},
): Promise<{ room: Room; id: string }> {
  const room = openRoom({ thinker, ...over });
  const id = await room.begin(1);
  for (let table = await room.playing(id); turnOf(table.match) === 0; table = await room.playing(id))
    await room.play(id);
  return { room, id };
}

const atOf = async (room: Room, id: string): Promise<number> => (await room.playing(id)).at;
const events = (room: Room): readonly string[] => room.logged.map((line) => line.event);

describe('a computer', () => {
  it('plays after a short pause, so that people can follow', async () => {
    const { room, id } = await computersTurn(EAGER);
    const before = await atOf(room, id);
    await room.clock.advance(room.pace.computerMs - 1);
    expect(await atOf(room, id)).toBe(before);
    await room.clock.advance(1);
    expect(await atOf(room, id)).toBe(before + 1);
    expect(events(room)).toEqual([]);
  });

  it('is asked with its level, its own view and a seed that is the same for the same turn', async () => {
    const asked: Request[] = [];
    const spy: Thinker = {
      think: (request) => {
        asked.push(request);
        return EAGER.think(request);
      },
    };
    const { room, id } = await computersTurn(spy);
    const table = await room.playing(id);
    await room.clock.advance(room.pace.computerMs);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ level: 'easy', seed: `${id}:${table.at}`, deadlineMs: 400 });
    expect(asked[0]?.view.seat).toBe(turnOf(table.match));
    expect(JSON.stringify(asked[0])).not.toContain(table.seeds[0]);
  });

  const failures: readonly { it: string; think: Thinker['think'] }[] = [
    { it: 'fails', think: () => Promise.reject(new Error('the worker died')) },
    {
      it: 'throws at once',
      think: () => {
        throw new Error('no worker');
      },
    },
    { it: 'never answers', think: () => new Promise<never>(() => undefined) },
    {
      it: 'wants a card that is not allowed',
      think: async ({ view }) => ({ seat: view.seat ?? 0, type: 'play', card: '7C' }),
    },
    { it: 'plays for another seat', think: async () => ({ seat: 0, type: 'pass' }) },
  ];

  it.each(failures)('that $it does not stop the table: a legal move is made', async ({ think }) => {
    const { room, id } = await computersTurn({ think });
    const before = await atOf(room, id);
    await room.clock.advance(room.pace.computerMs + 20_000);
    expect(await atOf(room, id)).toBeGreaterThan(before);
    expect(room.logged.length).toBeGreaterThan(0);
    expect(events(room).every((event) => ['thinker-failed', 'turn-refused'].includes(event))).toBe(true);
  });

  it('that fails on every move still lets Ana play on', async () => {
    const room = openRoom({ thinker: { think: () => Promise.reject(new Error('the worker died')) } });
    const id = await room.begin(1, { clockMs: 0 });
    for (let turn = 0; turn < 40; turn += 1) {
      const table = await room.playing(id);
      if (turnOf(table.match) === 0) await room.play(id);
      await room.clock.advance(room.pace.computerMs);
    }
    expect((await room.playing(id)).version).toBeGreaterThan(30);
  });

  it('that thinks while the seat is taken by a person does not play for that person', async () => {
    let answer = (): void => undefined;
    const slow: Thinker = {
      think: async (request) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return EAGER.think(request);
      },
    };
    const { room, id } = await computersTurn(slow);
    const before = await room.playing(id);
    const seat = turnOf(before.match) ?? 0;
    await room.clock.advance(room.pace.computerMs);
    await room.must(id, { type: 'take-seat', who: { userId: 'eve', name: 'Eve' }, seat });
    answer();
    await room.clock.advance(1000);
    expect(await atOf(room, id)).toBe(before.at);
    expect(events(room)).toEqual([]);
    await room.clock.advance(CLOCK_MS);
    answer();
    await room.clock.advance(0);
    expect((await room.store.log(id)).at(-1)).toMatchObject({ type: 'moved', by: 'clock', move: { seat } });
  });

  it('that thinks while another person leaves plays once', async () => {
    let answers: (() => void)[] = [];
    const slow: Thinker = {
      think: async (request) => {
        await new Promise<void>((resolve) => void answers.push(resolve));
        return EAGER.think(request);
      },
    };
    const room = openRoom({ thinker: slow });
    const id = await room.begin(3);
    for (let table = await room.playing(id); turnOf(table.match) !== 3; table = await room.playing(id))
      await room.play(id);
    const before = await room.playing(id);
    await room.clock.advance(room.pace.computerMs);
    await room.must(id, { type: 'leave', userId: PEOPLE[1] });
    await room.clock.advance(room.pace.computerMs);
    for (const answer of answers) answer();
    answers = [];
    await room.clock.advance(0);
    const moves = (await room.store.log(id)).slice(before.version).filter((event) => event.type === 'moved');
    expect(moves).toHaveLength(1);
  });
});

describe('a store that is away when a computer is to play', () => {
  it('[fault 34] does not freeze the table: it is tried again, at least once in a minute', async () => {
    const { store: real } = openRoom();
    let broken = false;
    let tries = 0;
    const append = (entry: Append): ReturnType<Store['append']> => {
      if (!broken) return real.append(entry);
      tries += 1;
      return Promise.reject(new StoreUnavailable('full'));
    };
    const { room, id } = await computersTurn(EAGER, { store: { ...real, append } });
    const before = await atOf(room, id);
    broken = true;
    await room.clock.advance(10 * 60_000);
    expect(await atOf(room, id)).toBe(before);
    expect(tries).toBeGreaterThan(9);
    expect(tries).toBeLessThan(20);
    broken = false;
    await room.clock.advance(60_000);
    expect(await atOf(room, id)).toBeGreaterThan(before);
  });

  it('[fault 34] nor does one that cannot be read', async () => {
    const { store: real } = openRoom();
    let broken = false;
    const load = (id: string): ReturnType<Store['load']> =>
      broken ? Promise.reject(new StoreUnavailable('busy')) : real.load(id);
    const { room, id } = await computersTurn(EAGER, { store: { ...real, load }, cached: 1 });
    await room.open();
    broken = true;
    await room.clock.advance(5 * 60_000);
    broken = false;
    const before = await atOf(room, id);
    await room.open();
    await room.clock.advance(60_000);
    expect(await atOf(room, id)).toBeGreaterThan(before);
  });

  it('[fault 32] a table that another process moved on is looked at again', async () => {
    const { room, id } = await computersTurn(EAGER);
    const other = openRoom({ store: room.store });
    await other.play(id);
    const { at } = await other.playing(id);
    await room.clock.advance(room.pace.computerMs + 60_000);
    expect(await atOf(room, id)).toBeGreaterThan(at);
  });
});
