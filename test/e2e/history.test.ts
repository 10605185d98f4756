import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { HISTORY_PAGE } from '../../src/present/history-message.ts';
import { encodeHistoryPress, type HistoryPress } from '../../src/present/history-press.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf } from '../support/friends.ts';
import { pressForged, read, told } from '../support/history.ts';
import { openLobby, openParty, playToEnd, pressAt, tableOf, type Party } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
const FROM = { page: 1, person: null };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** A match of one person with three computers, ended by the host as soon as cards are dealt. */
async function endedMatch(index: number): Promise<Party> {
  const party = await openParty(stage, [stage.person(index)]);
  await party.people[0]!.command('/belote end').acknowledged;
  await stage.discord.world.when(() => tableOf(party).phase === 'closed', { what: 'the end' });
  return party;
}

const placesOf = (text: string, names: readonly string[]): readonly number[] =>
  names.map((name) => text.indexOf(name));

describe('`/belote history`', () => {
  it('says so where nothing was played yet, or not by this person', async () => {
    const eve = stage.person(4);
    expect(await answerOf(stage, eve, '/belote history')).toContain(s.history.noneYet);
    expect(await answerOf(stage, eve, '/belote history', { person: eve.id })).toContain(
      s.history.noneOfPerson,
    );
    expect(await answerOf(stage, eve, '/belote history', { person: stage.discord.world.state.bot.id })).toBe(
      s.company.noBots,
    );
  });

  it('lists what is over, newest first, and opens one match with its result deal by deal, for anybody here', async () => {
    const won = await openParty(stage, undefined, { rules: 'coinche', target: 1 });
    await playToEnd(won);
    const ended = await endedMatch(3);
    const running = await openParty(stage, [stage.person(1)], { rules: 'contree' });
    const reading = await read(stage, stage.person(4), '/belote history');
    const list = reading.text();
    expect(list).not.toContain(s.words.ruleSet.contree);
    const [early, cup] = placesOf(list, [s.history.endedEarly, '🏆']) as [number, number];
    expect(early).toBeGreaterThan(-1);
    expect(cup).toBeGreaterThan(early);
    expect(list).toMatch(/\*\*2\.\*\* <t:\d+:f> · Coinche/);
    const { match } = tableOf(won) as { match: { total: readonly [number, number] } };
    for (const points of match.total) expect(list).toContain(`· **${points}**`);

    const page = await reading.choose(won.tableId);
    expect(page).toMatch(/Side [AB] wins the match/);
    expect(page).toContain(s.score.score(match.total, 1));
    expect(page).toMatch(/^ *1[✓✗=]/m);
    expect(await reading.press(s.history.back)).toBe(list);
    expect(await reading.choose(ended.tableId)).toContain('ended early');
    await running.people[0]!.command('/belote end').acknowledged;
  });

  it('keeps to one person, also when pages are turned, and does not count a lobby that was given up', async () => {
    for (let match = 0; match < HISTORY_PAGE; match += 1) await endedMatch(1);
    const lobby = await openLobby(stage, stage.person(1));
    await pressAt(lobby, stage.person(1), 'cancel');
    const bruno = stage.person(1);
    const reading = await read(stage, stage.person(0), '/belote history', { person: bruno.id });
    expect(reading.text()).toContain(s.history.matchesOf(`<@${bruno.id}>`));
    expect(reading.text()).toContain(s.standings.page(1, 2));
    const older = await reading.press(s.history.older);
    expect(older).toContain(`**${HISTORY_PAGE + 1}.**`);
    expect(older).toContain('Anna & Chloé');
    expect(await reading.press(s.history.newer)).toContain('**1.**');
  });
});

describe('an old button of the history', () => {
  it('[fault 9] works after a restart of the bot, and when the thread of the match is gone', async () => {
    const party = await endedMatch(2);
    const reading = await read(stage, stage.person(2), '/belote history', { person: stage.person(2).id });
    await stage.bot.kill();
    stage = await stage.restart();
    stage.discord.world.deleteChannel(party.threadId);
    expect(await reading.choose(party.tableId)).toContain('ended early');
    await stage.discord.settle();
    await stage.bot.kill();
    stage = await stage.restart();
    expect(await reading.press(s.history.back)).toContain(s.history.title);
  });

  it('pressed twice shows the same once', async () => {
    const reading = await read(stage, stage.person(0), '/belote history');
    const label = s.history.older;
    const clicks = [0, 1].map(() => reading.actor.click(reading.message(), label).acknowledged);
    await Promise.all(clicks);
    await stage.discord.world.when(() => reading.text().includes(s.standings.page(2, 2)), { what: 'page 2' });
  });

  it.each<[string, string, () => Promise<HistoryPress>]>([
    [
      'of a match that runs',
      s.refusal['match-running']({}),
      async () => ({ from: FROM, type: 'match', table: (await openParty(stage, [stage.person(0)])).tableId }),
    ],
    [
      'of a table that there never was',
      s.refusal['match-unknown']({}),
      async () => ({ from: FROM, type: 'match', table: 'nowhere' }),
    ],
  ])('%s is refused with a sentence, and the list stays', async (_, sentence, forge) => {
    const press = await forge();
    const reading = await read(stage, stage.person(4), '/belote history');
    const list = reading.text();
    await pressForged(reading, encodeHistoryPress(press));
    await told(stage, stage.person(4), sentence);
    expect(reading.text()).toBe(list);
  });

  it('of a match on another server is refused like one that there never was', async () => {
    const { world } = stage.discord;
    const party = await endedMatch(0);
    const other = world.addGuild('Elsewhere');
    world.addMember(other.id, stage.person(0).id);
    const there = stage.person(0, world.addChannel(other.id, 'cards').id);
    const reading = await read(stage, there, '/belote history');
    expect(reading.text()).toContain(s.history.noneYet);
    await pressForged(reading, encodeHistoryPress({ from: FROM, type: 'match', table: party.tableId }));
    await told(stage, there, s.refusal['match-unknown']({}));
  });
});
