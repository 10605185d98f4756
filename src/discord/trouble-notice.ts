import type { Table } from '../app/table.ts';
import type { RefusalContext } from '../i18n/refusals.ts';
import { textMessage } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { House } from './house.ts';
import { missingPermissions } from './permissions.ts';
import type { Trouble } from './troubles.ts';
import type { Visit } from './visit.ts';

/**
 * After a press at a table that cannot be shown: tries again when the bot has all it needs, and else tells whoever
 * pressed, once, what is missing.
 */
export async function noticeTrouble(house: House, visit: Visit, tableId: string): Promise<void> {
  const { publisher, answers } = house;
  if (publisher.troubleOf(tableId) === null) return;
  if (missingPermissions(visit.botPermissions).length === 0) await publisher.shown(tableId);
  const trouble = publisher.troubleOf(tableId);
  if (trouble === null || trouble === 'refused' || !publisher.isNewsTo(tableId, visit.who.userId)) return;
  const table = await house.tables.read(tableId);
  if (table !== null)
    await answers.add(visit.ticket, textMessage(await troubleText(house, visit, trouble, table)));
}

/** Why a table cannot be shown, and what would help. */
export async function troubleText(
  house: House,
  visit: Visit,
  trouble: Trouble,
  table: Table,
): Promise<string> {
  const { s } = visit;
  switch (trouble) {
    case 'channel-gone':
      return s.errors.channelGone;
    case 'too-many-threads':
      return s.errors.tooManyThreads;
    case 'no-threads':
      return s.errors.noThreads;
    case 'forbidden':
    case 'locked':
      return refusalText('no-permission', await missingAt(house, visit, trouble, table), s);
    case 'refused':
      return s.errors.unexpected(table.id);
  }
}

/** Which permission the table needs, and where, for whoever types elsewhere. */
async function missingAt(
  { store }: House,
  { channelId, parentId, botPermissions, botPermissionsIn, hasChannel }: Visit,
  trouble: 'forbidden' | 'locked',
  { id, place }: Table,
): Promise<RefusalContext> {
  const threadId = await store.threadOf(id);
  const isHere = channelId === threadId || (parentId ?? channelId) === place.channelId;
  // A table whose channel is gone may have been moved into a thread of another.
  const home = threadId === null || hasChannel(place.channelId) ? place.channelId : threadId;
  const granted = isHere ? botPermissions : botPermissionsIn(home);
  const missing = granted === null ? [] : missingPermissions(granted);
  return {
    permissions: trouble === 'locked' ? ['Manage Threads'] : missing,
    ...(isHere ? {} : { where: `<#${home}>` }),
  };
}
