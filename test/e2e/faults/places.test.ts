import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../playground/server/actors/look.ts';
import type { Message } from '../../../playground/server/world/model.ts';
import { activeThreadLimit } from '../../../playground/server/world/threads.ts';
import { seatOf } from '../../../src/app/seating.ts';
import { expectClean } from '../../support/clean.ts';
import { answerOf } from '../../support/friends.ts';
import { offersOf } from '../../support/play.ts';
import {
  eager,
  later,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playDeal,
  playOn,
  playToEnd,
  pressAt,
  tableOf,
  toldPrivately,
  type Party,
  type Turn,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';
import { tablesIn } from '../../support/truth.ts';

const MINUTE_MS = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage, { provoked: 'some' });
  await stage.close();
});

/** The messages of a table in a thread or channel on which somebody can play. */
function tableMessages({ tableId }: Party, channelId: string): readonly Message[] {
  return stage.discord.world
    .messages(channelId)
    .filter((each) => each.ephemeralTo === null)
    .filter((each) => offersOf(each).some(({ press }) => press.type === 'hand' && press.table === tableId));
}

async function click({ actor, message, offers }: Turn): Promise<void> {
  await actor.click(message, eager(offers).customId).acknowledged;
}

/** The same party in another thread, every hand opened anew. */
async function followed(party: Party, threadId: string): Promise<Party> {
  const moved = { ...party, threadId, people: party.people.map((each) => each.in(threadId)) };
  for (const actor of moved.people) await openHandAt(moved, actor);
  return moved;
}

async function freshChannel(name: string): Promise<string> {
  return stage.discord.world.addChannel(stage.discord.seed.guildId, name).id;
}

const everybodyIn = (channelId: string) => [0, 1, 2, 3].map((index) => stage.person(index, channelId));

describe('the table message', () => {
  it('that was deleted is there again with the next card [fault 21]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    const [old] = tableMessages(party, party.threadId);
    if (old === undefined) throw new Error('no table message');
    stage.discord.world.deleteMessage(old);
    await click(turn);
    await stage.discord.world.when(() => tableMessages(party, party.threadId)[0], {
      what: 'the table again',
    });
    await playOn(party, 2);
  });

  it('that was deleted comes back by /belote table, at once and again at once [fault 21]', async () => {
    const party = await openParty(stage);
    const [anna] = party.people as [Turn['actor']];
    for (const _ of [1, 2, 3]) {
      for (const each of tableMessages(party, party.threadId)) stage.discord.world.deleteMessage(each);
      const handle = await anna.command('/belote table').acknowledged;
      await stage.discord.world.when(() => (handle.message()?.content ?? '') !== '', { what: 'an answer' });
      expect(tableMessages(party, party.threadId)).toHaveLength(1);
    }
  });

  it('moves to the bottom by /belote table, from another channel too; the old one is gone', async () => {
    const party = await openParty(stage);
    const [anna] = party.people as [Turn['actor']];
    const before = tableMessages(party, party.threadId).map(({ id }) => id);
    const elsewhere = await freshChannel('elsewhere');
    const handle = await anna.in(elsewhere).command('/belote table').acknowledged;
    await stage.discord.world.when(() => (handle.message()?.content ?? '') !== '', { what: 'an answer' });
    expect(handle.message()?.content).toContain(`<#${party.threadId}>`);
    const after = tableMessages(party, party.threadId).map(({ id }) => id);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('of a lobby that was deleted comes back by /belote table [fault 21]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const message = stage.discord.world.message(lobby.channelId, lobby.threadId);
    stage.discord.world.deleteMessage(message as Message);
    await stage.person(0, lobby.threadId).command('/belote table').acknowledged;
    await pressAt(lobby, stage.person(1), 'join');
    await stage.discord.settle();
    expect(tableOf(lobby).seats.filter((each) => each !== null)).toHaveLength(2);
  });
});

