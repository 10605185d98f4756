import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../src/app/commands.ts';
import { decide } from '../../src/app/decide.ts';
import { evolve, replayed } from '../../src/app/evolve.ts';
import type { TableEvent } from '../../src/app/events.ts';
import type { Table } from '../../src/app/table.ts';
import type { Move } from '../../src/engine/actions.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { legal } from '../../src/engine/match.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { knownSecrets, openRoom, optionsOf, PEOPLE, who, type Room } from '../support/card-room.ts';

/** What somebody does, before it is known what stands on the table. */
type Deed = {
  readonly kind: TableCommand['type'] | 'legal-move' | 'wait';
  readonly userId: string;
  readonly seat: Seat;
  /** Picks among what is legal; whether an old version is used; how long is waited. */
  readonly pick: number;
  readonly stale: boolean;
  readonly moderator: boolean;
};

const USERS = [...PEOPLE, 'eve'];

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: oftenOf(
    [12, ['legal-move']],
    [3, ['wait', 'next-deal', 'computer-move', 'take-seat', 'back']],
    [2, ['join', 'ready', 'rematch', 'start', 'leave', 'move', 'add-computer']],
    [1, ['cancel', 'end', 'expire', 'extend-clock', 'invite', 'kick', 'change-rules']],
  ),
  userId: fc.constantFrom(...USERS),
  seat: fc.constantFrom(0, 1, 2, 3),
  pick: fc.nat(10_000),
  stale: fc.nat(9).map((n) => n === 0),
  // Rarely: a moderator who ends everything leaves nothing to test.
  moderator: fc.nat(9).map((n) => n === 0),
});

function oftenOf(
  ...groups: readonly (readonly [number, readonly Deed['kind'][]])[]
): fc.Arbitrary<Deed['kind']> {
  return fc.oneof(...groups.map(([weight, kinds]) => ({ weight, arbitrary: fc.constantFrom(...kinds) })));
}

/** Any move that can be written down, legal or not. */
function anyMove({ seat, pick }: Deed): Move {
  const card = CARDS[pick % CARDS.length] ?? '7C';
  const moves: readonly Move[] = [
    { seat, type: 'pass' },
    { seat, type: 'take' },
    { seat, type: 'double' },
    { seat, type: 'name', suit: 'H' },
    { seat, type: 'bid', contract: 'S', value: 80 + (pick % 20) * 10 },
    { seat, type: 'play', card },
    { seat, type: 'play', card, declare: [[card]] },
  ];
  return moves[pick % moves.length] ?? { seat, type: 'pass' };
}

function commandOf(table: Table, each: Deed): TableCommand | null {
  const { kind, userId, seat, pick, stale, moderator } = each;
  const at = table.phase === 'lobby' ? 0 : table.at - (stale ? 1 : 0);
  const move = anyMove(each);
  switch (kind) {
    case 'wait':
      return null;
    case 'legal-move':
      return legalMove(table, at, pick);
    case 'join':
      return { type: kind, who: who(userId), side: pick % 3 === 2 ? null : ((pick % 3) as 0 | 1) };
    case 'rematch':
      return { type: kind, who: who(userId), side: (pick % 2) as 0 | 1 };
    case 'ready':
      return { type: kind, userId, ready: pick % 3 > 0 };
    case 'leave':
    case 'add-computer':
    case 'start':
    case 'back':
      return { type: kind, userId };
    case 'cancel':
    case 'end':
      return { type: kind, userId, moderator };
    case 'change-rules':
      return { type: kind, userId, house: { target: 1 + pick } };
    case 'invite':
      return { type: kind, userId, guestId: userAt(pick) };
    case 'kick':
      return { type: kind, userId, moderator, guestId: userAt(pick) };
    case 'move':
      return { type: kind, userId, at, move };
    case 'computer-move':
      return { type: kind, at, move, clock: pick % 2 === 0 };
    case 'extend-clock':
      return { type: kind, at, untilMs: table.sinceMs + pick * 100 };
    case 'next-deal':
      return { type: kind, userId: pick % 2 === 0 ? null : userId, at };
    case 'take-seat':
      return { type: kind, who: who(userId), seat };
    case 'expire':
      return { type: kind, version: table.version - 1 };
  }
}

function userAt(pick: number): string {
  return USERS[pick % USERS.length] ?? 'eve';
}

function legalMove(table: Table, at: number, pick: number): TableCommand | null {
  const moves = table.phase === 'playing' ? legal(table.match) : [];
  const move = moves[pick % Math.max(1, moves.length)];
  const occupant = move === undefined ? null : table.seats[move.seat];
  if (move === undefined || occupant === null || occupant === undefined) return null;
  return occupant.kind === 'person'
    ? { type: 'move', userId: occupant.userId, at, move }
    : { type: 'computer-move', at, move, clock: false };
}

/** Does all the deeds at one table; gives how often something was accepted. */
async function doAll(room: Room, id: string, deeds: readonly Deed[]): Promise<number> {
  let accepted = 0;
  for (const each of deeds) {
    const before = await room.table(id);
    const command = commandOf(before, each);
    if (command === null) await room.clock.advance(each.pick * 10);
    else if (await followsTheRules(room, id, before, command)) accepted += 1;
  }
  return accepted;
}

