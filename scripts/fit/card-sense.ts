import type { Contract } from '../../src/engine/actions.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import { randomFrom } from '../../src/players/random.ts';
import type { TrumpKind } from '../../src/players/search/layout.ts';
import { searchRulesOf } from '../../src/players/search/search-rules.ts';
import { createRollout } from '../../src/players/sense/rollout.ts';
import type { SenseTuning } from '../../src/players/sense/sense-tuning.ts';
import { SENSE_TUNING } from '../../src/players/sense/sense-weights.ts';
import { fromNatural } from '../../src/players/worlds/natural.ts';
import { climb, flattened, unflattened, type Weights } from './climb.ts';
import { bidDeals, type BidDeal } from './imagined.ts';

const RULE_SETS: Readonly<Record<TrumpKind, readonly RuleSetId[]>> = {
  suit: ['classic-501', 'coinche', 'bela', 'contree'],
  'no-trump': ['bulgarian'],
  'all-trump': ['bulgarian'],
};
const KINDS = ['suit', 'no-trump', 'all-trump'] as const;
/** Standard errors by which new weights must win; fresh deals after so many attempts, lest they fit only these. */
const CONVINCING = 1.6;
const FRESH_AFTER = 60;
/** Half of what a capot pays. */
const CAPOT = 45;

/** The weights of the rules of thumb that win the most card points against the ones before. */
export function fitCardSense(deals: number, seed: number, steps: number): string {
  const entries = KINDS.map((kind) => `  '${kind}': ${JSON.stringify(fitKind(kind, deals, seed, steps))},`);
  return `import type { TrumpKind } from '../search/layout.ts';
import type { SenseTuning } from './sense-tuning.ts';

/** Written by \`npm run fit -- card-sense\`: deals of one set of weights against another. */
export const SENSE_TUNING: Readonly<Record<TrumpKind, SenseTuning>> = {
${entries.join('\n')}
};
`;
}

function fitKind(kind: TrumpKind, deals: number, seed: number, steps: number): SenseTuning {
  const random = randomFrom(seed);
  const fresh = (): readonly BidDeal[] => bidDeals(RULE_SETS[kind].map(ruleSetOf), deals, random);
  let pool = fresh();
  let attempts = 0;
  const found = climb(flattened(SENSE_TUNING[kind]), {
    reach: (name) => (/rescue|ruff/.test(name) ? 0.25 : /per|cost/i.test(name) ? 0.5 : 3),
    steps,
    random,
    isBetter: (candidate, best) => {
      attempts += 1;
      if (attempts % FRESH_AFTER === 0) pool = fresh();
      const few = pool.slice(0, pool.length / 4);
      return (
        advantage(kind, candidate, best, few) > 0.3 && advantage(kind, candidate, best, pool) > CONVINCING
      );
    },
  });
  return tuningOf(found);
}

function tuningOf(weights: Weights): SenseTuning {
  return unflattened(weights) as unknown as SenseTuning;
}

/** By how many standard errors one set of weights wins against another on duplicate deals. */
function advantage(kind: TrumpKind, candidate: Weights, best: Weights, deals: readonly BidDeal[]): number {
  const [one, other] = [tuningOf(candidate), tuningOf(best)];
  const differences = deals.map(({ rules, standing, hands, dealer }) => {
    const contract: Contract = kind === 'suit' ? standing.contract : kind === 'no-trump' ? 'NT' : 'AT';
    const contracted = { rules: searchRulesOf(rules, contract), bidder: standing.bidder };
    const laidOut = Int32Array.from(hands, fromNatural(contract));
    const points = (tunings: readonly [SenseTuning, SenseTuning]): number => {
      const rollout = createRollout(contracted, tunings);
      rollout.play(laidOut, (dealer + 1) & 3);
      const tricks = rollout.tricks();
      return rollout.points() + (tricks === 8 ? CAPOT : tricks === 0 ? -CAPOT : 0);
    };
    return points([one, other]) - points([other, one]);
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length;
  return mean / Math.sqrt(Math.max(1e-9, variance / differences.length));
}
