import { describe, expect, it } from 'vitest';
import { seatOf } from '../../src/app/seating.ts';
import type { Lobby, Occupant, Table } from '../../src/app/table.ts';
import { turnOf } from '../../src/engine/match.ts';
import { SEATS, type BySeat, type Side } from '../../src/engine/seats.ts';
import { openRoom, optionsOf, PEOPLE, sitting, who, type Room } from '../support/card-room.ts';

const HARD: Occupant = { kind: 'computer', level: 'hard' };

/** Who sits where, by first letter: `A.c.` = Ana, nobody, a computer, nobody. */
function plan({ seats }: Table): string {
  return SEATS.map((seat) => letter(seats[seat] ?? null)).join('');
}

function letter(occupant: Occupant | null): string {
  if (occupant === null) return '.';
  return occupant.kind === 'computer' ? 'c' : occupant.name.slice(0, 1);
}

const join = (userId: string, side: Side | null = null) =>
  ({ type: 'join', who: who(userId), side }) as const;
const ready = (userId: string, wished = true) => ({ type: 'ready', userId, ready: wished }) as const;
const by = <T extends string>(type: T, userId: string) => ({ type, userId });

describe('joining a lobby', () => {
  const cases: readonly {
    it: string;
    seats: BySeat<Occupant | null>;
    who: string;
    side: Side | null;
    gives: string;
  }[] = [
    {
      it: 'takes the first free seat of the side',
      seats: [sitting('ana'), null, null, null],
      who: 'bob',
      side: 0,
      gives: 'A.B.',
    },
    {
      it: 'takes any free seat without a side',
      seats: [sitting('ana'), null, null, null],
      who: 'bob',
      side: null,
      gives: 'AB..',
    },
    {
      it: 'prefers a free seat to that of a computer',
      seats: [sitting('ana'), HARD, null, null],
      who: 'bob',
      side: 1,
      gives: 'Ac.B',
    },
    {
      it: 'takes the seat of a computer when none is free',
      seats: [sitting('ana'), HARD, HARD, HARD],
      who: 'bob',
      side: null,
      gives: 'ABcc',
    },
    {
      it: 'changes sides for somebody who sits already',
      seats: [sitting('ana'), null, sitting('bob'), null],
      who: 'bob',
      side: 1,
      gives: 'AB..',
    },
    {
      it: 'is refused on a side with two persons',
      seats: [sitting('ana'), null, sitting('cleo'), null],
      who: 'bob',
      side: 0,
      gives: 'side-full',
    },
    {
      it: 'is refused at a table with four persons',
      seats: [sitting('ana'), sitting('bob'), sitting('cleo'), sitting('dan')],
      who: 'eve',
      side: null,
      gives: 'table-full',
    },
    {
      it: 'is refused to who sits there already',
      seats: [sitting('ana'), null, null, null],
      who: 'ana',
      side: 0,
      gives: 'already-seated',
    },
    {
      it: 'does not give a second seat to who wants any',
      seats: [sitting('ana'), null, null, null],
      who: 'ana',
      side: null,
      gives: 'already-seated',
    },
    {
      it: 'cannot change to a full side, and keeps the seat',
      seats: [sitting('ana'), sitting('bob'), null, sitting('dan')],
      who: 'ana',
      side: 1,
      gives: 'side-full',
    },
  ];

  it.each(cases)('$it', async ({ seats, who: userId, side, gives }) => {
    const room = openRoom();
    const id = await room.open({ seats });
    const result = await room.tables.act(id, join(userId, side));
    expect(result.ok ? plan(result.value) : result.error).toBe(gives);
  });

  it('makes nobody ready who changes sides', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.must(id, ready('ana'));
    const moved = await room.must(id, join('ana', 1));
    expect(moved.seats[1]).toMatchObject({ userId: 'ana', ready: false });
    expect(seatOf(moved.seats, 'ana')).toBe(1);
  });
});

