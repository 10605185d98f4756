import { describe, expect, it } from 'vitest';
import { forgottenId, isForgotten, needs, without } from '../../src/app/forgetting.ts';
import { rematchOf } from '../../src/app/rematch.ts';
import type { Closed } from '../../src/app/table.ts';
import { openRoom, who } from '../support/card-room.ts';

describe('what is stored, without somebody', () => {
  it('has another id wherever theirs stood, and no name beside it', () => {
    const stored = {
      hostId: '12',
      kicked: ['1', '12'],
      seats: [{ userId: '12', name: 'Ana', ready: true }, null, { userId: '1', name: 'Ana' }],
      at: 12,
      note: '12 points',
    };
    expect(without(stored, '12', 'gone-x')).toEqual({
      hostId: 'gone-x',
      kicked: ['1', 'gone-x'],
      seats: [{ userId: 'gone-x', name: '', ready: true }, null, { userId: '1', name: 'Ana' }],
      at: 12,
      note: '12 points',
    });
    expect(without(stored, '99', 'gone-x')).toEqual(stored);
  });

  it('says by the id that somebody was forgotten, which no id of Discord says', () => {
    expect(isForgotten(forgottenId('x'))).toBe(true);
    expect(isForgotten('123456789012345678')).toBe(false);
  });
});

describe('an open table', () => {
  it('needs whoever sits there, is host, left its match or was kicked, but nobody who was only invited', async () => {
    const room = openRoom();
    const id = await room.begin(4);
    await room.must(id, { type: 'invite', userId: 'ana', guestId: 'eve' });
    await room.must(id, { type: 'leave', userId: 'bob' });
    await room.must(id, { type: 'kick', userId: 'ana', moderator: false, guestId: 'cleo' });
    const table = await room.table(id);
    const needed = ['ana', 'bob', 'cleo', 'dan', 'eve', 'nobody'].filter((each) => needs(table, each));
    expect(needed).toEqual(['ana', 'bob', 'cleo', 'dan']);
    const over = await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    expect(needed.filter((each) => needs(over, each))).toEqual([]);
  });

  it('of a rematch has a free seat for somebody who was forgotten', async () => {
    const room = openRoom();
    const id = await room.begin(4);
    await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    expect(await room.tables.forget('cleo')).toBe(true);
    const opening = rematchOf((await room.table(id)) as Closed, 'rematch', 'ana', null);
    expect(opening.seats.map((each) => each?.kind === 'person' && each.userId)).toEqual([
      'ana',
      'bob',
      false,
      'dan',
    ]);
    const next = await room.tables.open(opening);
    expect(await room.refusal(next.id, { type: 'join', who: who('cleo'), side: 0 })).toBeNull();
  });
});
