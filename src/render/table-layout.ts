import { boxOf, type Box } from './box.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-picture.ts';
import type { Place } from './table-scene.ts';

/** Width and height of the picture of a table, in pixels. */
export const TABLE_WIDTH = 700;
export const TABLE_HEIGHT = 450;

const PLATE_HEIGHT = 40;
const NOTE_HEIGHT = 24;

export type SeatLayout = {
  /** The name, with its marks. */
  readonly plate: Box;
  /** Announced kinds and belotes. */
  readonly notes: Box;
  /** The card, or what the seat said. */
  readonly card: Box;
};

export const SEAT_LAYOUT: Readonly<Record<Place, SeatLayout>> = {
  north: seatAt({ middle: 350, plate: 6, notes: 47, card: 78 }),
  south: seatAt({ middle: 350, plate: 404, notes: 379, card: 228 }),
  west: seatAt({ middle: 146, plate: 302, notes: 346, card: 148 }),
  east: seatAt({ middle: 554, plate: 302, notes: 346, card: 148 }),
};

export const CONTRACT_BOX: Box = boxOf(10, 10, 214, 112);
export const SCORE_BOX: Box = boxOf(476, 10, 214, 126);
export const CAPTION_BOX: Box = boxOf(14, 416, 206, 26);
export const TURNED_CARD_BOX: Box = boxOf(350 - CARD_WIDTH / 2, 153, CARD_WIDTH, CARD_HEIGHT);
export const BANNER_BOX: Box = boxOf(60, 206, 580, 38);

function seatAt(at: { middle: number; plate: number; notes: number; card: number }): SeatLayout {
  return {
    plate: boxOf(at.middle - 115, at.plate, 230, PLATE_HEIGHT),
    notes: boxOf(at.middle - 130, at.notes, 260, NOTE_HEIGHT),
    card: boxOf(at.middle - CARD_WIDTH / 2, at.card, CARD_WIDTH, CARD_HEIGHT),
  };
}
