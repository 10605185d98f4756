import type { Refusal } from '../engine/actions.ts';

/** What can be wrong with a press or command at a table, apart from the rules of the game themselves. */
export const TABLE_REFUSALS = [
  'stale',
  'not-seated',
  'already-seated',
  'side-full',
  'table-full',
  'not-host',
  'not-in-lobby',
  'not-playing',
  'table-closed',
  'table-unknown',
  'deal-running',
  'seat-not-free',
  'other-seat-left',
  'seated-otherwise',
  'not-away',
  'not-invited',
  'kicked',
  'nobody-may-join',
  'sits-here',
  'was-kicked',
  'already-invited',
  'not-yourself',
  'not-at-table',
  'house-rules-misfit',
  'nothing-changed',
  'hints-off',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number] | Refusal;
