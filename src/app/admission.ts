import type { TableRefusal } from './refusals.ts';
import type { Lobby, Playing, Table } from './table.ts';

/** What somebody without a seat here is told: nobody is asked to sit down who may not, or where nobody can. */
export function whyNotSeated({ phase, kicked }: Table, userId: string): TableRefusal {
  if (kicked.includes(userId)) return 'kicked';
  return phase === 'closed' ? 'table-closed' : 'not-seated';
}

/**
 * Why this person may not sit down at this table, `null` when they may. The host may always, and whoever left a match
 * may come back to it.
 */
export function whyNotAdmitted(table: Lobby | Playing, userId: string): TableRefusal | null {
  const { options, hostId, invited, admitted, kicked } = table;
  if (kicked.includes(userId)) return 'kicked';
  if (hostId === userId || hasLeft(table, userId)) return null;
  switch (options.admission) {
    case 'everyone':
      return null;
    case 'invited':
      return [...invited, ...admitted].includes(userId) ? null : 'not-invited';
    case 'nobody':
      return 'nobody-may-join';
  }
}

function hasLeft(table: Lobby | Playing, userId: string): boolean {
  return table.phase === 'playing' && table.leavers.some((each) => each.userId === userId);
}
