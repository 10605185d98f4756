import { createCanvas, type Image } from '@napi-rs/canvas';
import { CARDS, SUITS, rankOf, suitOf, type Card, type Suit } from '../engine/cards.ts';
import { loadBellotArt, type BellotArt } from './bellot-art.ts';
import { boxOf, inset } from './box.ts';
import {
  CARD_BACK_EMOJI,
  FACE_SETS,
  emojiNameOf,
  lettersOf,
  suitEmojiNameOf,
  type FaceSet,
} from './faces.ts';
import { registerFonts } from './fonts.ts';
import { CARD_BACK, CARD_EDGE, CARD_PAPER, FOUR_COLOURS, GERMAN_COLOURS, TWO_COLOURS } from './palette.ts';
import { GERMAN_RANKS } from './ranks.ts';
import { drawFrenchSuit, drawPieces, fillRounded, fillWithText, strokeRounded, type Ctx } from './strokes.ts';
import { GERMAN_SUITS } from './suit-shapes.ts';

export type EmojiPicture = { readonly name: string; readonly png: Buffer };

type Draw = (ctx: Ctx) => void;

/** Width and height of every emoji, in pixels: the most that Discord keeps. */
export const EMOJI_PX = 128;

const WHOLE = boxOf(0, 0, EMOJI_PX, EMOJI_PX);
const RADIUS = 18;

/** Draws every emoji that the bot uses, each a PNG of 128 × 128. */
export async function drawEmojis(): Promise<readonly EmojiPicture[]> {
  registerFonts();
  const art = await loadBellotArt();
  const drawings = [
    ...FACE_SETS.flatMap((set) => drawingsOf(set, art)),
    [CARD_BACK_EMOJI, drawBack] as const,
  ];
  return Promise.all(drawings.map(([name, draw]) => encode(name, draw)));
}

async function encode(name: string, draw: Draw): Promise<EmojiPicture> {
  const canvas = createCanvas(EMOJI_PX, EMOJI_PX);
  draw(canvas.getContext('2d'));
  return { name, png: await canvas.encode('png') };
}

function drawingsOf(set: FaceSet, art: BellotArt): readonly (readonly [string, Draw])[] {
  return [
    ...CARDS.flatMap((card) =>
      lettersOf(set, card).map(
        (letter) =>
          [emojiNameOf(set, card, letter), (ctx: Ctx) => drawFace(ctx, set, card, letter, art)] as const,
      ),
    ),
    ...SUITS.map((suit) => [suitEmojiNameOf(set, suit), (ctx: Ctx) => drawSuit(ctx, set, suit)] as const),
  ];
}

function drawFace(ctx: Ctx, set: FaceSet, card: Card, letter: string, art: BellotArt): void {
  drawPaper(ctx);
  switch (set) {
    case 'french':
      return drawFrench(ctx, card, letter, TWO_COLOURS[suitOf(card)]);
    case 'french-4c':
      return drawFrench(ctx, card, letter, FOUR_COLOURS[suitOf(card)]);
    case 'german':
      return drawGerman(ctx, card);
    case 'traditional':
      return drawTraditional(ctx, card, art.get(card));
  }
}

function drawPaper(ctx: Ctx): void {
  fillRounded(ctx, WHOLE, RADIUS, CARD_EDGE);
  fillRounded(ctx, inset(WHOLE, 3), RADIUS - 3, CARD_PAPER);
}

function drawFrench(ctx: Ctx, card: Card, letter: string, colour: string): void {
  fillWithText(ctx, letter === 'T' ? '10' : letter, colour, boxOf(8, 16, 60, 96));
  drawFrenchSuit(ctx, suitOf(card), colour, boxOf(68, 36, 54, 56));
}

/** VII and VIII are too wide to stand beside their suit. */
function drawGerman(ctx: Ctx, card: Card): void {
  const suit = suitOf(card);
  const rank = GERMAN_RANKS[rankOf(card)];
  const wide = rank.length > 2;
  fillWithText(ctx, rank, GERMAN_COLOURS[suit], wide ? boxOf(8, 10, 112, 50) : boxOf(8, 18, 54, 92));
  drawPieces(ctx, GERMAN_SUITS[suit], wide ? boxOf(8, 64, 112, 58) : boxOf(62, 33, 62, 62));
}

/** The corner of the shipped card, magnified, beside the middle of its picture. */
function drawTraditional(ctx: Ctx, card: Card, image: Image | undefined): void {
  if (image === undefined) throw new Error(`There is no picture of ${card}.`);
  ctx.drawImage(image, 12, 4, 36, 116, 8, 8, 50, 112);
  if (rankOf(card) === 'A') ctx.drawImage(image, 119, 151, 100, 187, 60, 8, 60, 112);
  else ctx.drawImage(image, 60, 12, 218, 400, 60, 8, 60, 112);
}

function drawSuit(ctx: Ctx, set: FaceSet, suit: Suit): void {
  drawPaper(ctx);
  const box = inset(WHOLE, 16);
  if (set === 'german') return drawPieces(ctx, GERMAN_SUITS[suit], box);
  return drawFrenchSuit(ctx, suit, (set === 'french-4c' ? FOUR_COLOURS : TWO_COLOURS)[suit], box);
}

function drawBack(ctx: Ctx): void {
  drawPaper(ctx);
  fillRounded(ctx, inset(WHOLE, 12), RADIUS - 8, CARD_BACK);
  strokeRounded(ctx, inset(WHOLE, 20), 6, '#ffffffaa', 4);
  for (const suit of SUITS) drawFrenchSuit(ctx, suit, '#ffffffcc', backCorner(suit));
}

function backCorner(suit: Suit): ReturnType<typeof boxOf> {
  const place = SUITS.indexOf(suit);
  return boxOf(31 + (place % 2) * 35, 31 + Math.floor(place / 2) * 35, 31, 31);
}
