import { expect } from 'vitest';
import { leaksOf } from './leaks.ts';
import { logged } from './party.ts';
import type { Stage } from './stage.ts';

/** Timers of Node may be a little early, and a clock counts whole milliseconds. */
const JITTER_MS = 5;

export type Blemishes = {
  /** Requests that a test provoked to be refused with 401, 403 or 429; with `some`, others may have been tried twice too. */
  readonly provoked?: number | 'some';
  /** Somebody whom the bot was told to forget: the logs do not tell any more which hands were theirs. */
  readonly forgotten?: string;
};

/**
 * What every test on a stage ends with: the bot did nothing that Discord refuses, edited no message too soon after the
 * edit before, showed nobody a card that was not for them, and lost no rejection.
 */
export async function expectClean(
  stage: Stage,
  { provoked = 0, forgotten = '' }: Blemishes = {},
): Promise<void> {
  await stage.discord.settle();
  expect(stage.discord.violations).toEqual([]);
  if (provoked !== 'some') {
    expect(stage.discord.invalidRequests()).toBe(provoked);
    expect(hurriedEdits(stage)).toEqual([]);
  }
  expect(leaksOf(stage).filter((leak) => forgotten === '' || !leak.startsWith(forgotten))).toEqual([]);
  expect(logged(stage, 'unhandled-rejection')).toEqual([]);
}

/** Messages of channels that were edited twice within the pause that the bot was told to keep. */
function hurriedEdits({ discord, editPauseMs }: Stage): readonly string[] {
  const lastMs = new Map<string, number>();
  return discord.log.flatMap(({ method, path, status, atMs }) => {
    if (method !== 'PATCH' || status < 200 || status >= 300 || !/^\/channels\/\d+\/messages\//.test(path))
      return [];
    const beforeMs = lastMs.get(path) ?? -Infinity;
    lastMs.set(path, atMs);
    return atMs - beforeMs >= editPauseMs - JITTER_MS ? [] : [`${path} after ${atMs - beforeMs} ms`];
  });
}
