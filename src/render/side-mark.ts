import type { Side } from '../engine/seats.ts';
import { boxOf } from './box.ts';
import { INK, SIDE_COLOURS } from './palette.ts';
import { fillRounded, type Ctx } from './strokes.ts';
import { writeLine } from './text.ts';

const MARK_PX = 26;

/** Draws the mark of a side, its letter in its colour, with its left edge at `x` and its middle at height `middle`. */
export function drawSideMark(ctx: Ctx, side: Side, letter: string, x: number, middle: number): void {
  const box = boxOf(x, middle - MARK_PX / 2, MARK_PX, MARK_PX);
  fillRounded(ctx, box, 7, SIDE_COLOURS[side]);
  writeLine(ctx, letter, box, { size: 20, colour: INK, align: 'center' });
}
