import type { BellotArt } from './bellot-art.ts';
import { boxOf, inset, type Box } from './box.ts';
import { CARD_HEIGHT, drawCard } from './card-picture.ts';
import { FELT_DARK, GOLD, INK, MUTED, PANEL, TEXT } from './palette.ts';
import { drawSideMark } from './side-mark.ts';
import { fillRounded, strokeRounded, type Ctx } from './strokes.ts';
import { SEAT_LAYOUT } from './table-layout.ts';
import type { ScenePlayed, SceneSeat, TableScene } from './table-scene.ts';
import { fitLine, widthOf, writeLine } from './text.ts';

const NAME_PX = 24;
const NOTE_PX = 19;
const CALL_PX = 26;

/** Draws one seat: its card or its call, its name with its marks, and what it announced. */
export function drawSeat(ctx: Ctx, seat: SceneSeat, scene: TableScene, art: BellotArt): void {
  const layout = SEAT_LAYOUT[seat.place];
  if (scene.playing) strokeRounded(ctx, layout.card, 9, '#ffffff26', 2);
  if (seat.played !== null) drawPlayed(ctx, seat.played, scene, art, layout.card);
  if (seat.call !== null) drawCall(ctx, seat, seat.call);
  drawPlate(ctx, seat, scene, layout.plate);
  if (seat.notes.length > 0) drawNotes(ctx, seat.notes.join(' · '), layout.notes);
}

function drawPlayed(
  ctx: Ctx,
  { card, winning }: ScenePlayed,
  scene: TableScene,
  art: BellotArt,
  box: Box,
): void {
  if (winning) fillRounded(ctx, inset(box, -6), 14, GOLD);
  drawCard(ctx, card, scene, art, box);
  if (scene.finishedTrick && !winning) fillRounded(ctx, box, 9, `${FELT_DARK}4d`);
}

/** A call stands at the edge of the table that is nearest to its seat. */
function drawCall(ctx: Ctx, { place, turn }: SceneSeat, call: string): void {
  const { card } = SEAT_LAYOUT[place];
  const y = place === 'north' ? card.y + 2 : card.y + CARD_HEIGHT - 50;
  const width = Math.min(212, widthOf(ctx, call, CALL_PX) + 36);
  const box = boxOf(card.x + card.width / 2 - width / 2, y, width, 46);
  fillRounded(ctx, box, 23, turn ? '#ffffff55' : '#ffffffe6');
  writeLine(ctx, call, inset(box, 12), { size: CALL_PX, colour: INK, align: 'center' });
}

function drawPlate(ctx: Ctx, seat: SceneSeat, scene: TableScene, box: Box): void {
  const middle = box.y + box.height / 2;
  fillRounded(ctx, box, 12, PANEL);
  if (seat.turn) strokeRounded(ctx, box, 12, GOLD, 3);
  drawSideMark(ctx, seat.side, scene.sides[seat.side].mark, box.x + 7, middle);
  if (seat.dealer) drawDealer(ctx, scene.dealerMark, box.x + box.width - 20, middle);
  const right = seat.dealer ? 40 : 10;
  const name = boxOf(box.x + 41, box.y, box.width - 41 - right, box.height);
  writeLine(ctx, seat.turn ? `▸ ${seat.name}` : seat.name, name, {
    size: NAME_PX,
    colour: seat.turn ? GOLD : TEXT,
  });
}

function drawDealer(ctx: Ctx, letter: string, x: number, y: number): void {
  ctx.fillStyle = TEXT;
  ctx.beginPath();
  ctx.arc(x, y, 14, 0, 2 * Math.PI);
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.strokeStyle = INK;
  ctx.stroke();
  writeLine(ctx, letter, boxOf(x - 11, y - 12, 22, 24), { size: 19, colour: INK, align: 'center' });
}

function drawNotes(ctx: Ctx, text: string, box: Box): void {
  const line = fitLine(ctx, text, box.width - 20, { size: NOTE_PX });
  const width = widthOf(ctx, line.text, line.size) + 20;
  const pill = boxOf(box.x + (box.width - width) / 2, box.y, width, box.height);
  fillRounded(ctx, pill, box.height / 2, PANEL);
  writeLine(ctx, line.text, inset(pill, 4), { size: line.size, colour: MUTED, align: 'center' });
}
