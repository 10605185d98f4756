import type { TableCommand } from '../app/commands.ts';
import type { Table } from '../app/table.ts';
import { textMessage } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import { tablesMeant } from './find-table.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/** What a typed command does at a table, and what is said when it is done. */
export type Deed = { readonly command: TableCommand; readonly done: string };

/** So many tables of one channel are named at most: more mentions than that nobody reads. */
export const MOST_NAMED = 20;

/**
 * Does it at the table that the command means, and answers what came of it. Nothing is done where that may be any of
 * several: the answer names them.
 */
export async function doAtTable(
  house: House,
  visit: Visit,
  first: 'own' | 'here',
  deedAt: (table: Table) => Deed,
): Promise<void> {
  const say = (text: string): Promise<void> => house.answers.replace(visit.ticket, textMessage(text));
  const [table, ...others] = await tablesMeant(house, visit, first);
  if (table === undefined) return say(refusalText('no-table-here', {}, visit.s));
  if (others.length > 0) return say(await whichOf(house, visit, [table, ...others]));
  const { command, done } = deedAt(table);
  const result = await house.tables.act(table.id, command);
  await say(result.ok ? await saidWhere(house, visit, table, done) : refusalText(result.error, {}, visit.s));
}

async function whichOf(house: House, { s }: Visit, tables: readonly Table[]): Promise<string> {
  const named: string[] = [];
  for (const table of tables.slice(0, MOST_NAMED)) named.push(await tableMention(house, table));
  return s.errors.whichTable([...new Set(named)]);
}

/** A sentence about a table; whoever is not in its thread reads there which table it is about. */
export async function saidWhere(house: House, visit: Visit, table: Table, text: string): Promise<string> {
  const thread = await house.store.threadOf(table.id);
  return thread === null || thread === visit.channelId ? text : `${text} <#${thread}>`;
}

/** The thread; the channel as long as Discord is too slow to make one. */
export async function tableMention({ store }: House, { id, place }: Table): Promise<string> {
  return `<#${(await store.threadOf(id)) ?? place.channelId}>`;
}
