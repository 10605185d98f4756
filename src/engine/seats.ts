/** Seats in order of play: seat i+1 acts after seat i. */
export const SEATS = [0, 1, 2, 3] as const;
/** Side 0 sits on seats 0 and 2, side 1 on seats 1 and 3. */
export const SIDES = [0, 1] as const;

export type Seat = (typeof SEATS)[number];
export type Side = (typeof SIDES)[number];
export type BySeat<T> = readonly [T, T, T, T];
export type BySide<T> = readonly [T, T];

export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

/** The seat that is `steps` places after `seat` in order of play. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  return ((seat + steps) & 3) as Seat;
}

export function partnerOf(seat: Seat): Seat {
  return seatAfter(seat, 2);
}

export function sideOf(seat: Seat): Side {
  return (seat & 1) as Side;
}

export function otherSide(side: Side): Side {
  return (1 - side) as Side;
}
