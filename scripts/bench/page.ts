import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { startPlayground, type Playground } from '../../playground/host/playground.ts';
import { openLobby } from '../../playground/host/scenes/table.ts';
import { press } from '../../playground/host/scenes/act.ts';
import { chromiumPath, launchChromium } from '../browser.ts';

/** The page as `scripts/page.mjs` has built it. */
const PAGE = resolve('dist/page');
const LOADS = 10;
const CLICKS = 60;

/** How long the page takes to stand, and how long a click on a card or a call takes to show its result. */
export async function benchPage(): Promise<readonly string[]> {
  const chromium = chromiumPath(process.env);
  if (chromium === null) return ['page: no Chromium is installed, nothing measured'];
  if (!existsSync(PAGE)) return ['page: it is not built, run node scripts/page.mjs'];
  const folder = mkdtempSync(join(tmpdir(), 'belote-bench-page-'));
  const playground = await startPlayground({
    port: 0,
    folder,
    page: PAGE,
    bot: resolve('dist/src/main.js'),
    emojis: resolve('dist/scripts/emojis.js'),
    settings: { BELOTE_COMPUTER_PAUSE_MS: '0', BELOTE_DEAL_PAUSE_MS: '3600000' },
  });
  const browser = await launchChromium(chromium);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const loads: number[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadMs(page, playground.url));
    const threadId = await tableOfOne(playground);
    await page.goto(`${playground.url}/?tour=off&channel=${threadId}`);
    const clicks = await clickMs(page);
    return [
      `page load until one can write: ${spread(loads)}`,
      `click until its result is shown, three computers at the table: ${spread(clicks)}`,
    ];
  } finally {
    await browser.close();
    await playground.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadMs(page: Page, url: string): Promise<number> {
  const startMs = performance.now();
  await page.goto(`${url}/?tour=off`, { waitUntil: 'commit' });
  await page.locator('.composer input').waitFor();
  return performance.now() - startMs;
}

/** Anna alone with three computers; gives the thread. */
async function tableOfOne({ discord }: Playground): Promise<string> {
  const table = await openLobby(discord, { rules: 'bulgarian', target: 10_000 });
  const anna = discord.world.actor(discord.seed.people[0] ?? '', discord.seed.channelId);
  await press(discord, anna, (each) => each.type === 'start' && each.table === table);
  const thread = await discord.world.when(() => discord.world.threads()[0], { what: 'a thread' });
  const inThread = anna.in(thread.id);
  await press(discord, inThread, (each) => each.type === 'hand' && each.seat === null);
  return thread.id;
}

/**
 * Measured within the page, from the click to the first frame in which the message is another one: the driver's own
 * way there and back is no part of it.
 */
async function clickMs(page: Page): Promise<readonly number[]> {
  const measured: number[] = [];
  while (measured.length < CLICKS) {
    const ms = Number(await page.evaluate(ONE_CLICK));
    if (ms >= 0) measured.push(ms);
  }
  return measured;
}

const ONE_CLICK = `new Promise((resolve) => {
  const offered = () => [...document.querySelectorAll('.message-ephemeral button[aria-disabled="false"]')]
    .find((each) => /:(pl|ca):/.test(each.dataset.customId));
  const next = () => [...document.querySelectorAll('button[data-custom-id$=":nd"][aria-disabled="false"]')].at(-1);
  // A round of passes may leave the text as it was: the buttons then name another state of the table.
  const looks = (message) => message.isConnected
    ? [message.querySelector('.markdown')?.textContent, ...[...message.querySelectorAll('button')].map((each) => each.dataset.customId)].join()
    : null;
  const wait = () => {
    const button = offered() ?? next();
    if (button === undefined) return setTimeout(wait, 5);
    const message = button.closest('.message');
    const counts = button === offered();
    const before = looks(message);
    const startMs = performance.now();
    button.click();
    const look = () => {
      if (looks(message) === before && performance.now() - startMs < 2000) return requestAnimationFrame(look);
      resolve(counts ? performance.now() - startMs : -1);
    };
    requestAnimationFrame(look);
  };
  wait();
})`;

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} times)`;
}
