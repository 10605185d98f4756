import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import type { BySide, Seat } from '../../src/engine/seats.ts';
import type { CallTuning } from '../../src/players/calling/call-tuning.ts';
import { CALL_TUNING } from '../../src/players/calling/call-weights.ts';
import { randomFrom, type Random } from '../../src/players/random.ts';
import { extrasIn, writingFor } from '../../src/players/scores/imagined-deal.ts';
import { rawTotal, searchRulesOf } from '../../src/players/search/search-rules.ts';
import { createRollout } from '../../src/players/sense/rollout.ts';
import { fromNatural } from '../../src/players/worlds/natural.ts';
import { climb, flattened, unflattened, type Weights } from './climb.ts';
import { bidDeal } from './imagined.ts';
import { shuffledIndices } from './shuffled.ts';

/**
 * The weights that matter under a rule set. `safety` is not among them: where nobody punishes weak bids they pay, and
 * people do punish them.
 */
const WEIGHTS: readonly (readonly [RuleSetId, readonly string[]])[] = [
  ['classic-501', ['take', 'name']],
  ['bela', ['nameOnce#0', 'nameOnce#1', 'nameOnce#2']],
  ['bulgarian', ['open', 'overPartner', 'overOpponents', 'double', 'bidderHas', 'redouble']],
  ['coinche', ['greed', 'raise', 'bidderMakes', 'doubleBid', 'redoubleBid']],
];
const CONVINCING = 1.6;

/** The boldness in the auction that writes the most against the one before, when sound players play the deals. */
export function fitCalls(deals: number, seed: number, steps: number): string {
  let weights = flattened({ ...CALL_TUNING });
  for (const [id, names] of WEIGHTS)
    weights = { ...weights, ...fitOne(id, names, weights, deals, seed, steps) };
  return `import type { CallTuning } from './call-tuning.ts';

/** Written by \`npm run fit -- calls\`: deals of bold against cautious bidders. */
export const CALL_TUNING: CallTuning = ${JSON.stringify(unflattened(weights))};
`;
}

function fitOne(
  id: RuleSetId,
  names: readonly string[],
  all: Weights,
  deals: number,
  seed: number,
  steps: number,
): Weights {
  const random = randomFrom(seed);
  return climb(Object.fromEntries(names.map((name) => [name, all[name] ?? 0])), {
    reach: (name) => (name === 'greed' ? 0.3 : 5),
    steps,
    random,
    isBetter: (candidate, best) =>
      advantage(id, tuningOf({ ...all, ...candidate }), tuningOf({ ...all, ...best }), deals, random) >
      CONVINCING,
  });
}

function tuningOf(weights: Weights): CallTuning {
  return unflattened(weights) as unknown as CallTuning;
}

/** By how many standard errors one boldness writes more than another, on duplicate deals. */
function advantage(id: RuleSetId, one: CallTuning, other: CallTuning, deals: number, random: Random): number {
  const differences = Array.from({ length: deals }, (_, deal) => {
    const pack = shuffledIndices(random);
    const dealer = (deal & 3) as Seat;
    return scoreOf(id, dealer, pack, [one, other]) - scoreOf(id, dealer, pack, [other, one]);
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / deals;
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / deals;
  return mean / Math.sqrt(Math.max(1e-9, variance / deals));
}

/** What side 0 writes more than side 1. */
function scoreOf(id: RuleSetId, dealer: Seat, pack: readonly number[], tunings: BySide<CallTuning>): number {
  const rules = ruleSetOf(id);
  const deal = bidDeal(rules, dealer, pack, tunings);
  if (deal === null) return 0;
  const { standing, hands } = deal;
  const rollout = createRollout({ rules: searchRulesOf(rules, standing.contract), bidder: standing.bidder });
  rollout.play(Int32Array.from(hands, fromNatural(standing.contract)), (dealer + 1) & 3);
  const played = { points: rollout.points(), tricks: rollout.tricks(), whole: rawTotal(standing.contract) };
  const { score } = writingFor(rules, standing, played, extrasIn(rules, standing, hands));
  return score[0] - score[1];
}
