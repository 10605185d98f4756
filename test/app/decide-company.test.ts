import { describe, expect, it } from 'vitest';
import { whyNotSeated } from '../../src/app/admission.ts';
import type { TableCommand } from '../../src/app/commands.ts';
import { changedRules } from '../../src/app/house-change.ts';
import type { Admission, Table } from '../../src/app/table.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { openRoom, optionsOf, who, type Room } from '../support/card-room.ts';

const join = (userId: string): TableCommand => ({ type: 'join', who: who(userId), side: null });
const invite = (userId: string, guestId: string): TableCommand => ({ type: 'invite', userId, guestId });
const kick = (userId: string, guestId: string, moderator = false): TableCommand => ({
  type: 'kick',
  userId,
  guestId,
  moderator,
});

const lobbyFor = (room: Room, admission: Admission): Promise<string> =>
  room.open({ options: optionsOf({ admission }) });

const names = ({ seats }: Table): readonly string[] =>
  seats.map((each) => (each === null ? '-' : each.kind === 'person' ? each.userId : 'computer'));

describe('who may join', () => {
  it.each([
    ['everyone', null],
    ['invited', 'not-invited'],
    ['nobody', 'nobody-may-join'],
  ] as const)('a table for %s: Bob, whom nobody invited → %s', async (admission, refusal) => {
    const room = openRoom();
    expect(await room.refusal(await lobbyFor(room, admission), join('bob'))).toBe(refusal);
  });

  it('somebody invited sits down, moves to the other side, leaves and comes back', async () => {
    const room = openRoom();
    const id = await lobbyFor(room, 'invited');
    await room.must(id, invite('ana', 'bob'));
    await room.must(id, { type: 'join', who: who('bob'), side: 1 });
    await room.must(id, { type: 'join', who: who('bob'), side: 0 });
    await room.must(id, { type: 'leave', userId: 'bob' });
    expect(names(await room.must(id, join('bob')))).toContain('bob');
  });

  it('a seat in a running match is taken by the invited, and by whoever left it, only', async () => {
    const room = openRoom();
    const id = await lobbyFor(room, 'invited');
    await room.must(id, invite('ana', 'bob'));
    await room.must(id, join('bob'));
    await room.must(id, { type: 'start', userId: 'ana' });
    const take = (userId: string): TableCommand => ({ type: 'take-seat', who: who(userId), seat: 1 });
    await room.must(id, { type: 'leave', userId: 'bob' });
    expect(await room.refusal(id, take('eve'))).toBe('not-invited');
    expect(names(await room.must(id, take('bob')))[1]).toBe('bob');
    await room.must(id, { type: 'leave', userId: 'bob' });
    await room.must(id, invite('ana', 'eve'));
    expect(names(await room.must(id, take('eve')))[1]).toBe('eve');
  });

  it('a table for computers starts with three of them', async () => {
    const room = openRoom();
    const id = await lobbyFor(room, 'nobody');
    expect(names(await room.must(id, { type: 'start', userId: 'ana' }))).toEqual([
      'ana',
      'computer',
      'computer',
      'computer',
    ]);
    expect(await room.refusal(id, { type: 'take-seat', who: who('bob'), seat: 1 })).toBe('nobody-may-join');
  });
});

describe('an invitation', () => {
  it.each([
    ['by somebody who does not sit here', 'eve', 'bob', 'not-seated'],
    ['of somebody who sits here', 'ana', 'ana', 'sits-here'],
    ['of somebody who is invited', 'ana', 'cleo', 'already-invited'],
    ['by the host', 'ana', 'dan', null],
  ] as const)('%s → %s', async (_, userId, guestId, refusal) => {
    const room = openRoom();
    const id = await lobbyFor(room, 'invited');
    await room.must(id, invite('ana', 'cleo'));
    expect(await room.refusal(id, invite(userId, guestId))).toBe(refusal);
  });

  it('is of no use where nobody may join', async () => {
    const room = openRoom();
    expect(await room.refusal(await lobbyFor(room, 'nobody'), invite('ana', 'bob'))).toBe('nobody-may-join');
  });

  it('keeps a lobby open and leaves the clock of a match alone', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.clock.advance(1000);
    expect((await room.must(id, invite('ana', 'eve'))).sinceMs).toBe(room.clock.nowMs());
    const match = await room.begin();
    const { sinceMs } = await room.table(match);
    await room.clock.advance(1000);
    const after = await room.must(match, invite('ana', 'eve'));
    expect(after).toMatchObject({ sinceMs, invited: ['eve'] });
  });
});

