import * as fc from 'fast-check';
import { RULESET_IDS, type RuleSet } from '../../src/engine/ruleset.ts';
import { apply, legal, newMatch, nextDealer, startDeal, type Match } from '../../src/engine/match.ts';
import { withHouseRules } from '../../src/engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { viewFor } from '../../src/engine/view.ts';
import type { Move } from '../../src/engine/actions.ts';

/** The eight rule sets, and the largest auction that house rules allow. */
export const ALL_RULES: readonly RuleSet[] = [...RULESET_IDS.map(ruleSetOf), widestAuction()];

/** A match of any rule set somewhere in its course, reached by legal moves only. */
export const someMatch: fc.Arbitrary<Match> = fc
  .tuple(fc.constantFrom(...ALL_RULES), fc.nat(0xffffff), fc.nat(140), fc.boolean())
  .map(([rules, seed, moves, eager]) => playedOn(rules, seed, moves, eager));

/** A match after `moves` random legal moves; `eager` players bid rather than pass. Stops when it is won. */
export function playedOn(rules: RuleSet, seed: number, moves: number, eager = true): Match {
  const next = randomNumbers(seed);
  let match = dealt(newMatch(rules), next);
  for (let move = 0; move < moves && match.winner === null; move += 1) {
    const choices = legal(match);
    match = choices.length === 0 ? dealt(match, next) : moved(match, choices, next, eager);
  }
  return match;
}

function moved(match: Match, choices: readonly Move[], next: () => number, eager: boolean): Match {
  const bold = choices.filter((each) => each.type !== 'pass');
  const from = eager && bold.length > 0 && next() % 3 === 0 ? bold : choices;
  const move = from[next() % from.length];
  if (move === undefined) throw new Error('nothing to choose from');
  const result = apply(match, next() % 4 === 0 ? move : announcing(match, move));
  if (!result.ok) throw new Error(`${move.type} was listed and then refused: ${result.error}`);
  return result.value;
}

function announcing(match: Match, move: Move): Move {
  const declare = viewFor(match, move.seat).offered.map(({ cards }) => cards);
  return move.type === 'play' && declare.length > 0 ? { ...move, declare } : move;
}

function dealt(match: Match, next: () => number): Match {
  const seed = next().toString(16).padStart(64, '0');
  const result = startDeal(match, nextDealer(match) ?? 0, packOf(seed));
  if (!result.ok) throw new Error(`the deal was refused: ${result.error}`);
  return result.value;
}

function widestAuction(): RuleSet {
  const house = { maxBid: 240, contracts: ['C', 'D', 'H', 'S', 'NT', 'AT'] };
  const rules = withHouseRules(ruleSetOf('coinche'), house);
  if (!rules.ok) throw new Error(rules.error);
  return rules.value;
}

/** A plain linear congruential generator: good enough to wander through a game, and the same every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
