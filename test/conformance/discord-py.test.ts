import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { startLocalDiscord } from '../../playground/server/local-discord.ts';

const script = fileURLToPath(new URL('discord_py_bot.py', import.meta.url));
const isInstalled = spawnSync('python3', ['-c', 'import discord, discord.app_commands']).status === 0;

describe.skipIf(!isInstalled)('discord.py (Debian: python3-discord) against the local Discord', () => {
  it('answers a command ephemerally, edits the answer, and updates it by a button', async () => {
    const discord = await startLocalDiscord();
    const bot = spawn('python3', [script, `${discord.apiUrl}/v10`, discord.token], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => {
      bot.once('exit', resolve);
    });
    try {
      await new Promise((resolve) => {
        bot.stdout.once('data', resolve);
      });
      const [anna, bruno] = discord.seed.people.map((id) => discord.world.actor(id));
      const opened = await anna!.command('/hand').acknowledged;
      const hand = await discord.world.when(() =>
        opened.message()?.content === 'hand, sorted' ? opened.message() : undefined,
      );
      expect([hand.ephemeralTo, bruno!.sees(hand)]).toEqual([anna!.id, false]);
      const click = await anna!.click(hand, 'Play').acknowledged;
      expect([click.response, hand.content, hand.components]).toEqual(['update', 'played', []]);
    } finally {
      bot.kill();
      await exited;
      await discord.stop();
    }
    expect(discord.violations).toEqual([]);
  });
});
