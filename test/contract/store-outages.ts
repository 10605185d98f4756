import { describe, expect, it } from 'vitest';

import { type Store, StoreUnavailable } from '../../src/app/ports.ts';
import { SEED, card, deal, following, opening, resultOf } from './store-fixtures.ts';
import { OUTAGES, type OnStage } from './store-stage.ts';

/** What the store does while the disk under it refuses. */
export function outageContract(stage: OnStage): void {
  const store = (): Store => stage().store();
  /** Too large for the room that is left in any page. */
  const large = Array.from({ length: 2000 }, (_, index) => card(index));

  describe.each(OUTAGES)('while %s', (outage) => {
    it('[fault 34] refuses a move, keeps everything as it was, and goes on when the disk does', async () => {
      await store().append(opening('t', { wakeAtMs: 5 }));
      const before = await store().load('t');
      const last = following('t', 1, {
        events: [deal(0), ...large],
        phase: 'closed',
        snapshot: true,
        result: resultOf('t'),
      });

      const mend = stage().breakDisk(outage);
      await expect(store().append(last)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store().append(last)).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await store().load('t')).toEqual(before);
      expect(await store().waking()).toEqual([{ tableId: 't', wakeAtMs: 5 }]);
      expect(await store().openTables('guild')).toEqual(['t']);
      expect(await store().seasons('guild')).toEqual([]);

      mend();
      expect(await store().append(last)).toBe('appended');
      expect(await store().append(last)).toBe('conflict');
      stage().reopen();
      expect(await store().log('t')).toEqual([...opening('t').events, ...last.events]);
      expect(await store().running('guild')).not.toBeNull();
    });

    it('refuses settings, and says so once in the log without a word of what was to be stored', async () => {
      await store().append(opening('t'));
      await store().savePerson('p', { ping: true });
      const fresh = stage().logged().length;

      const mend = stage().breakDisk(outage);
      const settings = { language: 'x'.repeat(100_000) };
      await expect(store().savePerson('p', settings)).rejects.toBeInstanceOf(StoreUnavailable);
      const dealt = following('t', 1, { events: [deal(1), ...large] });
      await expect(store().append(dealt)).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await store().person('p')).toEqual({ ping: true });
      mend();
      await store().savePerson('p', { ping: false });

      const lines = stage().logged().slice(fresh);
      expect(lines).toHaveLength(2);
      expect(lines.join('\n')).toMatch(/store-unavailable[^]*store-recovered/);
      expect(lines.join('\n')).not.toContain(SEED);
      expect(lines.join('\n')).not.toContain('JH');
    });
  });

  it('is unavailable once it is closed, and can be closed twice', async () => {
    const closed = store();
    closed.close();
    closed.close();
    await expect(closed.append(opening('t'))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(closed.waking()).rejects.toBeInstanceOf(StoreUnavailable);
  });
}
