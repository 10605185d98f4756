import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Suit } from '../engine/cards.ts';
import { squareIn, type Box } from './box.ts';
import { fontOf } from './fonts.ts';
import { FRENCH_SUITS, type Piece } from './suit-shapes.ts';

export type Ctx = SKRSContext2D;

export function fillRounded(ctx: Ctx, box: Box, radius: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, radius);
  ctx.fill();
}

export function strokeRounded(ctx: Ctx, box: Box, radius: number, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, radius);
  ctx.stroke();
}

/** Draws pieces made for a box of 100 × 100 into the middle of `box`. */
export function drawPieces(ctx: Ctx, pieces: readonly Piece[], box: Box): void {
  const square = squareIn(box);
  ctx.save();
  ctx.translate(square.x, square.y);
  ctx.scale(square.width / 100, square.height / 100);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const piece of pieces) drawPiece(ctx, piece);
  ctx.restore();
}

export function drawFrenchSuit(ctx: Ctx, suit: Suit, colour: string, box: Box): void {
  drawPieces(ctx, [{ path: FRENCH_SUITS[suit], colour }], box);
}

/** Writes a few letters so that their ink fills the height of the box, narrowed where they would be too wide. */
export function fillWithText(ctx: Ctx, text: string, colour: string, box: Box): void {
  ctx.save();
  ctx.font = fontOf(100);
  const ink = ctx.measureText(text);
  const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
  const scaleY = box.height / (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
  const scaleX = Math.min(scaleY * 1.05, box.width / width);
  ctx.translate(box.x + (box.width - width * scaleX) / 2, box.y);
  ctx.scale(scaleX, scaleY);
  ctx.fillStyle = colour;
  ctx.fillText(text, ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent);
  ctx.restore();
}

function drawPiece(ctx: Ctx, { path, colour, strokeWidth }: Piece): void {
  const shape = new Path2D(path);
  if (strokeWidth === undefined) {
    ctx.fillStyle = colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled here, not an array
    ctx.fill(shape);
    return;
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = strokeWidth;
  ctx.stroke(shape);
}
