import { SEATS, sideOf, type BySeat, type Seat, type Side } from '../engine/seats.ts';
import type { Occupant, Person, Table } from './table.ts';

export type Seats = BySeat<Occupant | null>;

/** The seat of this person, or `null`. */
export function seatOf(seats: Seats, userId: string): Seat | null {
  return SEATS.find((seat) => isPerson(seats[seat]) && seats[seat].userId === userId) ?? null;
}

export function isPerson(occupant: Occupant | null | undefined): occupant is Person {
  return occupant?.kind === 'person';
}

/** A person who plays their seat themselves. */
export function isPresent(occupant: Occupant | null | undefined): boolean {
  return isPerson(occupant) && !occupant.away;
}

export function personsAt(table: Table): readonly Person[] {
  return table.seats.flatMap((each) => (isPerson(each) ? [each] : []));
}

/** The first empty seat of the side (`null` = of any side), else the first that a computer holds. */
export function openSeat(seats: Seats, side: Side | null): Seat | null {
  const wanted = SEATS.filter((seat) => side === null || sideOf(seat) === side);
  return (
    wanted.find((seat) => seats[seat] === null) ??
    wanted.find((seat) => seats[seat]?.kind === 'computer') ??
    null
  );
}

export function withSeat<T>(seats: BySeat<T>, seat: Seat, occupant: T): BySeat<T> {
  return seats.map((each, index) => (index === seat ? occupant : each)) as unknown as BySeat<T>;
}

/** Four seats, everybody on them ready; computers always are. */
export function allReady(seats: Seats): boolean {
  return seats.every((each) => each !== null && (each.kind === 'computer' || each.ready));
}
