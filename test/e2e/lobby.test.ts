import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { buttonsOf, textOf } from '../../playground/server/actors/look.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { expectClean } from '../support/clean.ts';
import { formBehind, formOf, handIn } from '../support/forms.ts';
import { answerOf } from '../support/friends.ts';
import {
  later,
  logged,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  pressAt,
  tableOf,
  toldPrivately,
  type Party,
} from '../support/party.ts';
import { offersOf } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
const SECOND_MS = 1000;
/** Names as long and as nasty as Discord lets them be. */
const NAMES = [
  'Anna',
  '@everyone **bold** __x__ [a](b)',
  '<@1> `code` ||spoiler|| \u202Eolleh',
  'Didier',
  '```\n-# <:e:1> <t:0:R> <id:guide>',
  '\u0000\u200b \\ > # ~~no~~ 12',
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    discord: { people: NAMES.map((each) => each.slice(0, 32)) },
    settings: { BELOTE_PING_AFTER_MS: '20000' },
  });
});
afterAll(async () => {
  await expectClean(stage);
  expect(logged(stage, 'interaction-failed')).toEqual([]);
  expect(logged(stage, 'turn-failed')).toEqual([]);
  await stage.close();
});

/** The lobby message of a table, as it stands. */
function lobbyOf(party: Party): Message {
  const lobby = stage.discord.world
    .messages(party.channelId)
    .find((each) => offersOf(each).some(({ press }) => press.table === party.tableId));
  if (lobby === undefined) throw new Error('the lobby has no buttons');
  return lobby;
}

const labelsOf = (message: Message): readonly string[] => buttonsOf(message).map(({ label }) => label);

const namesAt = (party: Party): readonly string[] =>
  tableOf(party).seats.map((each) =>
    each === null ? '-' : each.kind === 'person' ? each.userId : 'computer',
  );

async function until(what: string, holds: () => boolean): Promise<void> {
  await stage.discord.world.when(holds, { what });
}

describe('`/belote start` posts a lobby message in the channel and opens a thread from it', () => {
  it('with the options that were typed', async () => {
    const party = await openLobby(stage, stage.person(0), {
      rules: 'coinche',
      target: 700,
      announcements: 'off',
      admission: 'invited',
      level: 'hard',
      clock: '120',
    });
    expect(tableOf(party).options).toMatchObject({
      rules: { id: 'coinche', target: 700, declarations: { compare: 'off' } },
      admission: 'invited',
      level: 'hard',
      clockMs: 120_000,
    });
    const lobby = lobbyOf(party);
    expect(textOf(lobby)).toContain('To 700 points · 2 minutes a turn · computers: hard');
    expect(textOf(lobby)).toContain(s.company.lobby.invited);
    expect(stage.discord.world.thread(party.threadId).parentId).toBe(party.channelId);
    await pressAt(party, stage.person(0), 'cancel');
  });

  it('with seats and sides, and the buttons to join, leave, add a computer, start, cancel and change the rules', async () => {
    const party = await openLobby(stage, stage.person(0));
    const { lobby } = s;
    expect(labelsOf(lobbyOf(party))).toEqual([
      lobby.join(0),
      lobby.join(1),
      lobby.toggleReady,
      lobby.leave,
      lobby.start,
      lobby.addComputer,
      s.house.button,
      lobby.cancel,
    ]);
    await pressAt(party, stage.person(0), 'cancel');
  });
});

describe('who may join: everybody / invited / nobody but computers', () => {
  it('everybody who presses has a seat', async () => {
    const party = await openLobby(stage, stage.person(0));
    await pressAt(party, stage.person(1), 'join');
    await until('a guest', () => namesAt(party).includes(stage.person(1).id));
    await pressAt(party, stage.person(0), 'cancel');
  });

  it('only who is invited; others are told so, and whom they can ask', async () => {
    const party = await openLobby(stage, stage.person(0), { admission: 'invited' });
    const guest = stage.person(1);
    await pressAt(party, guest, 'join');
    await toldPrivately(stage, guest, /invited people/);
    await stage.person(0, party.threadId).command('/belote invite', { person: guest.id }).acknowledged;
    await until('an invitation', () => pingsOf(party, guest) === 1);
    await pressAt(party, guest, 'join');
    await until('the guest', () => namesAt(party).includes(guest.id));
    await pressAt(party, stage.person(0), 'cancel');
  });

  it('nobody: there is no button to join, and the match starts with computers', async () => {
    const party = await openLobby(stage, stage.person(0), { admission: 'nobody' });
    expect(labelsOf(lobbyOf(party))).not.toContain(s.lobby.join(0));
    await pressAt(party, stage.person(0), 'start');
    await until('a match', () => tableOf(party).phase === 'playing');
    expect(namesAt(party).filter((each) => each === 'computer')).toHaveLength(3);
    await pressAt(party, stage.person(4).in(party.threadId), 'take-seat');
    await toldPrivately(stage, stage.person(4), /Nobody may join/);
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
  });
});

