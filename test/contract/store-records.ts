import { describe, expect, it } from 'vitest';

import type { MatchResult, Store } from '../../src/app/ports.ts';
import { following, opening, resultOf } from './store-fixtures.ts';
import type { OnStage } from './store-stage.ts';

/** What stays when a table is closed: seasons and results; and what people set. */
export function recordContract(stage: OnStage): void {
  const store = (): Store => stage().store();

  async function finish(tableId: string, over: Partial<MatchResult> = {}): Promise<MatchResult> {
    const result = resultOf(tableId, over);
    await store().append(opening(tableId, { guildId: result.guildId }));
    await store().append(following(tableId, 1, { guildId: result.guildId, phase: 'closed', result }));
    return result;
  }

  async function resultsOf(guildId: string, after = 0): Promise<readonly MatchResult[]> {
    const season = await store().running(guildId);
    if (season === null) return [];
    return (await store().results(season.id, after)).map(({ result }) => result);
  }

  describe('seasons', () => {
    it('do not exist before the first match is finished', async () => {
      await store().append(opening('t'));
      expect(await store().seasons('guild')).toEqual([]);
      expect(await store().running('guild')).toBeNull();
    });

    it('begin by themselves with the first finished match, one for each server', async () => {
      await finish('t', { finishedAtMs: 1_700_000_000_000 });
      await finish('u');
      await finish('v', { guildId: 'other' });
      const running = await store().running('guild');
      expect(running).toMatchObject({
        guildId: 'guild',
        name: 'Season 1',
        startedAtMs: 1_700_000_000_000,
        closedAtMs: null,
      });
      expect(await store().seasons('guild')).toEqual([running]);
      expect(await store().seasons('other')).toHaveLength(1);
      expect((await store().running('other'))?.id).not.toBe(running?.id);
    });

    it('hold their results in the order in which they were filed, whatever the clock said', async () => {
      const filed = [
        await finish('z', { finishedAtMs: 300 }),
        await finish('a', { finishedAtMs: 100 }),
        await finish('m', { finishedAtMs: 200 }),
      ];
      stage().reopen();
      expect(await resultsOf('guild')).toEqual(filed);
    });

    it('give the results behind a row, so that a reader takes up where it stopped', async () => {
      await finish('a');
      const season = await store().running('guild');
      const [first] = await store().results(season?.id ?? 0, 0);
      const second = await finish('b');
      expect(await resultsOf('guild', first?.row)).toEqual([second]);
      const rows = (await store().results(season?.id ?? 0, 0)).map(({ row }) => row);
      expect(await resultsOf('guild', rows.at(-1))).toEqual([]);
    });

    const begin = (seen: number | null, name: string | null = null, atMs = 5_000) =>
      store().startSeason({ guildId: 'guild', name, atMs, seen });

    it('are opened under a name or a number, and the one that ran is closed in the same moment', async () => {
      const first = await begin(null);
      expect(first).toMatchObject({ name: 'Season 1', startedAtMs: 5_000, closedAtMs: null });
      const second = await begin(first?.id ?? 0, 'Winter', 6_000);
      expect(second).toMatchObject({ name: 'Winter', startedAtMs: 6_000, closedAtMs: null });
      const third = await begin(second?.id ?? 0);
      stage().reopen();
      expect(third?.name).toBe('Season 3');
      expect((await store().seasons('guild')).map((each) => each.closedAtMs)).toEqual([6_000, 5_000, null]);
    });

    it('are opened by one of several at once, and nothing is closed or opened by the others', async () => {
      const running = await begin(null);
      const all = await Promise.all(Array.from({ length: 10 }, () => begin(running?.id ?? 0)));
      expect(all.filter((each) => each !== null)).toHaveLength(1);
      expect(await begin(null)).toBeNull();
      expect(await store().seasons('guild')).toHaveLength(2);
    });

    it('are closed once, stay readable, and the next finished match begins another by itself', async () => {
      const winter = await begin(null, 'Winter');
      const result = await finish('t');
      const closed = [7_000, 8_000].map((atMs) => store().closeSeason(winter?.id ?? 0, atMs));
      expect(await Promise.all(closed)).toEqual([true, false]);
      expect(await store().running('guild')).toBeNull();
      await finish('u');
      expect(await store().seasons('guild')).toMatchObject([
        { name: 'Winter', closedAtMs: 7_000 },
        { name: 'Season 2', closedAtMs: null },
      ]);
      expect((await store().results(winter?.id ?? 0, 0)).map((each) => each.result)).toEqual([result]);
    });

    it('are renamed, running or closed', async () => {
      const season = await begin(null);
      await store().closeSeason(season?.id ?? 0, 6_000);
      await store().renameSeason(season?.id ?? 0, 'Autumn');
      expect(await store().seasons('guild')).toMatchObject([{ name: 'Autumn', closedAtMs: 6_000 }]);
    });

    it('[fault 12] hold one result of a table even if a later event brings another', async () => {
      const result = await finish('t');
      const again = resultOf('t', { winner: 1 });
      await store().append(following('t', 2, { phase: 'closed', result: again }));
      expect(await resultsOf('guild')).toEqual([result]);
    });

    it('[fault 12] hold one result when a hundred presses end the match', async () => {
      await store().append(opening('t'));
      const press = following('t', 1, { phase: 'closed', result: resultOf('t') });
      await Promise.all(Array.from({ length: 100 }, () => store().append(press)));
      expect(await resultsOf('guild')).toEqual([resultOf('t')]);
    });
  });

  describe('settings', () => {
    it('are absent until somebody sets them', async () => {
      expect(await store().guild('g')).toEqual({});
      expect(await store().person('p')).toEqual({});
    });

    it('are laid over what was set before, name by name', async () => {
      await store().saveGuild('g', { clockMs: 0, language: 'de' });
      await store().saveGuild('g', { level: 'hard', language: null });
      await store().saveGuild('g', {});
      await store().saveGuild('other', { clockMs: 1 });
      await store().savePerson('p', { ping: false });
      await store().savePerson('p', { language: 'hr' });
      stage().reopen();
      expect(await store().guild('g')).toEqual({ clockMs: 0, level: 'hard', language: null });
      expect(await store().person('p')).toEqual({ ping: false, language: 'hr' });
    });

    it('keep a server and a person of the same number apart', async () => {
      await store().saveGuild('1', { language: 'fr' });
      expect(await store().person('1')).toEqual({});
    });
  });

  describe('facts', () => {
    it('are absent, then the last value saved', async () => {
      expect(await store().fact('commands')).toBeNull();
      await store().saveFact('commands', 'old');
      await store().saveFact('commands', '');
      expect(await store().fact('commands')).toBe('');
      await store().saveFact('commands', '🂡\u0000é');
      stage().reopen();
      expect(await store().fact('commands')).toBe('🂡\u0000é');
    });
  });
}
