import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { viewFor } from '../../src/engine/view.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { decodePress, encodePress } from '../../src/present/press.ts';
import { expectClean } from '../support/clean.ts';
import { formBehind, formOf, handIn } from '../support/forms.ts';
import { answerOf } from '../support/friends.ts';
import {
  brief,
  clickOld,
  logged,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playOn,
  tableOf,
  type Party,
} from '../support/party.ts';
import { offersOf } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

/** Names as long and as nasty as Discord lets them be. */
const NAMES = ['Anna', '@everyone **bold** __x__ [a](b)', '<@1> `code` ||spoiler|| \u202Eolleh', 'Didier'];

let stage: Stage;
let guildId: string;
beforeAll(async () => {
  stage = await openStage({ discord: { people: NAMES.map((each) => each.slice(0, 32)) } });
  guildId = stage.discord.seed.guildId;
  const role = stage.discord.world.addRole(guildId, 'Managers', ['ManageGuild']);
  stage.discord.world.giveRole(guildId, stage.person(3).id, role.id);
});
afterAll(async () => {
  await expectClean(stage);
  expect(logged(stage, 'interaction-failed')).toEqual([]);
  await stage.close();
});

async function choose(actor: Actor, values: Parameters<typeof handIn>[3]): Promise<Message> {
  return handIn(stage, actor, await formOf(actor, '/belote settings'), values);
}

async function setUp(values: Parameters<typeof handIn>[3]): Promise<Message> {
  return handIn(stage, stage.person(3), await formOf(stage.person(3), '/belote setup'), {
    channels: [],
    ...values,
  });
}

describe('`/belote settings` (me): faces, language, sorting, ping, announce by itself, confirm before playing', () => {
  it('are saved by the form and said in the language that was chosen', async () => {
    const anna = stage.person(0);
    const saved = await choose(anna, { language: 'fr', faces: 'text', sort: 'dealt', habits: ['ping'] });
    expect(saved.content).toContain('Français');
    expect(saved.content).toContain(catalogue.fr.settings.faceNames.text);
    expect(saved.content).toContain(`❌ ${catalogue.fr.settings.announce}`);
    expect(await answerOf(stage, anna, '/belote help')).toContain(catalogue.fr.help.title);
    const form = await formOf(anna, '/belote settings');
    expect(form.modal()?.title).toBe(catalogue.fr.settings.title);
    const back = await handIn(stage, anna, form, { language: 'discord', faces: 'french', sort: 'suits' });
    expect(back.content).toContain(catalogue.en.settings.saved);
  });

  it('are each person’s own, and outlive a restart', async () => {
    await choose(stage.person(1), { language: 'de' });
    await stage.bot.kill();
    stage = await stage.restart();
    expect(await answerOf(stage, stage.person(1), '/belote help')).toContain(catalogue.de.help.title);
    expect(await answerOf(stage, stage.person(2), '/belote help')).toContain(catalogue.en.help.title);
    await choose(stage.person(1), { language: 'discord' });
  });

  it('sort the hand as it was dealt', async () => {
    await choose(stage.person(0), { sort: 'dealt' });
    const party = await openParty(stage, [stage.person(0)]);
    const hand = await openHandAt(party, party.people[0]!);
    const table = tableOf(party);
    if (table.phase !== 'playing') throw new Error('not playing');
    const cards = [...viewFor(table.match, 0).hand];
    const shown = [...hand.content.matchAll(/\*\*(\S+?)([♣♦♥♠])\*\*/gu)].map((each) => each[0]);
    expect(shown.slice(0, cards.length)).toEqual(
      cards.map((card) => `**${card[0] === 'T' ? '10' : card[0]}${signOf(card)}**`),
    );
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
    await choose(stage.person(0), { sort: 'suits' });
  });

  it('hold at once on a hand that lies open, also for whoever is in turn', async () => {
    const party = await openParty(stage);
    const { actor, message } = await nextTurn(party);
    await choose(actor, { language: 'hr', habits: ['ping', 'announce', 'confirm'] });
    await stage.discord.world.when(() => asksOf(message, party).length > 0, { what: 'a hand that asks' });
    expect(offersOf(message).filter(({ press }) => press.type === 'call')).toEqual([]);
    expect(message.content).toContain(catalogue.hr.hand.title(0, '').split('**')[1]);
    await choose(actor, { language: 'discord', habits: ['ping', 'announce'] });
    await stage.discord.world.when(() => asksOf(message, party).length === 0, { what: 'a hand that plays' });
    expect(message.content).toContain(catalogue.en.hand.yourCall);
    await party.people[0]?.command('/belote end').acknowledged;
  });

  it('ask before a card or a bid is played: Yes plays it, Back goes back to the hand', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(2)], { rules: 'bela' });
    for (const actor of party.people) await choose(actor, { habits: ['ping', 'announce', 'confirm'] });
    for (const actor of party.people) await openHandAt(party, actor);
    const { actor, message } = await asking(party);
    const length = logOf(party).length;
    const first = asksOf(message, party)[0];
    if (first === undefined) throw new Error('nobody is asked');
    await actor.click(message, first.customId).acknowledged;
    await stage.discord.world.when(() => offersOf(message).some(({ press }) => press.type === 'unask'));
    expect(message.content.split('\n')[0]).toContain('?');
    expect(message.components).toHaveLength(1);
    await actor.click(message, 'Back').acknowledged;
    await stage.discord.world.when(() => asksOf(message, party).length > 0);
    expect(logOf(party)).toHaveLength(length);
    await actor.click(message, asksOf(message, party)[0]?.customId ?? '').acknowledged;
    await stage.discord.world.when(() => offersOf(message).some(({ press }) => press.type === 'unask'));
    await actor.click(message, 'Yes').acknowledged;
    await stage.discord.world.when(() => logOf(party).length > length);
    for (const each of party.people) await choose(each, { habits: ['ping', 'announce'] });
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
  });
});

