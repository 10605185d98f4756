import Database from 'better-sqlite3';
import { gameFrom, type DailyGame } from '../../src/app/daily-game.ts';
import type { DailyAttempt } from '../../src/app/ports.ts';
import { secrets } from '../../src/secrets.ts';

/** Every state that an attempt at daily deals went through, by what its buttons carry; and the seeds of its day. */
export type DailyTruth = {
  readonly table: string;
  readonly userId: string;
  readonly states: readonly DailyGame[];
  readonly seeds: readonly string[];
  /** From then on the seeds are no secret. */
  readonly overMs: number;
};

/** Reads the attempts from the bot's database, beside the running bot. */
export function dailyTruths(database: string): readonly DailyTruth[] {
  const db = new Database(database, { readonly: true });
  try {
    const key = db.prepare<[], string>(`SELECT value FROM facts WHERE key = 'daily-key'`).pluck().get();
    const rows = db.prepare<[], { day: string; user_id: string; attempt: number; deals: string }>(
      'SELECT day, user_id, attempt, deals FROM daily_attempts',
    );
    return rows.all().map(({ day, user_id: userId, attempt, deals }) => {
      const whole: DailyAttempt = {
        day,
        userId,
        attempt,
        guildId: '',
        name: '',
        deals: JSON.parse(deals) as DailyAttempt['deals'],
        finished: null,
      };
      const seeds = whole.deals.map((_, deal) => secrets.seedFor(key ?? '', `${day} ${deal}`));
      const states = prefixesOf(whole).map((each) => gameFrom(each, seeds.slice(0, each.deals.length)));
      const overMs = Date.parse(day) + 86_400_000;
      return { table: `daily-${day}-${attempt}`, userId, states, seeds, overMs };
    });
  } finally {
    db.close();
  }
}

/** The attempt after each of its moves, and at the start of each of its deals. */
function prefixesOf(attempt: DailyAttempt): readonly DailyAttempt[] {
  return attempt.deals.flatMap((moves, deal) =>
    Array.from({ length: moves.length + 1 }, (_, count) => ({
      ...attempt,
      deals: [...attempt.deals.slice(0, deal), moves.slice(0, count)],
    })),
  );
}
