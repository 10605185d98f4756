import { describe, expect, it } from 'vitest';
import { StoreUnavailable, type SettingsStore } from '../../src/app/ports.ts';
import { createPreferences } from '../../src/app/preferences.ts';
import {
  GUILD_DEFAULTS,
  guildSettingsOf,
  PERSON_DEFAULTS,
  personSettingsOf,
} from '../../src/app/settings.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { manualClock } from '../support/manual-clock.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('settings as they are stored', () => {
  it('are the defaults where nothing was chosen', () => {
    expect(guildSettingsOf({})).toEqual(GUILD_DEFAULTS);
    expect(personSettingsOf({})).toEqual(PERSON_DEFAULTS);
  });

  it('keep what was chosen', () => {
    const guild = {
      ...GUILD_DEFAULTS,
      ruleSet: 'bela',
      clockMs: 0,
      channels: ['123'],
      rated: false,
    } as const;
    expect(guildSettingsOf(guild)).toEqual(guild);
    const person = {
      language: 'hr',
      ping: false,
      faces: 'text',
      sort: 'dealt',
      announce: false,
      confirm: true,
    };
    expect(personSettingsOf(person)).toEqual(person);
  });

  it('of an older or newer program do no harm: what is not known is the default', () => {
    const odd = {
      ruleSet: 'skat',
      clockMs: -1,
      level: 3,
      admission: 'all',
      channels: ['x', 5],
      pictures: 'no',
    };
    expect(guildSettingsOf({ ...odd, language: 7, hints: null, rated: 1 })).toEqual(GUILD_DEFAULTS);
    expect(
      personSettingsOf({ language: 1, ping: 'yes', faces: 'tarot', sort: 0, announce: {}, confirm: null }),
    ).toEqual(PERSON_DEFAULTS);
  });
});

describe('preferences', () => {
  it('save what is given, leave the rest, and know it at once', async () => {
    const preferences = createPreferences(openSqliteStore({ file: ':memory:', log: SILENT }), manualClock());
    expect(await preferences.person('ana')).toEqual(PERSON_DEFAULTS);
    await preferences.savePerson('ana', { faces: 'german', ping: false });
    expect(await preferences.savePerson('ana', { ping: true })).toMatchObject({
      faces: 'german',
      ping: true,
    });
    expect(await preferences.person('ana')).toMatchObject({ faces: 'german', ping: true });
    await preferences.saveGuild('g', { channels: ['12'] });
    expect(await preferences.guild('g')).toEqual({ ...GUILD_DEFAULTS, channels: ['12'] });
    expect(await preferences.guild('other')).toEqual(GUILD_DEFAULTS);
  });

  it('are read once in a while, so that another process may change them', async () => {
    const clock = manualClock();
    let reads = 0;
    let faces: 'german' | 'text' = 'german';
    const store = { person: () => Promise.resolve({ faces: ((reads += 1), faces) }) };
    const preferences = createPreferences(store as unknown as SettingsStore, clock);
    await preferences.person('ana');
    faces = 'text';
    expect((await preferences.person('ana')).faces).toBe('german');
    await clock.advance(61_000);
    expect((await preferences.person('ana')).faces).toBe('text');
    expect(reads).toBe(2);
  });

  it('that cannot be read are what was known last, else the defaults', async () => {
    const clock = manualClock();
    let broken = false;
    const person = () =>
      broken ? Promise.reject(new StoreUnavailable('gone')) : Promise.resolve({ faces: 'german' });
    const preferences = createPreferences({ person } as unknown as SettingsStore, clock);
    await preferences.person('ana');
    broken = true;
    await clock.advance(61_000);
    expect((await preferences.person('ana')).faces).toBe('german');
    expect(await preferences.person('bob')).toEqual(PERSON_DEFAULTS);
  });

  it('that cannot be saved stay as they were', async () => {
    const store = {
      person: () => Promise.resolve({ faces: 'german' }),
      savePerson: () => Promise.reject(new StoreUnavailable('full')),
    };
    const preferences = createPreferences(store as unknown as SettingsStore, manualClock());
    await expect(preferences.savePerson('ana', { faces: 'text' })).rejects.toThrow(StoreUnavailable);
    expect((await preferences.person('ana')).faces).toBe('german');
  });
});
