import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const NUMBERS = Array.from({ length: 45 }, (_, index) => index + 1);

/** By number, the files below `test/` in which a test name carries its mark. */
const marked = new Map<number, Set<string>>();
for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ts') || file === 'faults.test.ts') continue;
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  for (const [, number] of text.matchAll(/\[fault (\d+)\]/g)) {
    const files = marked.get(Number(number)) ?? new Set();
    marked.set(Number(number), files.add(file));
  }
}

/** The rows of docs/faults.md: the number and the tests that are named. */
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, , , tests] = line.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(number ?? '')) return [];
    return [
      {
        number: Number(number),
        tests: [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
      },
    ];
  });

describe('each kind of fault', () => {
  it.each(NUMBERS)('%d is provoked by a test', (number) => {
    expect([...(marked.get(number) ?? [])]).not.toEqual([]);
  });

  it('has its row in docs/faults.md, in order', () => {
    expect(rows.map((each) => each.number)).toEqual(NUMBERS);
  });

  it.each(rows)('$number is covered where docs/faults.md says', ({ number, tests }) => {
    expect(tests).not.toEqual([]);
    for (const file of tests) expect([...(marked.get(number) ?? [])]).toContain(file);
  });

  it('has a number that exists', () => {
    expect([...marked.keys()].filter((number) => !NUMBERS.includes(number))).toEqual([]);
  });
});
