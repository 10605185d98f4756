import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/engine/actions.ts';
import { apply, newMatch, nextDealer, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { viewFor } from '../../src/engine/view.ts';
import { randomFrom, randomMove, type Random } from './support/random.ts';
import { ALL_RULE_SETS } from './support/rule-sets.ts';
import { must } from './support/words.ts';

/**
 * A whole match of each rule set as it was when it was last looked at: every action, with the hand of who acts, and the
 * fingerprint of what each seat and a spectator see before it. A change that is meant is written down again with
 * `npx vitest run test/engine/transcripts.test.ts --update`.
 */
describe('a whole match', () => {
  it.each(ALL_RULE_SETS.map((rules) => [rules.id, rules] as const))(
    'of %s runs as written down',
    async (id, rules) => {
      const file = join('..', 'transcripts', `${id}.txt`);
      await expect(transcriptOf(rules)).toMatchFileSnapshot(file);
    },
  );
});

/** Matches one after the other until there is enough to look at. */
function transcriptOf(rules: RuleSet): string {
  const random = randomFrom(77);
  const lines: string[] = [];
  while (lines.length < 200) lines.push(...matchTranscript(rules, lines.length, random));
  return `${lines.join('\n')}\n`;
}

function matchTranscript(rules: RuleSet, name: number, random: Random): readonly string[] {
  const lines: string[] = [];
  let match = newMatch(rules);
  while (match.winner === null) {
    const seed = createHash('sha256').update(`${rules.id} ${name} ${match.results.length}`).digest('hex');
    const dealer = nextDealer(match) ?? 0;
    match = must(startDeal(match, dealer, packOf(seed)));
    lines.push(`deal ${match.results.length} dealer ${dealer} seed ${seed}`);
    while (turnOf(match) !== null) {
      const move = randomMove(match, random);
      lines.push(`${moveText(move)} < ${viewFor(match, move.seat).hand.join(' ')} | ${fingerprints(match)}`);
      match = must(apply(match, move));
    }
    lines.push(JSON.stringify(match.results.at(-1)), `after the deal | ${fingerprints(match)}`);
  }
  return [...lines, `winner ${match.winner}`];
}

function moveText({ seat, type, ...rest }: Move): string {
  return [seat, type, ...Object.values(rest).map((each) => JSON.stringify(each))]
    .join(' ')
    .replaceAll('"', '');
}

function fingerprints(match: Match): string {
  return [...SEATS, null].map((seat) => fingerprint(viewFor(match, seat))).join(' ');
}

/** The same for the same content, in whatever order its keys were written. */
function fingerprint(view: object): string {
  return createHash('sha256').update(sortedJson(view)).digest('hex').slice(0, 8);
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
