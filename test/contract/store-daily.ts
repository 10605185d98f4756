import { describe, expect, it } from 'vitest';

import type { DailyAttempt, Store } from '../../src/app/ports.ts';
import type { OnStage } from './store-stage.ts';

const DAY = '2026-11-30';

function attemptOf(userId: string, over: Partial<DailyAttempt> = {}): DailyAttempt {
  return {
    day: DAY,
    userId,
    attempt: 1,
    guildId: 'guild',
    name: userId.toUpperCase(),
    deals: [[{ seat: 0, type: 'pass' }], []],
    finished: null,
    ...over,
  };
}

/** What people play of the daily deals. */
export function dailyContract(stage: OnStage): void {
  const store = (): Store => stage().store();

  describe('daily attempts', () => {
    it('are kept whole, by day, person and attempt, also after a restart', async () => {
      const first = attemptOf('ana', { finished: { score: -12, atMs: 5 } });
      const practice = attemptOf('ana', { attempt: 2 });
      for (const each of [first, practice, attemptOf('ana', { day: '2026-12-01' }), attemptOf('ben')])
        await store().saveDailyAttempt(each);
      stage().reopen();
      expect(await store().dailyAttempts(DAY, 'ana')).toEqual([first, practice]);
      expect(await store().dailyAttempts(DAY, 'cy')).toEqual([]);
    });

    it('are replaced as they go on, and a practice by the next one', async () => {
      await store().saveDailyAttempt(attemptOf('ana'));
      const played = attemptOf('ana', { deals: [[], [], [{ seat: 1, type: 'play', card: 'JH' }]] });
      await store().saveDailyAttempt(played);
      await store().saveDailyAttempt(attemptOf('ana', { attempt: 2 }));
      await store().saveDailyAttempt(attemptOf('ana', { attempt: 3 }));
      expect(await store().dailyAttempts(DAY, 'ana')).toEqual([played, attemptOf('ana', { attempt: 3 })]);
    });

    it('are on the board when they are finished and count: the best first, of equals who was first', async () => {
      const scored: readonly (readonly [string, number, number, string])[] = [
        ['late', 40, 9, 'guild'],
        ['loser', -80, 1, 'guild'],
        ['early', 40, 2, 'other'],
      ];
      for (const [userId, score, atMs, guildId] of scored)
        await store().saveDailyAttempt(attemptOf(userId, { guildId, finished: { score, atMs } }));
      await store().saveDailyAttempt(attemptOf('running'));
      await store().saveDailyAttempt(attemptOf('loser', { attempt: 2, finished: { score: 500, atMs: 3 } }));
      expect(await store().dailyScores(DAY)).toEqual([
        { userId: 'early', guildId: 'other', name: 'EARLY', score: 40 },
        { userId: 'late', guildId: 'guild', name: 'LATE', score: 40 },
        { userId: 'loser', guildId: 'guild', name: 'LOSER', score: -80 },
      ]);
    });
  });
}
