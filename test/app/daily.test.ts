import { beforeEach, describe, expect, it } from 'vitest';
import { createDaily, type Daily, type DailyPress } from '../../src/app/daily.ts';
import { DAILY_DEALS, DAILY_SEAT, dailyRules, dayBefore, type DailyGame } from '../../src/app/daily-game.ts';
import type { Move } from '../../src/engine/actions.ts';
import { startDeal, newMatch, turnOf } from '../../src/engine/match.ts';
import type { Result } from '../../src/engine/result.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { viewFor } from '../../src/engine/view.ts';
import { easy } from '../../src/players/easy.ts';
import { normal } from '../../src/players/normal.ts';
import { secrets } from '../../src/secrets.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { manualClock, type ManualClock } from '../support/manual-clock.ts';
import { keptLog } from '../store/stage.ts';

const NOON = Date.parse('2026-11-30T12:00:00Z');
const DAY_MS = 86_400_000;
const ANA = { userId: '1', name: 'Ana' };
const BEN = { userId: '2', name: 'Ben' };

let clock: ManualClock;
let store: ReturnType<typeof openSqliteStore>;
let daily: Daily;
/** What computers were asked, with what they said. */
let asked: string[];
beforeEach(() => {
  clock = manualClock(NOON);
  store = openSqliteStore({ file: ':memory:', log: keptLog().log });
  asked = [];
  daily = opened();
});

function opened(): Daily {
  const thinker = {
    think: async ({
      view,
      level,
      seed,
    }: Parameters<Parameters<typeof createDaily>[0]['thinker']['think']>[0]) => {
      const move = normal(view);
      asked.push(JSON.stringify([level, seed, view.hand, move]));
      return move;
    },
  };
  return createDaily({ store, clock, secrets, thinker });
}

function accepted<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

const pressOn = ({ attempt, at }: DailyGame): DailyPress => ({
  day: attempt.day,
  userId: attempt.userId,
  attempt: attempt.attempt,
  at,
});

const begin = async (who = ANA): Promise<DailyGame> =>
  accepted(await daily.begin(daily.today(), who, 'guild'));

/** What the person does next, as a beginner would. */
async function step(game: DailyGame, strategy: (game: DailyGame) => Move = beginner): Promise<DailyGame> {
  const result =
    turnOf(game.match) === null
      ? await daily.nextDeal(pressOn(game))
      : await daily.act(pressOn(game), strategy(game));
  return accepted(result);
}

const beginner = ({ match }: DailyGame): Move => easy(viewFor(match, DAILY_SEAT));

async function playAll(game: DailyGame): Promise<DailyGame> {
  let now = game;
  while (!now.over) now = await step(now);
  return now;
}

describe('the daily deals', () => {
  it('are the same for everybody, and the computers answer the same play with the same play', async () => {
    const own = await playAll(await begin(ANA));
    const others = asked.splice(0);
    const again = await playAll(await begin(BEN));
    expect(again.match).toEqual(own.match);
    expect(asked).toEqual(others);
    expect(own.match.results.length).toBeLessThanOrEqual(DAILY_DEALS);
  });

  it('are others every day, of one rule set after the other', async () => {
    const today = await begin();
    await clock.advance(DAY_MS);
    const tomorrow = await begin();
    expect(tomorrow.seed).not.toBe(today.seed);
    const week = Array.from({ length: RULESET_IDS.length }, (_, day) => dailyRules(`2026-12-${10 + day}`));
    expect(new Set(week)).toEqual(new Set(RULESET_IDS));
  });

  it('are the same after a restart', async () => {
    const before = await begin();
    daily = opened();
    expect(accepted(await daily.begin(daily.today(), BEN, 'other')).seed).toBe(before.seed);
    expect(await daily.game(daily.today(), ANA.userId)).toEqual(before);
  });

  it('cannot be known beforehand: they follow from a secret of this database', async () => {
    const here = await begin();
    store = openSqliteStore({ file: ':memory:', log: keptLog().log });
    daily = opened();
    expect((await begin()).seed).not.toBe(here.seed);
    expect(await daily.seedsOf(daily.today())).toEqual([]);
    expect(await daily.seedsOf('2026-12-01')).toEqual([]);
  });

  it('can be checked when their day is over', async () => {
    const game = await begin();
    await clock.advance(DAY_MS);
    const seeds = await daily.seedsOf(dayBefore(daily.today()));
    expect(seeds).toHaveLength(DAILY_DEALS);
    expect(seeds[0]).toBe(game.seed);
    const rules = ruleSetOf(dailyRules('2026-11-30'));
    const fresh = accepted(startDeal(newMatch(rules), 3, packOf(seeds[0] ?? '')));
    const { hand } = viewFor(fresh, DAILY_SEAT);
    expect(viewFor(game.match, DAILY_SEAT).hand).toEqual(expect.arrayContaining([...hand]));
  });
});

