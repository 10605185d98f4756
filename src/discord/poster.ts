import type { MessageRef, TableStore } from '../app/ports.ts';
import { dealEnds } from '../app/deal-ends.ts';
import type { Pace } from '../app/due.ts';
import { isForgotten } from '../app/forgetting.ts';
import { seatOf } from '../app/seating.ts';
import type { Table } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { MessageBody } from '../present/body.ts';
import type { Faces } from '../present/card-face.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { failureOf } from './failures.ts';
import type { Illustrator } from './illustrator.ts';
import { dealResultBody, invitationBody, lobbyBody, matchResultBody, tableBody } from './public-messages.ts';
import { isDealt, type Dealt } from './scene.ts';
import type { StandingMessages } from './standing-messages.ts';
import type { TableThreads } from './table-threads.ts';
import type { TurnPings } from './turn-pings.ts';

/** Makes the messages of one table stand in Discord as the table stands. All reject with what Discord answered. */
export type Poster = {
  /** Posts, edits and retires what is needed; gives when to look again though nothing changed, else `null`. */
  show(table: Table): Promise<number | null>;
  /** Opens and unlocks the thread. */
  reopen(table: Table): Promise<void>;
  /** Opens the thread and takes away what is played on, so that the next `show` posts it at the bottom. */
  lift(table: Table): Promise<void>;
  /** Another channel for a table whose own is gone: the next `show` posts everything there. */
  move(table: Table, channelId: string): Promise<void>;
};

export type PosterWorld = {
  readonly store: TableStore;
  readonly channel: ChannelMessages;
  readonly messages: StandingMessages;
  readonly threads: TableThreads;
  readonly illustrator: Illustrator;
  readonly pings: TurnPings;
  readonly pace: Pace;
  /** Cards in messages for everybody. */
  publicFaces(s: Sentences): Faces;
  /** The language of a server's public messages. */
  sentencesOf(guildId: string): Promise<Sentences>;
};

