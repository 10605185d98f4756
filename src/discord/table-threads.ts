import { isPerson } from '../app/seating.ts';
import type { MessageRef, TableStore } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { plainName } from '../present/names.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { failureOf } from './failures.ts';
import { lobbyBody } from './public-messages.ts';
import type { StandingMessages } from './standing-messages.ts';

/** The threads in which tables are played. All methods reject with what Discord answered. */
export type TableThreads = {
  /** The thread of the table, made from its lobby message where there is none yet; `null` when it needs none any more. */
  ensure(table: Table, s: Sentences): Promise<string | null>;
  /** Where the lobby message of the table stands or has to stand. */
  lobbyChannel(table: Table): Promise<string>;
  /** A new thread in this channel, for a table whose thread is gone; all that was shown there is forgotten (FAULTS 21). */
  replace(table: Table, channelId: string, s: Sentences): Promise<string>;
  /** From now on the lobby stands in this channel, and its thread has to be made anew. */
  moveLobby(table: Table, channelId: string): Promise<void>;
};

export function createTableThreads(
  store: TableStore,
  channel: ChannelMessages,
  messages: StandingMessages,
): TableThreads {
  async function keep(table: Table, threadId: string): Promise<string> {
    await store.saveThread(table.id, threadId);
    return threadId;
  }

  async function lobbyChannel(table: Table): Promise<string> {
    const { id, place } = table;
    const ref = await messages.find(table, 'lobby', 0);
    if (ref !== null) return ref.channelId;
    return (place.kind === 'thread' ? await store.threadOf(id) : null) ?? place.channelId;
  }

  /** The lobby itself is left alone: it is edited once, when there is a thread that it can link to. */
  async function threadOn(lobby: MessageRef | null, table: Table, s: Sentences): Promise<string | null> {
    if (lobby === null) return null;
    try {
      return await channel.threadOn(lobby.channelId, lobby.messageId, threadName(table, s));
    } catch (error) {
      if (failureOf(error) !== 'message-gone') throw error;
      return null;
    }
  }

  async function threadOnNewLobby(table: Table, s: Sentences): Promise<string> {
    const channelId = await lobbyChannel(table);
    const lobby = await messages.ensure(table, 'lobby', 0, channelId, lobbyBody(table, null, s));
    return channel.threadOn(lobby.channelId, lobby.messageId, threadName(table, s));
  }

  return {
    lobbyChannel,
    async ensure(table, s) {
      const known = await store.threadOf(table.id);
      if (known !== null) return known;
      if (table.phase === 'closed') return null;
      const standing = await messages.find(table, 'lobby', 0);
      return keep(table, (await threadOn(standing, table, s)) ?? (await threadOnNewLobby(table, s)));
    },
    async replace(table, channelId, s) {
      const threadId = await channel.thread(channelId, threadName(table, s));
      const gone = await store.threadOf(table.id);
      if (gone !== null) await forgetThread(store, table, gone);
      return keep(table, threadId);
    },
    async moveLobby(table, channelId) {
      const ref = await messages.find(table, 'lobby', 0);
      if (ref !== null) await messages.rehome(ref, channelId);
      await store.dropThread(table.id);
    },
  };
}

/** Whatever was shown there is gone with the thread, the lobby of a rematch as well (FAULTS 21). */
export async function forgetThread(store: TableStore, { id }: Table, threadId: string): Promise<void> {
  for (const ref of await store.messages(id)) if (ref.channelId === threadId) await store.removeMessage(ref);
  await store.dropThread(id);
}

/** At most 100 characters; the score is not in it, because a thread may be renamed twice in ten minutes only. */
function threadName(table: Table, s: Sentences): string {
  const host = table.seats.find((each) => isPerson(each) && each.userId === table.hostId);
  const name = isPerson(host) ? ` · ${plainName(host.name)}` : '';
  return `${s.words.ruleSet[table.options.rules.id]}${name}`.slice(0, 100);
}
