import type { REST } from '@discordjs/rest';
import {
  ChannelType,
  Routes,
  ThreadAutoArchiveDuration,
  type RESTPostAPIChannelThreadsResult,
} from 'discord-api-types/v10';
import type { MessageBody } from '../present/body.ts';
import { requestWith, sentOf, type Attached, type Sent } from './attached.ts';
import { failureOf } from './failures.ts';

/** Messages and threads in channels, with the bot's own token. All methods reject with what Discord answered. */
export type ChannelMessages = {
  /** Posts a message. The same `nonce` within a few minutes gives the same message, not a second one. */
  post(channelId: string, body: MessageBody, nonce: string, attached: Attached): Promise<Sent>;
  edit(channelId: string, messageId: string, body: MessageBody, attached: Attached): Promise<Sent>;
  /** Takes the buttons off a message and leaves the rest as it is. */
  stripButtons(channelId: string, messageId: string): Promise<void>;
  delete(channelId: string, messageId: string): Promise<void>;
  /** A public thread on a message; the one that is there already when there is one. */
  threadOn(channelId: string, messageId: string, name: string): Promise<string>;
  /** A public thread without a message, for when the message is gone. */
  thread(channelId: string, name: string): Promise<string>;
  /** Opens an archived thread, and unlocks it where the bot may. */
  reopen(threadId: string): Promise<void>;
  /** Archives, and locks where the bot may. */
  putAway(threadId: string): Promise<void>;
};

export function createChannelMessages(rest: REST): ChannelMessages {
  /** Unlocks too where the bot may: in a locked thread every button is grey. */
  async function reopen(threadId: string): Promise<void> {
    try {
      await rest.patch(Routes.channel(threadId), { body: { archived: false, locked: false } });
    } catch (error) {
      if (failureOf(error) !== 'forbidden') throw error;
      await rest.patch(Routes.channel(threadId), { body: { archived: false } });
    }
  }

  /** A thread that archived itself in mid-game is opened and the request made once more (FAULTS 22). */
  async function opened<T>(channelId: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'archived' && failure !== 'locked') throw error;
      await reopen(channelId);
      return request();
    }
  }

  return {
    async post(channelId, body, nonce, attached) {
      const request = requestWith({ ...body, nonce, enforce_nonce: true }, attached);
      return sentOf(await opened(channelId, () => rest.post(Routes.channelMessages(channelId), request)));
    },
    async edit(channelId, messageId, body, attached) {
      const request = requestWith(body, attached);
      const route = Routes.channelMessage(channelId, messageId);
      return sentOf(await opened(channelId, () => rest.patch(route, request)));
    },
    async stripButtons(channelId, messageId) {
      const body = { components: [], allowed_mentions: { parse: [] } };
      await opened(channelId, () => rest.patch(Routes.channelMessage(channelId, messageId), { body }));
    },
    async delete(channelId, messageId) {
      await opened(channelId, () => rest.delete(Routes.channelMessage(channelId, messageId)));
    },
    async threadOn(channelId, messageId, name) {
      const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneDay };
      try {
        const thread = await rest.post(Routes.threads(channelId, messageId), { body });
        return (thread as RESTPostAPIChannelThreadsResult).id;
      } catch (error) {
        if (failureOf(error) === 'thread-exists') return messageId;
        throw error;
      }
    },
    async thread(channelId, name) {
      const type = ChannelType.PublicThread;
      const body = { name, type, auto_archive_duration: ThreadAutoArchiveDuration.OneDay };
      return ((await rest.post(Routes.threads(channelId), { body })) as RESTPostAPIChannelThreadsResult).id;
    },
    reopen,
    /** Locking comes first: an archived thread cannot be changed (FAULTS 22). Only a moderator's right allows it. */
    async putAway(threadId) {
      try {
        await rest.patch(Routes.channel(threadId), { body: { locked: true } });
      } catch (error) {
        if (failureOf(error) !== 'forbidden') throw error;
      }
      await rest.patch(Routes.channel(threadId), { body: { archived: true } });
    },
  };
}