export function createPoster(world: PosterWorld): Poster {
  const { store, messages, threads, illustrator, pings, pace } = world;

  async function show(table: Table): Promise<number | null> {
    const s = await world.sentencesOf(table.guildId);
    const threadId = await store.threadOf(table.id);
    try {
      return await showAll(table, s);
    } catch (error) {
      if (failureOf(error) !== 'channel-gone' || threadId === null) throw error;
      // Nobody comes back to the thread of a finished match that somebody deleted.
      if (table.phase === 'closed') return null;
      await threads.replace(table, table.place.channelId, s);
      return showAll(table, s);
    }
  }

  async function showAll(table: Table, s: Sentences): Promise<number | null> {
    const threadId = await threads.ensure(table, s);
    await showLobby(table, threadId, s);
    await showInvitations(table, threadId, s);
    return isDealt(table) && threadId !== null ? showPlay(table, threadId, s) : null;
  }

  async function showLobby(table: Table, threadId: string | null, s: Sentences): Promise<void> {
    const body = lobbyBody(table, threadId, s);
    const ref = await messages.find(table, 'lobby', 0);
    if (table.phase !== 'lobby') return ref === null ? undefined : messages.update(ref, body);
    await messages.ensure(table, 'lobby', 0, await threads.lobbyChannel(table), body);
  }

  async function showPlay(table: Dealt, threadId: string, s: Sentences): Promise<number | null> {
    const deal = table.seeds.length - 1;
    await concludeTables(table, threadId, s);
    await concludeResults(table, threadId, s);
    await showResult(table, threadId, s);
    await retireBefore(table, deal);
    await showTable(table, threadId, s);
    if (table.phase === 'closed') {
      const chart = illustrator.chart(table, s);
      await messages.ensure(table, 'match-result', 0, threadId, matchResultBody(table, s), chart);
    }
    return pings.show(table, threadId, s);
  }

  /** The running deal; its picture is another one only when a trick or the auction is over. */
  async function showTable(
    table: Dealt,
    threadId: string,
    s: Sentences,
    live = table.phase === 'playing',
  ): Promise<MessageRef> {
    const body = tableBody(table, live, world.publicFaces(s), pace, s);
    const picture = illustrator.table(table, s);
    return messages.ensure(table, 'table', table.seeds.length - 1, threadId, body, picture);
  }

  /** The result of the last finished deal. While its deal is the newest, the table message comes first. */
  async function showResult(table: Dealt, threadId: string, s: Sentences): Promise<void> {
    const finished = table.match.results.length - 1;
    if (finished < 0) return;
    if (finished === table.seeds.length - 1) await showTable(table, threadId, s);
    await messages.ensure(table, 'deal-result', finished, threadId, dealResultBody(table, finished, pace, s));
  }

  /** A deal whose end could not be shown before the next one began is shown as it ended, ahead of its result (FAULTS 28). */
  async function concludeTables(table: Dealt, threadId: string, s: Sentences): Promise<void> {
    const refs = await store.messages(table.id);
    const results = new Set(refs.flatMap(({ kind, key }) => (kind === 'deal-result' ? [key] : [])));
    const behind = refs.filter(
      ({ kind, key, channelId }) =>
        kind === 'table' && channelId === threadId && key < table.seeds.length - 1 && !results.has(key),
    );
    if (behind.length === 0) return;
    const ends = dealEnds(await store.log(table.id));
    for (const { key } of behind) {
      const end = ends[key];
      if (end !== undefined && isDealt(end)) await messages.close(await showTable(end, threadId, s, false));
    }
  }

  /**
   * Of every deal since the first that was shown here the result stands, with the seed, and without the way to the next
   * deal: people who play from their hands may finish several while nothing can be shown (FAULTS 28).
   */
  async function concludeResults(table: Dealt, threadId: string, s: Sentences): Promise<void> {
    const refs = await store.messages(table.id);
    const here = refs.filter((each) => each.kind === 'table' && each.channelId === threadId);
    const last = table.match.results.length - 1;
    for (let deal = Math.min(...here.map(({ key }) => key)); deal < last; deal += 1) {
      const draw = (): MessageBody => dealResultBody(table, deal, pace, s);
      const known = refs.find((each) => each.kind === 'deal-result' && each.key === deal);
      const ref = known ?? (await messages.ensure(table, 'deal-result', deal, threadId, draw()));
      await messages.conclude(ref, draw);
    }
  }

  /** Messages of earlier deals lose their buttons. */
  async function retireBefore(table: Dealt, deal: number): Promise<void> {
    for (const ref of await store.messages(table.id))
      if (ref.kind === 'table' && ref.key < deal) await messages.retire(ref);
  }

  /**
   * Everybody who was invited is called once: to the lobby, or to the thread when it has started; in a new thread again,
   * unless they came meanwhile, had to go or were forgotten.
   */
  async function showInvitations(table: Table, threadId: string | null, s: Sentences): Promise<void> {
    if (table.invited.length === 0 || table.phase === 'closed') return;
    const known = new Set((await store.messages(table.id)).filter(isInvitation).map(({ key }) => key));
    const channelId = table.phase === 'playing' ? threadId : await threads.lobbyChannel(table);
    if (channelId === null) return;
    for (const [key, userId] of table.invited.entries())
      if (!known.has(key) && isAwaited(table, userId))
        await messages.ensure(table, 'invitation', key, channelId, invitationBody(table, userId, s));
  }

  /** A deleted thread is replaced when the table is shown. */
  async function reopen(table: Table): Promise<void> {
    const threadId = await store.threadOf(table.id);
    if (threadId === null || table.phase === 'closed') return;
    try {
      await world.channel.reopen(threadId);
    } catch (error) {
      if (failureOf(error) !== 'channel-gone') throw error;
    }
  }

  async function lift(table: Table): Promise<void> {
    await reopen(table);
    for (const ref of await store.messages(table.id)) if (isPlayedOn(table, ref)) await messages.lift(ref);
  }

  async function move(table: Table, channelId: string): Promise<void> {
    const s = await world.sentencesOf(table.guildId);
    if (isDealt(table)) await threads.replace(table, channelId, s);
    else await threads.moveLobby(table, channelId);
  }

  return { show, reopen, lift, move };
}

/** The messages with the buttons that are of use now. */
function isPlayedOn(table: Table, { kind, key }: MessageRef): boolean {
  if (!isDealt(table)) return kind === 'lobby';
  const deal = table.seeds.length - 1;
  return kind === 'match-result' || ((kind === 'table' || kind === 'deal-result') && key === deal);
}

function isAwaited({ seats, kicked }: Table, userId: string): boolean {
  return seatOf(seats, userId) === null && !kicked.includes(userId) && !isForgotten(userId);
}

function isInvitation({ kind }: MessageRef): boolean {
  return kind === 'invitation';
}
