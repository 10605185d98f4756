import { wasGivenUp } from '../app/rematch.ts';
import type { Table } from '../app/table.ts';
import type { House } from './house.ts';
import { isDealt, type Dealt } from './scene.ts';
import type { Visit } from './visit.ts';

/**
 * The table that a command means: the one of the thread in which it was typed, the match rather than the lobby of a
 * rematch that was given up; else one at which the caller sits, of this channel before others; else the newest of this
 * channel; else `null`. The newest first, and open ones only.
 */
export async function findTable(house: House, visit: Visit): Promise<Table | null> {
  const [table = null] = await tablesMeant(house, visit, 'own');
  return table;
}

/**
 * The same, as a list of at most one. What takes something from others is done to no table that is out of sight: this
 * channel's, whosever they are, come before the caller's own elsewhere (`'here'`), and all of them are given, because
 * nobody has said which.
 */
export async function tablesMeant(
  house: House,
  visit: Visit,
  first: 'own' | 'here',
): Promise<readonly Table[]> {
  const { store } = house;
  const inThread = await readAll(house, await store.tablesInThread(visit.channelId));
  const [newest] = inThread;
  if (newest !== undefined) return [inThread.find((each) => !wasGivenUp(each)) ?? newest];
  const own = await readAll(house, await store.tablesOfPerson(visit.guildId, visit.who.userId));
  const [nearest = own[0]] = own.filter((each) => isHere(each, visit));
  if (nearest !== undefined && (first === 'own' || isHere(nearest, visit))) return [nearest];
  const open = await readAll(house, await store.openTables(visit.guildId));
  const here = open.filter((each) => isHere(each, visit));
  if (here.length > 0) return first === 'own' ? here.slice(0, 1) : here;
  return nearest === undefined ? [] : [nearest];
}

/**
 * The match that is played at this table; before it has begun, the last one in the same thread, whose rematch it may
 * be; `null` where there was none.
 */
export async function findMatch(house: House, table: Table): Promise<Dealt | null> {
  if (isDealt(table)) return table;
  const threadId = await house.store.threadOf(table.id);
  const before = await readAll(house, threadId === null ? [] : await house.store.tablesInThread(threadId));
  return before.find(isDealt) ?? null;
}

function isHere({ place }: Table, { channelId, parentId }: Visit): boolean {
  return place.channelId === (parentId ?? channelId);
}

async function readAll({ tables }: House, ids: readonly string[]): Promise<readonly Table[]> {
  const read: Table[] = [];
  for (const id of ids) {
    const table = await tables.read(id);
    if (table !== null) read.push(table);
  }
  return read;
}