describe('a lobby', () => {
  async function fullLobby(): Promise<{ room: Room; id: string }> {
    const room = openRoom();
    const id = await room.open();
    for (const userId of PEOPLE.slice(1)) await room.must(id, join(userId));
    return { room, id };
  }

  it('[fault 14] starts by itself with the last *Ready* of four persons, not before', async () => {
    const { room, id } = await fullLobby();
    for (const userId of PEOPLE.slice(0, 3)) expect((await room.must(id, ready(userId))).phase).toBe('lobby');
    expect((await room.must(id, ready('dan'))).phase).toBe('playing');
  });

  it('[fault 14] does not start while somebody has taken *Ready* back', async () => {
    const { room, id } = await fullLobby();
    for (const userId of ['ana', 'bob', 'cleo']) await room.must(id, ready(userId));
    await room.must(id, ready('ana', false));
    expect((await room.must(id, ready('dan'))).phase).toBe('lobby');
    expect((await room.must(id, ready('ana'))).phase).toBe('playing');
  });

  it('[fault 10] is as the second press of one drawing finds it: that press changes nothing', async () => {
    const { room, id } = await fullLobby();
    const once = await room.must(id, ready('ana'));
    expect(await room.must(id, ready('ana'))).toBe(once);
    const back = await room.must(id, ready('ana', false));
    expect(await room.must(id, ready('ana', false))).toBe(back);
    expect(back.seats[0]).toMatchObject({ ready: false });
    for (const userId of PEOPLE) await room.must(id, ready(userId));
    const started = await room.table(id);
    expect(await room.must(id, ready('dan'))).toBe(started);
    expect(await room.refusal(id, ready('eve'))).toBe('not-in-lobby');
  });

  it('[fault 14] starts when a computer takes the last seat beside three who are ready', async () => {
    const room = openRoom();
    const id = await room.open();
    for (const userId of ['bob', 'cleo']) await room.must(id, join(userId));
    for (const userId of ['ana', 'bob', 'cleo']) await room.must(id, ready(userId));
    const started = await room.must(id, by('add-computer', 'ana'));
    expect([started.phase, plan(started)]).toEqual(['playing', 'ABCc']);
  });

  it('[fault 14] starts when the host wants, with computers of the chosen level on the empty seats', async () => {
    const room = openRoom();
    const id = await room.open({ options: optionsOf({ level: 'hard' }) });
    const started = await room.must(id, by('start', 'ana'));
    expect(plan(started)).toBe('Accc');
    expect(started.seats[3]).toEqual(HARD);
    expect(started.phase === 'playing' && turnOf(started.match)).not.toBeNull();
  });

  it('starts for nobody but the host', async () => {
    const { room, id } = await fullLobby();
    expect(await room.refusal(id, by('start', 'bob'))).toBe('not-host');
    expect(await room.refusal(id, by('start', 'eve'))).toBe('not-host');
  });

  it('[fault 14] [fault 16] gives the office of host to who still sits there when the host leaves', async () => {
    const { room, id } = await fullLobby();
    const left = await room.must(id, by('leave', 'ana'));
    expect([left.hostId, plan(left)]).toEqual(['bob', '.BCD']);
    expect((await room.must(id, by('start', 'bob'))).phase).toBe('playing');
  });

  it('[fault 14] closes when the last person leaves, so that no empty lobby stands about', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.must(id, by('add-computer', 'ana'));
    const closed = await room.must(id, by('leave', 'ana'));
    expect(closed).toMatchObject({ phase: 'closed', outcome: { kind: 'cancelled' }, match: null });
  });

  it('[fault 14] lets a person sit at several tables and open another at any time', async () => {
    const room = openRoom();
    const first = await room.begin(1);
    const second = await room.open({ seats: [sitting('bob'), null, null, null], hostId: 'bob' });
    await room.must(second, join('ana'));
    const third = await room.open();
    expect(await room.store.tablesOfPerson('guild', 'ana')).toEqual([third, second, first]);
    await room.must(first, by('leave', 'ana'));
    expect(plan(await room.table(second))).toBe('BA..');
  });

  it('[fault 11] *Leave* on an old lobby removes nobody from a new one', async () => {
    const room = openRoom();
    const old = await room.open();
    await room.must(old, by('leave', 'ana'));
    const fresh = await room.open();
    expect(await room.refusal(old, by('leave', 'ana'))).toBe('table-closed');
    expect(plan(await room.table(fresh))).toBe('A...');
  });

  it('takes computers from whoever sits there, as long as a seat is empty', async () => {
    const room = openRoom();
    const id = await room.open();
    expect(await room.refusal(id, by('add-computer', 'eve'))).toBe('not-seated');
    for (const expected of ['Ac..', 'Acc.', 'Accc'])
      expect(plan(await room.must(id, by('add-computer', 'ana')))).toBe(expected);
    expect(await room.refusal(id, by('add-computer', 'ana'))).toBe('table-full');
  });

  it('is cancelled by the host or a moderator only', async () => {
    const cancel = (userId: string, moderator: boolean) => ({ type: 'cancel', userId, moderator }) as const;
    for (const [userId, moderator, expected] of [
      ['bob', false, 'not-host'],
      ['eve', false, 'not-host'],
      ['eve', true, null],
      ['ana', false, null],
    ] as const) {
      const { room, id } = await fullLobby();
      expect(await room.refusal(id, cancel(userId, moderator))).toBe(expected);
    }
  });

  it('[fault 8] tells strangers that they do not sit there', async () => {
    const { room, id } = await fullLobby();
    for (const command of [ready('eve'), by('leave', 'eve')])
      expect(await room.refusal(id, command)).toBe('not-seated');
  });

  it('refuses what belongs to a match, and a match refuses what belongs to a lobby', async () => {
    const { room, id } = await fullLobby();
    for (const type of ['back', 'end'] as const)
      expect(await room.refusal(id, { ...by(type, 'ana'), moderator: false })).toBe('not-playing');
    await room.must(id, by('start', 'ana'));
    expect(await room.refusal(id, ready('ana', false))).toBe('not-in-lobby');
    for (const type of ['start', 'add-computer', 'cancel'] as const)
      expect(await room.refusal(id, { ...by(type, 'ana'), moderator: false })).toBe('not-in-lobby');
    expect(await room.refusal(id, join('eve'))).toBe('not-in-lobby');
  });

  it('[fault 14] that nobody touches expires and says so; a touch gives it its whole time again', async () => {
    const { room, id } = await fullLobby();
    await room.clock.advance(room.pace.lobbyMs - 1);
    await room.must(id, ready('bob'));
    await room.clock.advance(room.pace.lobbyMs - 1);
    expect((await room.table(id)).phase).toBe('lobby');
    await room.clock.advance(1);
    expect(await room.table(id)).toMatchObject({ phase: 'closed', outcome: { kind: 'expired' } });
  });

  it('that changed since it was to expire stays open', async () => {
    const { room, id } = await fullLobby();
    const seen = (await room.table(id)).version;
    await room.must(id, ready('bob'));
    expect(await room.refusal(id, { type: 'expire', version: seen })).toBe('stale');
  });

  it('[fault 19] takes whatever name Discord gives, even none', async () => {
    const room = openRoom();
    const id = await room.open();
    for (const [userId, name] of [
      ['1', ''],
      ['2', '@everyone'],
      ['3', '`*_~`'],
    ] as const)
      await room.must(id, { type: 'join', who: { userId, name }, side: null });
    const { seats } = (await room.must(id, by('start', 'ana'))) as Exclude<Table, Lobby>;
    expect(seats.map((each) => each?.kind === 'person' && each.name)).toEqual([
      'Ana',
      '',
      '@everyone',
      '`*_~`',
    ]);
  });
});