describe('`/belote invite`', () => {
  it('pings whoever is invited once, and nobody else; the lobby changes without another ping', async () => {
    const party = await openLobby(stage, stage.person(0));
    const [host, guest] = [stage.person(0, party.threadId), stage.person(2)];
    expect(await answerOf(stage, host, '/belote invite', { person: guest.id })).toContain('is invited');
    expect(await answerOf(stage, host, '/belote invite', { person: guest.id })).toBe(
      s.refusal['already-invited']({}),
    );
    await pressAt(party, host, 'add-computer');
    await pressAt(party, host, 'add-computer');
    await stage.discord.settle();
    const pinging = stage.discord.world.messages(party.channelId).filter((each) => each.pings.has(guest.id));
    expect(pinging).toHaveLength(1);
    expect([...(pinging[0]?.pings ?? [])]).toEqual([guest.id]);
    await pressAt(party, host, 'cancel');
  });

  it('is for those who sit here, and not for bots', async () => {
    const party = await openLobby(stage, stage.person(0));
    const outsider = stage.person(4, party.threadId);
    expect(await answerOf(stage, outsider, '/belote invite', { person: stage.person(5).id })).toBe(
      s.refusal['not-seated']({}),
    );
    const host = stage.person(0, party.threadId);
    expect(await answerOf(stage, host, '/belote invite', { person: stage.discord.world.state.bot.id })).toBe(
      s.company.noBots,
    );
    await pressAt(party, host, 'cancel');
  });
});

describe('`/belote kick`', () => {
  it('frees a seat of the lobby, and whoever was kicked may not come back', async () => {
    const party = await openLobby(stage, stage.person(0));
    const guest = stage.person(1);
    await pressAt(party, guest, 'join');
    await until('the guest', () => namesAt(party).includes(guest.id));
    const host = stage.person(0, party.threadId);
    expect(await answerOf(stage, guest.in(party.threadId), '/belote kick', { person: host.id })).toBe(
      s.refusal['not-host']({}),
    );
    expect(await answerOf(stage, host, '/belote kick', { person: guest.id })).toContain(`<@${guest.id}>`);
    expect(namesAt(party)).not.toContain(guest.id);
    await pressAt(party, guest, 'join');
    await toldPrivately(stage, guest, /cannot come back/);
    await pressAt(party, host, 'cancel');
  });

  it('lets a computer go on in a match, and a moderator may do it', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    const { world, seed } = stage.discord;
    const role = world.addRole(seed.guildId, 'Moderators', ['ManageMessages']);
    world.giveRole(seed.guildId, stage.person(5).id, role.id);
    const moderator = stage.person(5, party.threadId);
    expect(await answerOf(stage, moderator, '/belote kick', { person: stage.person(0).id })).toContain(
      'leave',
    );
    const table = tableOf(party);
    expect([table.phase, table.hostId]).toEqual(['playing', stage.person(1).id]);
    expect(namesAt(party).filter((each) => each === 'computer')).toHaveLength(3);
    await nextTurn({ ...party, people: [stage.person(1, party.threadId)] });
    await stage.person(1, party.threadId).command('/belote end').acknowledged;
  });
});

describe('house rules', () => {
  it('are chosen in a form before the table opens, built from the rule set', async () => {
    const anna = stage.person(0);
    const form = await formOf(anna, '/belote start', { rules: 'bulgarian', clock: '0', house: 'yes' });
    expect(form.modal()?.title).toBe(s.house.title);
    const answer = await handIn(stage, anna, form, { target: '101', contracts: ['NT', 'AT'] });
    const party = await partyOf(answer, anna);
    expect(tableOf(party).options.rules).toMatchObject({
      id: 'bulgarian',
      target: 101,
      contracts: ['NT', 'AT'],
    });
    const rules = await answerOf(stage, anna.in(party.threadId), '/belote rules');
    expect(rules).toContain('no trump and all trump');
    const more = await handIn(stage, anna, await formBehind(anna, answer, s.house.more), { tie: 'made' });
    expect(more.content).toBe(s.house.changed);
    expect(tableOf(party).options.rules).toMatchObject({ target: 101, tie: 'made' });
    await pressAt(party, anna, 'cancel');
  });

  it('can be changed by the host until the start: everybody presses Ready again', async () => {
    const anna = stage.person(0);
    const party = await openLobby(stage, anna, { rules: 'bela' });
    await pressAt(party, stage.person(1), 'join');
    await pressAt(party, stage.person(1), 'ready');
    await until('somebody ready', () => isReady(party, stage.person(1)));
    const refused = await stage.person(1).click(lobbyOf(party), s.house.button).acknowledged;
    await until('a refusal', () => refused.message()?.content === s.refusal['not-host']({}));
    const form = await formBehind(anna, lobbyOf(party), s.house.button);
    expect((await handIn(stage, anna, form, { target: '501' })).content).toBe(s.house.changed);
    expect(tableOf(party).options.house).toEqual({ target: 501 });
    expect(isReady(party, stage.person(1))).toBe(false);
    await until('the lobby', () => textOf(lobbyOf(party)).includes('501'));
    expect(textOf(lobbyOf(party))).not.toContain(s.lobby.houseRules);
    const late = await formBehind(anna, lobbyOf(party), s.house.button);
    await pressAt(party, anna, 'start');
    await until('a match', () => tableOf(party).phase === 'playing');
    expect((await handIn(stage, anna, late, { target: '99' })).content).toBe(s.refusal['not-in-lobby']({}));
    await anna.in(party.threadId).command('/belote end').acknowledged;
  });

  it('that cannot stand together are refused with the reason, and the form is there again', async () => {
    const anna = stage.person(0);
    const party = await openLobby(stage, anna, { rules: 'bulgarian' });
    const first = await handIn(stage, anna, await formBehind(anna, lobbyOf(party), s.house.button), {
      declarations: 'off',
    });
    const second = await formBehind(anna, first, s.house.more);
    const refused = await handIn(stage, anna, second, { counting: ['eightRunWins'] });
    expect(refused.content).toBe(s.house.refused(s.house.reasons['eight-needs-declarations']));
    const again = await handIn(stage, anna, await formBehind(anna, refused, s.house.more), {
      counting: ['valatBlocksEnd'],
    });
    expect(again.content).toBe(s.house.changed);
    await pressAt(party, anna, 'cancel');
  });
});

