import { describe, expect, it } from 'vitest';

import type { Store } from '../../src/app/ports.ts';
import type { TableEvent } from '../../src/app/events.ts';
import { following, opening, resultOf } from './store-fixtures.ts';
import type { OnStage } from './store-stage.ts';

/** What is left of somebody who asked to be forgotten: their part in what belongs to others too. */
export function erasureContract(stage: OnStage): void {
  const store = (): Store => stage().store();
  const joined = (userId: string): TableEvent => ({
    atMs: 1,
    type: 'joined',
    seat: 1,
    person: { userId, name: `Name of ${userId}` },
  });
  const ids = (): (() => string) => {
    let drawn = 0;
    return () => `nobody-${(drawn += 1)}`;
  };

  /** A finished match of Ana and Bob on this server, with its log, snapshot and result. */
  async function finish(tableId: string, guildId = 'guild'): Promise<void> {
    const players = ['ana', 'bob'].map((userId) => ({ userId, name: userId, side: 0, left: false }) as const);
    const result = resultOf(tableId, { guildId, players });
    const people = ['ana', 'bob'];
    await store().append(opening(tableId, { guildId, people, events: people.map(joined), hostId: 'bob' }));
    await store().append(
      following(tableId, 2, { guildId, people, hostId: 'ana', phase: 'closed', snapshot: true, result }),
    );
  }

  async function everythingOf(tableId: string, guildId = 'guild'): Promise<string> {
    const season = await store().running(guildId);
    const all = [
      await store().load(tableId),
      await store().log(tableId),
      await store().results(season?.id ?? 0, 0),
    ];
    return JSON.stringify(all);
  }

  describe('somebody who is forgotten', () => {
    it('is nowhere any more, neither id nor name, and what belongs to others stays', async () => {
      await finish('t');
      const before = (await everythingOf('t')).replaceAll('"ana"', '"nobody-1"');
      await store().savePerson('ana', { language: 'hr' });
      await store().savePerson('bob', { language: 'fr' });
      expect(await store().forget('ana', ids())).toBe(true);
      stage().reopen();
      const after = await everythingOf('t');
      expect(after).not.toMatch(/"ana"|Name of ana/);
      expect(after).toContain('Name of bob');
      const named = before.replaceAll('Name of ana', '').replaceAll('"name":"nobody-1"', '"name":""');
      expect(after).toBe(named);
      expect(await store().person('ana')).toEqual({});
      expect(await store().person('bob')).toEqual({ language: 'fr' });
    });

    it('is one person throughout a server and another on the next, as are two who are forgotten', async () => {
      for (const tableId of ['t', 'u']) await finish(tableId);
      await finish('v', 'other');
      const newId = ids();
      await store().forget('ana', newId);
      await store().forget('bob', newId);
      const idsOf = async (tableId: string, guildId?: string): Promise<readonly string[]> =>
        [...new Set((await everythingOf(tableId, guildId)).match(/nobody-\d/g))].toSorted();
      expect(await idsOf('t')).toEqual(await idsOf('u'));
      expect(await idsOf('t')).toHaveLength(2);
      expect(await idsOf('v', 'other')).toHaveLength(2);
      expect(await idsOf('t')).not.toEqual(await idsOf('v', 'other'));
    });

    it('is not forgotten, and nothing is changed, while they sit at an open table or are its host', async () => {
      await finish('t');
      await store().savePerson('ana', { ping: false });
      await store().append(opening('u', { hostId: 'bob', people: ['bob', 'ana'], guildId: 'other' }));
      await store().append(opening('v', { hostId: 'cleo', people: ['dan'] }));
      expect(await store().forget('ana', ids())).toBe(false);
      expect(await store().forget('cleo', ids())).toBe(false);
      expect(await everythingOf('t')).toContain('"ana"');
      expect(await store().person('ana')).toEqual({ ping: false });
      await store().append(following('u', 1, { phase: 'closed', guildId: 'other' }));
      expect(await store().forget('ana', ids())).toBe(true);
    });

    it('is looked for in the logs of open tables, by the whole id', async () => {
      await store().append(opening('t', { people: [], hostId: 'bob', events: [joined('ana')] }));
      await store().append(opening('u', { people: [], hostId: 'bob', events: [joined('anais')] }));
      await finish('v');
      expect(await store().openTablesNaming('ana')).toEqual(['t']);
    });

    it('keeps their place on the boards of daily deals, and nothing that counts for nobody', async () => {
      const day = '2026-11-30';
      const attempt = { day, userId: 'ana', guildId: 'guild', name: 'Name of ana', deals: [[]] } as const;
      await store().saveDailyAttempt({ ...attempt, attempt: 1, finished: { score: 90, atMs: 5 } });
      await store().saveDailyAttempt({ ...attempt, attempt: 2, finished: null });
      await store().saveDailyAttempt({ ...attempt, day: '2026-12-01', attempt: 1, finished: null });
      await store().forget('ana', ids());
      const [row, ...others] = await store().dailyScores(day);
      expect(row).toEqual({ userId: 'nobody-1', guildId: 'guild', name: '', score: 90 });
      expect(others).toEqual([]);
      for (const each of [day, '2026-12-01']) expect(await store().dailyAttempts(each, 'ana')).toEqual([]);
    });

    it('was never there, or was forgotten before: that is no mistake', async () => {
      await finish('t');
      expect(await store().forget('nobody', ids())).toBe(true);
      await store().forget('ana', ids());
      expect(await store().forget('ana', ids())).toBe(true);
      expect(await everythingOf('t')).toContain('nobody-1');
    });
  });
}