async function followsTheRules(
  room: Room,
  id: string,
  before: Table,
  command: TableCommand,
): Promise<boolean> {
  const result = await room.tables.act(id, command);
  const after = await room.table(id);
  if (!result.ok) {
    expect(after).toBe(before);
    return false;
  }
  const added = (await room.store.log(id)).slice(before.version);
  expect(after.version).toBe(before.version + added.length);
  // Whoever is ready already stays so.
  if (command.type !== 'rematch' && command.type !== 'ready') expect(added.length).toBeGreaterThan(0);
  expectAtToMoveWithPlay(before, after, added);
  const moves = added.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
  const asked = command.type === 'move' || command.type === 'computer-move' ? [command.move] : [];
  expect(moves).toEqual(asked);
  return true;
}

/** What a press must have seen changes with deals and moves, and with nothing else. */
function expectAtToMoveWithPlay(before: Table, after: Table, added: readonly TableEvent[]): void {
  if (before.phase !== 'playing' || after.phase === 'lobby') return;
  const played = added.some((event) => event.type === 'moved' || event.type === 'dealt');
  expect(after.at).toBe(played ? after.version : before.at);
}

describe('any sequence of commands', () => {
  it('never throws; the log replays to the table, from the start and from every snapshot', async () => {
    const lots = fc.record({
      rules: fc.constantFrom(...RULESET_IDS),
      clockMs: fc.constantFrom(0, 30_000, 90_000),
      salt: fc.string({ maxLength: 4 }),
      inPlay: fc.boolean(),
      deeds: fc.array(deed, { minLength: 1, maxLength: 90, size: 'max' }),
    });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(lots, async ({ rules, clockMs, salt, inPlay, deeds }) => {
        const room = openRoom({ secrets: knownSecrets(salt) });
        const options = optionsOf({ rules: ruleSetOf(rules), clockMs });
        const id = inPlay ? await room.begin(4, options) : await room.open({ options });
        accepted += await doAll(room, id, deeds);
        await expectReplay(room, id);
        expect(room.logged).toEqual([]);
        room.turns.stop();
        room.store.close();
      }),
      { numRuns: 150 },
    );
    expect(accepted).toBeGreaterThan(1000);
  }, 120_000);
});

async function expectReplay(room: Room, id: string): Promise<void> {
  const log = await room.store.log(id);
  const table = await room.table(id);
  expect(replayed(null, log)).toStrictEqual(table);
  expect(log).toHaveLength(table.version);
  const stored = await room.store.load(id);
  expect(replayed(stored?.snapshot ?? null, stored?.tail ?? [])).toStrictEqual(table);
  const cut = Math.floor(log.length / 2);
  const snapshot = JSON.parse(JSON.stringify(replayed(null, log.slice(0, cut)))) as Table | null;
  expect(replayed(snapshot, log.slice(cut))).toStrictEqual(table);
}

describe('a log or snapshot from before tables could choose who joins', () => {
  it('gives a table that everybody may join, that counts, with hints and pictures', async () => {
    const room = openRoom();
    const id = await room.begin(4);
    await room.play(id);
    const log = (await room.store.log(id)).map((event) =>
      event.type === 'opened'
        ? without({ ...event, options: without(event.options, NEW_OPTIONS) }, ['admitted', 'kicked'])
        : event,
    );
    const table = await room.table(id);
    expect(replayed(null, log)).toStrictEqual(table);
    const snapshot = without({ ...table, options: without(table.options, NEW_OPTIONS) as Table['options'] }, [
      'invited',
      'admitted',
      'kicked',
    ]) as Table;
    expect(replayed(snapshot, [])).toStrictEqual(table);
    expect(table).toMatchObject({
      options: { admission: 'everyone', hints: true, rated: true, pictures: true },
      invited: [],
      admitted: [],
      kicked: [],
    });
  });
});

const NEW_OPTIONS = ['admission', 'hints', 'rated', 'pictures'] as const;

function without<T extends object, K extends keyof T>(of: T, keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;
}

describe('evolve', () => {
  it('throws when the log is broken, instead of guessing', async () => {
    const room = openRoom();
    const id = await room.begin();
    const table = await room.table(id);
    expect(() => evolve(null, { type: 'started', atMs: 0 })).toThrow('begins with');
    expect(() => evolve(table, { type: 'started', atMs: 0 })).toThrow('not in its lobby');
    expect(() => evolve(table, { type: 'dealt', dealer: 0, seed: 'f'.repeat(64), atMs: 0 })).toThrow(
      'replay',
    );
    const lobby = await room.table(await room.open());
    expect(() => evolve(lobby, { type: 'came-back', seat: 0, atMs: 0 })).toThrow('not being played');
    expect(() => evolve(lobby, { type: 'readied', seat: 1, ready: true, atMs: 0 })).toThrow('no person');
  });

  it('changes no table that it was given', async () => {
    const room = openRoom();
    const table = await room.table(await room.begin());
    const before = JSON.stringify(table);
    const decision = decide(table, { type: 'leave', userId: 'ana' }, { nowMs: 1, newSeed: () => '' });
    if (!decision.ok) throw new Error(decision.error);
    const after = decision.value.reduce<Table>(evolve, table);
    expect(after).not.toEqual(table);
    expect(JSON.stringify(table)).toBe(before);
  });
});
