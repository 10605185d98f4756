import Database from 'better-sqlite3';
import type { TableEvent } from '../../src/app/events.ts';
import { evolve } from '../../src/app/evolve.ts';
import type { Table } from '../../src/app/table.ts';

/** Every state that a table went through, oldest first, with when it came to be. */
export type History = readonly { readonly atMs: number; readonly table: Table }[];

/** Reads the logs of all tables from the bot's database, beside the running bot. */
export function logsOf(database: string): ReadonlyMap<string, readonly TableEvent[]> {
  const db = new Database(database, { readonly: true });
  try {
    const rows = db.prepare<[], { table_id: string; event: string }>(
      'SELECT table_id, event FROM events ORDER BY table_id, version',
    );
    const logs = new Map<string, TableEvent[]>();
    for (const { table_id, event } of rows.iterate()) {
      logs.set(table_id, [...(logs.get(table_id) ?? []), JSON.parse(event) as TableEvent]);
    }
    return logs;
  } finally {
    db.close();
  }
}

/** The states that a log goes through. */
export function historyOf(log: readonly TableEvent[]): History {
  const states: { atMs: number; table: Table }[] = [];
  for (const event of log)
    states.push({ atMs: event.atMs, table: evolve(states.at(-1)?.table ?? null, event) });
  return states;
}

/** The newest state of every table, in the order in which they were opened. */
export function tablesIn(database: string): readonly Table[] {
  const histories = [...logsOf(database).values()].map(historyOf);
  const last = histories.flatMap((each) => each.slice(-1));
  return last.sort((a, b) => a.atMs - b.atMs).map((each) => each.table);
}
