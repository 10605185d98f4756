import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { emojiNames, facesFrom } from '../../src/render/faces.ts';

const SCRIPT = resolve(import.meta.dirname, '../../dist/scripts/emojis.js');
const ALL = emojiNames().length;

type Run = { readonly code: number; readonly said: string; readonly complained: string };

describe('npm run emojis', () => {
  let discord: LocalDiscord;
  beforeEach(async () => {
    discord = await startLocalDiscord();
  });
  afterEach(() => discord.stop());

  const settings = (): Record<string, string> => ({
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });

  it('uploads every face once and nothing the second time, and Discord accepts them all', async () => {
    expect(await run([], settings())).toEqual({
      code: 0,
      said: `uploaded ${ALL}, there already 0`,
      complained: '',
    });
    expect(await run([], settings())).toEqual({
      code: 0,
      said: `uploaded 0, there already ${ALL}`,
      complained: '',
    });
    expect(discord.violations).toEqual([]);
    const faces = facesFrom(await uploadedTo(discord));
    expect(CARDS.filter((card) => faces.emojiOf('german', card) === null)).toEqual([]);
  });

  it('only says what is missing when it is asked for a dry run', async () => {
    const { said } = await run(['--dry-run'], settings());
    expect(said.split('\n')[0]).toBe(`would upload ${ALL}, there already 0`);
    expect(said).toContain('belote_fr_jh');
    expect(await uploadedTo(discord)).toEqual([]);
  });

  it('uploads just the one that somebody deleted', async () => {
    await run([], settings());
    const [first] = await uploadedTo(discord);
    await fetch(emojisUrl(discord, first?.id), { method: 'DELETE', headers: headersFor(discord) });
    expect((await run([], settings())).said).toBe(`uploaded 1, there already ${ALL - 1}`);
  });

  it('says in one sentence that the token is wrong', async () => {
    const { code, complained } = await run([], { ...settings(), DISCORD_TOKEN: 'not.the.token' });
    expect(code).toBe(1);
    expect(complained).toBe('Discord does not accept DISCORD_TOKEN: put the token of your bot into .env.');
  });

  it('says in one sentence that there is no token', async () => {
    const { code, complained } = await run([], { DISCORD_API_URL: discord.apiUrl });
    expect([code, complained]).toEqual([1, expect.stringContaining('DISCORD_TOKEN is missing')]);
  });

  it('says in one sentence that Discord cannot be reached', async () => {
    const { code, complained } = await run([], { ...settings(), DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    expect([code, complained]).toEqual([1, expect.stringContaining('Discord cannot be reached')]);
  });

  it('writes the pictures into a folder without asking Discord', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'belote-emojis-'));
    try {
      expect((await run(['--out', folder], {})).said).toBe(`wrote ${ALL} pictures to ${folder}`);
      expect((await readdir(folder)).toSorted()).toEqual(
        emojiNames()
          .map((name) => `${name}.png`)
          .toSorted(),
      );
      expect(discord.log).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Runs the compiled command in a folder without a `.env`. */
function run(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Run> {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, ...args], { env, cwd: tmpdir() }, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), said: stdout.trim(), complained: stderr.trim() });
    });
  });
}

async function uploadedTo(discord: LocalDiscord): Promise<readonly { id: string; name: string }[]> {
  const response = await fetch(emojisUrl(discord), { headers: headersFor(discord) });
  return ((await response.json()) as { items: readonly { id: string; name: string }[] }).items;
}

function emojisUrl({ apiUrl, applicationId }: LocalDiscord, id?: string): string {
  const all = `${apiUrl}/v10/applications/${applicationId}/emojis`;
  return id === undefined ? all : `${all}/${id}`;
}

function headersFor({ token }: LocalDiscord): Record<string, string> {
  return { authorization: `Bot ${token}` };
}
