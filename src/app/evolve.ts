import { apply, newMatch, startDeal, turnOf, type Match } from '../engine/match.ts';
import type { Result } from '../engine/result.ts';
import type { Seat } from '../engine/seats.ts';
import { packOf } from '../engine/shuffle.ts';
import { deadlineOf } from './due.ts';
import { optionsOf, tableOf } from './earlier.ts';
import type { TableEvent, Who } from './events.ts';
import { isPerson, isPresent, withSeat } from './seating.ts';
import type { Closed, Leaver, Lobby, Occupant, Outcome, Person, Playing, Table } from './table.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Turns in a row that the clock may take before the computer keeps the seat (PRODUCT §1, "The clock"). */
const MISSED_TURNS_TO_AWAY = 2;

/**
 * The table after one more log entry. Total over entries that `decide` made; anything else means that the log
 * is broken, and throws.
 */
export function evolve(table: Table | null, event: TableEvent): Table {
  if (event.type === 'opened') return opened(event);
  if (table === null) throw new Error(`the log begins with ${event.type}`);
  return { ...changed(table, event), version: table.version + 1 };
}

/** The table that a log gives, starting from a snapshot where there is one. */
export function replayed(snapshot: Table | null, events: readonly TableEvent[]): Table | null {
  return events.reduce<Table | null>(evolve, snapshot === null ? null : tableOf(snapshot));
}

function opened(event: Of<'opened'>): Lobby {
  const { guildId, place, hostId, options, seats, admitted = [], kicked = [] } = event;
  return {
    phase: 'lobby',
    id: event.tableId,
    version: 1,
    guildId,
    place,
    hostId,
    options: optionsOf(options),
    seats,
    sinceMs: event.atMs,
    invited: [],
    admitted,
    kicked,
  };
}

function changed(table: Table, event: Exclude<TableEvent, Of<'opened'>>): Table {
  switch (event.type) {
    case 'joined':
      return { ...seated(inLobby(table), event.seat, newcomer(event.person)), sinceMs: event.atMs };
    case 'computer-added':
      return {
        ...seated(inLobby(table), event.seat, { kind: 'computer', level: event.level }),
        sinceMs: event.atMs,
      };
    case 'readied':
      return { ...withPerson(inLobby(table), event.seat, { ready: event.ready }), sinceMs: event.atMs };
    case 'left':
      return left(table, event);
    case 'host-passed':
      return { ...table, hostId: event.userId };
    case 'invited':
      return invited(table, event);
    case 'kicked':
      return kicked(table, event);
    case 'rules-changed':
      return rulesChanged(inLobby(table), event);
    case 'started':
      return started(inLobby(table), event);
    case 'dealt':
      return dealt(inPlay(table), event);
    case 'moved':
      return moved(inPlay(table), event);
    case 'clock-extended':
      return extended(inPlay(table), event);
    case 'came-back':
      return reseated(inPlay(table), event, (playing) =>
        withPerson(playing, event.seat, { away: false, missedTurns: 0 }),
      );
    case 'seat-taken':
      return reseated(inPlay(table), event, (playing) => taken(playing, event));
    case 'closed':
      return closed(table, event);
  }
}

function newcomer(who: Who): Person {
  return { kind: 'person', userId: who.userId, name: who.name, ready: false, missedTurns: 0, away: false };
}

function seated<T extends Lobby | Playing>(table: T, seat: Seat, occupant: Occupant): T {
  return { ...table, seats: withSeat(table.seats, seat, occupant) };
}

function withPerson<T extends Lobby | Playing>(table: T, seat: Seat, change: Partial<Person>): T {
  const person = table.seats[seat];
  if (!isPerson(person)) throw new Error(`no person sits on seat ${seat}`);
  return seated(table, seat, { ...person, ...change });
}

function invited(table: Table, { userId, atMs }: Of<'invited'>): Table {
  const next = { ...table, invited: [...table.invited, userId] };
  return next.phase === 'lobby' ? { ...next, sinceMs: atMs } : next;
}

/** Who had to leave did not give up: their part of the match is nobody's loss. */
function kicked(table: Table, event: Of<'kicked'>): Table {
  const next = {
    ...table,
    kicked: [...table.kicked, event.userId],
  };
  if (next.phase === 'lobby') return freed(next, event);
  return reseated(inPlay(next), event, (playing) => ({
    ...seated(playing, event.seat, computerOf(playing)),
    computers: playing.computers + 1,
  }));
}

/** Nobody is bound to rules that they did not see. */
function rulesChanged(table: Lobby, { rules, house, atMs }: Of<'rules-changed'>): Lobby {
  const seats = table.seats.map((each) => (isPerson(each) ? { ...each, ready: false } : each));
  return {
    ...table,
    options: { ...table.options, rules, house },
    seats: seats as unknown as Lobby['seats'],
    sinceMs: atMs,
  };
}

