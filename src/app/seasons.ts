import { fail, ok, type Result } from '../engine/result.ts';
import type { Clock, Season, SeasonStore } from './ports.ts';

/**
 * A season that began so lately was not in sight of whoever types now: it is not theirs to close. The sentence that
 * says so names the time.
 */
const JUST_BEGUN_MS = 10_000;

export type SeasonRefusal = 'none-runs' | 'overtaken' | 'no-such-season';

/** What moderators do with the seasons of a server. Of several at once exactly one has it their way. */
export type Seasons = {
  /** Opens a season now and closes the one that runs; without a name it is called by its number. */
  start(
    guildId: string,
    name: string | null,
  ): Promise<Result<{ readonly started: Season; readonly closed: Season | null }, SeasonRefusal>>;
  /** Closes the running season; the next finished match opens another by itself. */
  close(guildId: string): Promise<Result<Season, SeasonRefusal>>;
  /** Renames the season of this number, counted from 1, or the running one; gives it as it was called before. */
  rename(guildId: string, number: number | null, name: string): Promise<Result<Season, SeasonRefusal>>;
};

export function createSeasons(store: SeasonStore, clock: Clock): Seasons {
  /** The running season, as whoever types now may have seen it. */
  async function seen(guildId: string): Promise<Result<Season | null, SeasonRefusal>> {
    const running = await store.running(guildId);
    if (running === null) return ok(null);
    const sinceMs = Math.abs(clock.nowMs() - running.startedAtMs);
    return sinceMs < JUST_BEGUN_MS ? fail('overtaken') : ok(running);
  }

  return {
    async start(guildId, name) {
      const before = await seen(guildId);
      if (!before.ok) return before;
      const closed = before.value;
      const start = { guildId, name, atMs: clock.nowMs(), seen: closed?.id ?? null };
      const started = await store.startSeason(start);
      return started === null ? fail('overtaken') : ok({ started, closed });
    },
    async close(guildId) {
      const running = await seen(guildId);
      if (!running.ok) return running;
      const season = running.value;
      if (season === null) return fail('none-runs');
      return (await store.closeSeason(season.id, clock.nowMs())) ? ok(season) : fail('none-runs');
    },
    async rename(guildId, number, name) {
      const season =
        number === null ? await store.running(guildId) : seasonOfNumber(await store.seasons(guildId), number);
      if (season === null) return fail(number === null ? 'none-runs' : 'no-such-season');
      await store.renameSeason(season.id, name);
      return ok(season);
    },
  };
}

/** Seasons are called for by their number in the list of their server, counted from 1; `null`: there is none. */
export function seasonOfNumber(seasons: readonly Season[], number: number): Season | null {
  return seasons[number - 1] ?? null;
}
