import type { TableEvent } from '../../src/app/events.ts';
import { isPast, type PastMatch } from '../../src/app/past-match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import { openRoom } from './card-room.ts';

export type Played = { readonly match: PastMatch; readonly log: readonly TableEvent[] };

/**
 * A whole match by these rules among so many people and computers, to its end or, with `moves`, ended early after so
 * many moves of its second deal.
 */
export async function playedMatch(
  rules: RuleSetId,
  people: 1 | 4,
  { target = 400, moves = null }: { readonly target?: number; readonly moves?: number | null } = {},
): Promise<Played> {
  const room = openRoom();
  const id = await room.begin(people, { rules: { ...ruleSetOf(rules), target }, house: { target } });
  if (moves === null) await room.playMatch(id);
  else {
    const over = await room.playDeal(id);
    if (over.phase === 'playing') await room.must(id, { type: 'next-deal', userId: null, at: over.at });
    for (let move = 0; move < moves; move += 1) await room.play(id);
    await room.must(id, { type: 'end', userId: 'ana', moderator: false });
  }
  const match = await room.table(id);
  if (!isPast(match)) throw new Error('the match is not over');
  return { match, log: await room.store.log(id) };
}
