import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { isPerson } from '../../src/app/seating.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { examine } from '../../src/store/sqlite/examine.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf } from '../support/friends.ts';
import { logged, openLobby, openParty, playToEnd, pressAt, tableOf, type Party } from '../support/party.ts';
import { saveSettings } from '../support/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { tablesIn } from '../support/truth.ts';

const words = catalogue.en.forgetting;
/** A name that stands nowhere else in a database. */
const NAME = 'Zebulon Quux';

let stage: Stage;
let zeb: Actor;
let elsewhere: string;
let first: Party;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', NAME, 'Chloé', 'Didier'] } });
  zeb = stage.person(1);
  const { world } = stage.discord;
  const guild = world.addGuild('Another server');
  elsewhere = world.addChannel(guild.id, 'belote').id;
  for (const index of [0, 1, 2, 3]) world.addMember(guild.id, stage.person(index).id);
});
afterAll(async () => {
  await expectClean(stage, { forgotten: zeb.id });
  expect(stage.logs().filter((line) => line.includes(NAME))).toEqual([]);
  await stage.close();
});

/** How often a text stands in the bytes of the database and of its log, while the bot runs. */
function inBytes(text: string): number {
  const files = [stage.database, `${stage.database}-wal`].filter((each) => existsSync(each));
  return files.reduce((sum, each) => sum + readFileSync(each).toString('latin1').split(text).length - 1, 0);
}

/** Asks, and gives the message with the button. */
async function asked(actor: Actor): Promise<Message> {
  const handle = await actor.command('/belote forget-me').acknowledged;
  return stage.discord.world.when(
    () => {
      const message = handle.message();
      return message !== undefined && message.components.length > 0 ? message : undefined;
    },
    { what: 'the question' },
  );
}

/** Presses the button and gives what stands there afterwards. */
async function confirmed(actor: Actor, message: Message, label = words.button): Promise<string> {
  await actor.click(message, label).acknowledged;
  await stage.discord.world.when(() => message.components.length === 0, { what: 'the answer' });
  return textOf(message);
}

const people = (channelId?: string): readonly Actor[] =>
  [0, 1, 2, 3].map((index) => stage.person(index, channelId));

