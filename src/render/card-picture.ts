import type { Image } from '@napi-rs/canvas';
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../engine/cards.ts';
import type { BellotArt } from './bellot-art.ts';
import { boxOf, inset, type Box } from './box.ts';
import type { FaceSet } from './faces.ts';
import {
  CARD_EDGE,
  CARD_PAPER,
  FOUR_COLOURS,
  GERMAN_COLOURS,
  TWO_COLOURS,
  type SuitColours,
} from './palette.ts';
import { pipsOf } from './pips.ts';
import { GERMAN_RANKS, type RankLetters } from './ranks.ts';
import { drawFrenchSuit, drawPieces, fillRounded, fillWithText, type Ctx } from './strokes.ts';
import { CROWN, GERMAN_SUITS } from './suit-shapes.ts';

/** The set of a card, and the letters of its readers; the German pack has its own. */
export type CardLook = { readonly faces: FaceSet; readonly letters: RankLetters };

/** Width and height of a card on the table, in pixels. */
export const CARD_WIDTH = 102;
export const CARD_HEIGHT = 144;

const RADIUS = 9;
/** Parts of the shipped cards, in their pixels. */
const COURT_CROP = boxOf(80, 24, 178, 440);
const PIPS_CROP = boxOf(60, 24, 218, 440);

const COURTS: ReadonlySet<Rank> = new Set(['J', 'Q', 'K']);

/**
 * Draws a card with its top left corner at the given point. Rank and suit stand large at the left, because a
 * picture of 700 pixels is half as wide on a phone; the artwork takes the rest.
 */
export function drawCard(
  ctx: Ctx,
  card: Card,
  { faces, letters }: CardLook,
  art: BellotArt,
  { x, y }: Pick<Box, 'x' | 'y'>,
): void {
  const box = boxOf(x, y, CARD_WIDTH, CARD_HEIGHT);
  drawPaper(ctx, box);
  drawIndex(ctx, card, { faces, letters }, x, y);
  drawArtwork(ctx, card, faces, art, boxOf(x + 42, y + 8, CARD_WIDTH - 50, CARD_HEIGHT - 16));
}

/** Draws the sign of a suit as the set shows it. */
export function drawSuitSign(ctx: Ctx, suit: Suit, set: FaceSet, box: Box): void {
  if (set === 'german') return drawPieces(ctx, GERMAN_SUITS[suit], box);
  return drawFrenchSuit(ctx, suit, coloursOf(set)[suit], box);
}

function drawPaper(ctx: Ctx, box: Box): void {
  ctx.save();
  ctx.shadowColor = '#00000066';
  ctx.shadowBlur = 8;
  ctx.shadowOffsetY = 3;
  fillRounded(ctx, box, RADIUS, CARD_EDGE);
  ctx.restore();
  fillRounded(ctx, inset(box, 1), RADIUS - 1, CARD_PAPER);
}

function drawIndex(ctx: Ctx, card: Card, { faces, letters }: CardLook, x: number, y: number): void {
  const rank = (faces === 'german' ? GERMAN_RANKS : letters)[rankOf(card)];
  fillWithText(ctx, rank, coloursOf(faces)[suitOf(card)], boxOf(x + 5, y + 9, 34, 44));
  drawSuitSign(ctx, suitOf(card), faces, boxOf(x + 5, y + 60, 34, 34));
}

function coloursOf(set: FaceSet): SuitColours {
  switch (set) {
    case 'french':
    case 'traditional':
      return TWO_COLOURS;
    case 'french-4c':
      return FOUR_COLOURS;
    case 'german':
      return GERMAN_COLOURS;
  }
}

function drawArtwork(ctx: Ctx, card: Card, set: FaceSet, art: BellotArt, box: Box): void {
  if (set === 'german' && COURTS.has(rankOf(card))) return drawGermanCourt(ctx, card, box);
  if (set !== 'german' && (set === 'traditional' || COURTS.has(rankOf(card))))
    return drawBellot(ctx, card, art, box);
  for (const pip of pipsOf(rankOf(card), box)) drawSuitSign(ctx, suitOf(card), set, pip);
}

/** The middle of the shipped card, without its own small corners; its white takes the colour of our paper. */
function drawBellot(ctx: Ctx, card: Card, art: BellotArt, box: Box): void {
  const court = COURTS.has(rankOf(card));
  const source = court ? COURT_CROP : PIPS_CROP;
  const height = (source.height * box.width) / source.width;
  const place = boxOf(box.x, box.y + (box.height - height) / 2, box.width, height);
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.drawImage(
    imageOf(card, art),
    source.x,
    source.y,
    source.width,
    source.height,
    place.x,
    place.y,
    place.width,
    place.height,
  );
  ctx.restore();
  if (court) for (const cover of cornersOf(place)) fillRounded(ctx, cover, 0, CARD_PAPER);
}

/** Where half a suit sign of the shipped court card is left at the edge of the crop. */
function cornersOf(box: Box): readonly Box[] {
  const width = box.width * 0.19;
  const height = box.height * 0.17;
  return [
    boxOf(box.x - 1, box.y - 1, width + 1, height + 1),
    boxOf(box.x + box.width - width, box.y + box.height - height, width + 1, height + 1),
  ];
}

function imageOf(card: Card, art: BellotArt): Image {
  const image = art.get(card);
  if (image === undefined) throw new Error(`There is no picture of ${card}.`);
  return image;
}

/** An Ober has its suit above, an Unter below; a king has a crown. */
function drawGermanCourt(ctx: Ctx, card: Card, box: Box): void {
  const suit = GERMAN_SUITS[suitOf(card)];
  const upper = boxOf(box.x, box.y + 4, box.width, 52);
  const lower = boxOf(box.x, box.y + box.height - 56, box.width, 52);
  if (rankOf(card) === 'K') drawPieces(ctx, CROWN, upper);
  drawPieces(ctx, suit, rankOf(card) === 'Q' ? upper : lower);
}
