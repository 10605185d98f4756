import { describeError, failureOf } from './failures.ts';
import type { House } from './house.ts';
import type { LiveHand } from './live-hands.ts';
import type { Visit } from './visit.ts';

/** From now on the hand lives on this interaction's token. */
export function adopt(
  { live }: House,
  { ticket, origin, who, locale }: Visit,
  tableId: string,
  messageId = '@original',
): LiveHand {
  const hand = { ticket, messageId, origin, shown: '', locale };
  live.opened(tableId, who.userId, hand);
  return hand;
}

/**
 * Of two open hands only one would follow the table: the older goes, unless its token is at its end. A hand that was
 * pressed itself, to be refreshed, is the same message under two tokens.
 */
export async function takeAway(
  house: House,
  tableId: string,
  { who }: Visit,
  { before, now }: { readonly before: LiveHand | null; readonly now: LiveHand },
): Promise<void> {
  const { answers, log } = house;
  if (before === null || isPerhapsSame(before, now)) return;
  try {
    await answers.remove(before.ticket, before.messageId);
  } catch (error) {
    if (failureOf(error) !== 'message-gone') return log.warn('hand-not-taken-away', describeError(error));
  }
  await followAgain(house, tableId, who.userId, { before, now });
}

/** Where Discord does not say what a message came from, nothing is taken away that may be the only hand. */
function isPerhapsSame(one: LiveHand, other: LiveHand): boolean {
  return one.origin === null || other.origin === null || one.origin === other.origin;
}

/** A press on the older hand while it was on its way out made it the live one again. */
async function followAgain(
  { live, tables, hands }: House,
  tableId: string,
  userId: string,
  { before, now }: { readonly before: LiveHand; readonly now: LiveHand },
): Promise<void> {
  const table = await tables.read(tableId);
  const newest = live.of(tableId, userId);
  if (table === null || (newest !== null && newest.origin !== before.origin)) return;
  live.opened(tableId, userId, now);
  hands.refresh(table);
}
