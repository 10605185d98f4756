import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { ACHIEVEMENTS } from '../../src/app/achievements.ts';
import { profileOf } from '../../src/app/profile.ts';
import type { MatchResult } from '../../src/app/ports.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf } from '../support/friends.ts';
import { openParty, playToEnd } from '../support/party.ts';
import { saveSettings } from '../support/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

const words = catalogue.en.profile;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['**Anna** @here', 'Bruno', 'Chloé', 'Didier'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

const profile = (index: number, person?: string): Promise<string> =>
  answerOf(stage, stage.person(index), '/belote profile', person === undefined ? {} : { person });

/** The results as the database holds them, beside the running bot. */
function results(): readonly MatchResult[] {
  const db = new Database(stage.database, { readonly: true });
  try {
    const rows = db.prepare<[], string>('SELECT result FROM results ORDER BY row').pluck().all();
    return rows.map((row) => JSON.parse(row) as MatchResult);
  } finally {
    db.close();
  }
}

/** As results of earlier versions were stored. */
function withoutFeats(): void {
  const db = new Database(stage.database);
  try {
    db.exec(`UPDATE results SET result = json_remove(result, '$.feats')`);
  } finally {
    db.close();
  }
}

describe('`/belote profile`: a person’s record, favourite partner, contracts made by trump, achievements', () => {
  it('says who has not finished a match here yet, without a mention that pings, and that a bot has none', async () => {
    const bruno = stage.person(1);
    expect(await profile(0, bruno.id)).toBe(words.nothingYet(`<@${bruno.id}>`));
    expect(bruno.messages().some(({ pings }) => pings.size > 0)).toBe(false);
    expect(await profile(0, stage.discord.world.state.bot.id)).toBe(words.noBots);
  });

  it('tells what the results say, privately, of oneself or of another', async () => {
    await playToEnd(await openParty(stage, undefined, { target: 1 }));
    const expected = profileOf(results(), stage.person(0).id);
    if (expected === null) throw new Error('Anna is in no result');
    const own = await profile(0);
    const { played, won, pointsFor, pointsAgainst, achievements } = expected;
    expect(own).toContain(words.title('\\*\\*Anna\\*\\* @\u200bhere'));
    expect(own).toContain(words.matches({ played, won }));
    expect(own).toContain(words.points(pointsFor, pointsAgainst));
    expect(own).toContain(words.partner('Chloé', { played: 1, won }));
    expect(own).toMatch(/This season: place \d of 4, rating \d+/);
    for (const each of achievements) expect(own).toContain(words.achievements[each]);
    expect(await profile(2, stage.person(0).id)).toBe(own);
    const shown = stage.person(2).ephemerals().at(-1);
    expect([shown?.ephemeralTo, shown?.pings.size]).toEqual([stage.person(2).id, 0]);
  });

  it('is the same after a restart, and of results that an earlier version has written', async () => {
    // Each of the first two sits on one side, and one side has played a contract.
    const before = [await profile(0), await profile(1)];
    expect(before.filter((each) => each.includes('```'))).not.toEqual([]);
    await stage.bot.kill();
    withoutFeats();
    stage = await stage.restart();
    expect([await profile(0), await profile(1)]).toEqual(before);
  });

  it.each(LANGUAGES)('is there in %s', async (language) => {
    saveSettings(stage, 'person_settings', stage.person(3).id, { language });
    stage.advance(61_000);
    const s = catalogue[language];
    const text = await profile(3);
    expect(text).toContain(s.profile.title('Didier'));
    const expected = profileOf(results(), stage.person(3).id);
    if (expected === null) throw new Error('Didier is in no result');
    const { played, won, achievements } = expected;
    expect(text).toContain(s.profile.matches({ played, won }));
    expect(text).toContain(s.profile.achieved(achievements.length, ACHIEVEMENTS.length));
  });
});
