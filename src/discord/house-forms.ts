import { changedRules } from '../app/house-change.ts';
import type { TableRefusal } from '../app/refusals.ts';
import type { Table } from '../app/table.ts';
import type { FormValues } from '../present/form.ts';
import type { FormPage } from '../present/form-id.ts';
import { houseChangeOf, houseFields, houseForm, houseMessage } from '../present/house-form.ts';
import { houseRefusal } from '../present/house-reason.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { FormAnswer } from './forms.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

type HouseForm = { readonly table: string; readonly page: FormPage };

/** *House rules* in the lobby: for the host, until the match starts. */
export async function houseFormFor(
  { tables }: House,
  { who, s }: Visit,
  tableId: string,
  page: FormPage,
): Promise<FormAnswer> {
  const table = await tables.read(tableId);
  const refusal = whyNotChanged(table, who.userId);
  if (table === null || refusal !== null) return { refusal: refusalText(refusal ?? 'table-unknown', {}, s) };
  const { rules } = table.options;
  return { form: houseForm({ type: 'house', table: tableId, page }, rules, page, s) };
}

/** Lays a page over the rules of the table, on the newest state of both; the lobby shows them by itself. */
export async function onHouseForm(
  { tables, answers }: House,
  { ticket, who, s }: Visit,
  { table: tableId, page }: HouseForm,
  values: FormValues,
): Promise<void> {
  const say = (text: string, next: FormPage | null): Promise<void> =>
    answers.replace(ticket, houseMessage(tableId, text, next, s));
  const table = await tables.read(tableId);
  const refusal = whyNotChanged(table, who.userId);
  if (table === null || refusal !== null) return say(refusalText(refusal ?? 'table-unknown', {}, s), null);
  const change = houseChangeOf(table.options.rules, page, values);
  const rules = changedRules(table.options.rules, change);
  if (!rules.ok) return say(houseRefusal(rules.error, s), page);
  const done = await tables.act(tableId, { type: 'change-rules', userId: who.userId, house: change });
  await say(done.ok ? s.house.changed : refusalText(done.error, {}, s), pageAfter(table, page));
}

function pageAfter({ options }: Table, page: FormPage): FormPage | null {
  return page === 1 && houseFields(options.rules, 2).length > 0 ? 2 : null;
}

function whyNotChanged(table: Table | null, userId: string): TableRefusal | null {
  if (table === null) return 'table-unknown';
  if (table.phase === 'closed') return 'table-closed';
  if (table.phase === 'playing') return 'not-in-lobby';
  return table.hostId === userId ? null : 'not-host';
}