describe('`/belote setup` (Manage Server): default rules, channels, language, clock, pictures, hints, seasons', () => {
  it('is refused kindly to everybody else', async () => {
    expect(await answerOf(stage, stage.person(0), '/belote setup')).toBe(catalogue.en.setup.notAllowed);
  });

  it('is refused to whoever lost the right while the form was open', async () => {
    const form = await formOf(stage.person(3), '/belote setup');
    const member = stage.discord.world.guild(guildId).members.get(stage.person(3).id);
    const roles = [...(member?.roleIds ?? [])];
    member?.roleIds.clear();
    const answer = await handIn(stage, stage.person(3), form, { channels: [], rules: 'bela' });
    expect(answer.content).toBe(catalogue.en.setup.notAllowed);
    for (const role of roles) member?.roleIds.add(role);
  });

  it('makes the options that are left out at /belote start', async () => {
    const saved = await setUp({ rules: 'coinche', clock: '30000', language: 'hr', tables: ['hints'] });
    expect(saved.content).toContain('Coinche');
    expect(saved.content).toContain('Hrvatski');
    const more = await handIn(
      stage,
      stage.person(3),
      await formBehind(stage.person(3), saved, 'More settings'),
      {
        level: 'hard',
        admission: 'invited',
      },
    );
    expect(more.content).toContain('**hard**');
    const handle = await stage.person(0).command('/belote start').acknowledged;
    await stage.discord.world.when(() => /<#\d+>/.test(handle.message()?.content ?? ''));
    const lobby = stage.discord.world.messages(stage.discord.seed.channelId).at(-1);
    expect(lobby && textOf(lobby)).toContain(catalogue.hr.lobby.title('coinche'));
    const party = { stage, tableId: tableIdOf(lobby), threadId: '', channelId: '', people: [] };
    expect(tableOf(party).options).toMatchObject({
      rules: { id: 'coinche' },
      clockMs: 30_000,
      level: 'hard',
      admission: 'invited',
      hints: true,
      rated: false,
      pictures: false,
    });
    const reset = await setUp({
      rules: 'french',
      clock: '90000',
      language: 'discord',
      tables: ['pictures', 'hints', 'rated'],
    });
    const second = await formBehind(stage.person(3), reset, 'More settings');
    await handIn(stage, stage.person(3), second, { level: 'normal', admission: 'everyone' });
  });

  it('does not put other rules under a form for house rules that is open already', async () => {
    const form = await formOf(stage.person(0), '/belote start', { house: 'yes' });
    await setUp({ rules: 'coinche' });
    const opened = await handIn(stage, stage.person(0), form, {});
    await stage.discord.world.when(() => /<#\d+>/.test(opened.content));
    const lobby = stage.discord.world.messages(stage.discord.seed.channelId).at(-1);
    const party = { stage, tableId: tableIdOf(lobby), threadId: '', channelId: '', people: [] };
    expect(tableOf(party).options).toMatchObject({ rules: { id: 'french', target: 501 }, house: {} });
    await setUp({ rules: 'french' });
  });

  it('keeps tables in the channels that were chosen, and says which; a deleted one keeps nobody from playing', async () => {
    const other = stage.discord.world.addChannel(guildId, 'cards');
    await setUp({ channels: [other.id] });
    const refusal = await answerOf(stage, stage.person(0), '/belote start');
    expect(refusal).toContain(`<#${other.id}>`);
    expect(await answerOf(stage, stage.person(0), '/belote start', { house: 'yes' })).toBe(refusal);
    await openLobby(stage, stage.person(0, other.id));
    stage.discord.world.deleteChannel(other.id);
    await stage.discord.settle();
    await openLobby(stage, stage.person(0));
    const form = await formOf(stage.person(3), '/belote setup');
    expect(JSON.stringify(form.modal())).not.toContain(other.id);
    await handIn(stage, stage.person(3), form, { channels: [] });
  });
});

describe('a newcomer can learn the game from the bot', () => {
  it('a click on a card that the rules forbid is answered with the rule, and the suit that was led', async () => {
    const party = await openParty(
      stage,
      [stage.person(0), stage.person(1), stage.person(2), stage.person(3)],
      {
        rules: 'bela',
      },
    );
    const { actor, seat, illegal, press, message } = await somebodyWhoMustFollow(party);
    const forged = encodePress({ ...press, seat, type: 'play', card: illegal, declare: 0 });
    const row = { type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: forged }] };
    await clickOld(actor, message, [row], forged).acknowledged;
    const told = await stage.discord.world.when(() => /^> (.+)/.exec(message.content)?.[1] ?? undefined);
    expect(told).toMatch(/follow suit|play a trump|play a higher one/);
    expect(logOf(party).at(-1)?.type).toBe('moved');
    await stage.person(0, party.threadId).command('/belote end').acknowledged;
  });

  it.each(LANGUAGES)('settings, setup, tips, help and refusals are there in %s', async (language) => {
    const { world, seed } = stage.discord;
    const s = catalogue[language];
    const locale = { en: 'en-GB', fr: 'fr', de: 'de', bg: 'bg', hr: 'hr' }[language];
    const user = world.addPerson(NAMES[1]?.slice(0, 32) ?? '', { guildId: seed.guildId, locale });
    const role = world.addRole(seed.guildId, language, ['ManageGuild']);
    world.giveRole(seed.guildId, user.id, role.id);
    const actor = world.actor(user.id, seed.channelId);
    expect((await choose(actor, {})).content).toContain(s.settings.saved);
    const setup = await handIn(stage, actor, await formOf(actor, '/belote setup'), { channels: [] });
    expect(setup.content).toContain(s.setup.saved);
    const second = await handIn(stage, actor, await formBehind(actor, setup, s.setup.more));
    expect(second.content).toContain(s.setup.saved);
    expect(await answerOf(stage, actor, '/belote tips', { rules: 'bela' })).toContain(s.tips.forcedRuff);
    expect(await answerOf(stage, actor, '/belote help')).toContain(s.help.licences);
    expect(await answerOf(stage, actor, '/belote start', { rules: 'contree', announcements: 'on' })).toBe(
      s.errors.noAnnouncements('contree'),
    );
    const start = await formOf(actor, '/belote start', { rules: 'bulgarian', house: 'yes' });
    const opened = await handIn(stage, actor, start, { target: 'many' });
    expect(opened.content).toContain(s.house.reasons.target);
    const again = await formBehind(actor, opened, s.house.button);
    const changed = await handIn(stage, actor, again, { target: '77', play: ['direction'] });
    expect(changed.content).toBe(s.house.changed);
    const more = await formBehind(actor, changed, s.house.more);
    expect((await handIn(stage, actor, more, {})).content).toBe(s.refusal['nothing-changed']({}));
    const refused = await answerOf(stage, actor, '/belote invite', { person: actor.id });
    expect(refused).toBe(s.refusal['sits-here']({}));
  });
});