describe('a lobby that was given up', () => {
  it('keeps its message: /belote table says that it is closed', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    await pressAt(lobby, stage.person(0), 'cancel');
    await stage.discord.world.when(() => tableOf(lobby).phase === 'closed', { what: 'the end of the lobby' });
    const anna = stage.person(0, lobby.threadId);
    for (const line of ['/belote table', '/belote score', '/belote hand'])
      expect(await answerOf(stage, anna, line)).toMatch(/This table is closed/);
    const message = stage.discord.world.message(lobby.channelId, lobby.threadId);
    expect(textOf(message as Message)).toContain('was cancelled');
  });
});

describe('the thread', () => {
  it('that was deleted is replaced at once, and the match goes on in the new one [fault 21]', async () => {
    const party = await openParty(stage);
    await playOn(party, 3);
    await stage.discord.settle();
    const before = stage.discord.log.length;
    stage.discord.world.deleteChannel(party.threadId);
    const threadId = await newThread(party);
    await stage.discord.settle();
    const lobby = `/channels/${stage.discord.seed.channelId}/messages/${party.threadId}`;
    // A thread on a message has the message's id: the lobby links to the new one already.
    const edits = stage.discord.log
      .slice(before)
      .filter(({ method, path }) => method === 'PATCH' && path === lobby);
    expect(edits).toEqual([]);
    const moved = await followed(party, threadId);
    await playDeal(moved);
    expect(tableOf(moved).phase).toBe('playing');
  });

  it('that was deleted calls those again who are still to come, and nobody who sits there [fault 21]', async () => {
    const party = await openParty(stage, [stage.person(0)]);
    const { world } = stage.discord;
    const [came, late] = [stage.person(1), stage.person(3)];
    for (const guest of [came, late])
      await answerOf(stage, stage.person(0, party.threadId), '/belote invite', { person: guest.id });
    await pressAt(party, came.in(party.threadId), 'take-seat');
    await world.when(() => seatOf(tableOf(party).seats, came.id) !== null, { what: 'the guest sits there' });
    await stage.discord.settle();
    world.deleteChannel(party.threadId);
    const threadId = await newThread(party);
    const called = (): readonly string[] => world.messages(threadId).flatMap(({ pings }) => [...pings]);
    await world.when(() => called().includes(late.id), { what: 'the call in the new thread' });
    expect(called()).toEqual([late.id]);
    await answerOf(stage, stage.person(0, threadId), '/belote end');
  });

  it('of a lobby that was deleted is replaced too [fault 21]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    stage.discord.world.deleteChannel(lobby.threadId);
    await stage.discord.settle();
    await pressAt(lobby, stage.person(0), 'start');
    const threadId = await newThread(lobby);
    await openHandAt(lobby, stage.person(0, threadId));
  });

  it('of a rematch that was deleted with its lobby is replaced in the channel [fault 21]', async () => {
    const party = await openParty(stage, undefined, { rules: 'classic-501', target: 100 });
    await playToEnd(party);
    const [anna, bruno] = party.people;
    if (anna === undefined || bruno === undefined) throw new Error('nobody sits');
    await pressAt(party, anna, 'rematch');
    const tableId = await stage.discord.world.when(
      () => tablesIn(stage.database).findLast((each) => each.phase === 'lobby')?.id,
      { what: 'the lobby of the rematch' },
    );
    const lobby = { ...party, tableId };
    await pressAt(lobby, bruno, 'ready');
    stage.discord.world.deleteChannel(party.threadId);
    await pressAt(lobby, stage.person(0), 'start');
    const threadId = await newThread(lobby);
    const turn = await nextTurn(await followed(lobby, threadId));
    expect(turn.message.channelId).toBe(threadId);
  });

  it('that archived itself in mid-game opens again with the next card [fault 22]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    stage.discord.world.changeThread(party.threadId, { archived: true });
    await click(turn);
    await stage.discord.world.when(() => !stage.discord.world.thread(party.threadId).archived, {
      what: 'the thread is open',
    });
    await playOn(party, 2);
  });

  it('that was locked and archived is opened and unlocked, as long as people play [fault 22]', async () => {
    const party = await openParty(stage);
    stage.discord.world.changeThread(party.threadId, { locked: true, archived: true });
    const [anna] = party.people as [Turn['actor']];
    await anna.in(party.channelId).command('/belote table').acknowledged;
    await stage.discord.world.when(() => {
      const { archived, locked } = stage.discord.world.thread(party.threadId);
      return !archived && !locked;
    });
    await playOn(party, 2);
  });

  it('that is locked and archived where the bot may not unlock: it says which permission it needs [fault 22]', async () => {
    const channelId = await freshChannel('strict');
    stage.discord.world.denyBot(channelId, 'ManageThreads');
    const party = await openParty(stage, everybodyIn(channelId));
    stage.discord.world.changeThread(party.threadId, { locked: true, archived: true });
    const [anna] = everybodyIn(channelId) as [Turn['actor']];
    const handle = await anna.command('/belote table').acknowledged;
    await stage.discord.world.when(() => /\*\*Manage Threads\*\*/.test(handle.message()?.content ?? ''), {
      what: 'the permission is named',
    });
    stage.discord.world.allowBot(channelId, 'ManageThreads');
    await stage.discord.world.when(() => !stage.discord.world.thread(party.threadId).locked, {
      what: 'it is tried again when the permission is back',
    });
    await playOn(party, 2);
  });

  it('is archived and locked a while after the match, not before [fault 22]', async () => {
    const party = await openParty(stage, undefined, { target: 1 });
    await playDeal(party);
    await stage.discord.settle();
    expect(stage.discord.world.thread(party.threadId)).toMatchObject({ archived: false, locked: false });
    await later(stage, 11 * MINUTE_MS);
    await stage.discord.world.when(() => stage.discord.world.thread(party.threadId).archived, {
      what: 'the thread is put away',
    });
    expect(stage.discord.world.thread(party.threadId)).toMatchObject({ archived: true, locked: true });
  });

  it('cannot be made where too many are active: the table is closed again and the host told why [fault 24]', async () => {
    const { world, seed } = stage.discord;
    const guild = world.addGuild('Crowded');
    const channel = world.addChannel(guild.id, 'belote');
    world.addMember(guild.id, seed.people[0] as string);
    const first = await openLobby(stage, stage.person(0, channel.id));
    const before = world.threads(guild.id).length;
    const template = world.thread(first.threadId);
    for (let count = before; count < activeThreadLimit; count += 1) {
      const id = world.state.nextId();
      world.state.channels.set(id, { ...template, id, memberSince: new Map() });
      guild.channelIds.add(id);
    }
    await stage.person(0, channel.id).command('/belote start').acknowledged;
    await toldPrivately(stage, stage.person(0), /as many active threads as Discord allows/);
    await stage.discord.settle();
    expect(tablesIn(stage.database).at(-1)).toMatchObject({
      phase: 'closed',
      outcome: { kind: 'cancelled' },
    });
    expect(world.messages(channel.id).at(-1)?.components).toEqual([]);
  });
});

