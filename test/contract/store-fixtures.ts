import type { Append, MatchResult } from '../../src/app/ports.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';

type Table = Append['table'];
type TableEvent = Append['events'][number];

/** A seed as the log keeps it: if it ever shows up in a log line, it is found by this. */
export const SEED = 'deadbeef'.repeat(8);

/** What a test wants to be special about a table; the rest is the same for all. */
export type Sketch = {
  readonly guildId?: string;
  readonly hostId?: string;
  /** User ids by seat; the empty seats are computers. */
  readonly people?: readonly string[];
  readonly phase?: Table['phase'];
  readonly place?: Table['place'];
  readonly wakeAtMs?: number | null;
  readonly snapshot?: boolean;
  readonly result?: MatchResult | null;
  readonly over?: readonly string[] | null;
  /** Whether the seed of `deal` is public behind these events. */
  readonly seedIsPublic?: boolean;
  readonly events?: readonly TableEvent[];
};

/** The append that opens a table; every table opens at version 1. */
export function opening(tableId: string, sketch: Sketch = {}): Append {
  return entry(tableId, 0, { events: [OPENED], ...sketch });
}

/** The append behind version `expected`: one card, if the sketch has no other events. */
export function following(tableId: string, expected: number, sketch: Sketch = {}): Append {
  return entry(tableId, expected, { phase: 'playing', events: [card(expected)], ...sketch });
}

/** A card played; `atMs` tells one from another. */
export function card(atMs: number): TableEvent {
  return {
    atMs,
    type: 'moved',
    move: { seat: (atMs % 4) as Seat, type: 'play', card: 'JH' },
    by: 'person',
  };
}

/** The start of a deal, with a seed. */
export function deal(atMs: number): TableEvent {
  return { atMs, type: 'dealt', dealer: 3, seed: SEED };
}

export function resultOf(tableId: string, over: Partial<MatchResult> = {}): MatchResult {
  return {
    tableId,
    guildId: 'guild',
    ruleSet: 'classic-1000',
    finishedAtMs: 1_000,
    winner: 0,
    total: [1003, 620],
    deals: 11,
    capots: [1, 0],
    contracts: [
      { played: 7, made: 5 },
      { played: 4, made: 4 },
    ],
    players: [{ userId: 'ana', name: 'Ana', side: 0, left: false }],
    computers: 3,
    ...over,
  };
}

const OPENED: TableEvent = { atMs: 1, type: 'started' };

function entry(
  tableId: string,
  expected: number,
  sketch: Sketch & { readonly events: readonly TableEvent[] },
): Append {
  return {
    tableId,
    expected,
    events: sketch.events,
    table: tableOf(tableId, expected + sketch.events.length, sketch),
    wakeAtMs: sketch.wakeAtMs ?? null,
    snapshot: sketch.snapshot ?? false,
    result: sketch.result ?? null,
    over: sketch.over ?? null,
    publicSeed: sketch.seedIsPublic ? { seed: SEED, version: expected + sketch.events.length } : null,
  };
}

/** To the store a table is JSON with a few fields it reads; a match would only be more of it. */
function tableOf(id: string, version: number, sketch: Sketch): Table {
  const { guildId = 'guild', hostId = 'ana', people = ['ana'], phase = 'lobby' } = sketch;
  const place = sketch.place ?? { kind: 'channel', channelId: 'channel' };
  const seats = SEATS.map((seat) => occupant(people[seat]));
  const seeds = phase === 'lobby' ? [] : [SEED];
  return { id, version, guildId, hostId, place, phase, seats, seeds } as unknown as Table;
}

function occupant(userId: string | undefined): Table['seats'][number] {
  if (userId === undefined) return { kind: 'computer', level: 'normal' };
  return { kind: 'person', userId, name: userId, ready: true, missedTurns: 0, away: false };
}
