import { createCanvas } from '@napi-rs/canvas';
import { SIDES, type BySide, type Side } from '../engine/seats.ts';
import { boxOf } from './box.ts';
import { axesOf, type Axes } from './chart-axes.ts';
import type { ChartScene } from './chart-scene.ts';
import { FELT_DARK, GOLD, MUTED, SIDE_COLOURS, TEXT } from './palette.ts';
import { encodePicture, type Picture } from './picture.ts';
import { drawSideMark } from './side-mark.ts';
import type { Ctx } from './strokes.ts';
import { writeLine } from './text.ts';

const WIDTH = 700;
const HEIGHT = 450;
const PLOT = boxOf(70, 116, 560, 284);
/** Above so many deals the dots would touch. */
const MOST_DOTS = 24;
/** Side 1 is dashed too: its line is told from the other without its colour. */
const DASHES: BySide<readonly number[]> = [[], [14, 8]];

/** Draws both sides' scores deal by deal, 700 × 450. The fonts must be registered. */
export function drawChart(chart: ChartScene): Promise<Picture> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  const totals: readonly BySide<number>[] = [[0, 0], ...chart.totals];
  const axes = axesOf(PLOT, chart.totals.length, Math.max(chart.target, ...totals.flat()));
  ctx.fillStyle = FELT_DARK;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  drawHeading(ctx, chart);
  drawGrid(ctx, axes);
  drawTarget(ctx, axes.y(chart.target));
  for (const side of SIDES) drawLine(ctx, axes, side, totals);
  drawEnds(ctx, axes, totals);
  return encodePicture(canvas, 'chart');
}

function drawHeading(ctx: Ctx, { title, names, marks }: ChartScene): void {
  writeLine(ctx, title, boxOf(20, 10, 660, 40), { size: 28, colour: TEXT });
  for (const side of SIDES) {
    const x = 20 + side * 335;
    drawSideMark(ctx, side, marks[side], x, 74);
    writeLine(ctx, names[side], boxOf(x + 36, 56, 284, 36), { size: 22, colour: TEXT });
  }
}

function drawGrid(ctx: Ctx, axes: Axes): void {
  for (const score of axes.gridScores) {
    drawHorizontal(ctx, axes.y(score), '#ffffff2e', 1);
    const label = boxOf(4, axes.y(score) - 12, PLOT.x - 14, 24);
    writeLine(ctx, String(score), label, { size: 19, colour: MUTED, align: 'right', weight: 'normal' });
  }
  for (const deal of axes.gridDeals) {
    const label = boxOf(axes.x(deal) - 20, PLOT.y + PLOT.height + 8, 40, 24);
    writeLine(ctx, String(deal), label, { size: 19, colour: MUTED, align: 'center', weight: 'normal' });
  }
}

function drawTarget(ctx: Ctx, y: number): void {
  ctx.setLineDash([4, 6]);
  drawHorizontal(ctx, y, GOLD, 2);
  ctx.setLineDash([]);
}

function drawHorizontal(ctx: Ctx, y: number, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(PLOT.x, y);
  ctx.lineTo(PLOT.x + PLOT.width, y);
  ctx.stroke();
}

function drawLine(ctx: Ctx, { x, y }: Axes, side: Side, totals: readonly BySide<number>[]): void {
  ctx.strokeStyle = SIDE_COLOURS[side];
  ctx.lineWidth = 5;
  ctx.lineJoin = 'round';
  ctx.setLineDash([...DASHES[side]]);
  ctx.beginPath();
  for (const [deal, total] of totals.entries()) ctx.lineTo(x(deal), y(total[side]));
  ctx.stroke();
  ctx.setLineDash([]);
  if (totals.length > MOST_DOTS) return;
  for (const [deal, total] of totals.entries()) drawDot(ctx, x(deal), y(total[side]), SIDE_COLOURS[side]);
}

function drawDot(ctx: Ctx, x: number, y: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, 7, 0, 2 * Math.PI);
  ctx.fill();
}

/** The last scores, at the right of their lines and never over one another. */
function drawEnds(ctx: Ctx, { y }: Axes, totals: readonly BySide<number>[]): void {
  const last = totals.at(-1) ?? [0, 0];
  const middles: BySide<number> = [y(last[0]), y(last[1])];
  const tooClose = Math.max(0, 26 - Math.abs(middles[0] - middles[1])) / 2;
  for (const side of SIDES) {
    const higher = side === 0 ? last[0] >= last[1] : last[1] > last[0];
    const middle = middles[side] + (higher ? -tooClose : tooClose);
    const box = boxOf(PLOT.x + PLOT.width + 10, middle - 14, 56, 28);
    writeLine(ctx, String(last[side]), box, { size: 24, colour: SIDE_COLOURS[side] });
  }
}
