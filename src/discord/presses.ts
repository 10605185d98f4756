import type { Seating } from '../app/rematch.ts';
import type { TableCommand } from '../app/commands.ts';
import type { TableRefusal } from '../app/refusals.ts';
import { refusalText } from '../present/refusal-text.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import type { Faces } from '../present/card-face.ts';
import { bidValueOf } from '../present/call-rows.ts';
import { lastTrickMessage } from '../present/last-trick-message.ts';
import type { Press } from '../present/press.ts';
import { maskOfValues } from '../present/press-action.ts';
import { scoreMessage } from '../present/score-message.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { Acknowledgement } from './answers.ts';
import { isDaily, pressDaily } from './daily.ts';
import { NO_CHOICE } from './hand-drawing.ts';
import { adopt, takeAway } from './hand-places.ts';
import { openHand, pressAsk, pressChoice, pressMove } from './hand-presses.ts';
import { tellHint } from './hints.ts';
import type { House } from './house.ts';
import { seedFacts } from './public-messages.ts';
import { fullFaces, isDealt, spectatorView, whyNotDealt, type Dealt } from './scene.ts';
import { playAgain } from './rematches.ts';
import type { Visit } from './visit.ts';

/**
 * How a press is acknowledged, before anything else is known about it: what opens something private answers with
 * a new private message, unless it was pressed on one. A hint leaves the hand beside which it was asked for as it is.
 */
export function acknowledgementOf(press: Press | null, onPrivateMessage: boolean): Acknowledgement {
  if (press?.type === 'hint') return 'private-message';
  const opens =
    press === null || press.type === 'hand' || press.type === 'score' || press.type === 'last-trick';
  return opens && !onPrivateMessage ? 'private-message' : 'same-message';
}

/** Does what a button or menu asks for. It has been acknowledged; `values` are those picked in a menu. */
export async function onPress(
  house: House,
  visit: Visit,
  press: Press,
  values: readonly string[],
): Promise<void> {
  if (isDaily(press)) return pressDaily(house, visit, press, values);
  const { who, isModerator: moderator } = visit;
  const { userId } = who;
  switch (press.type) {
    case 'join':
      return pressPublic(house, visit, press, { type: 'join', who, side: press.side });
    case 'ready':
      return pressPublic(house, visit, press, {
        type: 'ready',
        userId,
        ready: !press.shown.includes(userId),
      });
    case 'leave':
    case 'add-computer':
    case 'start':
      return pressPublic(house, visit, press, { type: press.type, userId });
    case 'cancel':
      return pressPublic(house, visit, press, { type: 'cancel', userId, moderator });
    case 'next-deal':
      return pressPublic(house, visit, press, { type: 'next-deal', userId, at: press.at });
    case 'back':
      return press.seat === null
        ? pressSeat(house, visit, press, { type: 'back', userId })
        : backOnHand(house, visit, press.table);
    case 'take-seat':
      return pressSeat(house, visit, press, { type: 'take-seat', who, seat: press.seat ?? 0 });
    case 'rematch':
    case 'new-partners':
      return pressRematch(house, visit, press.table, press.type);
    case 'hand':
      return openHand(house, visit, await house.tables.read(press.table), 'table-unknown');
    case 'hint':
      return tellHint(house, visit, await house.tables.read(press.table));
    case 'score':
    case 'last-trick':
      return showPublic(house, visit, press.table, press.type);
    case 'play':
    case 'call':
      return pressMove(house, visit, press);
    case 'ask-play':
    case 'ask-call':
      return pressAsk(house, visit, press);
    case 'unask':
      return pressChoice(house, visit, press, { ...NO_CHOICE, declare: press.declare, value: press.value });
    case 'declare-select':
      return pressChoice(house, visit, press, { ...NO_CHOICE, declare: maskOfValues(values) });
    case 'value-select':
      return pressChoice(house, visit, press, { ...NO_CHOICE, value: bidValueOf(values[0]) });
  }
}

/** A press on a public message: the publisher redraws the message itself, only a refusal is told. */
async function pressPublic(house: House, visit: Visit, press: Press, command: TableCommand): Promise<void> {
  const result = await house.tables.act(press.table, command);
  if (!result.ok) await tell(house, visit, result.error);
}

async function tell({ answers }: House, { ticket, s }: Visit, refusal: TableRefusal): Promise<void> {
  await answers.add(ticket, textMessage(refusalText(refusal, {}, s)));
}

/** Whoever sits down in a running match sees their cards at once, and what happened while they were being sent. */
async function pressSeat(house: House, visit: Visit, press: Press, command: TableCommand): Promise<void> {
  const result = await house.tables.act(press.table, command);
  if (!result.ok) return tell(house, visit, result.error);
  const add = (hand: MessageBody): Promise<string> => house.answers.add(visit.ticket, hand);
  const messageId = await house.hands.first(result.value, visit.who.userId, visit.s, add);
  if (messageId === null) return;
  const before = house.live.of(press.table, visit.who.userId);
  const now = adopt(house, visit, press.table, messageId);
  const newest = await house.tables.read(press.table);
  if (newest !== null) house.hands.refresh(newest);
  await takeAway(house, press.table, visit, { before, now });
}

/** The hand stays where it is; whoever is back already, or cannot come back any more, sees so on it. */
async function backOnHand(house: House, visit: Visit, tableId: string): Promise<void> {
  await house.tables.act(tableId, { type: 'back', userId: visit.who.userId });
  return openHand(house, visit, await house.tables.read(tableId), 'table-unknown');
}

/** The lobby shows by itself who is ready now. */
async function pressRematch(house: House, visit: Visit, tableId: string, seating: Seating): Promise<void> {
  const refusal = await playAgain(house, visit.who, tableId, seating);
  if (refusal !== null) await tell(house, visit, refusal);
}

/** What everybody may know, shown to the one who asked. */
async function showPublic(
  { tables, answers, emojis }: House,
  { ticket, s, who }: Visit,
  tableId: string,
  what: 'score' | 'last-trick',
): Promise<void> {
  const table = await tables.read(tableId);
  if (table === null || !isDealt(table)) {
    const refusal = table === null ? 'table-unknown' : whyNotDealt(table);
    return answers.replace(ticket, textMessage(refusalText(refusal, {}, s)));
  }
  const faces = await emojis.facesOf(who.userId, s);
  await answers.replace(ticket, publicFacts(table, what, faces, s));
}

/** The score by deals, or the last trick, as a message. */
export function publicFacts(
  table: Dealt,
  what: 'score' | 'last-trick',
  faces: Faces,
  s: Sentences,
): MessageBody {
  const facts = { view: spectatorView(table), seats: fullFaces(table, s), faces };
  const { commitment } = seedFacts(table, table.seeds.length - 1);
  return what === 'score' ? scoreMessage({ ...facts, commitment }, s) : lastTrickMessage(facts, s);
}
