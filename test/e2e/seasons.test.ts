import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionValues } from '../../playground/server/actors/command-input.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf } from '../support/friends.ts';
import { openParty, playToEnd } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { saveSettings } from '../support/settings.ts';

const words = catalogue.en.seasons;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const { world, seed } = stage.discord;
  const role = world.addRole(seed.guildId, 'Managers', ['ManageGuild']);
  for (const index of [2, 3]) world.giveRole(seed.guildId, stage.person(index).id, role.id);
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

const season = (what: string, options: OptionValues = {}, index = 3): Promise<string> =>
  answerOf(stage, stage.person(index), '/belote season', { what, ...options });
const standings = (options: OptionValues = {}): Promise<string> =>
  answerOf(stage, stage.person(0), '/belote standings', options);

/** A match of the four friends, won by whoever writes the first deal. */
async function match(): Promise<void> {
  await playToEnd(await openParty(stage, undefined, { target: 1 }));
}

describe('`/belote season` (Manage Server): start, close, rename, list', () => {
  it('is refused kindly to everybody else', async () => {
    for (const what of ['start', 'close', 'rename', 'list'])
      expect(await season(what, { name: 'Mine' }, 0)).toBe(words.notAllowed);
  });

  it('says so where there is none yet', async () => {
    expect(await season('list')).toContain(words.noneYet);
    expect(await season('close')).toBe(words.noneRuns);
    expect(await season('rename', { name: 'Mine' })).toBe(words.noneRuns);
    expect(await season('rename', { name: 'Mine', season: 1 })).toBe(words.noSuch(0));
    expect(await standings({ season: 1 })).toBe(words.noSuch(0));
  });

  it('closes the season that a match began by itself, opens the next, and keeps both readable after a restart', async () => {
    await match();
    stage.advance(60_000);
    expect(await season('start', { name: 'Winter' })).toBe(words.startedBehind('Winter', 'Season 1'));
    expect(await standings()).toContain(catalogue.en.standings.nobodyYet);
    await stage.bot.kill();
    stage = await stage.restart();
    const first = await standings({ season: 1 });
    expect(first).toContain(catalogue.en.standings.title('Season 1'));
    expect(first).toMatch(/<t:\d+:d> to <t:\d+:d>/);
    for (const name of ['Anna', 'Bruno', 'Chloé', 'Didier']) expect(first).toContain(name);
    expect(await standings({ season: 2 })).toContain('Winter');
    expect(await standings({ season: 3 })).toBe(words.noSuch(2));
  });

  it('lists all with dates, matches and who leads', async () => {
    await match();
    const list = await season('list');
    const [running = '', closed = ''] = list.split('**1 · ');
    expect(running).toMatch(/2 · Winter\*\*\n🟢 since <t:\d+:d>\n1 match · first: \w+/);
    expect(closed).toMatch(/^Season 1\*\*\n<t:\d+:d> to <t:\d+:d>\n1 match · first: \w+/);
  });

  it('of two moderators at once exactly one has it their way, and the other is told', async () => {
    stage.advance(60_000);
    const answers = await Promise.all([
      season('start', { name: 'North' }, 2),
      season('start', { name: 'South' }, 3),
    ]);
    expect(answers.filter((each) => each === words.overtaken)).toHaveLength(1);
    expect(answers.filter((each) => each.includes('has begun'))).toHaveLength(1);
    expect((await season('list')).match(/🟢/gu)).toHaveLength(1);
  });

  it('renames the running one or another; nothing in a name acts, and an empty one is refused', async () => {
    expect(await season('rename', { name: '  @everyone   **x** ' })).toContain(
      '@\u200beveryone \\*\\*x\\*\\*',
    );
    expect(await season('rename', { name: '<@1> `a`', season: 1 })).toContain('\\<@\u200b1\\> \\`a\\`');
    expect(await standings({ season: 1 })).toContain('\\<@\u200b1\\>');
    for (const options of [{}, { name: '\u200b \u2800' }]) {
      expect(await season('rename', options)).toBe(words.nameNeeded);
    }
    expect(await season('start', { name: '\u2800' })).toBe(words.nameNeeded);
    const list = await season('list');
    expect(list).not.toMatch(/@everyone|(?<!\\)<@1>/);
  });

  it('closes the running one; a match that is finished without one begins the next by itself', async () => {
    stage.advance(60_000);
    expect(await season('close')).toContain('is closed');
    expect(await season('close')).toBe(words.noneRuns);
    expect(await standings()).toContain('@\u200beveryone');
    await match();
    expect(await standings()).toContain(catalogue.en.standings.title('Season 4'));
  });

  it.each(LANGUAGES)('is there in %s', async (language) => {
    saveSettings(stage, 'person_settings', stage.person(3).id, { language });
    stage.advance(120_000);
    const { seasons, standings: of } = catalogue[language];
    expect(await season('list')).toContain(seasons.howToLook);
    expect(await season('list')).toContain(of.season(4));
    expect(await season('rename')).toBe(seasons.nameNeeded);
  });
});
