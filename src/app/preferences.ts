import { LRUCache } from 'lru-cache';
import {
  StoreUnavailable,
  type Clock,
  type GuildSettings,
  type PersonSettings,
  type SettingsStore,
} from './ports.ts';
import { GUILD_DEFAULTS, guildSettingsOf, PERSON_DEFAULTS, personSettingsOf } from './settings.ts';

/**
 * The settings of servers and persons, whole; mostly from memory, because forms and sentences wait for them. While the
 * store cannot be read, what was known last, else the defaults: nobody is left without an answer for want of settings.
 */
export type Preferences = {
  guild(guildId: string): Promise<GuildSettings>;
  person(userId: string): Promise<PersonSettings>;
  /** Saves what is given and leaves the rest; gives what is set now. May reject with `StoreUnavailable`. */
  saveGuild(guildId: string, change: Partial<GuildSettings>): Promise<GuildSettings>;
  savePerson(userId: string, change: Partial<PersonSettings>): Promise<PersonSettings>;
  /** What the store holds of this person has changed: it is read again. */
  forgetPerson(userId: string): void;
};

/** Another process may change what we hold: after so long it is read again. */
const FRESH_MS = 60_000;
const REMEMBERED = 10_000;

export function createPreferences(store: SettingsStore, clock: Clock): Preferences {
  const guilds = remembered(clock, GUILD_DEFAULTS, async (id) => guildSettingsOf(await store.guild(id)));
  const persons = remembered(clock, PERSON_DEFAULTS, async (id) => personSettingsOf(await store.person(id)));
  return {
    guild: guilds.read,
    person: persons.read,
    async saveGuild(guildId, change) {
      await store.saveGuild(guildId, change);
      return guilds.readAnew(guildId);
    },
    async savePerson(userId, change) {
      await store.savePerson(userId, change);
      return persons.readAnew(userId);
    },
    forgetPerson: persons.forget,
  };
}

type Remembered<T> = {
  read(id: string): Promise<T>;
  readAnew(id: string): Promise<T>;
  forget(id: string): void;
};

function remembered<T extends object>(
  clock: Clock,
  standard: T,
  load: (id: string) => Promise<T>,
): Remembered<T> {
  const memory = new LRUCache<string, { readonly value: T; readonly sinceMs: number }>({ max: REMEMBERED });

  async function readAnew(id: string): Promise<T> {
    const value = await load(id);
    memory.set(id, { value, sinceMs: clock.nowMs() });
    return value;
  }

  return {
    readAnew,
    forget: (id) => void memory.delete(id),
    async read(id) {
      const known = memory.get(id);
      if (known !== undefined && clock.nowMs() - known.sinceMs < FRESH_MS) return known.value;
      try {
        return await readAnew(id);
      } catch (error) {
        if (error instanceof StoreUnavailable) return known?.value ?? standard;
        throw error;
      }
    },
  };
}
