import type { Action, Move } from '../engine/actions.ts';
import { fail, type Result } from '../engine/result.ts';
import { viewFor, type View } from '../engine/view.ts';
import { whyNotSeated } from '../app/admission.ts';
import type { TableRefusal } from '../app/refusals.ts';
import { seatOf } from '../app/seating.ts';
import type { Table } from '../app/table.ts';
import { refusalContext, refusalText } from '../present/refusal-text.ts';
import { textMessage } from '../present/body.ts';
import type { Press } from '../present/press.ts';
import { actionOfPress } from '../present/press-action.ts';
import { NO_CHOICE, type Choice } from './hand-drawing.ts';
import { adopt, takeAway } from './hand-places.ts';
import type { House } from './house.ts';
import { isDealt, whyNotDealt } from './scene.ts';
import type { Visit } from './visit.ts';

/**
 * Opens the hand in the private message that answers this click or command, in place of one that was open. `absent` is
 * said where there is no table: a button's is forgotten, a command found none.
 */
export async function openHand(
  house: House,
  visit: Visit,
  table: Table | null,
  absent: 'table-unknown' | 'no-table-here',
): Promise<void> {
  const { userId } = visit.who;
  if (table === null) return refuse(house, visit, absent);
  const refusal = whyNoHand(table, userId);
  if (refusal !== null) return refuse(house, visit, refusal);
  const before = house.live.of(table.id, userId);
  const now = adopt(house, visit, table.id);
  await house.hands.show(table, userId, NO_CHOICE);
  await takeAway(house, table.id, visit, { before, now });
}

/**
 * A card or a call. The click's fresh token becomes the live one first, so that the change itself refreshes the
 * hand that was clicked; only a refusal must be told.
 */
export async function pressMove(house: House, visit: Visit, press: Press): Promise<void> {
  const table = await house.tables.read(press.table);
  if (table !== null) adopt(house, visit, table.id);
  const result = table === null ? fail('table-unknown' as const) : await move(house, visit, press, table);
  if (!result.ok) await showRefused(house, visit, press.table, result.error);
}

async function move(
  house: House,
  { who }: Visit,
  press: Press,
  table: Table,
): Promise<Result<Table, TableRefusal>> {
  const seat = seatOf(table.seats, who.userId);
  if (seat === null) return fail(whyNotSeated(table, who.userId));
  if (!isCurrent(press, table) || !isDealt(table) || press.seat !== seat) return fail(outdated(table));
  const action = actionOfPress(press, viewFor(table.match, seat).offered);
  if (action === null) return fail('malformed-action');
  const asked: Move = { seat, ...action };
  return house.tables.act(press.table, { type: 'move', userId: who.userId, at: press.at, move: asked });
}

/** Asks before a card or call is played; what could not be played is refused at once. */
export async function pressAsk(house: House, visit: Visit, press: Press): Promise<void> {
  const table = await house.tables.read(press.table);
  const seat = table === null ? null : seatOf(table.seats, visit.who.userId);
  const view = table === null || seat === null || !isDealt(table) ? null : viewFor(table.match, seat);
  const asked = view === null ? null : actionOfPress(press, view.offered);
  if (view === null || asked === null || !isLegal(asked, view)) return pressMove(house, visit, press);
  const declare = press.type === 'ask-play' ? press.declare : null;
  const value = press.type === 'ask-call' ? press.value : null;
  return pressChoice(house, visit, press, { ...NO_CHOICE, declare, value, asked });
}

/** Whether the rules allow it now, whatever is announced with it. */
export function isLegal(asked: Action, { legal }: View): boolean {
  return legal.some((move) => gistOf(move) === gistOf(asked));
}

/** What is asked for, without what is announced with it. */
function gistOf(action: Action): string {
  switch (action.type) {
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
      return action.type;
    case 'name':
      return `name ${action.suit}`;
    case 'bid':
      return `bid ${action.contract} ${action.value ?? ''}`;
    case 'play':
      return action.card;
  }
}

/** A choice on the hand changes nothing at the table: the hand is drawn again with it. */
export async function pressChoice(house: House, visit: Visit, press: Press, choice: Choice): Promise<void> {
  const table = await house.tables.read(press.table);
  const refusal = whyNoHand(table, visit.who.userId);
  if (table === null || refusal !== null) return refuse(house, visit, refusal ?? 'table-unknown');
  if (!isCurrent(press, table)) return showRefused(house, visit, table.id, outdated(table));
  adopt(house, visit, table.id);
  await house.hands.show(table, visit.who.userId, choice);
}

function isCurrent(press: Press, table: Table): boolean {
  return table.phase === 'playing' && table.at === press.at;
}

function outdated(table: Table): TableRefusal {
  return table.phase === 'closed' ? 'table-closed' : 'stale';
}

/** The current hand with the reason on top; the reason alone where there is no hand. */
async function showRefused(
  house: House,
  visit: Visit,
  tableId: string,
  refusal: TableRefusal,
): Promise<void> {
  const table = await house.tables.read(tableId);
  const { userId } = visit.who;
  if (table === null || whyNoHand(table, userId) !== null) return refuse(house, visit, refusal);
  const view = isDealt(table) ? viewFor(table.match, seatOf(table.seats, userId)) : null;
  adopt(house, visit, table.id);
  await house.hands.show(table, userId, {
    ...NO_CHOICE,
    note: refusalText(refusal, view === null ? {} : refusalContext(view), visit.s),
  });
}

function whyNoHand(table: Table | null, userId: string): TableRefusal | null {
  if (table === null) return 'table-unknown';
  if (seatOf(table.seats, userId) === null) return whyNotSeated(table, userId);
  return isDealt(table) ? null : whyNotDealt(table);
}

async function refuse(
  { answers }: House,
  { ticket, s }: Visit,
  refusal: TableRefusal | 'no-table-here',
): Promise<void> {
  await answers.replace(ticket, textMessage(refusalText(refusal, {}, s)));
}