function signOf(card: string): string {
  return { C: '♣', D: '♦', H: '♥', S: '♠' }[card.slice(-1)] ?? '';
}

function tableIdOf(message: Message | undefined): string {
  return offersOf(message)[0]?.press.table ?? '';
}

function asksOf(message: Message, { tableId }: Party): readonly { customId: string }[] {
  return offersOf(message).filter(
    ({ press }) => press.table === tableId && (press.type === 'ask-play' || press.type === 'ask-call'),
  );
}

/** Whoever is in turn and is asked before they play; who has one card only plays it without a question. */
async function asking(party: Party): Promise<{ actor: Actor; message: Message }> {
  for (;;) {
    const turn = await inTurn(party);
    const only = playOf(turn.message, party);
    if (only === undefined) return turn;
    await turn.actor.click(turn.message, only.customId).acknowledged;
    await stage.discord.world.when(() => playOf(turn.message, party)?.customId !== only.customId);
  }
}

async function inTurn(party: Party): Promise<{ actor: Actor; message: Message }> {
  return stage.discord.world.when(
    () => {
      for (const actor of party.people) {
        const message = actor.ephemerals().findLast((each) => isInTurn(each, party));
        if (message !== undefined) return { actor, message };
      }
      return undefined;
    },
    { what: 'somebody in turn' },
  );
}

function isInTurn(message: Message, party: Party): boolean {
  return asksOf(message, party).length > 0 || playOf(message, party) !== undefined;
}

function playOf(message: Message, { tableId }: Party): { readonly customId: string } | undefined {
  return offersOf(message).find(({ press }) => press.table === tableId && press.type === 'play');
}

/** Plays on until somebody in turn holds a card that the rules forbid now. */
async function somebodyWhoMustFollow(party: Party) {
  let last = -1;
  for (;;) {
    const turn = await nextTurn(party, last);
    const table = tableOf(party);
    if (table.phase !== 'playing') throw new Error('the deal is over');
    const seat = turn.offers[0]?.press.seat ?? 0;
    const view = viewFor(table.match, seat);
    const legal = view.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
    const illegal = CARDS.find((card) => view.hand.includes(card) && !legal.includes(card));
    const press = turn.offers[0] && decodePress(turn.offers[0].customId);
    if (view.phase === 'play' && illegal !== undefined && press)
      return { actor: turn.actor, message: turn.message, seat, illegal, press };
    last = await playOn({ ...party, people: [turn.actor] }, 1, brief);
  }
}
