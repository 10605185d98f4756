import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../src/app/commands.ts';
import { replayed } from '../../src/app/evolve.ts';
import { type Append, type Store, StoreUnavailable } from '../../src/app/ports.ts';
import { personsAt, seatOf } from '../../src/app/seating.ts';
import type { Playing } from '../../src/app/table.ts';
import type { Move } from '../../src/engine/actions.ts';
import { legal, turnOf } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { seatAfter } from '../../src/engine/seats.ts';
import {
  eagerMove,
  clickOf,
  inPlay,
  inTurn,
  openRoom,
  PEOPLE,
  sitting,
  who,
  type Room,
} from '../support/card-room.ts';
import { settled } from '../support/manual-clock.ts';

/** What came of presses that arrive together, counted: `{ applied: 1, stale: 99 }`. */
async function together(
  room: Room,
  id: string,
  presses: readonly TableCommand[],
): Promise<Record<string, number>> {
  const refusals = await Promise.all(presses.map((press) => room.refusal(id, press)));
  const counts: Record<string, number> = {};
  for (const refusal of refusals) counts[refusal ?? 'applied'] = (counts[refusal ?? 'applied'] ?? 0) + 1;
  return counts;
}

/** Plays to the last card of the deal; gives the table before it. */
async function beforeLastCard(room: Room, id: string): Promise<Playing> {
  let table = await room.playing(id);
  while (table.match.deal?.phase !== 'play' || table.match.deal.hands.flat().length > 1)
    table = inPlay(await room.play(id));
  return table;
}

async function betweenDeals(room: Room, id: string): Promise<Playing> {
  return inPlay(await room.playDeal(id));
}

const nextDeal = ({ at }: Playing, userId: string | null) => ({ type: 'next-deal', userId, at }) as const;

