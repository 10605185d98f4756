import type { SearchRules } from '../search/search-rules.ts';
import { createSolver, type Solver } from '../search/solver.ts';

/** Solvers own large tables and give the same values whatever they solved before: one for each contract's rules is kept. */
const SOLVERS = new Map<string, Solver>();

export function solverFor(rules: SearchRules): Solver {
  const key = JSON.stringify(rules);
  const known = SOLVERS.get(key) ?? createSolver(rules);
  SOLVERS.set(key, known);
  return known;
}
