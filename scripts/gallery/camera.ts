import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { indexedPng } from '../indexed-png.ts';

/** So high that no message has to be scrolled to be seen whole. */
const HEIGHT = 3200;
/** The page forbids what `waitForFunction` needs in order to look again. */
const UNGUARDED = { bypassCSP: true };
type Scrolled = { scrollTop: number; scrollHeight: number };

const LOADED = '[...document.images].every((each) => each.complete)';

/** The newest messages at this address, cropped to them, or the form that opens there. */
export async function photograph(
  browser: Browser,
  address: string,
  { width, messages, form }: { readonly width: number; readonly messages: number; readonly form: boolean },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, ...UNGUARDED });
  try {
    await page.goto(address);
    if (form) return await smaller(await page.locator('dialog').screenshot({ animations: 'disabled' }));
    await page.locator('.message').last().waitFor();
    await page.waitForFunction(LOADED);
    await page.locator('.messages').evaluate((list: Scrolled) => void (list.scrollTop = list.scrollHeight));
    return await smaller(
      await page.screenshot({ animations: 'disabled', clip: await boxOf(page, messages) }),
    );
  } finally {
    await page.close();
  }
}

/** The whole page, as high as a screen. */
export async function photographPage(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, ...UNGUARDED });
  try {
    await page.goto(address);
    await page.locator('.message').last().waitFor();
    await page.waitForFunction(LOADED);
    return await smaller(await page.screenshot({ animations: 'disabled' }));
  } finally {
    await page.close();
  }
}

/** What the newest messages cover together. */
async function boxOf(
  page: Page,
  messages: number,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const boxes = await Promise.all((await page.locator('.message').all()).map((each) => each.boundingBox()));
  const known = boxes.filter((each) => each !== null).slice(-messages);
  const x = Math.min(...known.map((each) => each.x));
  const y = Math.min(...known.map((each) => each.y));
  const right = Math.max(...known.map((each) => each.x + each.width));
  const bottom = Math.max(...known.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

async function smaller(shot: Buffer): Promise<Buffer> {
  const image = await loadImage(shot);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return indexedPng({ width, height, rgba: context.getImageData(0, 0, width, height).data });
}
