import { createHash } from 'node:crypto';
import { loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../src/engine/cards.ts';
import { drawEmojis, EMOJI_PX, type EmojiPicture } from '../../src/render/emoji-pictures.ts';
import { emojiNameOf, emojiNames, FACE_SETS } from '../../src/render/faces.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const DISCORDS_LIMIT_BYTES = 256 * 1024;

describe('drawEmojis', () => {
  let pictures: readonly EmojiPicture[] = [];
  beforeAll(async () => {
    pictures = await drawEmojis();
  });

  it('draws exactly the emojis that the bot looks for', () => {
    expect(pictures.map(({ name }) => name).toSorted()).toEqual(emojiNames().toSorted());
  });

  it('draws PNGs of 128 × 128', () => {
    for (const { name, png } of pictures) {
      expect(png.subarray(0, 8).toString('hex'), name).toBe(PNG_SIGNATURE);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([EMOJI_PX, EMOJI_PX]);
    }
  });

  it('stays below the size that Discord takes', () => {
    expect(Math.max(...pictures.map(({ png }) => png.length))).toBeLessThanOrEqual(DISCORDS_LIMIT_BYTES);
  });

  it('draws pictures that can be decoded', async () => {
    const widths = await Promise.all(pictures.map(async ({ png }) => (await loadImage(png)).width));
    expect(new Set(widths)).toEqual(new Set([EMOJI_PX]));
  });

  it.each(FACE_SETS)('gives each of the 32 cards of %s a face of its own', (set) => {
    const names = new Set(CARDS.map((card) => emojiNameOf(set, card)));
    const faces = pictures.filter(({ name }) => names.has(name)).map(({ png }) => hashOf(png));
    expect(faces).toHaveLength(32);
    expect(new Set(faces).size).toBe(32);
  });

  it('draws the same bytes every time', async () => {
    const again = await drawEmojis();
    expect(again.map(({ png }) => hashOf(png))).toEqual(pictures.map(({ png }) => hashOf(png)));
  });
});

function hashOf(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex');
}
