import type { TableCommand } from '../app/commands.ts';
import type { Table } from '../app/table.ts';
import { textMessage } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import { findTable } from './find-table.ts';
import type { House } from './house.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

/** `/belote invite`: the table calls them, once. */
export async function inviteSomebody(house: House, visit: Visit, typed: Typed): Promise<void> {
  const guestId = String(typed['person']);
  if (guestId === 'bot') return say(house, visit, visit.s.company.noBots);
  const { userId } = visit.who;
  const done = visit.s.company.invited(`<@${guestId}>`);
  const table = await findTable(house, visit);
  await ask(house, visit, table, { type: 'invite', userId, guestId }, done);
}

/** `/belote kick`: the host or a moderator frees a seat for good. */
export async function kickSomebody(house: House, visit: Visit, typed: Typed): Promise<void> {
  const guestId = String(typed['person']);
  const { isModerator: moderator, who, s } = visit;
  await ask(
    house,
    visit,
    await findTable(house, visit, 'here'),
    { type: 'kick', userId: who.userId, moderator, guestId },
    s.company.kicked(`<@${guestId}>`),
  );
}

async function ask(
  house: House,
  visit: Visit,
  table: Table | null,
  command: TableCommand,
  done: string,
): Promise<void> {
  if (table === null) return say(house, visit, refusalText('no-table-here', {}, visit.s));
  const result = await house.tables.act(table.id, command);
  await say(house, visit, result.ok ? done : refusalText(result.error, {}, visit.s));
}

async function say({ answers }: House, { ticket }: Visit, text: string): Promise<void> {
  await answers.replace(ticket, textMessage(text));
}