describe('the clock', () => {
  it('at half time a reminder takes the place of the mention, once, also across a restart', async () => {
    const party = await openParty(
      stage,
      [stage.person(0), stage.person(1), stage.person(2), stage.person(3)],
      {
        clock: '90',
      },
    );
    const { actor } = await nextTurn(party);
    await later(stage, 21 * SECOND_MS);
    await until('a mention', () => mentionsOf(party, actor).length === 1);
    const [mention] = mentionsOf(party, actor);
    expect(mention?.content).toContain('it is your turn');
    await later(stage, 25 * SECOND_MS);
    await until('a reminder', () => mentionsOf(party, actor)[0]?.id !== mention?.id);
    await stage.discord.settle();
    const [reminder, ...others] = mentionsOf(party, actor);
    expect(reminder?.content).toContain('half of your time');
    expect(others).toEqual([]);
    await stage.bot.kill();
    stage = await stage.restart();
    await stage.discord.settle();
    expect(mentionsOf(party, actor).map(({ id }) => id)).toEqual([reminder?.id]);
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
    await until('no mention', () => mentionsOf(party, actor).length === 0);
  });

  it('at the end a computer plays that turn and the table says so; after two in a row the seat waits for I’m back', async () => {
    const party = await openParty(stage, [stage.person(0)], { clock: '30' });
    const anna = stage.person(0, party.threadId);
    await nextTurn(party);
    await later(stage, 31 * SECOND_MS);
    await until('the takeover', () => clockMoves(party) === 1);
    await until('a word of it', () => tableText(party).includes(s.company.missedTurn));
    await openHandAt(party, anna);
    while (clockMoves(party) < 2) await later(stage, 31 * SECOND_MS);
    await until('who is away', () => tableText(party).includes(s.table.away));
    await pressAt(party, anna, 'back');
    await until('who is back', () => !tableText(party).includes(s.table.away));
    await anna.command('/belote end').acknowledged;
  });
});

describe('an untouched lobby', () => {
  it('closes after a while and says so', async () => {
    const party = await openLobby(stage, stage.person(0));
    const lobby = lobbyOf(party);
    await later(stage, 31 * 60 * SECOND_MS);
    await until('the end', () => textOf(lobby).includes(s.lobby.expired));
    expect(buttonsOf(lobby)).toEqual([]);
  });
});

/** How many messages of the lobby's channel ping this person for this table. */
function pingsOf({ channelId, tableId }: Party, { id }: Actor): number {
  const messages = stage.discord.world.messages(channelId);
  const from = messages.findIndex((each) => offersOf(each).some(({ press }) => press.table === tableId));
  return messages.slice(from).filter((each) => each.pings.has(id)).length;
}

function mentionsOf({ threadId }: Party, { id }: Actor): readonly Message[] {
  return stage.discord.world.messages(threadId).filter((each) => each.pings.has(id));
}

function isReady(party: Party, { id }: Actor): boolean {
  return tableOf(party).seats.some((each) => each?.kind === 'person' && each.userId === id && each.ready);
}

function clockMoves(party: Party): number {
  return logOf(party).filter((each) => each.type === 'moved' && each.by === 'clock').length;
}

function tableText({ threadId }: Party): string {
  const messages = stage.discord.world.messages(threadId).filter((each) => each.embeds.length > 0);
  const last = messages.findLast((each) => offersOf(each).some(({ press }) => press.type === 'hand'));
  return last === undefined ? '' : textOf(last);
}

async function partyOf(answer: Message, host: Actor): Promise<Party> {
  const threadId = /<#(\d+)>/.exec(answer.content)?.[1] ?? '';
  const { channelId } = host;
  const lobby = await stage.discord.world.when(() => stage.discord.world.message(channelId, threadId));
  const tableId = offersOf(lobby)[0]?.press.table ?? '';
  return { stage, tableId, threadId, channelId, people: [host.in(threadId)] };
}
