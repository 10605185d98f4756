import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Store } from '../../src/app/ports.ts';
import { card, deal, following, opening, resultOf } from './store-fixtures.ts';
import type { OnStage } from './store-stage.ts';

/** Appending to the log of a table and reading it back. */
export function logContract(stage: OnStage): void {
  const store = (): Store => stage().store();

  describe('append', () => {
    it('opens a table and moves it on', async () => {
      expect(await store().append(opening('t'))).toBe('appended');
      expect(await store().append(following('t', 1, { events: [deal(1), card(2)] }))).toBe('appended');
      expect(await store().log('t')).toEqual([...opening('t').events, deal(1), card(2)]);
    });

    it('has done its work when the call returns, so that nothing comes in between', async () => {
      const appending = store().append(opening('t'));
      const reading = store().log('t');
      expect([await appending, await reading]).toEqual(['appended', opening('t').events]);
    });

    it.each([
      ['opens a table that is there', opening('t', { people: ['bob'], wakeAtMs: 9 })],
      ['comes behind a version that is past', following('t', 1, { wakeAtMs: 9, snapshot: true })],
      ['comes behind a version that is not there yet', following('t', 3, { wakeAtMs: 9 })],
      [
        'brings several entries of which the first is taken',
        following('t', 1, { events: [card(1), card(2)] }),
      ],
      ['ends the match a second time', following('t', 1, { phase: 'closed', result: resultOf('t') })],
    ])('[fault 13] changes nothing when it %s', async (_, late) => {
      await store().append(opening('t', { wakeAtMs: 5 }));
      await store().append(following('t', 1, { wakeAtMs: 7, snapshot: true }));
      const before = await everything(store());

      expect(await store().append(late)).toBe('conflict');
      expect(await everything(store())).toEqual(before);
    });

    it('does not know a table that was never opened', async () => {
      expect(await store().append(following('t', 4))).toBe('conflict');
      expect(await store().load('t')).toBeNull();
      expect(await store().log('t')).toEqual([]);
    });

    it('[fault 10] lets exactly one of a hundred clicks at the same version win', async () => {
      await store().append(opening('t'));
      const clicks = Array.from({ length: 100 }, (_, index) => following('t', 1, { events: [card(index)] }));
      const answers = await Promise.all(clicks.map((click) => store().append(click)));

      const winner = answers.indexOf('appended');
      expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1);
      expect(await store().log('t')).toEqual([...opening('t').events, card(winner)]);
    });

    it('keeps the log of one table apart from that of another', async () => {
      for (const id of ['a', 'a1', 'A']) await store().append(opening(id));
      await store().append(following('a', 1, { events: [card(7)] }));
      expect(await store().log('A')).toEqual(opening('A').events);
      expect(await store().log('a1')).toEqual(opening('a1').events);
    });

    it('throws at a table that does not follow from the events, which is a mistake of ours', async () => {
      const wrong = { ...opening('t'), expected: 3 };
      await expect(store().append(wrong)).rejects.toThrow('does not follow');
    });

    it('[fault 35] gives back the seed of a deal after a restart', async () => {
      await store().append(opening('t'));
      await store().append(following('t', 1, { events: [deal(1)] }));
      stage().reopen();
      expect((await store().log('t')).at(-1)).toEqual(deal(1));
    });

    it.each([
      ['emoji and scripts', '🂡 Ђорђе 李'],
      ['a NUL', 'a\u0000b'],
      ['half of a surrogate pair', 'a\ud800b'],
      ['quotes and SQL', `'); DROP TABLE events; --"`],
      ['a name of 20 000 letters', 'ß'.repeat(20_000)],
    ])('keeps a name with %s', async (_, name) => {
      const joined = { atMs: 2, type: 'joined', seat: 1, person: { userId: name, name } } as const;
      await store().append(opening('t', { snapshot: true, people: [name] }));
      await store().append(following('t', 1, { events: [joined], people: [name] }));
      const loaded = await store().load('t');
      expect(loaded?.tail).toEqual([joined]);
      expect(loaded?.snapshot).toEqual(opening('t', { people: [name] }).table);
    });
  });

  describe('load', () => {
    it('knows no table that is not there', async () => {
      expect(await store().load('nowhere')).toBeNull();
    });

    it('is the newest snapshot and exactly the log behind it', async () => {
      const appends = fc.array(fc.record({ cards: fc.integer({ min: 1, max: 5 }), snapshot: fc.boolean() }), {
        maxLength: 8,
      });
      let tables = 0;
      await fc.assert(
        fc.asyncProperty(appends, async (sketches) => {
          const id = `table-${(tables += 1)}`;
          await store().append(opening(id));
          let version = 1;
          let kept: { readonly at: number; readonly table: unknown } = { at: 0, table: null };
          for (const { cards, snapshot } of sketches) {
            const from = version;
            const events = Array.from({ length: cards }, (_, index) => card(from + index));
            const entry = following(id, version, { events, snapshot });
            expect(await store().append(entry)).toBe('appended');
            version += cards;
            if (snapshot) kept = { at: version, table: entry.table };
          }
          const log = await store().log(id);
          expect(log).toHaveLength(version);
          expect(await store().load(id)).toEqual({ snapshot: kept.table, tail: log.slice(kept.at) });
        }),
        { numRuns: 50 },
      );
    });
  });
}

/** All that a conflict could have changed. */
async function everything(store: Store): Promise<unknown> {
  const [season] = await store.seasons('guild');
  return {
    loaded: await store.load('t'),
    log: await store.log('t'),
    waking: await store.waking(),
    unpublished: await store.unpublished(),
    open: await store.openTables('guild'),
    people: [await store.tablesOfPerson('guild', 'ana'), await store.tablesOfPerson('guild', 'bob')],
    season,
  };
}
