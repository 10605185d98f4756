import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LocalDiscord } from '../server/local-discord.ts';

/**
 * Uploads the card faces as `npm run emojis` does, unless they are there. The bot asks for them when it starts, so
 * this comes before it. Without them the cards are text: a failure is said and nothing else.
 */
export async function uploadEmojis(
  script: string,
  discord: LocalDiscord,
  folder: string,
  heard: (line: string) => void,
): Promise<void> {
  if (discord.world.state.emojis.size > 0) return;
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
  });
  child.stderr.on('data', (chunk: Buffer) => heard(chunk.toString().trim()));
  await once(child, 'exit');
}
