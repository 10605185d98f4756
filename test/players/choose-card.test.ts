import { describe, expect, it } from 'vitest';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { judgeCards, type Verdict } from '../../src/players/hard/choose-card.ts';
import { randomFrom } from '../../src/players/random.ts';
import { createSolver } from '../../src/players/search/solver.ts';
import { knowledgeOf } from '../../src/players/worlds/knowledge.ts';
import { calls } from '../engine/support/words.ts';
import { afterMoves, dealtTo, passedOut, viewInTurn } from './support/table.ts';

const OPENING = 'AC TC KD 8D QH 9H JS 7S';

/** The opening lead of a Bulgarian deal, with the number of positions that were visited for it. */
function openingLead(bid: string): { readonly verdict: Verdict; readonly visited: number } {
  const dealt = dealtTo(ruleSetOf('bulgarian'), 3, { 0: OPENING, 1: 'AD TD AH TH AS KC QC JC' });
  const view = viewInTurn(passedOut(afterMoves(dealt, calls('0 pass', `1 bid ${bid}`))));
  const known = knowledgeOf(view);
  const solver = createSolver(known.rules);
  const before = solver.nodes();
  const verdict = judgeCards(view, known, solver, randomFrom(1), () => false);
  return { verdict, visited: solver.nodes() - before };
}

describe('weighing an opening lead', () => {
  it('imagines fewer deals where they are dear to solve, so that nobody waits', () => {
    const { verdict, visited } = openingLead('NT');
    expect(verdict.cards).toHaveLength(8);
    expect(verdict.worlds.length).toBeLessThan(80);
    expect(visited).toBeLessThan(3_000_000);
  });

  it('goes on until one card is left where they are cheap', () => {
    const { verdict, visited } = openingLead('S');
    expect(verdict.worlds.length).toBeGreaterThan(32);
    expect(visited).toBeLessThan(2_400_000);
  });
});