describe('kicking', () => {
  it.each([
    ['by the host', 'ana', 'bob', false, null],
    ['by a moderator who does not sit here', 'mod', 'ana', true, null],
    ['by anybody else', 'bob', 'cleo', false, 'not-host'],
    ['of oneself', 'ana', 'ana', false, 'not-yourself'],
    ['of somebody who does not sit here', 'ana', 'eve', false, 'not-at-table'],
  ] as const)('%s → %s', async (_, userId, guestId, moderator, refusal) => {
    const room = openRoom();
    expect(await room.refusal(await room.begin(), kick(userId, guestId, moderator))).toBe(refusal);
  });

  it('frees the seat of a lobby for others, and not for whoever was kicked', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.must(id, invite('ana', 'bob'));
    await room.must(id, join('bob'));
    expect(await room.must(id, kick('ana', 'bob'))).toMatchObject({ kicked: ['bob'] });
    expect(await room.refusal(id, join('bob'))).toBe('kicked');
    expect(await room.refusal(id, invite('ana', 'bob'))).toBe('was-kicked');
    expect(names(await room.must(id, join('cleo')))).toEqual(['ana', 'cleo', '-', '-']);
  });

  it('[fault 8] is what whoever was kicked is told whatever they press, and nobody bids them take a seat', async () => {
    const room = openRoom();
    const id = await room.begin();
    const playing = await room.must(id, kick('ana', 'bob'));
    const asked: readonly TableCommand[] = [
      { type: 'leave', userId: 'bob' },
      { type: 'back', userId: 'bob' },
      { type: 'next-deal', userId: 'bob', at: 0 },
      { type: 'move', userId: 'bob', at: 0, move: { seat: 1, type: 'pass' } },
      { type: 'take-seat', who: who('bob'), seat: 1 },
      invite('bob', 'eve'),
    ];
    for (const each of asked) expect(await room.refusal(id, each)).toBe('kicked');
    const over = await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    const told = ['bob', 'eve'].flatMap((each) => [playing, over].map((table) => whyNotSeated(table, each)));
    expect(told).toEqual(['kicked', 'kicked', 'not-seated', 'table-closed']);
  });

  it('lets a computer go on with the cards of a match, and is nobody’s loss', async () => {
    const room = openRoom();
    const id = await room.begin();
    const before = await room.playing(id);
    const after = await room.must(id, kick('ana', 'bob'));
    expect(names(after)).toEqual(['ana', 'computer', 'cleo', 'dan']);
    expect(after).toMatchObject({ leavers: [], match: before.match, at: before.at });
    expect(await room.refusal(id, { type: 'take-seat', who: who('bob'), seat: 1 })).toBe('kicked');
  });

  it('of the host by a moderator passes the office on; of the last person it ends the table', async () => {
    const room = openRoom();
    const id = await room.begin(2);
    expect(await room.must(id, kick('mod', 'ana', true))).toMatchObject({ phase: 'playing', hostId: 'bob' });
    expect(await room.must(id, kick('mod', 'bob', true))).toMatchObject({
      phase: 'closed',
      outcome: { kind: 'ended', by: null },
    });
  });
});

describe('house rules of a lobby', () => {
  const change = (userId: string, house: object): TableCommand =>
    ({ type: 'change-rules', userId, house }) as TableCommand;

  it('are changed by the host, and everybody presses Ready again', async () => {
    const room = openRoom();
    const id = await room.open();
    await room.must(id, join('bob'));
    await room.must(id, { type: 'ready', userId: 'bob', ready: true });
    const after = await room.must(id, change('ana', { target: 700 }));
    expect(after.options).toMatchObject({ rules: { target: 700 }, house: { target: 700 } });
    expect(after.seats[1]).toMatchObject({ userId: 'bob', ready: false });
  });

  it('keep what was changed before, and forget what is as in the rule set again', async () => {
    const room = openRoom();
    const id = await room.open();
    const { target } = ruleSetOf('classic-1000');
    await room.must(id, change('ana', { target: 700 }));
    await room.must(id, change('ana', { undertrump: 'free', declarations: { compare: 'off' } }));
    const back = await room.must(id, change('ana', { target }));
    expect(back.options.house).not.toHaveProperty('target');
    expect(back.options.house).toMatchObject({ declarations: { compare: 'off' } });
    expect(back.options.rules).toMatchObject({ target, undertrump: 'free' });
  });

  it.each([
    ['by somebody else', 'bob', { target: 700 }, 'not-host'],
    ['that cannot stand', 'ana', { target: 0 }, 'house-rules-misfit'],
    ['that are so already', 'ana', { target: 1000 }, 'nothing-changed'],
  ] as const)('%s → %s', async (_, userId, house, refusal) => {
    const room = openRoom();
    const id = await room.open();
    await room.must(id, join('bob'));
    expect(await room.refusal(id, change(userId, house))).toBe(refusal);
  });

  it('stand once the match has started', async () => {
    const room = openRoom();
    expect(await room.refusal(await room.begin(), change('ana', { target: 700 }))).toBe('not-in-lobby');
  });
});

describe('changedRules', () => {
  it('switches declarations off and on again, with another way to compare them', () => {
    const base = ruleSetOf('coinche');
    const off = changedRules(base, { declarations: { compare: 'off' } });
    if (!off.ok) throw new Error(off.error);
    const separate = changedRules(off.value, { declarations: { compare: 'separate', tie: 'cancel' } });
    expect(separate).toMatchObject({ ok: true, value: { declarations: { compare: 'separate' } } });
    const again = changedRules(off.value, {
      declarations: { compare: 'single-best', tie: 'trump-then-seat' },
    });
    expect(again).toEqual({ ok: true, value: base });
  });

  it('gives the reason of the engine against a mix', () => {
    const mixed = changedRules(ruleSetOf('bulgarian'), { sequenceLength: 'length' });
    expect(mixed).toEqual({ ok: false, error: 'sequenceLength: length does not fit compare separate' });
  });
});
