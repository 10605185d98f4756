import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { systemClock } from '../../playground/server/clock.ts';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { randomFrom } from '../../src/players/random.ts';
import { startBot } from '../../test/support/bot.ts';
import { find, offersOf } from '../../test/support/play.ts';
import { quantile } from './figures.ts';

const TABLES = [1, 100, 1000] as const;
const CLICKS = 500;
/** As many as people at a hundred tables make: a trick with three computers takes four seconds to watch and four to think. */
const CLICKS_PER_S = 12;

const SEED = 1;

type Times = { readonly p50: number; readonly p99: number };

/**
 * How long a click waits for its acknowledgement with 1, 100 and 1000 tables in play, as milliseconds seen by the
 * local Discord and as ratios against a discord.js client that does nothing but acknowledge. One person sits at each
 * table with three computers; real moves are played on the real path. Clicks come as people make them, whether or not
 * the one before was answered, at random instants that are the same for both.
 */
export async function benchAcknowledgement(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const tables of TABLES) {
    const empty = await timesOfEmptyHandler();
    const times = await timesOfBot(tables);
    const ratios = `×${(times.p50 / empty.p50).toFixed(2)}, ×${(times.p99 / empty.p99).toFixed(2)}`;
    const yardstick = `empty discord.js handler p50 ${ms(empty.p50)}, p99 ${ms(empty.p99)}`;
    lines.push(
      `${tables} tables in play, ${CLICKS_PER_S} clicks a second: p50 ${ms(times.p50)}, p99 ${ms(times.p99)}; ${yardstick} (${ratios})`,
    );
  }
  return lines;
}

async function timesOfEmptyHandler(): Promise<Times> {
  const discord = await startLocalDiscord({ clock: systemClock(), logLength: 100, checksAnswers: false });
  const child = fork(new URL('./empty-handler.js', import.meta.url), { env: environmentOf(discord) });
  await once(child, 'message');
  try {
    const person = actor(discord, 0);
    await person.command('/empty').acknowledged;
    const message = await discord.world.when(() =>
      person.messages().find((each) => each.components.length > 0),
    );
    return timesFrom(await asPeopleClick(() => timeOf(person.click(message, 'empty').acknowledged)));
  } finally {
    await ended(child);
    await discord.stop();
  }
}

async function timesOfBot(tables: number): Promise<Times> {
  const folder = mkdtempSync(join(tmpdir(), 'belote-bench-'));
  const discord = await startLocalDiscord({ clock: systemClock(), logLength: 100, checksAnswers: false });
  const bot = await startBot({
    environment: {
      ...environmentOf(discord),
      BELOTE_DATABASE: join(folder, 'bench.sqlite'),
      BELOTE_DEAL_PAUSE_MS: '3600000',
      BELOTE_PING_AFTER_MS: '3600000',
    },
  });
  try {
    const threads = await openTables(discord, tables);
    await discord.settle();
    let turn = 0;
    const times = await asPeopleClick(() => {
      const index = turn++ % threads.length;
      return step(actor(discord, index % 4, threads[index]));
    });
    return timesFrom(times);
  } finally {
    await bot.kill();
    await discord.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens tables in channels of their own and starts them with computers; gives their threads. */
async function openTables(discord: LocalDiscord, count: number): Promise<readonly string[]> {
  const threads: string[] = [];
  for (let index = 0; index < count; index++) {
    const channel = discord.world.addChannel(discord.seed.guildId, `table-${index}`);
    const host = actor(discord, index % 4, channel.id);
    await host.command('/belote start', { rules: 'classic-1000', target: 10_000, clock: '0', level: 'easy' })
      .acknowledged;
    const { message, offer } = await discord.world.when(() => find(host, 'start'));
    await host.click(message, offer.customId).acknowledged;
    const thread = await discord.world.when(() =>
      discord.world.threads().find((each) => each.parentId === channel.id),
    );
    threads.push(thread.id);
  }
  return threads;
}

/** One click at a table: a move where the person is in turn, else the next deal, else the hand. */
async function step(person: Actor): Promise<number | null> {
  const hand = person.messages().findLast((each) => each.ephemeralTo !== null && each.components.length > 0);
  const move = offersOf(hand).find(({ press }) => press.type === 'play' || press.type === 'call');
  if (hand !== undefined && move !== undefined) return timeOf(person.click(hand, move.customId).acknowledged);
  const deal = find(person, 'next-deal') ?? find(person, 'hand', (each) => each.seat === null);
  return deal === undefined ? null : timeOf(person.click(deal.message, deal.offer.customId).acknowledged);
}

function actor(discord: LocalDiscord, index: number, channelId = discord.seed.channelId): Actor {
  const userId = discord.seed.people[index];
  if (userId === undefined) throw new RangeError(`there is no person ${index}`);
  return discord.world.actor(userId, channelId);
}

async function timeOf(acknowledged: Promise<{ readonly ackedAfterRealMs: number | null }>): Promise<number> {
  return (await acknowledged).ackedAfterRealMs ?? Number.POSITIVE_INFINITY;
}

/** Clicks at the instants of a Poisson process; gives the times in ms of those for which there was something to click. */
async function asPeopleClick(click: () => Promise<number | null>): Promise<readonly number[]> {
  const random = randomFrom(SEED);
  const times: Promise<number | null>[] = [];
  let dueMs = performance.now();
  for (let count = 0; count < CLICKS; count++) {
    dueMs += (-Math.log(1 - random() / 2 ** 32) * 1000) / CLICKS_PER_S;
    await setTimeout(Math.max(0, dueMs - performance.now()));
    times.push(click());
  }
  return (await Promise.all(times)).filter((each) => each !== null);
}

function timesFrom(times: readonly number[]): Times {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function environmentOf(discord: LocalDiscord): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl };
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
