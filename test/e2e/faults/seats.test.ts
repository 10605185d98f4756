import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../playground/server/actors/actor.ts';
import { buttonsOf, textOf } from '../../../playground/server/actors/look.ts';
import type { Message } from '../../../playground/server/world/model.ts';
import { catalogue } from '../../../src/i18n/catalogue.ts';
import { expectClean } from '../../support/clean.ts';
import { answerOf } from '../../support/friends.ts';
import {
  brief,
  eager,
  later,
  logged,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playDeal,
  playOn,
  pressAt,
  tableOf,
  toldPrivately,
  turnAt,
  type Party,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const MINUTE_MS = 60_000;
const { imBack } = catalogue.en.table;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve', 'Fritz'] } });
});
afterAll(async () => {
  await expectClean(stage);
  expect(logged(stage, 'interaction-failed')).toEqual([]);
  expect(logged(stage, 'turn-failed')).toEqual([]);
  await stage.close();
});

const seatsOf = (party: Party) =>
  tableOf(party).seats.map((each) =>
    each === null ? null : each.kind === 'person' ? each.userId : 'computer',
  );

describe('a seat', () => {
  it('in a lobby of four who are ready starts the match by itself [fault 14]', async () => {
    const [anna, bruno, chloe, didier] = [0, 1, 2, 3].map((index) => stage.person(index)) as [
      ReturnType<Stage['person']>,
      ReturnType<Stage['person']>,
      ReturnType<Stage['person']>,
      ReturnType<Stage['person']>,
    ];
    const lobby = await openLobby(stage, anna);
    for (const each of [bruno, chloe, didier]) {
      const open = (press: { type: string; side?: number }): boolean =>
        press.type === 'join' && press.side === (each === chloe ? 0 : 1);
      await pressAt(lobby, each, 'join', open);
    }
    for (const each of [anna, bruno, chloe, didier]) await pressAt(lobby, each, 'ready');
    await openHandAt(lobby, anna.in(lobby.threadId));
    expect(tableOf(lobby).phase).toBe('playing');
  });

  it('at one table keeps nobody from another: in a lobby, in a match and after both [fault 14]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    const third = await openLobby(stage, stage.person(0));
    await pressAt(third, stage.person(1), 'join');
    await pressAt(lobby, stage.person(1), 'join');
    await pressAt(third, stage.person(0), 'cancel');
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
    const again = await openParty(stage, [stage.person(0), stage.person(1)]);
    await stage.discord.settle();
    expect(seatsOf(lobby).filter((each) => each !== null)).toHaveLength(2);
    expect([tableOf(third).phase, tableOf(party).phase, tableOf(again).phase]).toEqual([
      'closed',
      'closed',
      'playing',
    ]);
  });

  it('that somebody leaves in mid-game is played on with the same cards, and can be taken [fault 16]', async () => {
    const party = await openParty(stage);
    const { actor: leaver, message } = await nextTurn(party);
    const seat = seatsOf(party).indexOf(leaver.id);
    await leaver.command('/belote leave').acknowledged;
    await stage.discord.world.when(() => message.content.startsWith('You do not sit at this table'), {
      what: 'the hand of who left is theirs no more',
    });
    expect([message.components, message.embeds]).toEqual([[], []]);
    const others = { ...party, people: party.people.filter((each) => each !== leaver) };
    await nextTurn(others);
    expect(seatsOf(party)[seat]).toBe('computer');
    const eve = stage.person(4, party.threadId);
    await pressAt(party, eve, 'take-seat');
    const full = { ...party, people: [...others.people, eve] };
    await playDeal(full, brief);
    expect(seatsOf(party)[seat]).toBe(eve.id);
  });

  it('of a host who left passes the office on; the new host ends the match [fault 16]', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    await stage.person(0, party.threadId).command('/belote leave').acknowledged;
    await stage.discord.settle();
    expect(tableOf(party).hostId).toBe(stage.person(1).id);
    await stage.person(1, party.threadId).command('/belote end').acknowledged;
    await stage.discord.settle();
    expect(tableOf(party)).toMatchObject({ phase: 'closed', outcome: { kind: 'ended' } });
  });

  it('elsewhere is not lost to /belote end or /belote kick: they mean the table of this channel [fault 16]', async () => {
    const { world, seed } = stage.discord;
    const [anna, eve] = [stage.person(0), stage.person(4)];
    const other = world.addChannel(seed.guildId, 'other');
    const strange = await openLobby(stage, eve.in(other.id));
    const own = await openLobby(stage, anna);
    await pressAt(own, anna, 'start');
    expect(await answerOf(stage, anna.in(other.id), '/belote end')).toContain('Only the host');
    expect(await answerOf(stage, anna.in(other.id), '/belote kick', { person: eve.id })).toContain(
      'Only the host',
    );
    expect([tableOf(own).phase, tableOf(strange).phase]).toEqual(['playing', 'lobby']);
    await eve.in(other.id).command('/belote end').acknowledged;
    await anna.in(other.id).command('/belote end').acknowledged;
    await world.when(() => tableOf(own).phase === 'closed', { what: 'the end of what is left' });
  });

  it('of two tables of one channel is not lost to a moderator who means the other: the answer names both [fault 16]', async () => {
    const { world, seed } = stage.discord;
    const { id: busy } = world.addChannel(seed.guildId, 'busy');
    const [anna, bruno, moderator] = [stage.person(0, busy), stage.person(1, busy), stage.person(5, busy)];
    const role = world.addRole(seed.guildId, 'Referees', ['ManageMessages']);
    world.giveRole(seed.guildId, moderator.id, role.id);
    const [first, second] = [await openLobby(stage, anna), await openLobby(stage, bruno)];
    for (const [line, options] of [['/belote end'], ['/belote kick', { person: anna.id }]] as const) {
      const which = await answerOf(stage, moderator, line, options);
      expect([which.includes(`<#${first.threadId}>`), which.includes(`<#${second.threadId}>`)]).toEqual([
        true,
        true,
      ]);
    }
    expect([tableOf(first).phase, tableOf(second).phase]).toEqual(['lobby', 'lobby']);
    expect(await answerOf(stage, moderator.in(second.threadId), '/belote end')).not.toContain('<#');
    expect([tableOf(first).phase, tableOf(second).phase]).toEqual(['lobby', 'closed']);
    expect(await answerOf(stage, moderator, '/belote end')).toContain(`<#${first.threadId}>`);
    expect(tableOf(first).phase).toBe('closed');
  });

  it('at a table is no right to end it: the host and moderators may [fault 16]', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    const refused = await answerOf(stage, stage.person(1, party.threadId), '/belote end');
    expect(refused).toMatch(/Only the host/);
    const { world, seed } = stage.discord;
    const role = world.addRole(seed.guildId, 'Moderators', ['ManageMessages']);
    world.giveRole(seed.guildId, stage.person(5).id, role.id);
    expect(await answerOf(stage, stage.person(5, party.threadId), '/belote end')).toMatch(/ended/);
    await stage.discord.settle();
    expect(tableOf(party)).toMatchObject({ phase: 'closed', outcome: { kind: 'ended' } });
  });

  it('at a dead table does not keep anybody from /belote start [fault 16]', async () => {
    const { world, seed } = stage.discord;
    const channel = world.addChannel(seed.guildId, 'dying').id;
    const dead = await openParty(stage, [stage.person(0, channel), stage.person(1, channel)]);
    world.deleteChannel(channel);
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    await nextTurn(party);
    expect(tableOf(dead).phase).toBe('playing');
  });

  it('left by the last person ends the match: four computers do not play on [fault 17]', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    await stage.person(0, party.threadId).command('/belote leave').acknowledged;
    await stage.person(1, party.threadId).command('/belote leave').acknowledged;
    await stage.discord.settle();
    expect(tableOf(party)).toMatchObject({ phase: 'closed', outcome: { kind: 'ended' } });
    const length = logOf(party).length;
    await later(stage, 5 * MINUTE_MS);
    expect(logOf(party)).toHaveLength(length);
    const result = stage.discord.world
      .messages(party.threadId)
      .find((each) => textOf(each).startsWith('The match was ended early'));
    expect(result?.components).toEqual([]);
  });

  it('is lost to nobody on two servers at once: each keeps its own table and standings [fault 18]', async () => {
    const { world } = stage.discord;
    const guild = world.addGuild('Another server');
    const channel = world.addChannel(guild.id, 'belote');
    for (const index of [0, 1, 2, 3]) world.addMember(guild.id, stage.person(index).id);
    const here = await openParty(stage);
    const there = await openParty(
      stage,
      [0, 1, 2, 3].map((index) => stage.person(index, channel.id)),
      { target: 1 },
    );
    await playOn(here, 2);
    await playDeal(there);
    await playOn(here, 2);
    await stage.discord.settle();
    expect(tableOf(there).phase).toBe('closed');
    expect(tableOf(here).phase).toBe('playing');
    expect(await answerOf(stage, stage.person(0, channel.id), '/belote standings')).toMatch(/Anna/);
    expect(await answerOf(stage, stage.person(0), '/belote standings')).not.toMatch(/Anna/);
  });

  it('of a member who left the server is played on by the clock; the match goes on [fault 19]', async () => {
    const party = await openParty(stage, undefined, { clock: '30' });
    const gone = (await nextTurn(party)).actor;
    stage.discord.world.removeMember(stage.discord.seed.guildId, gone.id);
    const others = { ...party, people: party.people.filter((each) => each !== gone) };
    // The seat may take the first trick alone: whoever bids may have to lead as well.
    for (let turns = 0; turns < 20 && turnAt(others) === undefined; turns += 1) await later(stage, 31_000);
    expect(turnAt(others)).toBeDefined();
    expect(logOf(party).some((each) => each.type === 'moved' && each.by === 'clock')).toBe(true);
    const table = stage.discord.world.messages(party.threadId).findLast((each) => each.ephemeralTo === null);
    expect(table && textOf(table)).toContain(gone.user.globalName ?? '?');
    stage.discord.world.addMember(stage.discord.seed.guildId, gone.id);
  });
});

