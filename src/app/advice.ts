import type { Hint } from '../engine/hint.ts';
import { fail, ok, type Result } from '../engine/result.ts';
import { viewFor, type View } from '../engine/view.ts';
import { whyNotSeated } from './admission.ts';
import type { Advisor } from './ports.ts';
import type { TableRefusal } from './refusals.ts';
import { seatOf } from './seating.ts';
import type { Playing, Table } from './table.ts';

/** A hint, with the running table for which it is good. */
export type Advised = { readonly table: Playing; readonly hint: Hint };

/** What the expert advises this person at this table, or why they are not advised. Nothing at the table changes by it. */
export type Advice = (table: Table, userId: string) => Promise<Result<Advised, TableRefusal>>;

/** Advice from what the asker may know; `thinkMs` is how long the expert may think. */
export function createAdvice(advisor: Advisor, thinkMs: number): Advice {
  /** Whoever asks again while the expert thinks waits for the same hint: nobody keeps all the threads busy alone. */
  const underWay = new Map<string, Promise<Hint>>();

  /** The seed is that of a computer's move, so that the hint is what the hard level would do on this seat. */
  function hintFor({ id, at }: Playing, view: View): Promise<Hint> {
    const seed = `${id}:${at}`;
    const running = underWay.get(seed);
    if (running !== undefined) return running;
    const started = advisor.hint({ view, seed, deadlineMs: thinkMs }).finally(() => underWay.delete(seed));
    underWay.set(seed, started);
    return started;
  }

  return async (table, userId) => {
    if (table.phase === 'closed') return fail(table.match === null ? 'table-closed' : 'match-is-over');
    if (table.phase === 'lobby') return fail('not-playing');
    const view = viewOfAsker(table, userId);
    return view.ok ? ok({ table, hint: await hintFor(table, view.value) }) : view;
  };
}

function viewOfAsker(table: Playing, userId: string): Result<View, TableRefusal> {
  const { seats, options, match } = table;
  if (match.deal === null) return fail('not-playing');
  const seat = seatOf(seats, userId);
  if (seat === null) return fail(whyNotSeated(table, userId));
  if (!options.hints) return fail('hints-off');
  const view = viewFor(match, seat);
  if (view.turn === null) return fail('deal-is-over');
  return view.turn === seat ? ok(view) : fail('not-your-turn');
}
