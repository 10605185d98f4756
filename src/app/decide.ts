import type { Move } from '../engine/actions.ts';
import { apply, nextDealer, turnOf } from '../engine/match.ts';
import { fail, ok } from '../engine/result.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { whyNotAdmitted, whyNotSeated } from './admission.ts';
import type { TableCommand } from './commands.ts';
import { changeRules, invite, kick } from './decide-company.ts';
import { stamped, succession, type Circumstances, type Decision, type Fact, type Of } from './decision.ts';
import { deadlineOf } from './due.ts';
import type { Mover, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { isRematch } from './rematch.ts';
import { allReady, isPerson, isPresent, openSeat, personsAt, seatOf, withSeat } from './seating.ts';
import type { Lobby, Person, Playing, Table } from './table.ts';

/** How long a table without a clock may stand still before anybody at it may end it. */
const DEAD_AFTER_MS = 24 * 3_600_000;

/** What a command does to a table: the log entries to append, or why not. Changes nothing itself. */
export function decide(table: Table, command: TableCommand, now: Circumstances): Decision {
  if (table.phase === 'closed') return fail('table-closed');
  switch (command.type) {
    case 'join':
      return inLobby(table, (lobby) => join(lobby, command, now));
    case 'leave':
      return leave(table, command, now);
    case 'ready':
      return isUnderWayWith(table, command) ? ok([]) : inLobby(table, (lobby) => ready(lobby, command, now));
    case 'rematch':
      return inLobby(table, (lobby) => rematch(lobby, command, now));
    case 'add-computer':
      return inLobby(table, (lobby) => addComputer(lobby, command, now));
    case 'start':
      return inLobby(table, (lobby) =>
        lobby.hostId === command.userId ? ok(startByHost(lobby, command, now)) : fail('not-host'),
      );
    case 'change-rules':
      return inLobby(table, (lobby) => changeRules(lobby, command, now));
    case 'invite':
      return invite(table, command, now);
    case 'kick':
      return kick(table, command, now);
    case 'cancel':
      return inLobby(table, (lobby) => close(lobby, command, 'cancelled', now));
    case 'move':
      return inPlay(table, (playing) => personMove(playing, command, now));
    case 'computer-move':
      return inPlay(table, (playing) => computerMove(playing, command, now));
    case 'extend-clock':
      return inPlay(table, (playing) => extendClock(playing, command, now));
    case 'next-deal':
      return inPlay(table, (playing) => nextDeal(playing, command, now));
    case 'back':
      return inPlay(table, (playing) => back(playing, command, now));
    case 'take-seat':
      return inPlay(table, (playing) => takeSeat(playing, command, now));
    case 'end':
      return inPlay(table, (playing) => close(playing, command, 'ended', now));
    case 'expire':
      return command.version === table.version ? ok([expired(table, now)]) : fail('stale');
  }
}

function expired(table: Lobby | Playing, now: Circumstances): TableEvent {
  return stamped({ type: 'closed', reason: table.phase === 'lobby' ? 'expired' : 'ended', by: null }, now);
}

function inLobby(table: Lobby | Playing, then: (lobby: Lobby) => Decision): Decision {
  return table.phase === 'lobby' ? then(table) : fail('not-in-lobby');
}

function inPlay(table: Lobby | Playing, then: (playing: Playing) => Decision): Decision {
  return table.phase === 'playing' ? then(table) : fail('not-playing');
}

/** Somebody who sits already changes sides; nobody holds two seats. */
function join(lobby: Lobby, { who, side }: Omit<Of<'join'>, 'type'>, now: Circumstances): Decision {
  const old = seatOf(lobby.seats, who.userId);
  const unwelcome = old === null ? whyNotAdmitted(lobby, who.userId) : null;
  if (unwelcome !== null) return fail(unwelcome);
  const seats = old === null ? lobby.seats : withSeat(lobby.seats, old, null);
  const seat = side === null && old !== null ? old : openSeat(seats, side);
  if (seat === null) return fail(side === null ? 'table-full' : 'side-full');
  if (old !== null && (side === null || (old & 1) === side)) return fail('already-seated');
  const leaving: Fact[] = old === null ? [] : [{ type: 'left', seat: old }];
  const joining: Fact = { type: 'joined', seat, person: who };
  return ok([...leaving, joining].map((fact) => stamped(fact, now)));
}

/** The press that made the match start came twice. */
function isUnderWayWith(table: Lobby | Playing, { userId, ready: wished }: Of<'ready'>): boolean {
  return table.phase === 'playing' && wished && seatOf(table.seats, userId) !== null;
}

function ready(
  lobby: Lobby,
  { userId, ready: wished }: Omit<Of<'ready'>, 'type'>,
  now: Circumstances,
): Decision {
  const seat = seatOf(lobby.seats, userId);
  if (seat === null) return fail(whyNotSeated(lobby, userId));
  const person = lobby.seats[seat] as Person;
  if (person.ready === wished) return ok([]);
  const readied = stamped({ type: 'readied', seat, ready: wished }, now);
  const seats = withSeat(lobby.seats, seat, { ...person, ready: wished });
  return ok(allReady(seats) ? [readied, ...start(lobby, now)] : [readied]);
}

/** However often somebody presses, they stay ready; whoever had left the lobby is back in it. */
function rematch(lobby: Lobby, { who, side }: Of<'rematch'>, now: Circumstances): Decision {
  const wish = { userId: who.userId, ready: true } as const;
  if (seatOf(lobby.seats, who.userId) !== null) return ready(lobby, wish, now);
  const joined = join(lobby, { who, side }, now);
  if (!joined.ok) return joined;
  const after = joined.value.reduce<Table>(evolve, lobby);
  return prefixed(joined.value, decide(after, { type: 'ready', ...wish }, now));
}

function addComputer(lobby: Lobby, { userId }: Of<'add-computer'>, now: Circumstances): Decision {
  if (seatOf(lobby.seats, userId) === null && lobby.hostId !== userId)
    return fail(whyNotSeated(lobby, userId));
  const seat = SEATS.find((each) => lobby.seats[each] === null);
  if (seat === undefined) return fail('table-full');
  const level = lobby.options.level;
  const added = stamped({ type: 'computer-added', seat, level }, now);
  const seats = withSeat(lobby.seats, seat, { kind: 'computer' as const, level });
  return ok(allReady(seats) ? [added, ...start(lobby, now)] : [added]);
}

/** A rematch is played by those who want it: it sat the others down without asking them. */
function startByHost(lobby: Lobby, { userId }: Of<'start'>, now: Circumstances): readonly TableEvent[] {
  if (!isRematch(lobby)) return start(lobby, now);
  const absent = SEATS.filter((seat) => {
    const each = lobby.seats[seat];
    return isPerson(each) && !each.ready && each.userId !== userId;
  });
  const seats = absent.reduce((left, seat) => withSeat(left, seat, null), lobby.seats);
  return [...absent.map((seat) => stamped({ type: 'left', seat }, now)), ...start({ ...lobby, seats }, now)];
}

/** The dealer of the first deal is drawn as secretly as the packs are. */
function start(lobby: Lobby, now: Circumstances): readonly TableEvent[] {
  if (personsAt(lobby).length === 0) return [stamped({ type: 'closed', reason: 'cancelled', by: null }, now)];
  const dealer = (Number.parseInt(now.newSeed().slice(0, 2), 16) & 3) as Seat;
  return [stamped({ type: 'started' }, now), stamped({ type: 'dealt', dealer, seed: now.newSeed() }, now)];
}

/** Leaving a lobby frees the seat; leaving a match hands the cards to a computer. The host's office passes on. */
function leave(table: Lobby | Playing, { userId }: Of<'leave'>, now: Circumstances): Decision {
  const seat = seatOf(table.seats, userId);
  if (seat === null) return fail(whyNotSeated(table, userId));
  return ok([stamped({ type: 'left', seat }, now), ...succession(table, userId, now)]);
}

function personMove(table: Playing, { userId, at, move }: Of<'move'>, now: Circumstances): Decision {
  const seat = seatOf(table.seats, userId);
  if (seat === null) return fail(whyNotSeated(table, userId));
  if (at !== table.at) return fail('stale');
  if (move.seat !== seat) return fail('not-your-turn');
  return prefixed(returning(table, seat, now), moved(table, move, 'person', now));
}

/** Whoever plays, or asks for the next deal, is back. */
function returning(table: Playing, seat: Seat, now: Circumstances): readonly TableEvent[] {
  return (table.seats[seat] as Person).away ? [stamped({ type: 'came-back', seat }, now)] : [];
}

function computerMove(
  table: Playing,
  { at, move, clock }: Of<'computer-move'>,
  now: Circumstances,
): Decision {
  if (at !== table.at) return fail('stale');
  if (turnOf(table.match) !== move.seat) return fail('not-your-turn');
  const isFree = clock ? isTimeUp(table, now) : !isPresent(table.seats[move.seat]);
  if (!isFree) return fail('stale');
  return moved(table, move, clock ? 'clock' : 'computer', now);
}

/** Seats change hands and clocks are extended while a computer thinks. */
function isTimeUp(table: Playing, { nowMs }: Circumstances): boolean {
  const deadlineMs = deadlineOf(table);
  return deadlineMs !== null && nowMs >= deadlineMs;
}

function extendClock(table: Playing, { at, untilMs }: Of<'extend-clock'>, now: Circumstances): Decision {
  const deadlineMs = deadlineOf(table);
  if (at !== table.at || deadlineMs === null || untilMs <= deadlineMs) return fail('stale');
  return ok([stamped({ type: 'clock-extended', untilMs }, now)]);
}

function moved(table: Playing, move: Move, by: Mover, now: Circumstances): Decision {
  const result = apply(table.match, move);
  return result.ok ? ok([stamped({ type: 'moved', move, by }, now)]) : result;
}

function prefixed(before: readonly TableEvent[], decision: Decision): Decision {
  return decision.ok ? ok([...before, ...decision.value]) : decision;
}

function nextDeal(table: Playing, { userId, at }: Of<'next-deal'>, now: Circumstances): Decision {
  const seat = userId === null ? null : seatOf(table.seats, userId);
  if (userId !== null && seat === null) return fail(whyNotSeated(table, userId));
  if (at !== table.at) return fail('stale');
  if (turnOf(table.match) !== null) return fail('deal-running');
  const dealer = nextDealer(table.match);
  if (dealer === null) throw new Error('a scored deal has a next dealer');
  const back = seat === null ? [] : returning(table, seat, now);
  return ok([...back, stamped({ type: 'dealt', dealer, seed: now.newSeed() }, now)]);
}

function back(table: Playing, { userId }: Of<'back'>, now: Circumstances): Decision {
  const seat = seatOf(table.seats, userId);
  if (seat === null) return fail(whyNotSeated(table, userId));
  if (!(table.seats[seat] as Person).away) return fail('not-away');
  return ok([stamped({ type: 'came-back', seat }, now)]);
}

function takeSeat(table: Playing, { who, seat }: Of<'take-seat'>, now: Circumstances): Decision {
  if (seatOf(table.seats, who.userId) !== null) return fail('already-seated');
  if (isPerson(table.seats[seat])) return fail('seat-not-free');
  // Whoever has seen one hand of a match, and plays for one side, neither looks into another nor changes sides.
  const leaver = table.leavers.find((each) => each.userId === who.userId);
  if (leaver !== undefined && leaver.seat !== seat) return fail('other-seat-left');
  const unwelcome = whyNotAdmitted(table, who.userId);
  if (unwelcome !== null) return fail(unwelcome);
  return ok([stamped({ type: 'seat-taken', seat, person: who }, now)]);
}

function close(
  table: Lobby | Playing,
  { userId, moderator }: Of<'cancel'> | Of<'end'>,
  reason: 'cancelled' | 'ended',
  now: Circumstances,
): Decision {
  if (!moderator && !mayClose(table, userId, now)) return fail('not-host');
  return ok([stamped({ type: 'closed', reason, by: userId }, now)]);
}

/** The host; at a dead table anybody who sits there, so that nobody is caught at it (FAULTS 16). */
function mayClose(table: Lobby | Playing, userId: string, now: Circumstances): boolean {
  if (table.hostId === userId) return true;
  return isDead(table, now) && seatOf(table.seats, userId) !== null;
}

/** The host is away, or nothing has moved for long: without a clock nobody is ever noticed to be away. */
function isDead(table: Lobby | Playing, { nowMs }: Circumstances): boolean {
  const host = personsAt(table).find((each) => each.userId === table.hostId);
  return !isPresent(host) || nowMs - table.sinceMs >= DEAD_AFTER_MS;
}
