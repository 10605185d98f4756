import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { startPlayground, type Playground } from '../../../playground/host/playground.ts';
import { chromiumPath, launchChromium } from '../../../scripts/browser.ts';
import { QUICK } from '../../support/bot.ts';

/** The browser of this machine; `null` where there is none, and then the tests of the page are skipped. */
export const CHROMIUM = chromiumPath(process.env);
if (CHROMIUM === null)
  console.warn('No Chromium is installed: the tests of the playground page are skipped.');

/** A playground with a browser in front of it. */
export type Screen = {
  readonly playground: Playground;
  readonly page: Page;
  /** What the page complained about. */
  readonly complaints: readonly string[];
  /** The pane of this person. */
  pane(name: string): Locator;
  /** Ends everything; after a failure says first what every pane shows. */
  close(failed?: boolean): Promise<void>;
};

export type ScreenOptions = {
  /** What stands in the address, without `?`. */
  readonly query?: string;
  /** False: no bot is started, another client is to log in. */
  readonly bot?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly size?: { readonly width: number; readonly height: number };
};

const STEP_MS = 15_000;

export async function openScreen(browser: Browser, options: ScreenOptions = {}): Promise<Screen> {
  const { query = 'tour=off', size = { width: 1280, height: 800 } } = options;
  const folder = mkdtempSync(join(tmpdir(), 'belote-page-'));
  const playground = await startPlayground({
    port: 0,
    folder,
    page: resolve('dist/page'),
    bot: options.bot === false ? null : resolve('dist/src/main.js'),
    emojis: null,
    settings: { ...QUICK, ...options.settings },
  });
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(STEP_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${playground.url}/?${query}`);
  await page.locator('.composer input').first().waitFor();
  return {
    playground,
    page,
    complaints,
    pane: (name) => page.locator(`.pane[data-person="${name}"]`),
    async close(failed = false) {
      if (failed) console.log((await page.locator('.pane').allInnerTexts()).join('\n----\n'));
      await page.close();
      await playground.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openBrowser(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('there is no browser');
  return launchChromium(CHROMIUM);
}
