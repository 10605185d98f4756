import { SIDES, type BySeat, type BySide, type Seat, type Side } from '../engine/seats.ts';
import type { LevelWord, Sentences } from '../i18n/sentences.ts';
import { escapeName } from './names.ts';

/** Who sits on a seat, as a message shows it. `name` is user text as it was stored; it is escaped here. */
export type SeatFace = {
  readonly kind: 'person' | 'computer';
  readonly name: string;
  readonly level?: LevelWord;
  /** A computer plays for this person until they are back. */
  readonly away: boolean;
  /** The clock took this person's last turn. */
  readonly missedTurn?: boolean;
  readonly ready?: boolean;
  readonly userId?: string;
};

export const SIDE_MARKS: BySide<string> = ['🔷', '🔶'];

/** The name in message text, marked when it is a computer's. */
export function seatName(face: SeatFace): string {
  return face.kind === 'computer' ? `🤖 ${escapeName(face.name)}` : escapeName(face.name);
}

/** "Ana & Cy": both names of a side, in message text. */
export function sideNames(seats: BySeat<SeatFace>, side: Side, s: Sentences): string {
  const [first, second] = seatsOfSide(side);
  return s.words.pair(seatName(seats[first]), seatName(seats[second]));
}

/** Both sides with their names, a line each. */
export function sidesText(seats: BySeat<SeatFace>, s: Sentences): string {
  return SIDES.map((side) => {
    const names = s.words.labelled(s.words.side[side], sideNames(seats, side, s));
    return `${SIDE_MARKS[side]} ${names}`;
  }).join('\n');
}

export function seatsOfSide(side: Side): readonly [Seat, Seat] {
  return side === 0 ? [0, 2] : [1, 3];
}
