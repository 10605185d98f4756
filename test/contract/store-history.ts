import { describe, expect, it } from 'vitest';

import type { MatchesOf, Store } from '../../src/app/ports.ts';
import { card, deal, following, opening, SEED } from './store-fixtures.ts';
import type { OnStage } from './store-stage.ts';

const EVERYBODY: MatchesOf = { guildId: 'guild', userId: null };
const ALL = { skip: 0, limit: 100 };

/** The matches that are over, of a server and of a person there. */
export function historyContract(stage: OnStage): void {
  const store = (): Store => stage().store();

  async function end(tableId: string, over: readonly string[], guildId = 'guild'): Promise<void> {
    await store().append(opening(tableId, { guildId }));
    await store().append(following(tableId, 1, { guildId, phase: 'closed', over }));
  }

  describe('the history', () => {
    it('holds no match that is not over, and no lobby that was given up', async () => {
      await store().append(opening('running'));
      await store().append(following('running', 1));
      await store().append(opening('cancelled'));
      await store().append(following('cancelled', 1, { phase: 'closed' }));
      expect(await store().matches(EVERYBODY, ALL)).toEqual([]);
      expect(await store().matchCount(EVERYBODY)).toBe(0);
    });

    it('gives the matches of a server in parts, the one that ended last first', async () => {
      for (const tableId of ['z', 'a', 'm']) await end(tableId, ['ana']);
      await end('elsewhere', ['ana'], 'other');
      stage().reopen();
      expect(await store().matchCount(EVERYBODY)).toBe(3);
      expect(await store().matches(EVERYBODY, { skip: 0, limit: 2 })).toEqual(['m', 'a']);
      expect(await store().matches(EVERYBODY, { skip: 2, limit: 2 })).toEqual(['z']);
      expect(await store().matches(EVERYBODY, { skip: 9, limit: 2 })).toEqual([]);
    });

    it('gives those of one person, on this server only', async () => {
      await end('first', ['ana', 'bo']);
      await end('second', ['bo']);
      await end('third', ['ana']);
      await end('elsewhere', ['ana'], 'other');
      const ana: MatchesOf = { guildId: 'guild', userId: 'ana' };
      expect(await store().matches(ana, ALL)).toEqual(['third', 'first']);
      expect(await store().matchCount(ana)).toBe(2);
      expect(await store().matchCount({ guildId: 'guild', userId: 'nobody' })).toBe(0);
    });

    it('[fault 12] holds a match once even if a later event ends it again', async () => {
      await end('t', ['ana']);
      await store().append(following('t', 2, { phase: 'closed', over: ['ana'] }));
      expect(await store().matches(EVERYBODY, ALL)).toEqual(['t']);
      expect(await store().matchCount({ ...EVERYBODY, userId: 'ana' })).toBe(1);
    });
  });

  describe('logOfDeal', () => {
    const [first, second] = [deal(10), deal(20)];

    it('gives the log of the table up to the end of the deal, and nothing while it runs', async () => {
      const opened = opening('t');
      await store().append(opened);
      await store().append(following('t', 1, { events: [first] }));
      expect(await store().logOfDeal('guild', SEED)).toBeNull();
      await store().append(following('t', 2, { events: [card(11)], seedIsPublic: true }));
      const whole = [...opened.events, first, card(11)];
      expect(await store().logOfDeal('guild', SEED)).toEqual(whole);
      await store().append(following('t', 3, { events: [card(12)], seedIsPublic: true }));
      await store().append(following('t', 4, { events: [second, card(21)] }));
      stage().reopen();
      expect(await store().logOfDeal('guild', SEED)).toEqual(whole);
    });

    it('knows no seed that was never dealt, and none of another server', async () => {
      await store().append(opening('t', { guildId: 'other' }));
      await store().append(following('t', 1, { guildId: 'other', events: [first], seedIsPublic: true }));
      expect(await store().logOfDeal('guild', SEED)).toBeNull();
      expect(await store().logOfDeal('other', 'c0ffee')).toBeNull();
      expect(await store().logOfDeal('other', SEED)).not.toBeNull();
    });
  });
}
