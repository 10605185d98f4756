import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealsIn } from '../../src/app/past-match.ts';
import { recordOf, type Replayed } from '../../src/engine/record.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { playedMatch, type Played } from '../support/past-match.ts';

const COMMAND = join('dist', 'scripts', 'record.js');

/** What the compiled command makes of a match that was played at a table. */
function replayed({ match, log }: Played): Replayed {
  const record = recordOf(match.options.rules, dealsIn(log), ['Ana', 'Bo', 'Cy', 'Di']);
  const input = JSON.stringify(record);
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, 'replay', '-'], {
    input,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Replayed;
}

describe.each(RULESET_IDS)('a match of %s that is exported', (id) => {
  it.each([
    ['among four people', 4],
    ['with three computers', 1],
  ] as const)('%s is worth to the record command what it was worth at the table', async (_, people) => {
    const played = await playedMatch(id, people);
    const { results, winner } = played.match.match;
    expect(results.length).toBeGreaterThan(0);
    expect(replayed(played)).toEqual({ ok: true, deals: results, winner, next: null });
  });

  it('and was ended early stops where it stopped, with the next decision open', async () => {
    const played = await playedMatch(id, 4, { target: 10_000, moves: 2 });
    const { match } = played.match;
    const { deals, winner, next } = replayed(played);
    expect(deals).toEqual(match.results);
    expect(deals).toHaveLength(1);
    expect(winner).toBeNull();
    expect(next).toMatchObject({ phase: match.deal?.phase });
    expect(dealsIn(played.log).at(-1)?.actions).toHaveLength(2);
  });
});
