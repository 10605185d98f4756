import type { LoggedOptions } from './events.ts';
import type { Table, TableOptions } from './table.ts';

/** What tables had before they could choose it. */
const EARLIER_OPTIONS = { admission: 'everyone', hints: true, rated: true, pictures: true } as const;

/** The options of a table as it was logged, whole. */
export function optionsOf(logged: LoggedOptions): TableOptions {
  return { ...EARLIER_OPTIONS, ...logged };
}

/** The table of a snapshot, which may be older than what a table holds now. */
export function tableOf(snapshot: Table): Table {
  const earlier: Pick<Table, 'invited' | 'admitted' | 'kicked'> = { invited: [], admitted: [], kicked: [] };
  const played = snapshot.phase === 'lobby' ? {} : { computers: 0 };
  return { ...earlier, ...played, ...snapshot, options: optionsOf(snapshot.options) };
}
