import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Playing, Table } from './table.ts';

/** The table as it stood at the end of each deal before the last one of its whole log; the first deal comes first. */
export function dealEnds(log: readonly TableEvent[]): readonly Playing[] {
  const ends: Playing[] = [];
  log.reduce<Table | null>((table, event) => {
    if (event.type === 'dealt' && table?.phase === 'playing' && table.seeds.length > 0) ends.push(table);
    return evolve(table, event);
  }, null);
  return ends;
}
