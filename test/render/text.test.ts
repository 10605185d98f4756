import { createCanvas } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../../src/render/fonts.ts';
import { fitLine, widthOf } from '../../src/render/text.ts';

const ctx = createCanvas(10, 10).getContext('2d');
const NAME = { size: 24 };

describe('fitLine', () => {
  beforeAll(registerFonts);

  it.each([
    ['a short name as it is', 'Ana', 'Ana'],
    ['letters of every language', 'Željko Đurić', 'Željko Đurić'],
    ['Cyrillic', 'Ивайло', 'Ивайло'],
    ['right-to-left letters', 'محمد', 'محمد'],
    ['an emoji made of several', 'Mia 👨‍👩‍👧', 'Mia 👨‍👩‍👧'],
    ['fancy letters as plain ones', '𝓐𝓷𝓪 ＢＯ', 'Ana BO'],
    ['nothing that turns the line around', '\u202Eevil\u202C', 'evil'],
    ['no invisible characters', 'A\u200B\u2066n\u0007a', 'A n a'],
    ['no line breaks', 'Ana\n\nBo', 'Ana Bo'],
  ])('writes %s', (_, name, written) => {
    expect(fitLine(ctx, name, 300, NAME).text).toBe(written);
  });

  it('thins out piled marks', () => {
    expect(fitLine(ctx, `z${'\u0336\u0322\u031b'.repeat(20)}`, 300, NAME).text.length).toBeLessThan(5);
  });

  it('sets a name that is a little too long smaller before it cuts it', () => {
    const name = 'Željko Kovačević';
    const line = fitLine(ctx, name, widthOf(ctx, name, 24) * 0.9, NAME);
    expect(line.text).toBe(name);
    expect(line.size).toBeLessThan(24);
  });

  it('cuts between letters, never within an emoji', () => {
    const { text } = fitLine(ctx, '👨‍👩‍👧'.repeat(20), 120, NAME);
    expect(text).toMatch(/^(👨‍👩‍👧)+…$/u);
  });

  it('fits whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 30, max: 300 }),
        (name, width) => {
          const line = fitLine(ctx, name, width, NAME);
          expect(widthOf(ctx, line.text, line.size)).toBeLessThanOrEqual(width);
        },
      ),
      { numRuns: 300 },
    );
  });
});
