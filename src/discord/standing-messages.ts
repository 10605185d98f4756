import { createHash } from 'node:crypto';
import type { MessageRef, TableStore } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import type { MessageBody } from '../present/body.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { NOTHING } from './attached.ts';
import { failureOf, type Failure } from './failures.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Gallery, Wanted } from './gallery.ts';
import type { Illustration } from './illustration.ts';
import { readShown, writeShown, type Shown } from './shown.ts';

/** The messages of tables that stand in Discord, each known by what it shows. All methods reject with what Discord answered. */
export type StandingMessages = {
  /**
   * Makes a message stand with this content: posts it, edits it when it differs, posts it again when it is gone. A
   * picture is uploaded when it is another one than the message shows, and else stays as it is.
   */
  ensure(
    table: Table,
    kind: Kind,
    key: number,
    channelId: string,
    body: MessageBody,
    illustration?: Illustration | null,
  ): Promise<MessageRef>;
  /** Brings a message up to date if it is still there; a deleted one stays deleted. */
  update(ref: MessageRef, body: MessageBody): Promise<void>;
  /** Brings a message up to date for the last time. */
  conclude(ref: MessageRef, draw: () => MessageBody): Promise<void>;
  /** It stands without buttons, and nothing on it will change any more. */
  close(ref: MessageRef): Promise<void>;
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

export function createStandingMessages(
  store: TableStore,
  channel: ChannelMessages,
  gallery: Gallery,
): StandingMessages {
  async function ensure(
    table: Table,
    kind: Kind,
    key: number,
    channelId: string,
    body: MessageBody,
    illustration: Illustration | null = null,
  ): Promise<MessageRef> {
    const ref = await find(table, kind, key);
    const here = ref !== null && ref.channelId === channelId && ref.shown !== GONE ? ref : null;
    const standing = here === null ? null : readShown(here.shown);
    const wanted = gallery.possible(table, { body, illustration }, standing?.picture ?? null);
    if (here !== null && standing !== null && isShown(standing, wanted)) return here;
    const edited = here === null ? null : await edit(table, here, wanted);
    if (edited !== null) return edited;
    const nonce = nonceOf(table.id, kind, key, ref);
    const posted = await gallery.send(table, wanted, null, (whole, attached) =>
      channel.post(channelId, whole, nonce, attached),
    );
    const { messageId, shown } = posted;
    return save({ tableId: table.id, kind, key, channelId, messageId, shown: writeShown(shown) });
  }

  /** `null` when only a new message can show this. */
  async function edit(table: Table, ref: MessageRef, wanted: Wanted): Promise<MessageRef | null> {
    const { channelId, messageId } = ref;
    try {
      const { shown } = await gallery.send(table, wanted, readShown(ref.shown).picture, (whole, attached) =>
        channel.edit(channelId, messageId, whole, attached),
      );
      return await save({ ...ref, shown: writeShown(shown) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'edits-used-up') await takeAway(ref);
      else if (failure !== 'message-gone') throw error;
      return null;
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

  async function update(ref: MessageRef, body: MessageBody): Promise<void> {
    const shown = fingerprintOf(body);
    if (ref.shown === shown || ref.shown === RETIRED || ref.shown === GONE) return;
    const stands = await unless(['message-gone', 'channel-gone', 'edits-used-up'], () =>
      channel.edit(ref.channelId, ref.messageId, body, NOTHING),
    );
    await save({ ...ref, shown: stands ? shown : RETIRED });
  }

  async function close(ref: MessageRef): Promise<void> {
    await save({ ...ref, shown: RETIRED });
  }

  return {
    ensure,
    find,
    update,
    async conclude(ref, draw) {
      if (ref.shown === RETIRED || ref.shown === GONE) return;
      await update(ref, draw());
      await close(ref);
    },
    close,
    async retire(ref) {
      if (ref.shown === RETIRED) return;
      await unless(['message-gone', 'channel-gone', 'edits-used-up'], () =>
        channel.stripButtons(ref.channelId, ref.messageId),
      );
      await close(ref);
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

function isShown({ text, picture }: Shown, { body, illustration }: Wanted): boolean {
  return (
    text === fingerprintOf(body) && (picture?.fingerprint ?? null) === (illustration?.fingerprint ?? null)
  );
}

/** `false` when it failed in one of these ways. */
async function unless(expected: readonly Failure[], request: () => Promise<unknown>): Promise<boolean> {
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
