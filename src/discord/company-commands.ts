import { textMessage } from '../present/body.ts';
import { doAtTable } from './deeds.ts';
import type { House } from './house.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

/** `/belote invite`: the table calls them, once. */
export async function inviteSomebody(house: House, visit: Visit, typed: Typed): Promise<void> {
  const guestId = String(typed['person']);
  const { ticket, who, s } = visit;
  if (guestId === 'bot') return house.answers.replace(ticket, textMessage(s.company.noBots));
  const command = { type: 'invite', userId: who.userId, guestId } as const;
  await doAtTable(house, visit, 'own', () => ({ command, done: s.company.invited(`<@${guestId}>`) }));
}

/** `/belote kick`: the host or a moderator frees a seat for good. */
export async function kickSomebody(house: House, visit: Visit, typed: Typed): Promise<void> {
  const guestId = String(typed['person']);
  const { isModerator: moderator, who, s } = visit;
  const command = { type: 'kick', userId: who.userId, moderator, guestId } as const;
  await doAtTable(house, visit, 'here', () => ({ command, done: s.company.kicked(`<@${guestId}>`) }));
}