describe('the channel', () => {
  it('in which there are no threads, the chat of a voice channel: the table is closed again and the host told where to go [fault 23]', async () => {
    const channelId = await freshChannel('voice');
    const threads = { method: 'POST', route: new RegExp(`/channels/${channelId}/messages/\\d+/threads$`) };
    const noThreads = stage.discord.faults.always(threads, { status: 400, code: 50024 });
    await stage.person(0, channelId).command('/belote start').acknowledged;
    await toldPrivately(stage, stage.person(0), /this kind of channel has none.*text channel/);
    noThreads.clear();
    await stage.discord.settle();
    expect(tablesIn(stage.database).at(-1)).toMatchObject({ outcome: { kind: 'cancelled' } });
    expect(stage.discord.world.messages(channelId).at(-1)?.components).toEqual([]);
  });

  it('that was deleted with its thread: the match lives on quietly and moves by /belote table [fault 21]', async () => {
    const channelId = await freshChannel('doomed');
    const party = await openParty(stage, everybodyIn(channelId), { clock: '30' });
    await playOn(party, 1);
    const errorsBefore = errors();
    const requestsBefore = stage.discord.log.length;
    stage.discord.world.deleteChannel(channelId);
    for (let turn = 0; turn < 4; turn += 1) {
      await later(stage, 31_000);
    }
    expect(errors() - errorsBefore).toBeLessThan(3);
    expect(stage.discord.log.length - requestsBefore).toBeLessThan(30);
    expect(tableOf(party).phase).toBe('playing');
    const home = await freshChannel('home');
    const handle = await stage.person(0, home).command('/belote table').acknowledged;
    const threadId = await stage.discord.world.when(
      () => /<#(\d+)>/.exec(handle.message()?.content ?? '')?.[1],
      { what: 'where the table is now' },
    );
    await openHandAt({ ...party, channelId: home }, stage.person(0, threadId));
    expect(tableMessages(party, threadId)).toHaveLength(1);
  });

  it('in which the bot may not write in threads: nobody is seated, and the permission is named [fault 23]', async () => {
    const channelId = await freshChannel('read-only');
    stage.discord.world.denyBot(channelId, 'SendMessagesInThreads');
    const before = tablesIn(stage.database).length;
    const handle = await stage.person(0, channelId).command('/belote start').acknowledged;
    await stage.discord.world.when(() => (handle.message()?.content ?? '') !== '');
    expect(handle.message()?.content).toMatch(/\*\*Send Messages in Threads\*\*/);
    expect(tablesIn(stage.database)).toHaveLength(before);
    expect(stage.discord.world.messages(channelId).filter((each) => each.ephemeralTo === null)).toEqual([]);
  });

  it('in which permissions vanish in mid-game: the next click is told what is missing, and all is back when they are [fault 23]', async () => {
    const channelId = await freshChannel('fickle');
    const party = await openParty(stage, everybodyIn(channelId));
    const turn = await nextTurn(party);
    const before = textOf(tableMessages(party, party.threadId)[0] as Message);
    stage.discord.world.denyBot(channelId, 'ViewChannel', 'SendMessagesInThreads');
    await click(turn);
    const next = await nextTurn(party, turn.at);
    // The next hand comes before the edit of the table, and only that shows that the table is out of reach.
    await stage.discord.settle();
    await click(next);
    await toldPrivately(stage, next.actor, /Missing here: .*\*\*View Channel\*\*/);
    const last = await nextTurn(party, next.at);
    expect(logOf(party).filter((each) => each.type === 'moved')).toHaveLength(2);
    const elsewhere = next.actor.in(await freshChannel('meanwhile'));
    const answer = await answerOf(stage, elsewhere, '/belote table');
    expect(answer).toBe(`Missing in <#${channelId}>: **View Channel** and **Send Messages in Threads**.`);
    stage.discord.world.allowBot(channelId, 'ViewChannel', 'SendMessagesInThreads');
    await stage.discord.world.when(
      () => textOf(tableMessages(party, party.threadId)[0] as Message) !== before,
      {
        what: 'the table shows the moves',
      },
    );
    await click(last);
    await nextTurn(party, last.at);
  });
});

function errors(): number {
  return stage.logs().filter((line) => line.includes('"level":"error"')).length;
}

async function newThread(party: Party): Promise<string> {
  const { world, seed } = stage.discord;
  const found = await world.when(
    () => world.threads(seed.guildId).find((each) => tableMessages(party, each.id).length > 0),
    { what: 'the table in a thread' },
  );
  return found.id;
}