describe('the clock', () => {
  it('takes a turn when its time is up and not before, and starts anew with every turn [fault 15]', async () => {
    const party = await openParty(stage, undefined, { clock: '60' });
    const first = await nextTurn(party);
    await later(stage, 50_000);
    await first.actor.click(first.message, brief(first.offers).customId).acknowledged;
    const second = await nextTurn(party, first.at);
    await later(stage, 50_000);
    expect(clockMoves(party)).toBe(0);
    await later(stage, 11_000);
    await stage.discord.world.when(() => turnAt(party, second.at), { what: 'the clock plays' });
    expect(
      logOf(party)
        .filter((each) => each.type === 'moved')
        .map((each) => each.by),
    ).toEqual(['person', 'clock']);
  });

  it('that took two turns in a row gives the seat to a computer until its owner is back [fault 15]', async () => {
    const party = await openParty(stage, [stage.person(0)], { clock: '30', rules: 'bela' });
    const [anna] = party.people as [ReturnType<Stage['person']>];
    for (const missed of [1, 2]) {
      await nextTurn(party, lastClockMove(party));
      await later(stage, 31_000);
      const taken = (): boolean => clockMoves(party) === missed;
      await stage.discord.world.when(taken, { what: 'the clock plays' });
    }
    const alone = (): boolean => anna.messages().some((each) => textOf(each).startsWith('Everybody is away'));
    await stage.discord.world.when(alone, { what: 'the table says that nobody plays' });
    const [older] = anna.ephemerals().filter(({ channelId }) => channelId === party.threadId);
    await pressAt(party, anna, 'back', ({ seat }) => seat === null);
    const isGone = (): boolean => !anna.ephemerals().some(({ id }) => id === older?.id);
    await stage.discord.world.when(isGone, { what: 'the new hand takes the older one away' });
    const turn = await nextTurn(party);
    await stage.discord.world.when(() => !alone(), { what: 'the table goes on' });
    await anna.click(turn.message, eager(turn.offers).customId).acknowledged;
    await stage.discord.settle();
    expect(logOf(party).some((each) => each.type === 'came-back')).toBe(true);
  });

  it('is given back by the hand too, which stays where it is [fault 15]', async () => {
    const people = [stage.person(0), stage.person(1)];
    const party = await openParty(stage, people, { clock: '30', rules: 'bela' });
    const [anna, bruno] = party.people as [Actor, Actor];
    const isAway = (): boolean => tableOf(party).seats.some((each) => each?.kind === 'person' && each.away);
    while (!isAway()) {
      await stage.discord.settle();
      const turn = turnAt({ ...party, people: [bruno] });
      if (turn === undefined) await later(stage, 31_000);
      else await bruno.click(turn.message, eager(turn.offers).customId).acknowledged;
    }
    const hands = (): readonly Message[] =>
      anna.ephemerals().filter(({ channelId }) => channelId === party.threadId);
    const labels = (): readonly string[] =>
      hands()
        .flatMap(buttonsOf)
        .map(({ label }) => label);
    await stage.discord.world.when(() => labels().includes(imBack), { what: 'the way back on the hand' });
    await anna.click(hands()[0] as Message, imBack).acknowledged;
    await stage.discord.world.when(() => !isAway() && !labels().includes(imBack), { what: 'Anna is back' });
    expect(hands()).toHaveLength(1);
  });
});

function clockMoves(party: Party): number {
  return logOf(party).filter((each) => each.type === 'moved' && each.by === 'clock').length;
}

/** The version before the last move of the clock: a hand that was drawn for it is old. */
function lastClockMove(party: Party): number {
  return logOf(party).findLastIndex((each) => each.type === 'moved' && each.by === 'clock');
}

describe('a stranger', () => {
  it('is told kindly at every button of a lobby and a table [fault 8]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const eve = stage.person(4, lobby.threadId);
    for (const type of ['leave', 'ready', 'add-computer'] as const) {
      eve.reload();
      await pressAt(lobby, eve, type);
      await toldPrivately(stage, eve, /You do not sit at this table/);
    }
    for (const type of ['start', 'cancel'] as const) {
      eve.reload();
      await pressAt(lobby, eve, type);
      await toldPrivately(stage, eve, /Only the host/);
    }
  });
});
