import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Vector = { readonly about: string; readonly record: unknown; readonly expect: Expected };
export type Expected = {
  readonly ok: boolean;
  readonly next?: {
    readonly legal: readonly object[];
    readonly trace?: readonly (readonly object[])[];
  } | null;
  readonly deals?: readonly { readonly trace?: readonly (readonly object[])[] }[];
};

export type NotARecord = { readonly about: string; readonly text: string; readonly exit: number };

const FOLDER = join('test', 'vectors');

/** The files of vectors whose lines are records with what replaying them must print. */
export const VECTOR_FILES = readdirSync(FOLDER).filter((name) => name !== 'not-records.jsonl');

export function vectorsIn(file: string): readonly Vector[] {
  return linesIn(file) as readonly Vector[];
}

export function notRecords(): readonly NotARecord[] {
  return linesIn('not-records.jsonl') as readonly NotARecord[];
}

/** Whether the vector was written with `--trace`. */
export function isTraced({ expect }: Vector): boolean {
  return (expect.deals ?? []).some((deal) => 'trace' in deal) || expect.next?.trace !== undefined;
}

/** Legal actions stand in any order: the same answer with every list of them in one order. */
export function ordered(answer: Expected): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === 'legal' && Array.isArray(value)) return sorted(value);
    return key === 'trace' && Array.isArray(value) ? value.map((each) => sorted(each as unknown[])) : value;
  });
}

function sorted(moves: readonly unknown[]): readonly unknown[] {
  return [...moves].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

function keyOf(move: unknown): string {
  const entries = Object.entries(Object(move) as object).map((entry) => JSON.stringify(entry));
  return entries.toSorted((one, other) => one.localeCompare(other)).join();
}

function linesIn(file: string): readonly unknown[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