describe('presses that arrive together', () => {
  it('[fault 10] two people take the last seat: exactly one gets it', async () => {
    const room = openRoom();
    const id = await room.open({ seats: [sitting('ana'), sitting('bob'), sitting('cleo'), null] });
    const joins = ['dan', 'eve'].map((userId) => ({ type: 'join', who: who(userId), side: null }) as const);
    expect(await together(room, id, joins)).toEqual({ applied: 1, 'table-full': 1 });
    const seated = personsAt(await room.table(id)).map((each) => each.userId);
    expect(seated).toEqual(['ana', 'bob', 'cleo', 'dan']);
  });

  it('[fault 10] one person joins both sides at once: they sit on one seat', async () => {
    const room = openRoom();
    const id = await room.open();
    const joins = [0, 1].map((side) => ({ type: 'join', who: who('bob'), side: side as 0 | 1 }) as const);
    await together(room, id, joins);
    const seated = personsAt(await room.table(id)).map((each) => each.userId);
    expect([...seated].sort()).toEqual(['ana', 'bob']);
  });

  it('[fault 10] two people take the same seat of a computer: exactly one gets it', async () => {
    const room = openRoom();
    const id = await room.begin(3);
    const takes = ['eve', 'fred'].map(
      (userId) => ({ type: 'take-seat', who: who(userId), seat: 3 }) as const,
    );
    expect(await together(room, id, takes)).toEqual({ applied: 1, 'seat-not-free': 1 });
    expect(seatOf((await room.table(id)).seats, 'eve')).toBe(3);
  });

  it('[fault 10] *coinche* and *pass* arrive together: exactly one counts, whichever comes first', async () => {
    for (const order of [0, 1]) {
      const room = openRoom();
      const id = await room.begin(4, { rules: ruleSetOf('coinche') });
      const first = await room.playing(id);
      const turn = turnOf(first.match) ?? 0;
      const bid: Move = { seat: turn, type: 'bid', contract: 'H', value: 80 };
      await room.must(id, { type: 'move', userId: inTurn(first), at: first.at, move: bid });
      const open = await room.playing(id);
      const calls = legal(open.match).filter((move) => move.type === 'double' || move.type === 'pass');
      const pass = calls.find((move) => move.type === 'pass');
      const coinche = calls.find((move) => move.type === 'double' && move.seat === seatAfter(turn, 3));
      const presses = [pass, coinche].map((move): TableCommand => {
        if (move === undefined) throw new Error('an opponent may double at any time');
        return { type: 'move', userId: PEOPLE[move.seat], at: open.at, move };
      });
      const outcome = await together(room, id, order === 0 ? presses : presses.reverse());
      expect(outcome).toEqual({ applied: 1, stale: 1 });
      const deal = inPlay(await room.table(id)).match.deal;
      expect(deal?.calls.length).toBe(2);
      expect(deal?.calls[1]?.type).toBe(order === 0 ? 'pass' : 'double');
    }
  });

  it('[fault 10] [fault 39] everybody presses *Next deal*: one deal is dealt, the first seat moves once', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await betweenDeals(room, id);
    const presses = [...PEOPLE, null].map((userId) => nextDeal(before, userId));
    expect(await together(room, id, presses)).toEqual({ applied: 1, stale: 4 });
    const after = await room.playing(id);
    expect(after.seeds.length).toBe(2);
    expect(after.match.deal?.dealer).toBe(seatAfter(before.match.deal?.dealer ?? 0));
  });

  it('[fault 10] a hundred clicks at once: exactly one is applied, and the log has one', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    const click = clickOf(before);
    const outcome = await together(
      room,
      id,
      Array.from({ length: 100 }, () => click),
    );
    expect(outcome).toEqual({ applied: 1, stale: 99 });
    const log = await room.store.log(id);
    expect(log.filter((event) => event.type === 'moved')).toHaveLength(1);
    expect(log).toHaveLength(before.version + 1);
  });

  it('[fault 1] a card that is clicked twice is played once', async () => {
    const room = openRoom();
    const id = await room.begin();
    const last = await beforeLastCard(room, id);
    const click = clickOf(last);
    await room.must(id, click);
    expect(await room.refusal(id, click)).toBe('stale');
  });

  it('[fault 7] a last card and *Next deal* arrive together: each counts only on what it saw', async () => {
    for (const order of [0, 1]) {
      const room = openRoom();
      const id = await room.begin();
      const last = await beforeLastCard(room, id);
      const presses = [clickOf(last), nextDeal(last, 'ana')];
      const outcome = await together(room, id, order === 0 ? presses : presses.reverse());
      expect(outcome).toEqual(order === 0 ? { applied: 1, stale: 1 } : { applied: 1, 'deal-running': 1 });
      const after = await room.playing(id);
      expect([after.seeds.length, after.match.results.length]).toEqual([1, 1]);
    }
  });

  it('[fault 7] a fourth card meets *Next deal*: the card of the old deal is not played into the new one', async () => {
    const room = openRoom();
    const id = await room.begin();
    const last = await beforeLastCard(room, id);
    const click = clickOf(last);
    const scored = inPlay(await room.must(id, click));
    const outcome = await together(room, id, [nextDeal(scored, 'ana'), click, clickAgainOn(scored, click)]);
    expect(outcome).toEqual({ applied: 1, stale: 2 });
    expect((await room.playing(id)).match.deal?.calls).toEqual([]);
  });

  it('[fault 11] a button of an earlier deal does nothing to this one, even at the same point of it', async () => {
    const room = openRoom();
    const id = await room.begin();
    const earlier = await room.playing(id);
    const before = await betweenDeals(room, id);
    const now = inPlay(await room.must(id, nextDeal(before, 'ana')));
    const old: TableCommand = { ...nextDeal(earlier, 'ana') };
    expect(await room.refusal(id, old)).toBe('stale');
    for (const userId of PEOPLE) {
      const seat = seatOf(now.seats, userId) ?? 0;
      const press: TableCommand = { type: 'move', userId, at: earlier.at, move: { seat, type: 'pass' } };
      expect(await room.refusal(id, press)).toBe('stale');
    }
    expect(await room.playing(id)).toEqual(now);
  });

  it('[fault 11] a button of table A does nothing to table B, where the same people sit', async () => {
    const room = openRoom();
    const a = await room.begin();
    const b = await room.begin();
    await room.play(a);
    const clickOnA = clickOf(await room.playing(a));
    const before = await room.playing(b);
    expect(await room.refusal(b, clickOnA)).toBe('stale');
    expect(await room.playing(b)).toEqual(before);
    expect(await room.refusal('t-unknown', clickOnA)).toBe('table-unknown');
  });

  it('[fault 12] two presses that both end the match write one result', async () => {
    const room = openRoom();
    const id = await room.begin(4, { rules: { ...ruleSetOf('coinche'), target: 1 } });
    const last = await beforeLastCard(room, id);
    expect(await together(room, id, [clickOf(last), clickOf(last)])).toEqual({
      applied: 1,
      'table-closed': 1,
    });
    const season = await room.store.running('guild');
    const results = await room.store.results(season?.id ?? 0, 0);
    expect(results.map((each) => each.result.tableId)).toEqual([id]);
    expect(await room.refusal(id, nextDeal(last, 'ana'))).toBe('table-closed');
    expect(await room.store.results(season?.id ?? 0, 0)).toEqual(results);
  });

  it('[fault 18] a person plays on two servers at once, and neither table knows of the other', async () => {
    const room = openRoom();
    const home = await room.begin();
    const abroad = await room.open({ guildId: 'elsewhere' });
    expect(await room.store.tablesOfPerson('guild', 'ana')).toEqual([home]);
    expect(await room.store.tablesOfPerson('elsewhere', 'ana')).toEqual([abroad]);
    await room.must(abroad, { type: 'start', userId: 'ana' });
    await room.must(home, { type: 'leave', userId: 'ana' });
    expect(seatOf((await room.table(abroad)).seats, 'ana')).toBe(0);
    expect((await room.playing(abroad)).guildId).toBe('elsewhere');
  });
});

