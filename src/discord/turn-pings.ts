import { turnOf } from '../engine/match.ts';
import { deadlineOf } from '../app/due.ts';
import type { Clock, MessageRef, TableStore } from '../app/ports.ts';
import type { Preferences } from '../app/preferences.ts';
import { isPerson } from '../app/seating.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { Ping } from '../present/ping-message.ts';
import { pingBody } from './public-messages.ts';
import type { Dealt } from './scene.ts';
import type { StandingMessages } from './standing-messages.ts';

/** The mentions of the person in turn: one after a while, and one when half of the time is gone, in its place. */
export type TurnPings = {
  /** Makes at most one mention stand for the turn, and none of earlier turns; gives when to look again, else `null`. */
  show(table: Dealt, threadId: string, s: Sentences): Promise<number | null>;
};

export type TurnPingsWorld = {
  readonly store: TableStore;
  readonly messages: StandingMessages;
  readonly preferences: Preferences;
  readonly clock: Clock;
  /** How long a person may think before the thread mentions them. */
  readonly pingAfterMs: number;
  /** Whether this person's open hand shows the turn by itself. */
  isHandLive(tableId: string, userId: string): boolean;
};

type Kind = 'turn' | 'reminder';
type Addressee = Pick<Ping, 'userId' | 'ping' | 'handAlive'>;
const MESSAGE_OF = { turn: 'ping', reminder: 'reminder' } as const;

export function createTurnPings(world: TurnPingsWorld): TurnPings {
  const { store, messages, preferences, clock, pingAfterMs } = world;

  async function show(table: Dealt, threadId: string, s: Sentences): Promise<number | null> {
    const standing = await withoutEarlier(table);
    const addressee = await addresseeOf(table);
    if (addressee === null) return null;
    const turnMs = table.sinceMs + pingAfterMs;
    const nowMs = clock.nowMs();
    if (isShownTurn(addressee)) return turnMs > nowMs ? turnMs : null;
    const reminderMs = addressee.ping ? reminderAt(table) : Infinity;
    const reminded = standing.some((each) => each.kind === 'reminder');
    if (reminded || nowMs >= reminderMs) await stand(table, 'reminder', addressee, threadId, standing, s);
    else if (nowMs >= turnMs) await stand(table, 'turn', addressee, threadId, standing, s);
    return soonest([turnMs, reminded ? Infinity : reminderMs].filter((each) => each > nowMs));
  }

  /** Only a new message notifies: the reminder takes the place of the mention. What stands says what holds now. */
  async function stand(
    table: Dealt,
    kind: Kind,
    addressee: Addressee,
    threadId: string,
    standing: readonly MessageRef[],
    s: Sentences,
  ): Promise<void> {
    const body = pingBody(table, kind, addressee, s);
    const known = standing.find((each) => each.kind === MESSAGE_OF[kind]);
    if (known !== undefined) return messages.update(known, body);
    for (const other of standing) await messages.remove(other);
    await messages.ensure(table, MESSAGE_OF[kind], table.at, threadId, body);
  }

  /** The mentions of this turn; those of earlier ones are taken away. */
  async function withoutEarlier(table: Dealt): Promise<readonly MessageRef[]> {
    const pings = (await store.messages(table.id)).filter(isPing);
    const isOver = ({ key }: MessageRef): boolean => key !== table.at || table.phase === 'closed';
    for (const ref of pings) if (isOver(ref)) await messages.remove(ref);
    return pings.filter((each) => !isOver(each));
  }

  /** Whom to tell: the person in turn, unless they are away. */
  async function addresseeOf(table: Dealt): Promise<Addressee | null> {
    const turn = table.phase === 'playing' ? turnOf(table.match) : null;
    const occupant = turn === null ? null : table.seats[turn];
    if (!isPerson(occupant) || occupant.away) return null;
    const { userId } = occupant;
    const { ping } = await preferences.person(userId);
    return { userId, ping, handAlive: world.isHandLive(table.id, userId) };
  }

  return { show };
}

/**
 * Whoever wants no ping is told, without one, only where no open hand shows the turn: else nobody would say how to
 * open it again. When it is time to tell, the hand may have turned out to be gone.
 */
function isShownTurn({ ping, handAlive }: Addressee): boolean {
  return !ping && handAlive;
}

/** When half of the clock is left; never without a clock. */
function reminderAt(table: Dealt): number {
  const deadlineMs = table.phase === 'playing' ? deadlineOf(table) : null;
  return deadlineMs === null ? Infinity : deadlineMs - table.options.clockMs / 2;
}

function soonest(times: readonly number[]): number | null {
  const time = Math.min(...times);
  return Number.isFinite(time) ? time : null;
}

function isPing({ kind }: MessageRef): boolean {
  return kind === 'ping' || kind === 'reminder';
}
