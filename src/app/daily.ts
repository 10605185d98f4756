import type { Action, Move, Refusal } from '../engine/actions.ts';
import { apply, turnOf } from '../engine/match.ts';
import { fail, ok, type Result } from '../engine/result.ts';
import { viewFor } from '../engine/view.ts';
import {
  afterMove,
  DAILY_DEALS,
  DAILY_LEVEL,
  DAILY_SEAT,
  dayOf,
  gameFrom,
  scoreOf,
  withMove,
  type DailyGame,
} from './daily-game.ts';
import type { Who } from './events.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import type { Clock, DailyAttempt, DailyScore, DailyStore, FactStore, Secrets, Thinker } from './ports.ts';

export type DailyRefusal = Refusal | 'stale' | 'day-is-over' | 'not-begun';

export type Daily = {
  /** Today in UTC. */
  today(): string;
  /** What this person is at today: the newest practice before the attempt that counts; `null` when nothing is begun. */
  game(day: string, userId: string): Promise<DailyGame | null>;
  /** Begins the attempt that counts; after it was begun, gives it, and after it is played, begins a practice. */
  begin(day: string, who: Who, guildId: string): Promise<Result<DailyGame, DailyRefusal>>;
  /** A card or call of the person; the computers answer at once. */
  act(press: DailyPress, action: Action): Promise<Result<DailyGame, DailyRefusal>>;
  nextDeal(press: DailyPress): Promise<Result<DailyGame, DailyRefusal>>;
  scores(day: string): Promise<readonly DailyScore[]>;
  /** Does something while nothing of this person's game is under way; what they press meanwhile comes behind it. */
  atRest<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** The seeds of a day that is over, for everybody to check; none of a day that is not. */
  seedsOf(day: string): Promise<readonly string[]>;
};

/** Which state of which attempt somebody saw when they pressed. */
export type DailyPress = {
  readonly day: string;
  readonly userId: string;
  readonly attempt: number;
  readonly at: number;
};

export type DailyWorld = {
  readonly store: DailyStore & FactStore;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly thinker: Thinker;
};

/** The deals of the day: the same for everybody, known to nobody before. */
export function createDaily({ store, clock, secrets, thinker }: DailyWorld): Daily {
  const queue = createKeyedQueue();
  let key: Promise<string> | null = null;

  function today(): string {
    return dayOf(clock.nowMs());
  }

  /** All seeds follow from one secret that never leaves the database, so that no day is known before it comes. */
  async function seedOf(day: string, deal: number): Promise<string> {
    key ??= queue.run('key', readKey);
    key.catch(() => (key = null));
    return secrets.seedFor(await key, `${day} ${deal}`);
  }

  async function readKey(): Promise<string> {
    const known = await store.fact('daily-key');
    if (known !== null) return known;
    const fresh = secrets.newSeed();
    await store.saveFact('daily-key', fresh);
    return fresh;
  }

  async function gameOf(attempt: DailyAttempt): Promise<DailyGame> {
    const seeds = await Promise.all(attempt.deals.map((_, deal) => seedOf(attempt.day, deal)));
    return gameFrom(attempt, seeds);
  }

  async function current(day: string, userId: string): Promise<DailyGame | null> {
    const newest = (await store.dailyAttempts(day, userId)).at(-1);
    return newest === undefined ? null : gameOf(newest);
  }

  /** Lets the computers play until the person is in turn or the deal is over, then keeps it all. */
  async function settled(attempt: DailyAttempt): Promise<DailyGame> {
    let game = await gameOf(attempt);
    for (let turn = turnOf(game.match); turn !== null && turn !== DAILY_SEAT; turn = turnOf(game.match)) {
      const view = viewFor(game.match, turn);
      const seed = `daily ${attempt.day} ${game.at}`;
      const move = await thinker.think({ level: DAILY_LEVEL, view, seed, deadlineMs: 0 });
      game = afterMove(game, move);
    }
    const finished = game.over ? { score: scoreOf(game.match), atMs: clock.nowMs() } : null;
    const done = { ...game, attempt: { ...game.attempt, finished } };
    await store.saveDailyAttempt(done.attempt);
    return done;
  }

  async function begun(day: string, { userId, name }: Who, guildId: string): Promise<DailyGame> {
    const game = await current(day, userId);
    if (game !== null && !game.over) return game;
    const attempt = (game?.attempt.attempt ?? 0) + 1;
    return settled({ day, userId, name, guildId, attempt, deals: [[]], finished: null });
  }

  function pressed(
    { day, userId, attempt, at }: DailyPress,
    next: (game: DailyGame) => Result<DailyAttempt, DailyRefusal>,
  ): Promise<Result<DailyGame, DailyRefusal>> {
    return queue.run(userId, async () => {
      if (day !== today()) return fail('day-is-over');
      const game = await current(day, userId);
      if (game === null) return fail('not-begun');
      if (game.attempt.attempt !== attempt || game.at !== at) return fail('stale');
      const changed = next(game);
      return changed.ok ? ok(await settled(changed.value)) : changed;
    });
  }

  return {
    today,
    game: (day, userId) => queue.run(userId, () => current(day, userId)),
    begin: (day, who, guildId) =>
      queue.run(who.userId, async () =>
        day === today() ? ok(await begun(day, who, guildId)) : fail('day-is-over'),
      ),
    act: (press, action) =>
      pressed(press, ({ attempt, match }) => {
        const move: Move = { ...action, seat: DAILY_SEAT };
        const result = apply(match, move);
        return result.ok ? ok(withMove(attempt, move)) : result;
      }),
    nextDeal: (press) =>
      pressed(press, ({ attempt, match, over }) =>
        turnOf(match) === null && !over ? ok({ ...attempt, deals: [...attempt.deals, []] }) : fail('stale'),
      ),
    scores: (day) => store.dailyScores(day),
    atRest: (userId, work) => queue.run(userId, work),
    async seedsOf(day) {
      if (day >= today()) return [];
      return Promise.all(Array.from({ length: DAILY_DEALS }, (_, deal) => seedOf(day, deal)));
    },
  };
}