describe('`/belote forget-me` erases a person’s data and keeps the others’ results right', () => {
  it('is refused kindly while the person sits at an open table, on whichever server, and says which', async () => {
    first = await openParty(stage, people(), { target: 1 });
    expect(await answerOf(stage, zeb, '/belote forget-me')).toBe(words.stillAt([`<#${first.threadId}>`]));
    await playToEnd(first);
    const there = await openLobby(stage, stage.person(1, elsewhere));
    expect(await answerOf(stage, zeb, '/belote forget-me')).toBe(words.stillAt([`<#${there.threadId}>`]));
    await pressAt(there, there.people[0]!, 'cancel');
    await stage.discord.world.when(() => tableOf(there).phase === 'closed');
  });

  it('asks once, and nothing happens to whoever sat down again before they answered', async () => {
    const question = await asked(zeb);
    expect(question.ephemeralTo).toBe(zeb.id);
    expect(textOf(question)).toContain(words.ask);
    const lobby = await openLobby(stage, zeb);
    expect(await confirmed(zeb, question)).toBe(words.stillAt([`<#${lobby.threadId}>`]));
    expect(inBytes(NAME)).toBeGreaterThan(0);
    await pressAt(lobby, lobby.people[0]!, 'cancel');
    await stage.discord.world.when(() => tableOf(lobby).phase === 'closed');
  });

  it('leaves no byte of id and name, on any server, and the standings of the others as they were', async () => {
    await playToEnd(await openParty(stage, people(elsewhere), { target: 1 }));
    saveSettings(stage, 'person_settings', zeb.id, { language: 'en', faces: 'text' });
    const standings = (channelId?: string): Promise<string> =>
      answerOf(stage, stage.person(0, channelId), '/belote standings');
    const before = [await standings(), await standings(elsewhere)];
    await stage.discord.settle();
    expect(await confirmed(zeb, await asked(zeb))).toBe(words.done);
    expect([inBytes(zeb.id), inBytes(NAME)]).toEqual([0, 0]);
    expect(examine(stage.database).findings).toEqual([]);
    const after = [await standings(), await standings(elsewhere)];
    const others = (texts: readonly string[]): readonly string[] =>
      texts.flatMap((text) => text.split('\n')).filter((line) => /Anna|Chloé|Didier/.test(line));
    expect(others(after).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(
      others(before).map((line) => line.replaceAll(/\s+/g, ' ')),
    );
    for (const text of after) expect(text).toContain(catalogue.en.words.gone.slice(0, 8));
  });

  it.each(LANGUAGES)('calls them somebody who left, to a reader in %s', async (language) => {
    const chloe = stage.person(2, first.threadId);
    saveSettings(stage, 'person_settings', chloe.id, { language });
    stage.advance(61_000);
    const told = await answerOf(stage, chloe, '/belote last-trick');
    expect(told).toContain(catalogue[language].words.gone);
    expect(told).not.toContain(NAME);
  });

  it('still holds after a restart, and leaves a free seat in the rematch of the others', async () => {
    await stage.bot.kill();
    stage = await stage.restart();
    expect([inBytes(zeb.id), inBytes(NAME)]).toEqual([0, 0]);
    await pressAt(first, first.people[0]!, 'rematch');
    const lobby = await stage.discord.world.when(
      () => tablesIn(stage.database).find((each) => each.phase === 'lobby'),
      { what: 'the lobby of a rematch' },
    );
    expect(lobby.seats.map((each) => (isPerson(each) ? each.name : null))).toEqual([
      'Anna',
      null,
      'Chloé',
      'Didier',
    ]);
    const rematch = { ...first, tableId: lobby.id };
    await pressAt(rematch, first.people[0]!, 'cancel');
  });

  it('lets them begin as if they had never been here', async () => {
    const standings = await answerOf(stage, stage.person(0), '/belote standings');
    const party = await openParty(
      stage,
      [0, 1, 2, 3].map((index) => stage.person(index)),
      { target: 1 },
    );
    await playToEnd(party);
    const after = await answerOf(stage, stage.person(0), '/belote standings');
    expect(standings).not.toContain('Zebulon');
    expect(after).toMatch(/Zebulon\S* +\S*\s*1 /);
    expect(inBytes(NAME)).toBeGreaterThan(0);
  });

  it('calls nobody who was forgotten to a table, whose thread is made anew without them [fault 21]', async () => {
    const { world, seed } = stage.discord;
    const guest = world.actor(world.addPerson('Gustav', { guildId: seed.guildId }).id, seed.channelId);
    const party = await openParty(stage, [stage.person(0)]);
    await answerOf(stage, stage.person(0, party.threadId), '/belote invite', { person: guest.id });
    const isCalled = (channelId: string): boolean =>
      world.messages(channelId).some(({ pings }) => pings.has(guest.id));
    await world.when(() => isCalled(party.threadId), { what: 'the invitation' });
    expect(await confirmed(guest, await asked(guest))).toBe(words.done);
    world.deleteChannel(party.threadId);
    await stage.discord.settle();
    expect(stage.discord.violations).toEqual([]);
    expect(logged(stage, 'table-not-shown')).toEqual([]);
    await answerOf(stage, stage.person(0), '/belote end');
  });

  it('says the same to whoever was never here', async () => {
    const eve = stage.discord.world.addPerson('Eve', { guildId: stage.discord.seed.guildId });
    const actor = stage.discord.world.actor(eve.id, stage.discord.seed.channelId);
    expect(await confirmed(actor, await asked(actor))).toBe(words.done);
  });
});
