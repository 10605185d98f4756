import { turnOf } from '../engine/match.ts';
import { deadlineOf } from '../app/due.ts';
import type { Clock, MessageRef, TableStore } from '../app/ports.ts';
import type { Preferences } from '../app/preferences.ts';
import { isPerson } from '../app/seating.ts';
import type { Sentences } from '../i18n/sentences.ts';
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
const MESSAGE_OF = { turn: 'ping', reminder: 'reminder' } as const;

export function createTurnPings(world: TurnPingsWorld): TurnPings {
  const { store, messages, preferences, clock, pingAfterMs } = world;

  async function show(table: Dealt, threadId: string, s: Sentences): Promise<number | null> {
    const standing = await withoutEarlier(table);
    const userId = await pingedBy(table);
    if (userId === null) return null;
    const turnMs = table.sinceMs + pingAfterMs;
    const reminderMs = reminderAt(table);
    const nowMs = clock.nowMs();
    const reminded = standing.some((each) => each.kind === 'reminder');
    if (reminded || nowMs >= reminderMs) await stand(table, 'reminder', userId, threadId, standing, s);
    else if (nowMs >= turnMs) await stand(table, 'turn', userId, threadId, standing, s);
    return soonest([turnMs, reminded ? Infinity : reminderMs].filter((each) => each > nowMs));
  }

  /** Only a new message notifies: the reminder takes the place of the mention. What stands says what holds now. */
  async function stand(
    table: Dealt,
    kind: Kind,
    userId: string,
    threadId: string,
    standing: readonly MessageRef[],
    s: Sentences,
  ): Promise<void> {
    const handAlive = world.isHandLive(table.id, userId);
    const body = pingBody(table, kind, { userId, handAlive }, s);
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

  /** Who is to be mentioned: the person in turn, unless they are away or do not want it. */
  async function pingedBy(table: Dealt): Promise<string | null> {
    const turn = table.phase === 'playing' ? turnOf(table.match) : null;
    const occupant = turn === null ? null : table.seats[turn];
    if (!isPerson(occupant) || occupant.away) return null;
    const { ping } = await preferences.person(occupant.userId);
    return ping ? occupant.userId : null;
  }

  return { show };
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
