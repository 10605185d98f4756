import type { Move } from '../../../src/engine/actions.ts';
import { isCard, type Card } from '../../../src/engine/cards.ts';
import type { Result } from '../../../src/engine/result.ts';
import { isSeat, seatAfter, type Seat } from '../../../src/engine/seats.ts';
import type { PlayedCard } from '../../../src/engine/view.ts';

/** `JH 9H` as cards. */
export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map(card);
}

export function card(code: string): Card {
  if (!isCard(code)) throw new Error(`${code} is no card`);
  return code;
}

/** A trick under way, led by that seat: `JH 9H` from seat 3 is seat 3's jack and seat 0's nine. */
export function trick(leader: Seat, text: string): readonly PlayedCard[] {
  return cards(text).map((each, index) => ({ seat: seatAfter(leader, index), card: each }));
}

/** The value of what must have gone well. */
export function must<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

/**
 * Calls in words, `1 bid H 90`, `2 pass`, `3 name S`, `0 double`, each with its seat.
 */
export function calls(...lines: readonly string[]): readonly Move[] {
  return lines.map(call);
}

function call(line: string): Move {
  const [seatText, type, what, value] = line.split(' ');
  const seat = Number(seatText);
  if (!isSeat(seat)) throw new Error(`${line}: no seat`);
  if (type === 'bid') return { seat, type, contract: what, ...bidValue(value) } as Move;
  return (type === 'name' ? { seat, type, suit: what } : { seat, type }) as Move;
}

function bidValue(value: string | undefined): object {
  if (value === undefined) return {};
  return { value: value === 'capot' ? value : Number(value) };
}
