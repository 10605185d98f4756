import { createHash } from 'node:crypto';
import type { MessageRef, TableStore } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import type { MessageBody } from '../present/body.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { failureOf, type Failure } from './failures.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The messages of tables that stand in Discord, each known by what it shows. All methods reject with what Discord answered. */
export type StandingMessages = {
  /** Makes a message stand with this content: posts it, edits it when it differs, posts it again when it is gone. */
  ensure(table: Table, kind: Kind, key: number, channelId: string, body: MessageBody): Promise<MessageRef>;
  /** Brings a message up to date if it is still there; a deleted one stays deleted. */
  update(ref: MessageRef, body: MessageBody): Promise<void>;
  /** Takes the buttons off, once. */
  retire(ref: MessageRef): Promise<void>;
  /** Takes it away for good. */
  remove(ref: MessageRef): Promise<void>;
  /** Takes it away, so that the next `ensure` posts it at the bottom. */
  lift(ref: MessageRef): Promise<void>;
  /** It is gone; the next `ensure` is to post it in this channel. */
  rehome(ref: MessageRef, channelId: string): Promise<void>;
  find(table: Table, kind: Kind, key: number): Promise<MessageRef | null>;
};

type Kind = MessageRef['kind'];

/** What a message is marked with when nothing on it will change any more, and when it is no longer there. */
const RETIRED = 'retired';
const GONE = 'gone';

export function createStandingMessages(store: TableStore, channel: ChannelMessages): StandingMessages {
  async function ensure(
    table: Table,
    kind: Kind,
    key: number,
    channelId: string,
    body: MessageBody,
  ): Promise<MessageRef> {
    const shown = fingerprintOf(body);
    const ref = await find(table, kind, key);
    if (ref !== null && ref.shown === shown && ref.channelId === channelId) return ref;
    if (ref !== null && ref.channelId === channelId && (await edited(ref, body)))
      return save({ ...ref, shown });
    const messageId = await channel.post(channelId, body, nonceOf(table.id, kind, key, ref));
    return save({ tableId: table.id, kind, key, channelId, messageId, shown });
  }

  /** `false` when only a new message can show this. */
  async function edited(ref: MessageRef, body: MessageBody): Promise<boolean> {
    if (ref.shown === GONE) return false;
    try {
      await channel.edit(ref.channelId, ref.messageId, body);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'message-gone') return false;
      if (failure !== 'edits-used-up') throw error;
      await takeAway(ref);
      return false;
    }
  }

  async function takeAway({ channelId, messageId }: MessageRef): Promise<void> {
    await unless(['message-gone', 'channel-gone'], () => channel.delete(channelId, messageId));
  }

  async function save(ref: MessageRef): Promise<MessageRef> {
    await store.saveMessage(ref);
    return ref;
  }

  async function find(table: Table, kind: Kind, key: number): Promise<MessageRef | null> {
    const refs = await store.messages(table.id);
    return refs.find((each) => each.kind === kind && each.key === key) ?? null;
  }

  return {
    ensure,
    find,
    async update(ref, body) {
      const shown = fingerprintOf(body);
      if (ref.shown === shown || ref.shown === RETIRED || ref.shown === GONE) return;
      const stands = await unless(['message-gone', 'channel-gone', 'edits-used-up'], () =>
        channel.edit(ref.channelId, ref.messageId, body),
      );
      await save({ ...ref, shown: stands ? shown : RETIRED });
    },
    async retire(ref) {
      if (ref.shown === RETIRED) return;
      await unless(['message-gone', 'channel-gone', 'edits-used-up'], () =>
        channel.stripButtons(ref.channelId, ref.messageId),
      );
      await save({ ...ref, shown: RETIRED });
    },
    async remove(ref) {
      await takeAway(ref);
      await store.removeMessage(ref);
    },
    async rehome(ref, channelId) {
      await save({ ...ref, channelId, shown: GONE });
    },
    async lift(ref) {
      await takeAway(ref);
      await save({ ...ref, shown: GONE });
    },
  };
}

/** `false` when it failed in one of these ways. */
async function unless(expected: readonly Failure[], request: () => Promise<void>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== null && expected.includes(failure)) return false;
    throw error;
  }
}

/**
 * The same for every attempt to post one message, so that a repeated request makes no second one; another when
 * the message before it is gone, because Discord would give that one back. At most 25 characters.
 */
function nonceOf(tableId: string, kind: Kind, key: number, before: MessageRef | null): string {
  const parts = [tableId, kind, key, before?.messageId ?? ''];
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 25);
}
