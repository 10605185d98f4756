import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { startPlayground, type Playground } from '../playground/host/playground.ts';
import { setScene } from '../playground/host/scenes/set-scene.ts';
import { SCENES, type SceneName, type SceneSet } from '../playground/protocol.ts';
import { chromiumPath, launchChromium } from './browser.ts';
import { indexedPng } from './indexed-png.ts';

const OUT = 'docs/images';
const WIDE = { width: 1100, height: 860 };
const NARROW = { width: 375, height: 720 };
/** For the front page. */
const FRONT = 'playground';
/** Scenes that make no picture of their own. */
const SKIPPED: readonly SceneName[] = ['empty'];

const path = chromiumPath(process.env);
if (path === null) {
  console.error('No Chromium was found: install it, or name it in CHROMIUM.');
  process.exitCode = 1;
} else {
  await takeAll(path, process.argv.slice(2));
}

/** Takes the pictures of the named scenes, or of all. */
async function takeAll(executable: string, names: readonly string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const browser = await launchChromium(executable);
  const faces = mkdtempSync(join(tmpdir(), 'belote-faces-'));
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  try {
    // The card faces are drawn once; every scene starts from there.
    await (await started(faces)).stop();
    for (const scene of SCENES.filter((each) => !SKIPPED.includes(each) && isWanted(each))) {
      await attempt(scene, faces, (playground) => takeScene(browser, playground, scene));
    }
    if (isWanted(FRONT)) await attempt(FRONT, faces, (playground) => takeTwo(browser, playground));
  } finally {
    await browser.close();
    rmSync(faces, { recursive: true, force: true });
  }
}

/** A picture that cannot be taken keeps nobody from the others. */
async function attempt(
  name: string,
  faces: string,
  use: (playground: Playground) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'belote-pictures-'));
  cpSync(join(faces, 'world.bin'), join(folder, 'world.bin'));
  const playground = await started(folder);
  try {
    await use(playground);
    console.log(`${name}: taken`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await playground.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function started(folder: string): Promise<Playground> {
  return startPlayground({
    port: 0,
    folder,
    page: resolve('dist/page'),
    bot: resolve('dist/src/main.js'),
    emojis: resolve('dist/scripts/emojis.js'),
    settings: {
      BELOTE_EDIT_PAUSE_MS: '50',
      BELOTE_PING_AFTER_MS: '3600000',
      BELOTE_DEAL_PAUSE_MS: '3600000',
    },
  });
}

async function takeScene(browser: Browser, playground: Playground, scene: SceneName): Promise<void> {
  const set = await setScene(playground.discord, scene);
  await playground.discord.settle({ quietMs: 1500 });
  const address = addressOf(playground, set, set.line === undefined ? 'panes=1' : `panes=1&scene=${scene}`);
  await take(browser, address, WIDE, `${scene}-wide`, set.line !== undefined);
  await take(browser, address, NARROW, `${scene}-narrow`, set.line !== undefined);
}

/** The picture for the front page: the same moment on two screens. */
async function takeTwo(browser: Browser, playground: Playground): Promise<void> {
  const set = await setScene(playground.discord, 'hand-and-trick');
  await playground.discord.settle({ quietMs: 1500 });
  await take(browser, addressOf(playground, set, 'panes=2'), { width: 1280, height: 900 }, FRONT);
}

function addressOf({ url, company }: Playground, { channelId, personId }: SceneSet, more: string): string {
  const person = company.findIndex((each) => each.id === personId);
  return `${url}/?${more}&people=${person},${person === 0 ? 2 : 0}&channel=${channelId}&theme=dark&tour=off`;
}

async function smaller(shot: Buffer): Promise<Buffer> {
  const image = await loadImage(shot);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return indexedPng({ width, height, rgba: context.getImageData(0, 0, width, height).data });
}

async function take(
  browser: Browser,
  address: string,
  viewport: typeof WIDE,
  name: string,
  isForm = false,
): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  if (isForm) await page.locator('dialog').waitFor();
  else await scrolledToEnd(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(OUT, `${name}.png`), await smaller(shot));
  await page.close();
}

/** Of a message that does not fit, the beginning is more telling than the end. */
function showItsTop(message: {
  clientHeight: number;
  scrollIntoView(): void;
  closest(of: string): { clientHeight: number } | null;
}): void {
  if (message.clientHeight > (message.closest('.messages')?.clientHeight ?? 0)) message.scrollIntoView();
}

async function scrolledToEnd(page: Page): Promise<void> {
  await page.locator('.message').last().waitFor();
  await page
    .locator('.messages')
    .last()
    .evaluate((element) => void (element.scrollTop = element.scrollHeight));
  await page.locator('.message').last().evaluate(showItsTop);
}
