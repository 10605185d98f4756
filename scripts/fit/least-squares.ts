/** A little weight against columns that never vary. */
const RIDGE = 1e-3;

/** The weights of the columns that come closest to the targets, and the standard deviation of what is left. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): { readonly solution: readonly number[]; readonly sd: number } {
  const width = rows[0]?.length ?? 0;
  const system = Array.from({ length: width }, (_, at) => {
    return Array.from({ length: width + 1 }, (_, column) => (column === at ? RIDGE : 0));
  });
  for (const [index, row] of rows.entries()) addRow(system, row, targets[index] ?? 0);
  const solution = solved(system);
  const squares = rows.map((row, index) => ((targets[index] ?? 0) - dot(row, solution)) ** 2);
  return {
    solution,
    sd: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, rows.length)),
  };
}

function addRow(system: number[][], row: readonly number[], target: number): void {
  for (const [at, value] of row.entries()) {
    const line = system[at];
    if (value === 0 || line === undefined) continue;
    for (const [other, more] of row.entries()) line[other] = (line[other] ?? 0) + value * more;
    line[row.length] = (line[row.length] ?? 0) + value * target;
  }
}

/** Gauss and Jordan, in place, with the largest pivot. */
function solved(system: number[][]): readonly number[] {
  const size = system.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = largestFrom(system, column);
    [system[column], system[pivot]] = [system[pivot] ?? [], system[column] ?? []];
    const line = system[column] ?? [];
    for (const [at, other] of system.entries()) {
      if (at !== column) subtract(other, line, (other[column] ?? 0) / (line[column] ?? 1));
    }
  }
  return system.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}

function largestFrom(system: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let at = column; at < system.length; at += 1) {
    if (Math.abs(system[at]?.[column] ?? 0) > Math.abs(system[best]?.[column] ?? 0)) best = at;
  }
  return best;
}

function subtract(line: number[], pivot: readonly number[], factor: number): void {
  if (factor === 0) return;
  for (const [at, value] of pivot.entries()) line[at] = (line[at] ?? 0) - factor * value;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
