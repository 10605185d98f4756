import { SIDES, type Side } from '../engine/seats.ts';
import { boxOf, inset, type Box } from './box.ts';
import { drawSuitSign } from './card-picture.ts';
import type { FaceSet } from './faces.ts';
import { CARD_BACK, CARD_PAPER, GOLD, INK, MUTED, PANEL, TEXT } from './palette.ts';
import { drawSideMark } from './side-mark.ts';
import { fillRounded, fillWithText, strokeRounded, type Ctx } from './strokes.ts';
import { BANNER_BOX, CAPTION_BOX, CONTRACT_BOX, SCORE_BOX } from './table-layout.ts';
import type { SceneContract, TableScene } from './table-scene.ts';
import { widthOf, writeLine } from './text.ts';

/** Draws the contract, the scores and the lines of text around the table. */
export function drawPanels(ctx: Ctx, scene: TableScene): void {
  if (scene.contract !== null) drawContract(ctx, scene.contract, scene);
  drawScores(ctx, scene);
  writeLine(ctx, scene.caption, CAPTION_BOX, { size: 19, colour: MUTED, weight: 'normal' });
}

/** Draws the line across the middle, over everything else. */
export function drawBanner(ctx: Ctx, text: string): void {
  if (text === '') return;
  const width = Math.min(BANNER_BOX.width, widthOf(ctx, text, 24) + 44);
  const box = boxOf(BANNER_BOX.x + (BANNER_BOX.width - width) / 2, BANNER_BOX.y, width, BANNER_BOX.height);
  fillRounded(ctx, box, 16, '#0b2a1fee');
  strokeRounded(ctx, box, 16, GOLD, 2);
  writeLine(ctx, text, inset(box, 8), { size: 24, colour: TEXT, align: 'center' });
}

function drawContract(ctx: Ctx, contract: SceneContract, scene: TableScene): void {
  const { x, y, width } = CONTRACT_BOX;
  fillRounded(ctx, CONTRACT_BOX, 14, PANEL);
  drawTrump(ctx, contract, scene.faces, x + 8, y + 8);
  drawBid(ctx, contract, boxOf(x + 74, y + 8, width - 84, 56));
  drawSideMark(ctx, contract.side, scene.sides[contract.side].mark, x + 10, y + 88);
  writeLine(ctx, contract.bidder, boxOf(x + 44, y + 70, width - 54, 36), { size: 22, colour: TEXT });
}

/** The contract in words, above its value and its multiplier where there are any. */
function drawBid(ctx: Ctx, { text, value, multiplier }: SceneContract, box: Box): void {
  const twoLines = value !== '' || multiplier !== '';
  const upper = boxOf(box.x, box.y - 2, box.width, twoLines ? 28 : box.height);
  writeLine(ctx, text, upper, { size: 26, colour: TEXT });
  if (value !== '')
    writeLine(ctx, value, boxOf(box.x, box.y + 27, box.width - 52, 30), { size: 30, colour: GOLD });
  if (multiplier !== '')
    drawMultiplier(ctx, multiplier, box.x + (value === '' ? 0 : box.width - 46), box.y + 27);
}

/** A suit on paper, so that black reads on green; no trump shows an ace, all trump every suit. */
function drawTrump(ctx: Ctx, { contract }: SceneContract, set: FaceSet, x: number, y: number): void {
  const box = boxOf(x, y, 56, 56);
  fillRounded(ctx, box, 10, CARD_PAPER);
  if (contract === 'NT') return drawNoTrump(ctx, box.x, box.y);
  if (contract === 'AT') return drawAllTrump(ctx, set, box.x, box.y);
  return drawSuitSign(ctx, contract, set, inset(box, 7));
}

function drawAllTrump(ctx: Ctx, set: FaceSet, x: number, y: number): void {
  drawSuitSign(ctx, 'S', set, boxOf(x + 5, y + 5, 21, 21));
  drawSuitSign(ctx, 'H', set, boxOf(x + 30, y + 5, 21, 21));
  drawSuitSign(ctx, 'D', set, boxOf(x + 5, y + 30, 21, 21));
  drawSuitSign(ctx, 'C', set, boxOf(x + 30, y + 30, 21, 21));
}

/** An ace: in no trump it is the highest card of every suit. */
function drawNoTrump(ctx: Ctx, x: number, y: number): void {
  fillWithText(ctx, 'A', INK, boxOf(x + 8, y + 10, 40, 36));
}

function drawMultiplier(ctx: Ctx, text: string, x: number, y: number): void {
  const box = boxOf(x, y, 46, 30);
  fillRounded(ctx, box, 10, GOLD);
  writeLine(ctx, text, box, { size: 24, colour: INK, align: 'center' });
}

function drawScores(ctx: Ctx, scene: TableScene): void {
  fillRounded(ctx, SCORE_BOX, 14, PANEL);
  for (const side of SIDES) drawSideScore(ctx, side, scene);
  const { x, y, width, height } = SCORE_BOX;
  const foot = boxOf(x + 10, y + height - 34, width - 20, 28);
  const text = [scene.target, scene.hanging].filter((each) => each !== '').join(' · ');
  writeLine(ctx, text, foot, { size: 20, colour: MUTED, weight: 'normal' });
}

function drawSideScore(ctx: Ctx, side: Side, scene: TableScene): void {
  const { mark, tricks, total } = scene.sides[side];
  const { x, y, width } = SCORE_BOX;
  const row = boxOf(x + 10, y + 6 + side * 42, width - 20, 42);
  const middle = row.y + row.height / 2;
  drawSideMark(ctx, side, mark, row.x, middle);
  drawTricks(ctx, row.x + 40, middle);
  writeLine(ctx, String(tricks), boxOf(row.x + 72, row.y, 40, row.height), { size: 26, colour: MUTED });
  writeLine(ctx, total, boxOf(row.x + 100, row.y, row.width - 100, row.height), {
    size: 36,
    colour: TEXT,
    align: 'right',
  });
}

/** Tricks are counted beside two cards lying on their faces. */
function drawTricks(ctx: Ctx, x: number, middle: number): void {
  for (const [dx, dy] of [
    [6, -3],
    [0, 0],
  ] as const) {
    const card = boxOf(x + dx, middle - 13 + dy, 18, 26);
    fillRounded(ctx, card, 4, CARD_PAPER);
    fillRounded(ctx, inset(card, 2), 3, CARD_BACK);
  }
}
