import type { Table } from '../app/table.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/**
 * The table that a command means: the one of the thread in which it was typed, else the newest open one at which the
 * caller sits in this server, else `null`.
 */
export async function findTable({ tables, store }: House, visit: Visit): Promise<Table | null> {
  const here = await store.tableInThread(visit.channelId);
  if (here !== null) return tables.read(here);
  const [mine] = await store.tablesOfPerson(visit.guildId, visit.who.userId);
  return mine === undefined ? null : tables.read(mine);
}
