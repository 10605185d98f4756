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
  await answers.add(visit.ticket, textMessage(troubleText(trouble, tableId, visit)));
}

/** Why a table cannot be shown, and what would help. */
export function troubleText(trouble: Trouble, tableId: string, { botPermissions, s }: Visit): string {
  switch (trouble) {
    case 'channel-gone':
      return s.errors.channelGone;
    case 'too-many-threads':
      return s.errors.tooManyThreads;
    case 'no-threads':
      return s.errors.noThreads;
    case 'forbidden':
      return refusalText('no-permission', { permissions: missingPermissions(botPermissions) }, s);
    case 'locked':
      return refusalText('no-permission', { permissions: ['Manage Threads'] }, s);
    case 'refused':
      return s.errors.unexpected(tableId);
  }
}
