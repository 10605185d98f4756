import { fail } from '../engine/result.ts';
import type { Table } from '../app/table.ts';
import { textMessage } from '../present/body.ts';
import { hintMessage } from '../present/hint-message.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { House } from './house.ts';
import { fullFaces } from './scene.ts';
import type { Visit } from './visit.ts';

/** Advice in the private message that answers this click or command. */
export async function tellHint(house: House, visit: Visit, table: Table | null): Promise<void> {
  const { advice, answers, emojis } = house;
  const { ticket, who, s } = visit;
  const given = table === null ? fail('no-table-here' as const) : await advice(table, who.userId);
  if (!given.ok) return answers.replace(ticket, textMessage(refusalText(given.error, {}, s)));
  const faces = await emojis.facesOf(who.userId, s);
  const { hint } = given.value;
  await answers.replace(ticket, hintMessage({ hint, seats: fullFaces(given.value.table, s), faces }, s));
}
