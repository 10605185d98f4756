import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlineOf } from '../../src/app/due.ts';
import type { Log } from '../../src/app/ports.ts';
import { turnOf } from '../../src/engine/match.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import {
  CLOCK_MS,
  clickOf,
  inPlay,
  knownSecrets,
  openRoom,
  PEOPLE,
  type Room,
} from '../support/card-room.ts';

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

describe('after a restart', () => {
  let folder: string;
  let room: Room;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'belote-app-'));
    room = openRoom({ store: fileStore() });
  });
  afterEach(() => {
    room.store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fileStore = () => openSqliteStore({ file: join(folder, 'tables.sqlite'), log: SILENT });

  /** The process dies, and a new one opens the file, with a generator that would draw other secrets. */
  async function restarted(downMs = 0): Promise<Room> {
    room.turns.stop();
    room.store.close();
    await room.clock.advance(downMs);
    room = await room.restart({ store: fileStore(), secrets: knownSecrets('other') });
    return room;
  }

  it('[fault 9] every table stands where its last accepted click left it', async () => {
    const lobby = await room.open();
    await room.must(lobby, { type: 'add-computer', userId: 'ana' });
    const bidding = await room.begin();
    await room.play(bidding);
    const playing = await room.begin();
    for (let turn = 0; turn < 15; turn += 1) await room.play(playing);
    const between = await room.begin();
    await room.playDeal(between);
    const ended = await room.begin();
    await room.must(ended, { type: 'end', userId: 'ana', moderator: false });
    const ids = [lobby, bidding, playing, between, ended];
    const before = await Promise.all(ids.map((id) => room.table(id)));
    await restarted();
    expect(await Promise.all(ids.map((id) => room.table(id)))).toStrictEqual(before);
  });

  it('[fault 9] a button from before still counts, once', async () => {
    const id = await room.begin();
    const click = clickOf(await room.playing(id));
    await restarted();
    expect([await room.refusal(id, click), await room.refusal(id, click)]).toEqual([null, 'stale']);
  });

  it('[fault 35] the same cards are on the table: the packs come from the seeds in the log', async () => {
    const id = await room.begin();
    await room.playDeal(id);
    await room.must(id, { type: 'next-deal', userId: 'ana', at: (await room.playing(id)).at });
    const before = await room.playing(id);
    await restarted();
    const after = await room.playing(id);
    expect(after.seeds.map(packOf)).toEqual(before.seeds.map(packOf));
    expect(after.match.deal?.hands).toEqual(before.match.deal?.hands);
  });

  it('[fault 35] a match that is interrupted after every click ends as it would have ended', async () => {
    const whole = openRoom({ secrets: knownSecrets() });
    const id = await whole.begin();
    let expected = await whole.playDeal(id);
    expected = await whole.must(id, { type: 'next-deal', userId: null, at: inPlay(expected).at });
    expected = await whole.playDeal(id);

    await room.begin();
    for (let table = await room.playing(id); ; table = await room.playing(id)) {
      if (turnOf(table.match) !== null) await room.play(id);
      else if (table.seeds.length === 2) break;
      else await room.must(id, { type: 'next-deal', userId: null, at: table.at });
      room.turns.stop();
      room = openRoom({ store: room.store, clock: room.clock, secrets: room.secrets });
    }
    expect(inPlay(await room.table(id)).match).toEqual(inPlay(expected).match);
  });

  it('[fault 31] a turn ends at its deadline', async () => {
    const id = await room.begin();
    const before = await room.playing(id);
    await room.clock.advance(10_000);
    await restarted(1000);
    expect(deadlineOf(await room.playing(id))).toBe(deadlineOf(before));
    await room.clock.advance(CLOCK_MS - 11_000 - 1);
    expect((await room.playing(id)).at).toBe(before.at);
    await room.clock.advance(1);
    expect((await room.playing(id)).at).toBeGreaterThan(before.at);
  });

  it('[fault 30] [fault 31] a deadline that passed meanwhile leaves time to click, and is shown anew', async () => {
    const id = await room.begin();
    const before = await room.playing(id);
    const click = clickOf(before);
    await restarted(8 * 3_600_000);
    await room.clock.advance(0);
    const graceEndsMs = room.clock.nowMs() + 30_000;
    expect(deadlineOf(await room.playing(id))).toBe(graceEndsMs);
    await room.clock.advance(29_999);
    expect(await room.refusal(id, click)).toBeNull();
  });

  it('[fault 30] no clock runs before Discord is reached for the first time', async () => {
    const id = await room.begin();
    const { at } = await room.playing(id);
    await restarted();
    room.turns.stop();
    const slow = openRoom({ store: room.store, clock: room.clock });
    slow.turns.hold();
    await slow.turns.resume();
    await room.clock.advance(3_600_000);
    expect((await slow.playing(id)).at).toBe(at);
  });

  it('[fault 31] computers, next deals, lobbies and archives go on by themselves', async () => {
    const archived: string[] = [];
    const lobby = await room.open();
    const computers = await room.begin(1);
    const between = await room.begin();
    await room.playDeal(between);
    const ended = await room.begin();
    await room.must(ended, { type: 'end', userId: 'ana', moderator: false });
    const { version } = await room.playing(computers);
    room.turns.stop();
    room.store.close();
    await room.clock.advance(60_000);
    room = await room.restart({ store: fileStore(), archive: async ({ id }) => void archived.push(id) });
    await room.clock.advance(0);
    expect((await room.playing(between)).seeds.length).toBe(2);
    expect((await room.playing(computers)).version).toBeGreaterThan(version);
    await room.clock.advance(room.pace.archiveMs - 60_000);
    expect(archived).toEqual([ended]);
    await room.clock.advance(room.pace.lobbyMs);
    expect((await room.table(lobby)).phase).toBe('closed');
  });

  it('[fault 17] a table where everybody is away still stands still, and still expires', async () => {
    const id = await room.begin(1);
    for (let waits = 0; waits < 50; waits += 1) {
      const ana = (await room.playing(id)).seats[0];
      if (ana.kind === 'person' && ana.away) break;
      await room.clock.advance(CLOCK_MS);
    }
    const away = await room.playing(id);
    await restarted();
    await room.clock.advance(60_000);
    expect(await room.playing(id)).toEqual(away);
    await room.clock.advance(room.pace.desertedMs);
    expect((await room.table(id)).phase).toBe('closed');
  });

  it('people who left keep their loss, and those who come back lose it', async () => {
    const id = await room.begin();
    for (const userId of PEOPLE.slice(1, 3)) await room.must(id, { type: 'leave', userId });
    await restarted();
    await room.must(id, { type: 'take-seat', who: { userId: 'bob', name: 'Bob' }, seat: 1 });
    expect((await room.playing(id)).leavers).toEqual([{ userId: 'cleo', name: 'Cleo', seat: 2 }]);
  });
});
