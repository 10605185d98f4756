import Database from 'better-sqlite3';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { expectClean } from '../support/clean.ts';
import { QUICK, startBotAnyhow } from '../support/bot.ts';
import { brief, logOf, nextTurn, openParty, playOn } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

type Settings = Readonly<Record<string, string>>;

let discord: LocalDiscord;
let folder: string;
beforeAll(async () => {
  discord = await startLocalDiscord();
});
afterAll(() => discord.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belote-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'belote.sqlite');

function environment(over: Settings = {}): Settings {
  return {
    ...QUICK,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    BELOTE_DATABASE: file(),
    ...over,
  };
}

/** Starts the bot, which is to refuse: its one sentence. */
async function refusal(settings: Settings): Promise<string> {
  const bot = startBotAnyhow({ environment: settings });
  expect(await bot.ended).toBe(1);
  expect(bot.complaints).toHaveLength(1);
  expect(bot.complaints.join('\n')).not.toMatch(/\bat .*\.(js|ts):\d+/);
  return bot.complaints.join('\n');
}

describe('a start is refused in one sentence, and leaves nothing behind,', () => {
  const without = (name: string): Settings => {
    const { [name]: _, ...rest } = environment();
    return rest;
  };

  it.each<[string, () => Settings, RegExp]>([
    [
      'an unknown setting',
      () => environment({ BELOTE_COMPUTER_PUASE_MS: '5' }),
      /Unknown setting BELOTE_COMPUTER_PUASE_MS/,
    ],
    ['no token', () => without('DISCORD_TOKEN'), /DISCORD_TOKEN is missing: copy \.env\.example/],
  ])('with %s', async (_, settings, sentence) => {
    expect(await refusal(settings())).toMatch(sentence);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('with a wrong token', async () => {
    expect(await refusal(environment({ DISCORD_TOKEN: 'wrong.wrong.wrong' }))).toMatch(
      /Discord refuses this token/,
    );
  });

  it('when Discord cannot be reached', async () => {
    const nowhere = environment({ DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    expect(await refusal(nowhere)).toMatch(
      /Discord cannot be reached: check the network and the setting DISCORD_API_URL/,
    );
  });

  it('when Discord answers 500', async () => {
    const broken = discord.faults.always({ route: /gateway/ }, { status: 500 });
    expect(await refusal(environment())).toMatch(/Discord cannot be reached/);
    broken.clear();
  });

  it.each<[string, () => void, RegExp]>([
    ['a folder', () => mkdirSync(file()), /is a folder: name a file in it/],
    ['a text', () => writeFileSync(file(), 'Dear diary, '.repeat(1000)), /is not a database/],
    ['the database of another program', () => foreign(), /another program/],
    ['a database of a newer version', () => newer(), /newer|install that version/],
  ])('when the database is %s', async (_, prepare, sentence) => {
    prepare();
    const before = readdirSync(folder);
    expect(await refusal(environment())).toMatch(sentence);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('when the folder of the database cannot be made', async () => {
    writeFileSync(join(folder, 'here'), 'a file');
    const below = environment({ BELOTE_DATABASE: join(folder, 'here', 'belote.sqlite') });
    expect(await refusal(below)).toMatch(/cannot be written/);
  });

  function foreign(): void {
    const db = new Database(file());
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
  }

  function newer(): void {
    const db = new Database(file());
    db.exec(`CREATE TABLE tables (id TEXT); PRAGMA application_id = 1113943151; PRAGMA user_version = 9999`);
    db.close();
  }
});

describe('a stop', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  it.each([
    ['SIGTERM', ['SIGTERM']],
    ['Ctrl-C pressed twice', ['SIGINT', 'SIGINT']],
    ['both', ['SIGINT', 'SIGTERM', 'SIGINT']],
  ] as const)('by %s ends with success within ten seconds and loses nothing', async (_, signals) => {
    stage = await openStage();
    const party = await openParty(stage);
    const turn = await nextTurn(party, await playOn(party, 2, brief));
    const click = turn.actor.click(turn.message, brief(turn.offers).customId);
    await click.acknowledged;
    const asked = performance.now();
    for (const signal of signals) process.kill(stage.bot.pid, signal);
    expect(await stage.bot.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(stage.bot.log.at(-1)).toContain('"event":"stopped"');
    expect(stage.bot.log.filter((line) => line.includes('gateway-lost'))).toEqual([]);
    expect(stage.bot.complaints).toEqual([]);
    expect(existsSync(`${stage.database}-wal`)).toBe(false);
    const moves = (): number => logOf(party).filter((each) => each.type === 'moved').length;
    expect(moves()).toBe(3);
    stage = await stage.restart();
    const again = { ...party, stage };
    const next = await nextTurn(again, turn.at);
    await next.actor.click(next.message, brief(next.offers).customId).acknowledged;
    await stage.discord.world.when(() => moves() === 4, { what: 'the next move stands in the log' });
    await expectClean(stage);
  });

  it('while Discord does not answer ends in time too', async () => {
    stage = await openStage();
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    stage.discord.faults.always({ route: /^\/channels/ }, { delayMs: 60_000 });
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    const asked = performance.now();
    process.kill(stage.bot.pid, 'SIGTERM');
    expect(await stage.bot.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(logOf(party).filter((each) => each.type === 'moved')).toHaveLength(1);
  });
});
