import { createCanvas } from '@napi-rs/canvas';
import type { BellotArt } from './bellot-art.ts';
import { drawCard } from './card-picture.ts';
import { FELT_DARK, FELT_LIGHT } from './palette.ts';
import { encodePicture, type Picture } from './picture.ts';
import type { Ctx } from './strokes.ts';
import { TABLE_HEIGHT, TABLE_WIDTH, TURNED_CARD_BOX } from './table-layout.ts';
import { drawBanner, drawPanels } from './table-panels.ts';
import type { TableScene } from './table-scene.ts';
import { drawSeat } from './table-seat.ts';

/** Draws a table, 700 × 450. The fonts must be registered. */
export function drawTable(scene: TableScene, art: BellotArt): Promise<Picture> {
  const canvas = createCanvas(TABLE_WIDTH, TABLE_HEIGHT);
  const ctx = canvas.getContext('2d');
  drawFelt(ctx);
  drawPanels(ctx, scene);
  if (scene.turnedCard !== null) drawTurnedCard(ctx, scene.turnedCard, scene, art);
  for (const seat of scene.seats) drawSeat(ctx, seat, scene, art);
  drawBanner(ctx, scene.banner);
  return encodePicture(canvas, 'table');
}

function drawFelt(ctx: Ctx): void {
  const light = ctx.createRadialGradient(350, 215, 40, 350, 225, 430);
  light.addColorStop(0, FELT_LIGHT);
  light.addColorStop(1, FELT_DARK);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, TABLE_WIDTH, TABLE_HEIGHT);
}

function drawTurnedCard(
  ctx: Ctx,
  card: NonNullable<TableScene['turnedCard']>,
  scene: TableScene,
  art: BellotArt,
): void {
  drawCard(ctx, card, scene, art, TURNED_CARD_BOX);
}
