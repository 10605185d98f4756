import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageRef, TableStore } from '../../src/app/ports.ts';
import type { Table } from '../../src/app/table.ts';
import type { ChannelMessages } from '../../src/discord/channel-messages.ts';
import { createGallery } from '../../src/discord/gallery.ts';
import { createStandingMessages, type StandingMessages } from '../../src/discord/standing-messages.ts';
import { textMessage } from '../../src/present/body.ts';
import { manualClock } from '../support/manual-clock.ts';

const TABLE = { id: 'table', guildId: 'guild' } as Table;
const NO_LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Standing = { readonly id: string; readonly channelId: string; text: string };

/** A channel as Discord keeps it: a nonce that was used lately gives the message that was made with it. */
let standing: Map<string, Standing>;
let byNonce: Map<string, string>;
let requests: string[];
/** The next edits fail with this. */
let refusal: Error | null;
let kept: Map<string, MessageRef>;
/** The process dies after the next post, before it is noted. */
let diesAfterPost: boolean;
let messages: StandingMessages;

function answer(code: number, status: number): Error {
  return Object.assign(new Error('no'), { name: `DiscordAPIError[${code}]`, code, status, method: 'PATCH' });
}

beforeEach(() => {
  standing = new Map();
  byNonce = new Map();
  requests = [];
  refusal = null;
  kept = new Map();
  diesAfterPost = false;
  const known = (id: string): Standing => {
    const message = standing.get(id);
    if (message === undefined) throw answer(10008, 404);
    return message;
  };
  const channel: Partial<ChannelMessages> = {
    async post(channelId, body, nonce) {
      requests.push(`post ${body.content}`);
      const twin = byNonce.get(nonce);
      if (twin !== undefined) return { messageId: twin, attachmentId: null };
      const id = `m${byNonce.size + 1}`;
      standing.set(id, { id, channelId, text: body.content });
      byNonce.set(nonce, id);
      return { messageId: id, attachmentId: null };
    },
    async edit(_, messageId, body) {
      requests.push(`edit ${body.content}`);
      if (refusal !== null) throw refusal;
      known(messageId).text = body.content;
      return { messageId, attachmentId: null };
    },
    async stripButtons(_, messageId) {
      requests.push('strip');
      known(messageId);
    },
    async delete(_, messageId) {
      requests.push('delete');
      known(messageId);
      standing.delete(messageId);
    },
  };
  const keyOf = ({ kind, key }: Pick<MessageRef, 'kind' | 'key'>): string => `${kind} ${key}`;
  const store: Partial<TableStore> = {
    messages: async () => [...kept.values()],
    async saveMessage(ref) {
      if (diesAfterPost) throw new Error('killed');
      kept.set(keyOf(ref), ref);
    },
    removeMessage: async (ref) => void kept.delete(keyOf(ref)),
  };
  const gallery = createGallery(manualClock(), NO_LOG);
  messages = createStandingMessages(store as TableStore, channel as ChannelMessages, gallery);
});

const ensure = (text: string, channelId = 'thread'): Promise<MessageRef> =>
  messages.ensure(TABLE, 'table', 0, channelId, textMessage(text));
const texts = (): readonly string[] => [...standing.values()].map((each) => each.text);

describe('a standing message', () => {
  it('is posted once, edited when it differs, and left alone when it does not [fault 24]', async () => {
    for (const text of ['one', 'one', 'two', 'two']) await ensure(text);
    expect(requests).toEqual(['post one', 'edit two']);
    expect(texts()).toEqual(['two']);
  });

  it('that was deleted is posted again, and so often as it is deleted within minutes [fault 21]', async () => {
    await ensure('one');
    for (const text of ['two', 'three', 'four']) {
      standing.clear();
      await ensure(text);
      expect(texts()).toEqual([text]);
    }
  });

  it('is not posted twice when the process dies before it is noted [fault 9]', async () => {
    diesAfterPost = true;
    await expect(ensure('one')).rejects.toThrow('killed');
    diesAfterPost = false;
    await ensure('one');
    expect(texts()).toEqual(['one']);
  });

  it('that may not be edited any more makes room for a new one [fault 24]', async () => {
    await ensure('one');
    refusal = answer(30046, 400);
    await ensure('two');
    expect(texts()).toEqual(['two']);
    expect(requests).toEqual(['post one', 'edit two', 'delete', 'post two']);
  });

  it('that is lifted is posted anew with the same content, over and over', async () => {
    await ensure('one');
    for (const _ of [1, 2, 3]) {
      await messages.lift((await messages.find(TABLE, 'table', 0)) as MessageRef);
      expect(texts()).toEqual([]);
      await ensure('one');
      expect(texts()).toEqual(['one']);
    }
  });

  it('goes to another channel when it has to stand there [fault 21]', async () => {
    await ensure('one');
    await ensure('one', 'another');
    expect([...standing.values()].at(-1)).toMatchObject({ channelId: 'another', text: 'one' });
  });

  it('passes on what only the table can deal with', async () => {
    await ensure('one');
    for (const code of [10003, 50013, 50035]) {
      refusal = answer(code, 400);
      await expect(ensure('two')).rejects.toMatchObject({ code });
    }
  });
});

describe('a message of the past', () => {
  it('that somebody deleted stays deleted [fault 21]', async () => {
    const ref = await ensure('one');
    standing.clear();
    await messages.update(ref, textMessage('two'));
    await messages.update((await messages.find(TABLE, 'table', 0)) as MessageRef, textMessage('three'));
    await messages.retire((await messages.find(TABLE, 'table', 0)) as MessageRef);
    expect(requests).toEqual(['post one', 'edit two']);
  });

  it('loses its buttons once', async () => {
    await messages.retire(await ensure('one'));
    await messages.retire((await messages.find(TABLE, 'table', 0)) as MessageRef);
    expect(requests).toEqual(['post one', 'strip']);
  });

  it('is forgotten when it is taken away, also if it is gone already', async () => {
    const ref = await ensure('one');
    standing.clear();
    await messages.remove(ref);
    expect(await messages.find(TABLE, 'table', 0)).toBeNull();
  });
});
