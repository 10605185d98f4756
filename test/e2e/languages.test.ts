import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { catalogue, LANGUAGES, type Language } from '../../src/i18n/catalogue.ts';
import { expectClean } from '../support/clean.ts';
import { formOf, handIn } from '../support/forms.ts';
import { answerOf } from '../support/friends.ts';
import {
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playAuction,
  playOn,
  playToEnd,
  type Party,
} from '../support/party.ts';
import { tableMessage } from '../support/pictures.ts';
import { saveSettings } from '../support/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

const SETTINGS_ARE_READ_AGAIN_MS = 60_001;
/** Markdown, mentions, emojis and turned text, as long as Discord lets a name be. */
const NAMES = [
  '@everyone **_~~||`x`||~~_** [a](b)',
  '<@1><@&2><#3> @here <:e:1> <t:0:R>',
  '👨‍👩‍👧‍👦🂡🃏👨‍👩‍👧‍👦🂡🃏👨‍👩‍👧‍👦',
  '\u202eolleh\u202c שלום עולם مرحبا بالعالم ١٢٣',
].map((name) => name.slice(0, 32));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: NAMES } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** From now on the server and everybody there speaks this language. */
function speak(language: Language): void {
  const { seed } = stage.discord;
  saveSettings(stage, 'guild_settings', seed.guildId, { language });
  for (const userId of seed.people) saveSettings(stage, 'person_settings', userId, { language });
  stage.advance(SETTINGS_ARE_READ_AGAIN_MS);
}

/** What everybody reads in the thread once the table was posted again. */
async function postedAgain(party: Party, sentence: string): Promise<void> {
  const { world } = stage.discord;
  await party.people[0]!.command('/belote table').acknowledged;
  await world.when(() => world.messages(party.threadId).map(textOf).join('\n').includes(sentence), {
    what: sentence,
  });
}

describe('names of thirty-two characters of markdown, mentions, emojis and turned text', () => {
  it('go through lobby, table, hand, deal result, match result and standings in every language [fault 26]', async () => {
    const party = await openParty(stage, undefined, { rules: 'bela', target: 1 });
    const [anna] = party.people as [Actor];
    await playAuction(party);
    const last = await playOn(party, 5);
    for (const language of LANGUAGES) {
      const s = catalogue[language];
      speak(language);
      const lobby = await openLobby(stage, stage.person(0), { rules: 'bela' });
      expect(textOf(stage.discord.world.message(lobby.channelId, lobby.threadId)!)).toContain(s.lobby.leave);
      await postedAgain(party, s.table.myHand);
      expect(textOf(await openHandAt(party, anna))).toContain(s.hand.trump('H').split(' ')[0]);
      expect(await answerOf(stage, anna, '/belote score')).toContain(s.score.noDealYet);
      expect(await answerOf(stage, anna, '/belote last-trick')).toContain(s.score.lastTrick(1));
    }
    await nextTurn(party, last);
    await playToEnd(party);
    for (const language of LANGUAGES) {
      const s = catalogue[language];
      speak(language);
      await postedAgain(party, s.result.rematch);
      await postedAgain(party, s.result.dealTitle(1));
      expect(await answerOf(stage, anna, '/belote standings')).toContain(s.standings.heads.rating);
    }
    speak('en');
    const said = [party.threadId, party.channelId].flatMap((each) => stage.discord.world.messages(each));
    for (const message of said.filter((each) => each.ephemeralTo === null)) {
      expect(message.pingsEveryone).toBe(false);
      expect([...message.pings, ...message.pingedRoles]).toEqual([]);
      expect(textOf(message)).not.toMatch(/@everyone|@here|\u202e/);
    }
  });
});

describe('Private messages in the person’s Discord language or their own setting, public ones in the server’s', () => {
  it('a German on a French server, who then chooses Croatian', async () => {
    const { world } = stage.discord;
    const guild = world.addGuild('Salon', { locale: 'fr' });
    const channel = world.addChannel(guild.id, 'belote');
    const person = world.addPerson('Jörg', { guildId: guild.id, locale: 'de' });
    const party = await openParty(stage, [world.actor(person.id, channel.id)]);
    const [jorg] = party.people as [Actor];
    expect(textOf(tableMessage(party))).toContain(catalogue.fr.table.myHand);
    expect(await handTextOf(party, jorg)).toContain('Deine Karten');
    await handIn(stage, jorg, await formOf(jorg, '/belote settings'), { language: 'hr' });
    expect(await handTextOf(party, jorg)).toContain(catalogue.hr.hand.title(0, '').split('**')[1]);
    expect(textOf(tableMessage(party))).toContain(catalogue.fr.table.myHand);
    expect(await answerOf(stage, jorg, '/belote end')).toBe(catalogue.hr.errors.tableEnded);
  });

  const handTextOf = async (party: Party, actor: Actor): Promise<string> =>
    textOf(await openHandAt(party, actor));
});

describe('`/belote help`, `/belote rules`, and strategy tips per rule set', () => {
  it('are answered privately for every rule set, in the person’s language', async () => {
    const s = catalogue.hr;
    const { world, seed } = stage.discord;
    const newcomer = world.actor(
      world.addPerson('Iva', { guildId: seed.guildId, locale: 'hr' }).id,
      seed.channelId,
    );
    expect(await answerOf(stage, newcomer, '/belote help')).toContain(s.help.title);
    for (const rules of RULESET_IDS) {
      const name = s.words.ruleSet[rules];
      expect(await answerOf(stage, newcomer, '/belote rules', { rules })).toContain(name);
      expect(await answerOf(stage, newcomer, '/belote tips', { rules })).toContain(name);
    }
    expect(newcomer.messages().filter((each) => each.ephemeralTo === newcomer.id).length).toBeGreaterThan(16);
  });
});

describe('Command names and descriptions are localised too', () => {
  it('every subcommand has a name and a description in every language', () => {
    const listed = stage.discord.log.find(
      ({ method, path }) => method === 'PUT' && path.endsWith('/commands'),
    );
    if (listed === undefined) throw new Error('no commands were listed');
    const [belote] = listed.body as readonly Command[];
    expect(belote?.options?.length).toBeGreaterThan(10);
    for (const each of belote?.options ?? [])
      for (const language of ['fr', 'de', 'bg', 'hr'] as const) {
        expect(each.name_localizations?.[language], each.name).toBeTruthy();
        expect(each.description_localizations?.[language], each.name).not.toBe(each.description);
      }
  });
});

type Command = {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Command[];
};
