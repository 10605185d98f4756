import { describe, expect, it } from 'vitest';
import { whyNotAdmitted } from '../../src/app/admission.ts';
import { rematchOf, type Seating } from '../../src/app/rematch.ts';
import { isPerson } from '../../src/app/seating.ts';
import type { Closed, Table } from '../../src/app/table.ts';
import { partnerOf, SEATS } from '../../src/engine/seats.ts';
import { openRoom, optionsOf, PEOPLE, who, type Room } from '../support/card-room.ts';

async function finished(room: Room, people: 1 | 2 | 3 | 4 = 4): Promise<Closed> {
  const id = await room.begin(people);
  return closed(await room.must(id, { type: 'end', userId: 'ana', moderator: false }));
}

function closed(table: Table): Closed {
  if (table.phase !== 'closed') throw new Error('the table is not closed');
  return table;
}

/** Who sits with whom, for comparison. */
function pairing(seats: Table['seats']): string {
  const name = (seat: (typeof SEATS)[number]): string => {
    const each = seats[seat];
    return isPerson(each) ? each.userId : 'computer';
  };
  const pairs = SEATS.map((seat) => [name(seat), name(partnerOf(seat))].sort().join('+'));
  return [...new Set(pairs)].sort().join(' ');
}

/** Presses it after the match, and plays (not) the match that follows. */
async function followed(room: Room, table: Closed, seating: Seating): Promise<Closed> {
  const next = await room.tables.open(rematchOf(table, seating, 'ana', 'thread'));
  return closed(await room.must(next.id, { type: 'cancel', userId: 'ana', moderator: false }));
}

