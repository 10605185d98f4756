import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/players/random.ts';
import { layoutOf } from '../../../src/players/search/layout.ts';
import { searchRulesOf } from '../../../src/players/search/search-rules.ts';
import { createSolver } from '../../../src/players/search/solver.ts';
import { contractsUnderAllRules, positionOf, randomEnding } from './endings.ts';
import { afterCard, choices, minimax, type Stakes } from './minimax.ts';

/** Small endings in every phase of a trick; the larger ones cost most of the time. */
const SHAPES = [
  ...Array.from({ length: 24 }, (_, index) => ({ size: 3, onTable: index % 4, deals: 5 })),
  { size: 1, onTable: 0, deals: 3 },
  { size: 1, onTable: 2, deals: 3 },
  { size: 2, onTable: 3, deals: 6 },
  { size: 4, onTable: 2, deals: 1 },
] as const;

describe('solve', () => {
  it('agrees with trying everything in more than 10,000 endings of all rule sets and contracts', () => {
    const random = randomFrom(1);
    let endings = 0;
    const differences: unknown[] = [];
    for (const { rules, contract } of contractsUnderAllRules()) {
      const search = searchRulesOf(rules, contract);
      const stakes: Stakes = { swing: search.capotSwing, lastTrick: search.lastTrick, scale: search.scale };
      const solver = createSolver(search, { tableBits: 8 });
      for (const { size, onTable, deals } of SHAPES) {
        for (let deal = 0; deal < deals; deal += 1) {
          const ending = randomEnding(rules, contract, size, onTable, random);
          const [expected, found] = [minimax(ending, stakes), solver.solve(positionOf(ending))];
          if (expected !== found) differences.push({ ending, expected, found });
          endings += 1;
        }
      }
    }
    expect(endings).toBeGreaterThan(10_000);
    expect(differences).toEqual([]);
  });
});

describe('solveAll', () => {
  it('values every legal card as trying everything does', () => {
    const random = randomFrom(2);
    for (const { rules, contract } of contractsUnderAllRules()) {
      const search = searchRulesOf(rules, contract);
      const stakes: Stakes = { swing: search.capotSwing, lastTrick: search.lastTrick, scale: search.scale };
      const solver = createSolver(search);
      const ending = randomEnding(rules, contract, 3, contract.length, random);
      const values = new Int32Array(32);
      const legal = solver.solveAll(positionOf(ending), values);
      const { indexOf, maskOf } = layoutOf(contract);
      expect(legal).toBe(maskOf(choices(ending)));
      for (const card of choices(ending)) {
        expect(values[indexOf(card)]).toBe(minimax(afterCard(ending, card), stakes));
      }
    }
  });
});
