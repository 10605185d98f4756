import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { configFrom, type Config } from '../src/config.ts';

const TOKEN = 'a.secret.token';

function config(environment: Readonly<Record<string, string>>): Config {
  const result = configFrom({ DISCORD_TOKEN: TOKEN, ...environment });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('the settings', () => {
  it('need nothing but a token', () => {
    expect(config({})).toMatchObject({
      DISCORD_TOKEN: TOKEN,
      DISCORD_API_URL: 'https://discord.com/api',
      BELOTE_DATABASE: 'belote.sqlite',
      BELOTE_COMPUTER_PAUSE_MS: 1200,
      BELOTE_DEAL_PAUSE_MS: 20_000,
      BELOTE_EDIT_PAUSE_MS: 1000,
      BELOTE_PING_AFTER_MS: 5000,
      BELOTE_THINK_MS: 400,
      BELOTE_MONITOR_HOST: '127.0.0.1',
      BELOTE_CLOCK_FROM_PARENT: false,
    });
    expect(config({}).BELOTE_MONITOR_PORT).toBeUndefined();
  });

  it('are taken from the environment, in milliseconds', () => {
    const changed = config({
      BELOTE_THINK_MS: '0',
      BELOTE_DEAL_PAUSE_MS: '86400000',
      BELOTE_CLOCK_FROM_PARENT: '1',
      DISCORD_TOKEN: ` ${TOKEN}\n`,
    });
    expect(changed).toMatchObject({ BELOTE_THINK_MS: 0, BELOTE_DEAL_PAUSE_MS: 86_400_000 });
    expect(changed).toMatchObject({ BELOTE_CLOCK_FROM_PARENT: true, DISCORD_TOKEN: TOKEN });
  });

  it('leave what belongs to other programs alone', () => {
    expect(config({ PATH: '/bin', BELOTES: 'x', NODE_ENV: 'test', MY_BELOTE_X: '1' })).toEqual(config({}));
  });

  const refused: readonly (readonly [Readonly<Record<string, string | undefined>>, string])[] = [
    [{ DISCORD_TOKEN: undefined }, 'The setting DISCORD_TOKEN is missing: copy .env.example to .env'],
    [{ DISCORD_TOKEN: '' }, 'The setting DISCORD_TOKEN is empty: put your bot token into .env.'],
    [{ DISCORD_TOKEN: '  ' }, 'The setting DISCORD_TOKEN is empty'],
    [{ DISCORD_API_URL: 'discord' }, 'The setting DISCORD_API_URL is not a URL.'],
    [{ BELOTE_DATABASE: '' }, 'The setting BELOTE_DATABASE is empty.'],
    [{ BELOTE_THINK_MS: '' }, 'The setting BELOTE_THINK_MS must be a whole number of milliseconds.'],
    [{ BELOTE_THINK_MS: '-1' }, 'BELOTE_THINK_MS must be a whole number of milliseconds.'],
    [{ BELOTE_THINK_MS: '1.5' }, 'BELOTE_THINK_MS must be a whole number of milliseconds.'],
    [{ BELOTE_THINK_MS: '1e3' }, 'BELOTE_THINK_MS must be a whole number of milliseconds.'],
    [{ BELOTE_THINK_MS: '2s' }, 'BELOTE_THINK_MS must be a whole number of milliseconds.'],
    [{ BELOTE_PING_AFTER_MS: '86400001' }, 'BELOTE_PING_AFTER_MS must be at most 86400000 milliseconds'],
    [{ BELOTE_CLOCK_FROM_PARENT: 'yes' }, 'The setting BELOTE_CLOCK_FROM_PARENT must be 0 or 1.'],
    [{ BELOTE_MONITOR_PORT: '' }, 'The setting BELOTE_MONITOR_PORT must be a port'],
    [{ BELOTE_MONITOR_PORT: '65536' }, 'BELOTE_MONITOR_PORT must be a port: a whole number from 0 to 65535.'],
    [{ BELOTE_MONITOR_HOST: '' }, 'The setting BELOTE_MONITOR_HOST is empty.'],
    [{ BELOTE_PUASE_MS: '5' }, 'Unknown setting BELOTE_PUASE_MS: the known ones are DISCORD_TOKEN, '],
    [{ DISCORD_TOKEM: 'x', BELOTE_X: '1' }, 'Unknown setting DISCORD_TOKEM, BELOTE_X'],
  ];

  it.each(refused)('are refused in a sentence: %o', (environment, sentence) => {
    const result = configFrom({ DISCORD_TOKEN: TOKEN, ...environment });
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
  });

  it('are all refused at once when several are wrong, without a word of the token', () => {
    const result = configFrom({
      DISCORD_TOKEN: TOKEN,
      BELOTE_THINK_MS: 'x',
      BELOTE_DATABASE: '',
      BELOTE_Y: '',
    });
    if (result.ok) throw new Error('these settings are wrong');
    for (const name of ['BELOTE_THINK_MS', 'BELOTE_DATABASE', 'BELOTE_Y'])
      expect(result.error).toContain(name);
    expect(result.error).not.toContain(TOKEN);
    expect(result.error).not.toContain('\n');
  });

  it('of .env.example are the defaults, once a token is filled in', () => {
    const example = readFileSync('.env.example', 'utf8');
    const uncommented = example.replaceAll(/^#(?=[A-Z])/gm, '');
    expect(config({ ...parse(uncommented), DISCORD_TOKEN: TOKEN })).toEqual(config({}));
    expect(configFrom(parse(example))).toMatchObject({ ok: false });
  });
});
