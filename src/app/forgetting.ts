import { seatOf } from './seating.ts';
import type { Table } from './table.ts';

/** Begins every id that stands for somebody who was forgotten; Discord's ids are numbers. */
const MARK = 'gone-';

/** The id that stands for somebody from now on; `secret` is drawn, so nothing leads back from it to them. */
export function forgottenId(secret: string): string {
  return `${MARK}${secret}`;
}

/** Whether this id stands for somebody who was forgotten. */
export function isForgotten(userId: string): boolean {
  return userId.startsWith(MARK);
}

/**
 * What is stored, with the id `instead` wherever this person's stood, and no name beside it. A log that is changed
 * throughout replays to a table that is changed throughout.
 */
export function without<T>(stored: T, userId: string, instead: string): T {
  return changed(stored, userId, instead) as T;
}

function changed(value: unknown, userId: string, instead: string): unknown {
  if (value === userId) return instead;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => changed(each, userId, instead));
  const isThem = 'userId' in value && value.userId === userId && 'name' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isThem && key === 'name' ? '' : changed(each, userId, instead),
    ]),
  );
}

/**
 * Whether this open table must still know this person: they sit there or are its host, they left its match, which is
 * still played and of which they have seen a hand, or had to leave it.
 */
export function needs(table: Table, userId: string): boolean {
  if (table.phase === 'closed') return false;
  if (table.hostId === userId || seatOf(table.seats, userId) !== null) return true;
  if (table.kicked.includes(userId)) return true;
  return table.phase === 'playing' && table.leavers.some((each) => each.userId === userId);
}