describe('an attempt', () => {
  it('waits for the person and for nobody else', async () => {
    let game = await begin();
    while (!game.over) {
      expect([DAILY_SEAT, null]).toContain(turnOf(game.match));
      game = await step(game);
    }
  });

  it('counts once: what is played afterwards is practice, a new one each time', async () => {
    const first = await playAll(await begin());
    expect(first.attempt).toMatchObject({ attempt: 1, finished: { atMs: NOON } });
    const { total } = first.match;
    expect(first.attempt.finished?.score).toBe(total[0] - total[1]);
    const practice = await playAll(await begin());
    expect(practice.attempt.attempt).toBe(2);
    expect((await begin()).attempt.attempt).toBe(3);
    const score = first.attempt.finished?.score;
    expect(await daily.scores(daily.today())).toEqual([{ ...ANA, guildId: 'guild', score }]);
  });

  it('that is begun again goes on where it stood', async () => {
    const game = await step(await begin());
    expect(await begin()).toEqual(game);
  });

  it('takes a press for the state that it was drawn for, once', async () => {
    const game = await begin();
    const press = pressOn(game);
    const [one, two] = await Promise.all([1, 2].map(() => daily.act(press, beginner(game))));
    expect([one?.ok, two]).toEqual([true, { ok: false, error: 'stale' }]);
    expect(await daily.act({ ...press, attempt: 2 }, beginner(game))).toEqual({ ok: false, error: 'stale' });
    expect(await daily.nextDeal(pressOn(await begin()))).toEqual({ ok: false, error: 'stale' });
    expect(await daily.act({ ...press, userId: '9' }, beginner(game))).toEqual({
      ok: false,
      error: 'not-begun',
    });
  });

  it('refuses what the rules refuse, and stays as it was', async () => {
    const game = await begin();
    const refused = await daily.act(pressOn(game), { type: 'play', card: '7C' });
    expect(refused.ok).toBe(false);
    expect(await begin()).toEqual(game);
  });

  it('of somebody who is erased is not written again by a press that was under way, or came behind', async () => {
    const game = await begin();
    const underWay = daily.act(pressOn(game), beginner(game));
    const erased = daily.atRest(ANA.userId, () => store.forget(ANA.userId, () => 'nobody'));
    const behind = daily.act(pressOn(game), beginner(game));
    expect((await underWay).ok).toBe(true);
    expect(await erased).toBe(true);
    expect(await behind).toEqual({ ok: false, error: 'not-begun' });
    expect(await store.dailyAttempts(daily.today(), ANA.userId)).toEqual([]);
  });

  it('is over with its day', async () => {
    const game = await begin();
    await clock.advance(DAY_MS / 2);
    expect(await daily.act(pressOn(game), beginner(game))).toEqual({ ok: false, error: 'day-is-over' });
    expect(await daily.begin('2026-11-30', ANA, 'guild')).toEqual({ ok: false, error: 'day-is-over' });
    expect(await daily.scores('2026-11-30')).toEqual([]);
  });

  it('goes through whole in every rule set', async () => {
    for (let day = 0; day < RULESET_IDS.length; day += 1) {
      const game = await playAll(await begin());
      expect(game.match.winner !== null || game.match.results.length === DAILY_DEALS).toBe(true);
      await clock.advance(DAY_MS);
    }
  });
});
