import type { Table } from '../app/table.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/**
 * The table that a command means: the one of the thread in which it was typed; else one at which the caller sits,
 * of this channel before others; else the newest of this channel; else `null`. The newest first, and open ones only.
 * What takes something from others is done to no table that is out of sight: this channel's, whosever it is, comes
 * before the caller's own elsewhere (`'here'`).
 */
export async function findTable(
  house: House,
  visit: Visit,
  first: 'own' | 'here' = 'own',
): Promise<Table | null> {
  const { tables, store } = house;
  const here = await store.tableInThread(visit.channelId);
  if (here !== null) return tables.read(here);
  const mine = await store.tablesOfPerson(visit.guildId, visit.who.userId);
  const ownHere = await firstIn(house, visit, mine);
  if (ownHere !== null) return ownHere;
  const ownElsewhere = mine[0] === undefined ? null : await tables.read(mine[0]);
  if (first === 'own' && ownElsewhere !== null) return ownElsewhere;
  return (await firstIn(house, visit, await store.openTables(visit.guildId))) ?? ownElsewhere;
}

async function firstIn({ tables }: House, visit: Visit, ids: readonly string[]): Promise<Table | null> {
  for (const id of ids) {
    const table = await tables.read(id);
    if (table?.place.channelId === (visit.parentId ?? visit.channelId)) return table;
  }
  return null;
}