describe('a rematch', () => {
  it('[fault 10] however many press, one lobby opens, of the same id whoever presses', async () => {
    const room = openRoom();
    const table = await finished(room);
    const ids = PEOPLE.map((userId) => rematchOf(table, 'rematch', userId, null).id);
    expect(new Set(ids).size).toBe(1);
    const opened = await Promise.all(
      PEOPLE.map((userId) => room.tables.open(rematchOf(table, 'rematch', userId, null))),
    );
    expect(new Set(opened.map((each) => each.hostId))).toEqual(new Set(['ana']));
    expect(await room.store.openTables('guild')).toEqual([ids[0]]);
  });

  it('keeps seats and options, wakes who was away, and waits for everybody to be ready', async () => {
    const room = openRoom();
    const table = await finished(room, 3);
    const away = {
      ...table,
      seats: table.seats.map((each) => (isPerson(each) ? { ...each, away: true } : each)),
    };
    const opening = rematchOf(away as unknown as Closed, 'rematch', 'bob', null);
    expect(opening).toMatchObject({ hostId: 'bob', guildId: 'guild', options: table.options });
    expect(opening.seats).toEqual(
      table.seats.map((each) =>
        isPerson(each) ? { ...each, ready: false, away: false, missedTurns: 0 } : each,
      ),
    );
  });

  it('[fault 14] is possible again when its lobby was cancelled: the next one follows from that', async () => {
    const room = openRoom();
    const table = await finished(room);
    const first = await room.tables.open(rematchOf(table, 'rematch', 'ana', null));
    const given = closed(await room.must(first.id, { type: 'cancel', userId: 'ana', moderator: false }));
    const second = await room.tables.open(rematchOf(table, 'rematch', 'bob', null, given));
    expect(second).toMatchObject({ phase: 'lobby', hostId: 'bob' });
    expect(second.id).not.toBe(first.id);
  });

  it('is played by those who are ready when the host starts it, and by computers for the others', async () => {
    const room = openRoom();
    const table = await finished(room);
    const { id } = await room.tables.open(rematchOf(table, 'rematch', 'ana', 'thread'));
    await room.must(id, { type: 'ready', userId: 'bob', ready: true });
    const started = await room.must(id, { type: 'start', userId: 'ana' });
    expect(started).toMatchObject({ phase: 'playing', computers: 2 });
    expect(started.seats.flatMap((each) => (isPerson(each) ? [each.userId] : [])).sort()).toEqual([
      'ana',
      'bob',
    ]);
  });

  it('admits whom the match before admitted, calls nobody anew, and keeps out who was kicked', async () => {
    const room = openRoom();
    const id = await room.open({ options: optionsOf({ admission: 'invited' }) });
    for (const guestId of ['bob', 'cy', 'eve'])
      await room.must(id, { type: 'invite', userId: 'ana', guestId });
    for (const userId of ['bob', 'cy']) await room.must(id, { type: 'join', who: who(userId), side: null });
    await room.must(id, { type: 'kick', userId: 'ana', moderator: false, guestId: 'cy' });
    await room.must(id, { type: 'start', userId: 'ana' });
    const table = closed(await room.must(id, { type: 'end', userId: 'ana', moderator: false }));
    const next = await room.tables.open(rematchOf(table, 'rematch', 'bob', null));
    if (next.phase !== 'lobby') throw new Error('no lobby opened');
    const answers = ['ana', 'bob', 'eve', 'cy', 'flo'].map((userId) => whyNotAdmitted(next, userId));
    expect(answers).toEqual([null, null, null, 'kicked', 'not-invited']);
    expect(next.invited).toEqual([]);
    await room.must(next.id, { type: 'invite', userId: 'bob', guestId: 'eve' });
    expect((await room.table(next.id)).invited).toEqual(['eve']);
  });

  it('starts when all four are ready again', async () => {
    const room = openRoom();
    const next = await room.tables.open(rematchOf(await finished(room), 'rematch', 'ana', null));
    for (const userId of PEOPLE) await room.must(next.id, { type: 'ready', userId, ready: true });
    expect((await room.table(next.id)).phase).toBe('playing');
  });

  it('[fault 10] whoever presses is ready, however often they press, and sits again where they had left', async () => {
    const room = openRoom();
    const next = await room.tables.open(rematchOf(await finished(room), 'rematch', 'ana', null));
    const [before] = next.seats;
    if (!isPerson(before)) throw new Error('nobody sits there');
    const press = { type: 'rematch', who: who(before.userId), side: 0 } as const;
    await room.must(next.id, press);
    await room.must(next.id, press);
    expect((await room.table(next.id)).seats[0]).toEqual({ ...before, ready: true });
    await room.must(next.id, { type: 'leave', userId: before.userId });
    await room.must(next.id, press);
    expect((await room.table(next.id)).seats[0]).toMatchObject({ userId: before.userId, ready: true });
  });

  it('whoever opened it and leaves is followed as host by somebody who is ready, not by who never came', async () => {
    const room = openRoom();
    const next = await room.tables.open(rematchOf(await finished(room), 'rematch', 'ana', null));
    for (const userId of ['ana', 'cleo'])
      await room.must(next.id, { type: 'rematch', who: who(userId), side: 0 });
    expect(await room.must(next.id, { type: 'leave', userId: 'ana' })).toMatchObject({ hostId: 'cleo' });
  });

  it('has no seat for who was kicked from its lobby, also when that was cancelled', async () => {
    const room = openRoom();
    const table = await finished(room);
    const first = await room.tables.open(rematchOf(table, 'rematch', 'ana', null));
    await room.must(first.id, { type: 'kick', userId: 'ana', moderator: false, guestId: 'cleo' });
    expect(await room.refusal(first.id, { type: 'rematch', who: who('cleo'), side: 0 })).toBe('kicked');
    const given = closed(await room.must(first.id, { type: 'cancel', userId: 'ana', moderator: false }));
    const second = await room.tables.open(rematchOf(table, 'rematch', 'bob', null, given));
    expect(second.seats.map((each) => isPerson(each) && each.userId)).not.toContain('cleo');
    expect(second.kicked).toEqual(['cleo']);
  });

  it('goes on in the thread of the match, where there is one', async () => {
    const room = openRoom();
    const table = await finished(room);
    const thread = { kind: 'thread', channelId: 'channel', threadId: 'thread' };
    expect(rematchOf(table, 'rematch', 'ana', 'thread').place).toEqual(thread);
    expect(rematchOf(table, 'rematch', 'ana', null).place).toEqual(table.place);
  });

  it('of a rematch is another table', async () => {
    const room = openRoom();
    const first = await finished(room);
    const second = await followed(room, first, 'rematch');
    expect(rematchOf(second, 'rematch', 'ana', null).id).not.toBe(second.id);
    expect(pairing(second.seats)).toBe(pairing(first.seats));
  });
});

describe('new partners', () => {
  it('three times in a row bring every pairing once, and the first again', async () => {
    const room = openRoom();
    let table = await finished(room);
    const pairings = [pairing(table.seats)];
    for (let round = 0; round < 3; round += 1) {
      table = await followed(room, table, 'new-partners');
      pairings.push(pairing(table.seats));
    }
    expect(new Set(pairings.slice(0, 3)).size).toBe(3);
    expect(pairings[3]).toBe(pairings[0]);
  });

  it('give everybody another partner every time, and keep all four at the table', async () => {
    const room = openRoom();
    const table = await finished(room);
    const { seats } = rematchOf(table, 'new-partners', 'ana', null);
    expect(new Set(seats.map((each) => isPerson(each) && each.userId))).toEqual(new Set(PEOPLE));
    for (const pair of pairing(table.seats).split(' ')) expect(pairing(seats).split(' ')).not.toContain(pair);
  });
});
