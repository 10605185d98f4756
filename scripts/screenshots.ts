import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { startPlayground, type Playground } from '../playground/host/playground.ts';
import { setScene } from '../playground/host/scenes/set-scene.ts';
import type { SceneSet } from '../playground/protocol.ts';
import { chromiumPath, launchChromium } from './browser.ts';
import { photograph, photographPage } from './gallery/camera.ts';
import { FOLDER, galleryPage } from './gallery/page.ts';
import { fileOf, SHOTS, stemOf, WIDTH_NAMES, WIDTHS, type Shot } from './gallery/shots.ts';

const DOCS = 'docs';
/** For the front page. */
const FRONT = 'playground';

const path = chromiumPath(process.env);
if (path === null) {
  console.error('No Chromium was found: install it, or name it in CHROMIUM.');
  process.exitCode = 1;
} else {
  await takeAll(path, process.argv.slice(2));
}

/** Takes the pictures of the named scenes, languages and sets of faces, or all, and writes the page that shows them. */
async function takeAll(executable: string, names: readonly string[]): Promise<void> {
  mkdirSync(join(DOCS, FOLDER), { recursive: true });
  writeFileSync(join(DOCS, 'gallery.md'), galleryPage());
  const browser = await launchChromium(executable);
  const faces = mkdtempSync(join(tmpdir(), 'belote-faces-'));
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  try {
    // The card faces are drawn once; every scene starts from there.
    await (await started(faces)).stop();
    for (const shot of SHOTS.filter((each) => namesOf(each).some(isWanted))) {
      await attempt(stemOf(shot), faces, (playground) => takeShot(browser, playground, shot));
    }
    if (isWanted(FRONT)) await attempt(FRONT, faces, (playground) => takeFront(browser, playground));
  } finally {
    await browser.close();
    rmSync(faces, { recursive: true, force: true });
  }
}

/** What a shot may be asked for by: `lobby`, `fr`, `german`, `lobby-fr`. */
function namesOf(shot: Shot): readonly string[] {
  const { language, faces } = shot.look;
  return [shot.exhibit.scene, stemOf(shot), faces ?? language ?? ''];
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

async function takeShot(browser: Browser, playground: Playground, shot: Shot): Promise<void> {
  const { exhibit, look } = shot;
  const set = await setScene(playground.discord, exhibit.scene, look);
  await playground.discord.settle({ quietMs: 1500 });
  const form = set.line !== undefined;
  const address = addressOf(playground, set, form ? `panes=1&scene=${exhibit.scene}` : 'panes=1');
  for (const width of WIDTH_NAMES) {
    const subject = { width: WIDTHS[width], messages: exhibit.messages, form };
    const picture = await photograph(browser, address, subject);
    writeFileSync(join(DOCS, FOLDER, fileOf(shot, width)), picture);
  }
}

/** The picture for the front page: the same moment on two screens. */
async function takeFront(browser: Browser, playground: Playground): Promise<void> {
  const set = await setScene(playground.discord, 'hand-and-trick', { language: null, faces: null });
  await playground.discord.settle({ quietMs: 1500 });
  const address = addressOf(playground, set, 'panes=2');
  const picture = await photographPage(browser, address, { width: 1280, height: 900 });
  writeFileSync(join(DOCS, 'images', `${FRONT}.png`), picture);
}

function addressOf({ url, company }: Playground, { channelId, personId }: SceneSet, more: string): string {
  const person = company.findIndex((each) => each.id === personId);
  return `${url}/?${more}&people=${person},${person === 0 ? 2 : 0}&channel=${channelId}&theme=dark&tour=off`;
}
