import type Database from 'better-sqlite3';

import type { DailyAttempt, DailyScore, DailyStore } from '../../app/ports.ts';
import type { Guard } from './outage.ts';

type Row = {
  readonly day: string;
  readonly userId: string;
  readonly attempt: number;
  readonly guildId: string;
  readonly name: string;
  readonly deals: string;
  readonly score: number | null;
  readonly atMs: number | null;
};

/** The attempts at daily deals on SQLite. */
export function sqliteDaily(db: Database.Database, guard: Guard): DailyStore {
  const ofPerson = db.prepare<[string, string], Row>(
    `SELECT day, user_id AS userId, attempt, guild_id AS guildId, name, deals, score, finished_at_ms AS atMs
     FROM daily_attempts WHERE day = ? AND user_id = ? ORDER BY attempt`,
  );
  const scores = db.prepare<[string], DailyScore>(
    `SELECT user_id AS userId, guild_id AS guildId, name, score FROM daily_attempts
     WHERE day = ? AND attempt = 1 AND score IS NOT NULL ORDER BY score DESC, finished_at_ms, user_id`,
  );
  const save = db.prepare<[Row]>(
    `INSERT OR REPLACE INTO daily_attempts
     VALUES (@day, @userId, @attempt, @guildId, @name, @deals, @score, @atMs)`,
  );
  const dropPractice = db.prepare<[string, string, number]>(
    'DELETE FROM daily_attempts WHERE day = ? AND user_id = ? AND attempt > 1 AND attempt <> ?',
  );
  const write = db.transaction((attempt: DailyAttempt): void => {
    save.run(rowOf(attempt));
    dropPractice.run(attempt.day, attempt.userId, attempt.attempt);
  });
  return {
    dailyAttempts: guard.reading((day: string, userId: string) => ofPerson.all(day, userId).map(attemptOf)),
    saveDailyAttempt: guard.writing((attempt: DailyAttempt) => write.immediate(attempt)),
    dailyScores: guard.reading((day: string) => scores.all(day)),
  };
}

function rowOf({ deals, finished, ...attempt }: DailyAttempt): Row {
  return {
    ...attempt,
    deals: JSON.stringify(deals),
    score: finished?.score ?? null,
    atMs: finished?.atMs ?? null,
  };
}

function attemptOf({ deals, score, atMs, ...row }: Row): DailyAttempt {
  return {
    ...row,
    deals: JSON.parse(deals) as DailyAttempt['deals'],
    finished: score === null || atMs === null ? null : { score, atMs },
  };
}
