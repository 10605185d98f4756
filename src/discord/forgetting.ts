import { needs } from '../app/forgetting.ts';
import type { Table } from '../app/table.ts';
import { textMessage } from '../present/body.ts';
import { forgetMessage } from '../present/forget-message.ts';
import { refusalText } from '../present/refusal-text.ts';
import { tableMention, MOST_NAMED } from './deeds.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/** `/belote forget-me`: asks once, unless an open table still needs the person. */
export async function askToForget(house: House, visit: Visit): Promise<void> {
  const refusal = await whyNotNow(house, visit);
  await house.answers.replace(visit.ticket, refusal === null ? forgetMessage(visit.s) : textMessage(refusal));
}

/** The answer was yes. What was true when it was asked may be so no longer. */
export async function forgetPerson(house: House, visit: Visit): Promise<void> {
  await house.answers.replace(visit.ticket, textMessage(await forgotten(house, visit)));
}

async function forgotten(house: House, visit: Visit): Promise<string> {
  const { userId } = visit.who;
  const refusal = await whyNotNow(house, visit);
  if (refusal !== null) return refusal;
  // They may have sat down somewhere in this very moment.
  const done = await house.daily.atRest(userId, () => house.tables.forget(userId));
  if (!done) return (await whyNotNow(house, visit)) ?? refusalText('stale', {}, visit.s);
  house.preferences.forgetPerson(userId);
  return visit.s.forgetting.done;
}

/** At which open tables they are needed, as a sentence; `null` when at none. */
async function whyNotNow(house: House, { who, s }: Visit): Promise<string | null> {
  const needing: Table[] = [];
  for (const tableId of await house.store.openTablesNaming(who.userId)) {
    const table = await house.tables.read(tableId);
    if (table !== null && needs(table, who.userId)) needing.push(table);
  }
  if (needing.length === 0) return null;
  const named: string[] = [];
  for (const table of needing.slice(0, MOST_NAMED)) named.push(await tableMention(house, table));
  return s.forgetting.stillAt([...new Set(named)]);
}
