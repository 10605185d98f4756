import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { createSeasons, type Seasons } from '../../src/app/seasons.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { manualClock, type ManualClock } from '../support/manual-clock.ts';
import { keptLog } from '../store/stage.ts';

let store: Store;
let clock: ManualClock;
let seasons: Seasons;
beforeEach(() => {
  store = openSqliteStore({ file: ':memory:', log: keptLog().log });
  clock = manualClock();
  seasons = createSeasons(store, clock);
});

const named = async (): Promise<readonly string[]> =>
  (await store.seasons('guild')).map((each) => `${each.name}${each.closedAtMs === null ? '' : ', closed'}`);

async function started(name: string): Promise<void> {
  expect(await seasons.start('guild', name)).toMatchObject({ ok: true, value: { started: { name } } });
  await clock.advance(60_000);
}

describe('the seasons of a server', () => {
  it('follow each other: a new one closes the one that ran, and says which', async () => {
    await started('Spring');
    const next = await seasons.start('guild', 'Summer');
    expect(next).toMatchObject({ value: { started: { name: 'Summer' }, closed: { name: 'Spring' } } });
    expect(await named()).toEqual(['Spring, closed', 'Summer']);
  });

  it('of another server are left alone', async () => {
    await started('Spring');
    await seasons.start('other', 'Winter');
    expect(await seasons.close('other')).toEqual({ ok: false, error: 'overtaken' });
    expect(await named()).toEqual(['Spring']);
  });

  it('are closed once', async () => {
    await started('Spring');
    const both = await Promise.all([seasons.close('guild'), seasons.close('guild')]);
    expect(both.map((each) => each.ok)).toEqual([true, false]);
    expect(await seasons.close('guild')).toEqual({ ok: false, error: 'none-runs' });
    expect(await named()).toEqual(['Spring, closed']);
  });

  it('of two moderators who start one at once exactly one is opened, whether they meet or one comes a little later', async () => {
    await started('Spring');
    const both = await Promise.all([seasons.start('guild', 'Anna’s'), seasons.start('guild', 'Bruno’s')]);
    expect(both.filter((each) => each.ok)).toHaveLength(1);
    await clock.advance(5_000);
    expect(await seasons.start('guild', 'Chloé’s')).toEqual({ ok: false, error: 'overtaken' });
    expect(await named()).toHaveLength(2);
  });

  it('that began a moment ago are not closed by whoever meant the one before', async () => {
    await started('Spring');
    const both = await Promise.all([seasons.start('guild', 'Summer'), seasons.close('guild')]);
    expect(both.map((each) => each.ok)).toEqual([true, false]);
    expect(await named()).toEqual(['Spring, closed', 'Summer']);
  });

  it('are renamed by number, or the running one without', async () => {
    await started('Spring');
    await started('Summer');
    expect(await seasons.rename('guild', 1, 'Lent')).toMatchObject({ value: { name: 'Spring' } });
    expect(await seasons.rename('guild', null, 'July')).toMatchObject({ value: { name: 'Summer' } });
    expect(await seasons.rename('guild', 3, 'x')).toEqual({ ok: false, error: 'no-such-season' });
    expect(await named()).toEqual(['Lent, closed', 'July']);
    await seasons.close('guild');
    expect(await seasons.rename('guild', null, 'x')).toEqual({ ok: false, error: 'none-runs' });
  });
});
