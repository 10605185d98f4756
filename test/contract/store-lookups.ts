import { describe, expect, it } from 'vitest';

import type { MessageRef, Store } from '../../src/app/ports.ts';
import { following, opening } from './store-fixtures.ts';
import type { OnStage } from './store-stage.ts';

/** Finding tables: those that wait, those in a thread or a server, those of a person; and their messages. */
export function lookupContract(stage: OnStage): void {
  const store = (): Store => stage().store();

  describe('waking', () => {
    it('[fault 31] lists the deadlines soonest first, also after a restart', async () => {
      await store().append(opening('late', { wakeAtMs: 4_000_000_000_000 }));
      await store().append(opening('never'));
      await store().append(opening('soon', { wakeAtMs: 10 }));
      await store().append(opening('middle', { wakeAtMs: 20 }));
      stage().reopen();
      expect(await store().waking()).toEqual([
        { tableId: 'soon', wakeAtMs: 10 },
        { tableId: 'middle', wakeAtMs: 20 },
        { tableId: 'late', wakeAtMs: 4_000_000_000_000 },
      ]);
    });

    it('follows every append: a new deadline, none, and one again', async () => {
      await store().append(opening('t', { wakeAtMs: 10 }));
      await store().append(following('t', 1, { wakeAtMs: 30 }));
      expect(await store().waking()).toEqual([{ tableId: 't', wakeAtMs: 30 }]);
      await store().append(following('t', 2));
      expect(await store().waking()).toEqual([]);
      await store().append(following('t', 3, { phase: 'closed', wakeAtMs: 40 }));
      expect(await store().waking()).toEqual([{ tableId: 't', wakeAtMs: 40 }]);
    });

    it('no longer lists a table that needs no more looking at', async () => {
      await store().append(opening('t', { wakeAtMs: 10 }));
      await store().append(opening('u', { wakeAtMs: 20 }));
      await store().stopWaking('t');
      expect(await store().waking()).toEqual([{ tableId: 'u', wakeAtMs: 20 }]);
    });
  });

  describe('unpublished', () => {
    it('[fault 28] lists a table until everything it has come to stands in Discord', async () => {
      await store().append(opening('t'));
      await store().append(opening('u'));
      await store().markShown('u', 1);
      expect(await store().unpublished()).toEqual(['t']);
      await store().markShown('t', 1);
      expect(await store().unpublished()).toEqual([]);
      await store().append(following('t', 1));
      stage().reopen();
      expect(await store().unpublished()).toEqual(['t']);
    });

    it('never goes back when an older edit is noted after a newer one', async () => {
      await store().append(opening('t'));
      await store().append(following('t', 1));
      await store().markShown('t', 2);
      await store().markShown('t', 1);
      expect(await store().unpublished()).toEqual([]);
    });
  });

  describe('tablesInThread', () => {
    it('lists the tables that were shown there, newest first', async () => {
      await store().append(opening('first'));
      await store().saveThread('first', 'thread');
      expect(await store().tablesInThread('thread')).toEqual(['first']);
      const place = { kind: 'thread', channelId: 'channel', threadId: 'thread' } as const;
      await store().append(opening('rematch', { place }));
      expect(await store().tablesInThread('thread')).toEqual(['rematch', 'first']);
      expect(await store().threadOf('first')).toBe('thread');
      expect(await store().threadOf('rematch')).toBe('thread');
    });

    it('[fault 21] forgets a thread that is gone, and a later click does not bring it back', async () => {
      const place = { kind: 'thread', channelId: 'channel', threadId: 'thread' } as const;
      await store().append(opening('t', { place }));
      await store().dropThread('t');
      await store().append(following('t', 1, { place, people: ['bob'] }));
      expect(await store().threadOf('t')).toBeNull();
      expect(await store().tablesInThread('thread')).toEqual([]);
      await store().saveThread('t', 'other');
      expect(await store().threadOf('t')).toBe('other');
    });

    it('knows nothing of a thread or a table that is not ours', async () => {
      expect(await store().tablesInThread('thread')).toEqual([]);
      expect(await store().threadOf('t')).toBeNull();
    });
  });

  describe('tablesOfPerson', () => {
    it('lists the open tables where somebody sits or is host, newest first', async () => {
      await store().append(opening('seated', { hostId: 'bob', people: ['bob', 'ana'] }));
      await store().append(opening('hosted', { hostId: 'ana', people: ['bob'] }));
      await store().append(opening('both', { hostId: 'ana', people: ['ana'] }));
      await store().append(opening('others', { hostId: 'bob', people: ['bob'] }));
      expect(await store().tablesOfPerson('guild', 'ana')).toEqual(['both', 'hosted', 'seated']);
    });

    it.each(['lobby', 'playing'] as const)(
      '[fault 14] takes in who joins and lets go who leaves while the table is %s',
      async (phase) => {
        const hosted = { hostId: 'bob', phase };
        await store().append(opening('t', { ...hosted, people: ['bob'] }));
        await store().append(following('t', 1, { ...hosted, people: ['bob', 'ana'] }));
        expect(await store().tablesOfPerson('guild', 'ana')).toEqual(['t']);
        await store().append(following('t', 2, { ...hosted, people: ['bob'] }));
        expect(await store().tablesOfPerson('guild', 'ana')).toEqual([]);
        expect(await store().tablesOfPerson('guild', 'bob')).toEqual(['t']);
      },
    );

    it('[fault 14] lets everybody go when the table closes', async () => {
      await store().append(opening('t', { hostId: 'bob', people: ['ana'] }));
      await store().append(following('t', 1, { hostId: 'bob', people: ['ana'], phase: 'closed' }));
      expect(await store().tablesOfPerson('guild', 'ana')).toEqual([]);
      expect(await store().tablesOfPerson('guild', 'bob')).toEqual([]);
    });

    it('[fault 16] follows the table to its next host', async () => {
      await store().append(opening('t', { hostId: 'ana', people: [] }));
      await store().append(following('t', 1, { hostId: 'bob', people: [] }));
      expect(await store().tablesOfPerson('guild', 'ana')).toEqual([]);
      expect(await store().tablesOfPerson('guild', 'bob')).toEqual(['t']);
    });

    it('[fault 18] keeps a person on one server apart from the same person on another', async () => {
      await store().append(opening('here', { guildId: 'here' }));
      await store().append(opening('there', { guildId: 'there' }));
      expect(await store().tablesOfPerson('here', 'ana')).toEqual(['here']);
    });
  });

  describe('openTables', () => {
    it('lists the tables of a server that are not closed, newest first, and counts those of all', async () => {
      for (const id of ['z', 'm', 'a']) await store().append(opening(id));
      await store().append(opening('elsewhere', { guildId: 'other' }));
      await store().append(following('m', 1, { phase: 'closed' }));
      await store().append(following('z', 1));
      expect(await store().openTables('guild')).toEqual(['a', 'z']);
      expect(await store().openTableCount()).toBe(3);
    });
  });

  describe('messages', () => {
    const ref: MessageRef = {
      tableId: 't',
      kind: 'table',
      key: 1,
      channelId: 'c',
      messageId: 'm1',
      shown: 'old',
    };

    it('are kept one by table, kind and key; the last one saved stands', async () => {
      await store().append(opening('t'));
      await store().append(opening('u'));
      const others: readonly MessageRef[] = [
        { ...ref, key: 2 },
        { ...ref, kind: 'lobby' },
      ];
      for (const each of [ref, ...others, { ...ref, tableId: 'u' }]) await store().saveMessage(each);
      const reposted = { ...ref, channelId: 'd', messageId: 'm2', shown: 'new' };
      await store().saveMessage(reposted);
      stage().reopen();
      const kept = await store().messages('t');
      expect(kept).toHaveLength(3);
      expect(kept).toEqual(expect.arrayContaining([reposted, ...others]));
    });

    it('are removed one at a time, and a second time without harm', async () => {
      await store().append(opening('t'));
      await store().saveMessage(ref);
      await store().saveMessage({ ...ref, key: 2 });
      await store().removeMessage(ref);
      await store().removeMessage(ref);
      expect(await store().messages('t')).toEqual([{ ...ref, key: 2 }]);
    });
  });

  it('lists what it needs among ten thousand tables within a second', async () => {
    const count = 10_000;
    for (let index = 0; index < count; index += 1) {
      await store().append(
        opening(`t${index}`, { guildId: `g${index % 100}`, people: [`p${index % 500}`], wakeAtMs: index }),
      );
    }
    const startedAtMs = performance.now();
    expect(await store().waking()).toHaveLength(count);
    expect(await store().unpublished()).toHaveLength(count);
    expect(await store().openTables('g7')).toHaveLength(count / 100);
    expect(await store().tablesOfPerson('g7', 'p107')).toHaveLength(count / 500);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
}
