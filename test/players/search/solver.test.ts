import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { ruleSetOf } from '../../../src/engine/rulesets/registry.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { randomFrom } from '../../../src/players/random.ts';
import { layoutOf } from '../../../src/players/search/layout.ts';
import type { Position } from '../../../src/players/search/position.ts';
import { searchRulesOf } from '../../../src/players/search/search-rules.ts';
import { createSolver } from '../../../src/players/search/solver.ts';
import { contractsUnderAllRules, positionOf, randomEnding, shuffled } from './endings.ts';
import { afterCard, choices, minimax, type Stakes } from './minimax.ts';

/** Small endings in every phase of a trick; the larger ones cost most of the time. */
const SHAPES = [
  { size: 3, onTable: 0, deals: 12 },
  { size: 3, onTable: 1, deals: 28 },
  { size: 3, onTable: 2, deals: 28 },
  { size: 3, onTable: 3, deals: 28 },
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

/** Whole deals, the same on every machine. */
function corpus(deals: number): readonly Position[] {
  const random = randomFrom(1);
  return Array.from({ length: deals }, (_, deal) => {
    const hands = new Int32Array(4);
    shuffled(CARDS, random).forEach((card, at) => (hands[at & 3]! |= 1 << CARDS.indexOf(card)));
    return { hands, turn: (deal & 3) as Seat, trick: [], taken: 0 };
  });
}

describe('the search', () => {
  it.each([
    ['a suit', 'classic-501', 'H', 1000, 23_112_241],
    ['no trump', 'bulgarian', 'NT', 30, 1_835_849],
    ['all trump', 'bulgarian', 'AT', 30, 1_058_565],
  ] as const)('visits exactly as many nodes as it is known to: %s', (_, rules, contract, deals, nodes) => {
    const solver = createSolver(searchRulesOf(ruleSetOf(rules), contract));
    const before = solver.nodes();
    for (const deal of corpus(deals)) solver.solve(deal);
    expect(solver.nodes() - before).toBe(nodes);
  });

  it('gives values that do not depend on the size of its table, nor on what it solved before', () => {
    for (const contract of ['H', 'NT', 'AT'] as const) {
      const rules = searchRulesOf(ruleSetOf('bulgarian'), contract);
      const [small, usual, large] = [9, 14, 18].map((tableBits) => createSolver(rules, { tableBits }));
      for (const deal of corpus(10)) {
        const value = usual?.solve(deal);
        expect(small?.solve(deal)).toBe(value);
        expect(large?.solve(deal)).toBe(value);
        expect(createSolver(rules).solve(deal)).toBe(value);
      }
    }
  });

  it('gives the same values when solvers of several contracts take turns', () => {
    const contracts = (['H', 'NT', 'AT'] as const).map((contract) =>
      searchRulesOf(ruleSetOf('bulgarian'), contract),
    );
    const alone = contracts.map((rules) => corpus(10).map(createSolver(rules, { tableBits: 12 }).solve));
    const solvers = contracts.map((rules) => createSolver(rules));
    const inTurn = corpus(10).map((deal) => solvers.map(({ solve }) => solve(deal)));
    expect(contracts.map((_, at) => inTurn.map((values) => values[at]))).toEqual(alone);
  });
});
