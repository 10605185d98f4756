import { StoreUnavailable, type Clock, type Log } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import { describeError, failureOf, type Failure } from './failures.ts';

/** What keeps a table from being shown until somebody does something about it. */
export type Trouble = (typeof TROUBLES)[number];

/** What to do after a failure: try again without another look, or look again at `atMs` (`null`: never by itself). */
export type Next =
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'wait'; readonly atMs: number | null };

/**
 * Which tables cannot be shown, and when each may be tried again: the pauses double, and the log hears of the first
 * failure and of the end only, so that a table whose place is gone does not make a thousand errors (FAULTS 21).
 */
export type Troubles = {
  of(tableId: string): Trouble | null;
  isToWait(tableId: string): boolean;
  isNewsTo(tableId: string, userId: string): boolean;
  inGuild(guildId: string): readonly string[];
  over(tableId: string): void;
  after(tableId: string, table: Table | null, error: unknown): Next;
};

const TROUBLES = [
  'channel-gone',
  'forbidden',
  'locked',
  'too-many-threads',
  'no-threads',
  'refused',
] as const;

const UNAVAILABLE_MS = 5_000;
const LONGEST_UNAVAILABLE_MS = 20_000;
/** A refused body may be fine after the next card; a place does not come back so soon. */
const FIRST_PAUSE_MS: Readonly<Record<Trouble, number>> = {
  'channel-gone': 60_000,
  forbidden: 60_000,
  locked: 60_000,
  'too-many-threads': 60_000,
  'no-threads': 60_000,
  refused: 2_000,
};
const LONGEST_PAUSE_MS = 3_600_000;

type Standing = {
  readonly trouble: Trouble | 'unavailable';
  readonly guildId: string;
  readonly failures: number;
  readonly untilMs: number;
  readonly told: Set<string>;
};

export function createTroubles(clock: Clock, log: Log): Troubles {
  const records = new Map<string, Standing>();

  function of(tableId: string): Trouble | null {
    const trouble = records.get(tableId)?.trouble ?? null;
    return trouble === 'unavailable' ? null : trouble;
  }

  function after(tableId: string, table: Table | null, error: unknown): Next {
    const trouble = troubleOf(error);
    const before = records.get(tableId);
    const failures = before?.trouble === trouble ? before.failures + 1 : 1;
    if (failures === 1)
      log[trouble === 'unavailable' ? 'warn' : 'error']('table-not-shown', {
        table: tableId,
        trouble,
        ...describeError(error),
      });
    const pauseMs = pauseAfter(trouble, failures);
    const untilMs = clock.nowMs() + pauseMs;
    const told = before?.trouble === trouble ? before.told : new Set<string>();
    records.set(tableId, { trouble, guildId: table?.guildId ?? '', failures, untilMs, told });
    if (trouble === 'unavailable') return { kind: 'retry', afterMs: pauseMs };
    if (table?.phase !== 'closed') return { kind: 'wait', atMs: untilMs };
    records.delete(tableId);
    return { kind: 'wait', atMs: null };
  }

  return {
    of,
    after,
    isToWait: (tableId) => of(tableId) !== null && (records.get(tableId)?.untilMs ?? 0) > clock.nowMs(),
    isNewsTo(tableId, userId) {
      const told = records.get(tableId)?.told;
      if (told === undefined || told.has(userId)) return false;
      told.add(userId);
      return true;
    },
    inGuild: (guildId) =>
      [...records].flatMap(([tableId, each]) =>
        each.guildId === guildId && each.trouble !== 'refused' ? [tableId] : [],
      ),
    over(tableId) {
      if (records.delete(tableId)) log.info('table-shown-again', { table: tableId });
    },
  };
}

function pauseAfter(trouble: Trouble | 'unavailable', failures: number): number {
  if (trouble === 'unavailable')
    return Math.min(UNAVAILABLE_MS * 2 ** (failures - 1), LONGEST_UNAVAILABLE_MS);
  return Math.min(FIRST_PAUSE_MS[trouble] * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

function troubleOf(error: unknown): Trouble | 'unavailable' {
  if (error instanceof StoreUnavailable) return 'unavailable';
  const failure: Failure | null = failureOf(error);
  if (failure === 'unavailable') return failure;
  return TROUBLES.find((each) => each === failure) ?? 'refused';
}
