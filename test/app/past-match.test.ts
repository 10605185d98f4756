import { describe, expect, it } from 'vitest';
import { isPast, peopleOfPast, publicSeedOf } from '../../src/app/past-match.ts';
import type { Append } from '../../src/app/ports.ts';
import type { Playing } from '../../src/app/table.ts';
import { inPlay, openRoom } from '../support/card-room.ts';

const seedOf = ({ seeds }: Playing): string | undefined => seeds.at(-1);

describe('the seed of a deal', () => {
  it('is a secret while the deal runs, and public from its last card on', async () => {
    const room = openRoom();
    const lobby = await room.open();
    expect(publicSeedOf(await room.table(lobby))).toBeNull();
    const id = await room.begin();
    expect(publicSeedOf(await room.table(id))).toBeNull();
    const between = inPlay(await room.playDeal(id));
    expect(publicSeedOf(between)).toEqual({ seed: seedOf(between), version: between.version });
    expect(await room.store.logOfDeal('guild', seedOf(between) ?? '')).toEqual(await room.store.log(id));
    await room.must(id, { type: 'next-deal', userId: null, at: between.at });
    const running = await room.playing(id);
    expect(publicSeedOf(running)).toBeNull();
    expect(await room.store.logOfDeal('guild', seedOf(running) ?? '')).toBeNull();
    expect(await room.store.logOfDeal('guild', seedOf(between) ?? '')).not.toBeNull();
  });

  it('is known again after the next deal where an earlier version ended the deal and did not file it', async () => {
    const room = openRoom();
    const { store } = room;
    const append = (entry: Append): ReturnType<typeof store.append> =>
      store.append({ ...entry, publicSeed: null });
    const before = await room.restart({ store: { ...store, append } });
    const id = await before.begin();
    const between = inPlay(await before.playDeal(id));
    const log = await store.log(id);
    expect(await store.logOfDeal('guild', seedOf(between) ?? '')).toBeNull();
    const now = await before.restart({ store });
    await now.must(id, { type: 'next-deal', userId: null, at: between.at });
    expect(await store.logOfDeal('guild', seedOf(between) ?? '')).toEqual(log);
    expect(await store.logOfDeal('guild', seedOf(await now.playing(id)) ?? '')).toBeNull();
  });

  it('is public when the match is ended in the middle of it', async () => {
    const room = openRoom();
    const id = await room.begin();
    const running = await room.playing(id);
    const over = await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    expect(publicSeedOf(over)).toEqual({ seed: seedOf(running), version: over.version });
    expect(await room.store.logOfDeal('guild', seedOf(running) ?? '')).toHaveLength(over.version);
  });
});

describe('a past match', () => {
  it('belongs to everybody who sat at its end or left it, once', async () => {
    const room = openRoom();
    const id = await room.begin();
    expect(peopleOfPast(await room.table(id))).toBeNull();
    await room.must(id, { type: 'leave', userId: 'cleo' });
    const over = await room.must(id, { type: 'end', userId: 'ana', moderator: false });
    expect(isPast(over)).toBe(true);
    expect([...(peopleOfPast(over) ?? [])].toSorted()).toEqual(['ana', 'bob', 'cleo', 'dan']);
    const ofCleo = { guildId: 'guild', userId: 'cleo' };
    expect(await room.store.matches(ofCleo, { skip: 0, limit: 9 })).toEqual([id]);
  });

  it('is no lobby that was given up', async () => {
    const room = openRoom();
    const id = await room.open();
    const over = await room.must(id, { type: 'cancel', userId: 'ana', moderator: false });
    expect(isPast(over)).toBe(false);
    expect(peopleOfPast(over)).toBeNull();
  });
});
