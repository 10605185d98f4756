import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { systemClock } from '../../playground/server/clock.ts';
import {
  startLocalDiscord,
  type LocalDiscord,
  type LocalDiscordOptions,
} from '../../playground/server/local-discord.ts';
import { QUICK, startBot, type Bot } from './bot.ts';

/** A local Discord with the real bot on it. Both clocks run with the machine's and are moved together. */
export type Stage = {
  readonly discord: LocalDiscord;
  readonly bot: Bot;
  /** The bot's database file. */
  readonly database: string;
  /** All that every process of the bot on this stage has logged. */
  readonly logs: () => readonly string[];
  /** How long the bot was told to leave between two edits of one message, in milliseconds. */
  readonly editPauseMs: number;
  /** The n-th of the people in the channel of the server that is there from the start. */
  person(index: number, channelId?: string): Actor;
  /** Moves the time of Discord and bot. */
  advance(ms: number): void;
  /** Starts the bot anew on the same database, after `kill` or `stop`. */
  restart(): Promise<Stage>;
  /** Ends everything. */
  close(): Promise<void>;
};

export type StageOptions = {
  readonly discord?: LocalDiscordOptions;
  /** Over the quick settings. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Builds a stage and resolves when the bot is ready and its commands are listed. */
export async function openStage({ discord: options = {}, settings = {} }: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'belote-stage-'));
  const local = await startLocalDiscord({ clock: systemClock(), ...options });
  const bots: Bot[] = [];
  /** Whoever is slow, be it the bot or this process, is waited for. */
  const discord: LocalDiscord = {
    ...local,
    async settle(quiet) {
      await local.settle(quiet);
      for (const each of bots) await each.caughtUp();
      await local.settle(quiet);
    },
  };
  const database = join(folder, 'belote.sqlite');
  const environment = {
    ...QUICK,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    BELOTE_DATABASE: database,
    ...settings,
  };
  let offsetMs = 0;

  async function withBot(): Promise<Stage> {
    const bot = await startBot({ environment, clockOffsetMs: offsetMs });
    bots.push(bot);
    return {
      discord,
      bot,
      database,
      editPauseMs: Number(settings['BELOTE_EDIT_PAUSE_MS'] ?? QUICK['BELOTE_EDIT_PAUSE_MS']),
      logs: () => bots.flatMap((each) => each.log),
      person: (index, channelId = discord.seed.channelId) => {
        const userId = discord.seed.people[index];
        if (userId === undefined) throw new RangeError(`there is no person ${index}`);
        return discord.world.actor(userId, channelId);
      },
      advance(ms) {
        offsetMs += ms;
        bot.setClockOffset(offsetMs);
        discord.clock.advance(ms);
      },
      restart: withBot,
      async close() {
        for (const each of bots) await each.kill();
        await discord.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }

  return withBot();
}