function freed(table: Lobby, { seat, atMs }: Of<'left'> | Of<'kicked'>): Lobby {
  return { ...table, seats: withSeat(table.seats, seat, null), sinceMs: atMs };
}

function computerOf({ options }: Playing): Occupant {
  return { kind: 'computer', level: options.level };
}

function left(table: Table, event: Of<'left'>): Table {
  if (table.phase === 'lobby') return freed(table, event);
  return reseated(inPlay(table), event, (playing) => abandoned(playing, event));
}

function abandoned(table: Playing, { seat }: Of<'left'>): Playing {
  const person = table.seats[seat];
  if (!isPerson(person)) throw new Error(`no person sits on seat ${seat}`);
  const leaver: Leaver = { userId: person.userId, name: person.name, seat };
  return { ...seated(table, seat, computerOf(table)), leavers: [...table.leavers, leaver] };
}

/**
 * Somebody leaves, comes back or sits down: the clock of another person's turn and the pause before the next deal run on,
 * everything else begins anew.
 * Whoever finds it their turn has the whole clock, however long the table stood still.
 */
function reseated(table: Playing, { atMs }: TableEvent, change: (table: Playing) => Playing): Playing {
  const next = change(table);
  return isAwaited(table) && isAwaited(next) ? next : { ...next, sinceMs: atMs, extraMs: 0 };
}

/** Whether people who are there wait for the end of a turn, or for the next deal. */
function isAwaited(table: Playing): boolean {
  return deadlineOf(table) !== null || (turnOf(table.match) === null && table.seats.some(isPresent));
}

function started(table: Lobby, event: Of<'started'>): Playing {
  const { level, rules } = table.options;
  const seats = table.seats.map((each) => each ?? { kind: 'computer', level }) as unknown as Playing['seats'];
  const sinceMs = event.atMs;
  return {
    ...table,
    phase: 'playing',
    seats,
    leavers: [],
    computers: seats.filter((each) => each.kind === 'computer').length,
    match: newMatch(rules),
    seeds: [],
    at: table.version + 1,
    sinceMs,
    extraMs: 0,
  };
}

function dealt(table: Playing, event: Of<'dealt'>): Playing {
  const match = granted(startDeal(table.match, event.dealer, packOf(event.seed)));
  return { ...movedOn(table, match, event), seeds: [...table.seeds, event.seed] };
}

function moved(table: Playing, event: Of<'moved'>): Playing | Closed {
  const match = granted(apply(table.match, event.move));
  const next = movedOn(table, match, event);
  const after = event.by === 'computer' ? next : attended(next, event);
  if (match.winner === null) return after;
  return ended(after, { kind: 'won', winner: match.winner }, event.atMs);
}

function movedOn(table: Playing, match: Match, { atMs }: TableEvent): Playing {
  return { ...table, match, at: table.version + 1, sinceMs: atMs, extraMs: 0 };
}

function extended(table: Playing, { untilMs }: Of<'clock-extended'>): Playing {
  return { ...table, extraMs: untilMs - table.sinceMs - table.options.clockMs };
}

function attended(table: Playing, event: Of<'moved'>): Playing {
  const person = table.seats[event.move.seat];
  if (!isPerson(person)) return table;
  const missedTurns = event.by === 'clock' ? person.missedTurns + 1 : 0;
  const away = event.by === 'clock' && missedTurns >= MISSED_TURNS_TO_AWAY;
  return withPerson(table, event.move.seat, { missedTurns, away });
}

function taken(table: Playing, event: Of<'seat-taken'>): Playing {
  const leavers = table.leavers.filter((each) => each.userId !== event.person.userId);
  return { ...seated(table, event.seat, newcomer(event.person)), leavers };
}

function closed(table: Table, event: Of<'closed'>): Closed {
  const outcome: Outcome =
    event.reason === 'ended' ? { kind: 'ended', by: event.by } : { kind: event.reason };
  return ended(table, outcome, event.atMs);
}

function ended(table: Table, outcome: Outcome, sinceMs: number): Closed {
  const { id, version, guildId, place, hostId, options, seats, invited, admitted, kicked } = table;
  const common = { id, version, guildId, place, hostId, options, seats, invited, admitted, kicked, sinceMs };
  return { ...common, ...playedAt(table), phase: 'closed', outcome };
}

function playedAt(table: Table): Pick<Closed, 'leavers' | 'computers' | 'match' | 'seeds' | 'at'> {
  if (table.phase === 'lobby')
    return { leavers: [], computers: 0, match: null, seeds: [], at: table.version };
  const { leavers, computers, match, seeds, at } = table;
  return { leavers, computers, match, seeds, at };
}

function inLobby(table: Table): Lobby {
  if (table.phase !== 'lobby') throw new Error(`table ${table.id} is not in its lobby`);
  return table;
}

function inPlay(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`table ${table.id} is not being played`);
  return table;
}

function granted(result: Result<Match, string>): Match {
  if (!result.ok) throw new Error(`the log does not replay: ${result.error}`);
  return result.value;
}
