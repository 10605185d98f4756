import type { Box } from './box.ts';
import { fontOf } from './fonts.ts';
import type { Ctx } from './strokes.ts';

export type TextStyle = {
  /** Height of the font in pixels. */
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly weight?: 'normal' | 'bold';
};

/** Letters that are measured at most: a name is shorter, and no text may cost more time than it has room. */
const MOST_LETTERS = 64;
/** Text may be set this much smaller before letters are left out. */
const SMALLEST = 0.8;
const ELLIPSIS = '…';

const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f/gu;
/** Marks beyond the second on one letter would be drawn over the lines above and below. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const SEGMENTER = new Intl.Segmenter('en');

/** Writes one line into a box, vertically in its middle; what is too long is set smaller, then cut with an ellipsis. */
export function writeLine(ctx: Ctx, text: string, box: Box, style: TextStyle): void {
  const line = fitLine(ctx, text, box.width, style);
  const align = style.align ?? 'left';
  ctx.font = fontOf(line.size, style.weight);
  ctx.fillStyle = style.colour;
  ctx.textBaseline = 'middle';
  ctx.textAlign = align;
  const shift = { left: 0, center: box.width / 2, right: box.width }[align];
  ctx.fillText(line.text, box.x + shift, box.y + box.height / 2 + 1);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
}

/** The text as it fits into `width` pixels, and the size of the font at which it does. */
export function fitLine(
  ctx: Ctx,
  text: string,
  width: number,
  style: Pick<TextStyle, 'size' | 'weight'>,
): { readonly text: string; readonly size: number } {
  const clean = drawable(text);
  const room = width / widthOf(ctx, clean, style.size, style.weight);
  if (room >= 1) return { text: clean, size: style.size };
  if (room >= SMALLEST) return { text: clean, size: Math.floor(style.size * room) };
  const size = Math.ceil(style.size * SMALLEST);
  return { text: elide(clean, (part) => widthOf(ctx, part, size, style.weight) <= width), size };
}

/** The width of a line in pixels, as it would be drawn. */
export function widthOf(ctx: Ctx, text: string, size: number, weight?: 'normal' | 'bold'): number {
  ctx.font = fontOf(size, weight);
  return ctx.measureText(text).width;
}

/** Text without what has no shape, turns the direction of its line or piles up; fancy letters become plain ones. */
function drawable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, ' ')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ');
  return lettersOf(plain.trim()).slice(0, MOST_LETTERS).join('');
}

function elide(text: string, fits: (part: string) => boolean): string {
  const letters = lettersOf(text);
  const cut = (count: number): string => letters.slice(0, count).join('').trimEnd() + ELLIPSIS;
  const count = letters.findLastIndex((_, kept) => fits(cut(kept)));
  return count <= 0 ? ELLIPSIS : cut(count);
}

/** Letters as people count them: an emoji of many characters is one. */
function lettersOf(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}