/** Another card at the version that the finished deal has. */
function clickAgainOn({ at }: Playing, click: TableCommand): TableCommand {
  return click.type === 'move' ? { ...click, at } : click;
}

describe('a change of a table', () => {
  it('[fault 13] is decided on the newest state, however long the store takes', async () => {
    const { store: real } = openRoom();
    const gates: (() => void)[] = [];
    const slow = (method: 'append' | 'load'): Pick<Store, typeof method> =>
      ({
        [method]: async (...args: never[]) => {
          await new Promise<void>((resolve) => void gates.push(resolve));
          return (real[method] as (...all: never[]) => Promise<unknown>)(...args);
        },
      }) as Pick<Store, typeof method>;
    const room = openRoom({ store: real });
    const id = await room.begin();
    const slowRoom = openRoom({ store: { ...real, ...slow('append'), ...slow('load') } });
    const before = await room.playing(id);
    const presses = Promise.all([
      slowRoom.refusal(id, clickOf(before)),
      slowRoom.refusal(id, clickOf(before)),
      slowRoom.refusal(id, { type: 'leave', userId: inTurn(before) }),
      slowRoom.refusal(id, { type: 'leave', userId: inTurn(before) }),
    ]);
    for (let opened = 0; opened < 3; opened += 1) {
      await settled();
      expect(gates).toHaveLength(1);
      gates.pop()?.();
    }
    expect(await presses).toEqual([null, 'stale', null, 'not-seated']);
    expect(replayed(null, await real.log(id))).toEqual(await slowRoom.table(id));
  });

  it('[fault 32] that somebody else wrote first is stale, and the next try sees what they wrote', async () => {
    const room = openRoom();
    const id = await room.begin();
    const other = openRoom({ store: room.store });
    await other.play(id);
    const seen = await room.playing(id);
    expect(await room.refusal(id, clickOf(seen))).toBe('stale');
    expect(await room.table(id)).toEqual(await other.table(id));
    expect(await room.refusal(id, clickOf(await room.playing(id)))).toBeNull();
  });

  it('[fault 34] that cannot be stored leaves the table as it was, and the next try works', async () => {
    const { store: real } = openRoom();
    let broken = false;
    const append = (entry: Append): ReturnType<Store['append']> =>
      broken ? Promise.reject(new StoreUnavailable('full')) : real.append(entry);
    const room = openRoom({ store: { ...real, append } });
    const id = await room.begin();
    const before = await room.playing(id);
    const told = room.told.length;
    const click = clickOf(before);

    broken = true;
    await expect(room.tables.act(id, click)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(room.open({ id: 'new' })).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await room.table(id)).toEqual(before);
    expect(await room.tables.read('new')).toBeNull();
    expect(room.told).toHaveLength(told);

    broken = false;
    expect(await room.refusal(id, click)).toBeNull();
    expect(await room.open({ id: 'new' })).toBe('new');
    expect(replayed(null, await real.log(id))).toEqual(await room.table(id));
  });

  it('[fault 28] is told to the listeners once, after it is safe in the store', async () => {
    const room = openRoom();
    const id = await room.begin();
    const told = room.told.length;
    const stored: number[] = [];
    room.tables.listen((table) => {
      void room.store.log(table.id).then((log) => stored.push(log.length));
    });
    const after = await room.play(id);
    await room.refusal(id, { type: 'back', userId: 'ana' });
    await settled();
    expect(room.told.slice(told)).toEqual([
      { table: after, events: [expect.objectContaining({ type: 'moved' })] },
    ]);
    expect(stored).toEqual([after.version]);
  });

  it('survives that the table is dropped from memory while it is played', async () => {
    const room = openRoom({ cached: 1 });
    const a = await room.begin();
    const b = await room.begin();
    for (let turn = 0; turn < 12; turn += 1) {
      const click = clickOf(await room.playing(a));
      const outcomes = await Promise.all([room.refusal(a, click), room.play(b), room.refusal(a, click)]);
      expect([outcomes[0], outcomes[2]]).toEqual([null, 'stale']);
    }
    for (const id of [a, b]) {
      const log = await room.store.log(id);
      expect(log.filter((event) => event.type === 'moved')).toHaveLength(12);
      expect(replayed(null, log)).toEqual(await room.table(id));
    }
  });

  it('does not wait for a change of another table', async () => {
    const { store: real } = openRoom();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let slowId = '';
    const append = async (entry: Append): Promise<'appended' | 'conflict'> => {
      if (entry.tableId === slowId) await held;
      return real.append(entry);
    };
    const room = openRoom({ store: { ...real, append } });
    const [a, b] = [await room.begin(), await room.begin()];
    slowId = a;
    const slow = room.play(a);
    const seen = (await room.playing(b)).version;
    expect((await room.play(b)).version).toBe(seen + 1);
    release();
    await slow;
    await room.tables.idle();
  });

  it('is refused to who does not sit there, is not in turn, or plays for another', async () => {
    const room = openRoom();
    const id = await room.begin();
    const table = await room.playing(id);
    const move = eagerMove(table);
    const other = PEOPLE[seatAfter(move.seat)];
    const press = (userId: string, asked: Move): TableCommand => ({
      type: 'move',
      userId,
      at: table.at,
      move: asked,
    });
    expect(await room.refusal(id, press('eve', move))).toBe('not-seated');
    expect(await room.refusal(id, press(other, move))).toBe('not-your-turn');
    expect(await room.refusal(id, press(other, { ...move, seat: seatAfter(move.seat) }))).toBe(
      'not-your-turn',
    );
    expect(await room.refusal(id, nextDeal(table, 'eve'))).toBe('not-seated');
    expect(await room.playing(id)).toEqual(table);
  });
});

describe('opening a table', () => {
  it('of an id that is there already gives the one that is there, whoever asks', async () => {
    const room = openRoom();
    const opened = await Promise.all(
      ['ana', 'bob', 'cleo'].map((userId) =>
        room.open({ id: 'again', hostId: userId, seats: [sitting(userId), null, null, null] }),
      ),
    );
    expect(opened).toEqual(['again', 'again', 'again']);
    expect((await room.table('again')).hostId).toBe('ana');
    expect(await room.store.log('again')).toHaveLength(1);
    const restarted = openRoom({ store: room.store });
    await restarted.open({ id: 'again', hostId: 'dan' });
    expect((await restarted.table('again')).hostId).toBe('ana');
  });

  it('gives every table an id of its own', async () => {
    const room = openRoom();
    const ids = await Promise.all(Array.from({ length: 20 }, () => room.open()));
    expect(new Set(ids).size).toBe(20);
  });

  it('of an unknown id to read gives nothing', async () => {
    expect(await openRoom().tables.read('nowhere')).toBeNull();
  });
});
