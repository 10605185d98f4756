import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runRecord, type RecordIo } from '../../scripts/record/command.ts';
import { commitmentOf, packOf } from '../../src/engine/shuffle.ts';
import { notRecords, vectorsIn } from '../engine/support/vectors.ts';

type Ran = {
  readonly status: number;
  readonly printed: readonly string[];
  readonly complaints: readonly string[];
};

async function run(args: readonly string[], input: string | readonly Uint8Array[] = ''): Promise<Ran> {
  const printed: string[] = [];
  const complaints: string[] = [];
  const io: RecordIo = {
    open: () => chunks(typeof input === 'string' ? [Buffer.from(input)] : input),
    print: async (text) => void printed.push(text),
    complain: async (text) => void complaints.push(text),
  };
  return { status: await runRecord(args, io), printed, complaints };
}

async function* chunks(bytes: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* bytes;
}

const LEGAL = JSON.stringify(vectorsIn('french.jsonl')[0]?.record);
const ILLEGAL = JSON.stringify(vectorsIn('illegal.jsonl')[0]?.record);

describe('record replay', () => {
  it('prints one line for a record and ends with 0', async () => {
    const { status, printed, complaints } = await run(['replay', '-'], LEGAL);
    expect(status).toBe(0);
    expect(printed).toHaveLength(1);
    expect(Object.keys(JSON.parse(printed[0] ?? '') as object)).toStrictEqual([
      'ok',
      'deals',
      'winner',
      'next',
    ]);
    expect(complaints).toStrictEqual([]);
  });

  it('takes a record that is written over several lines', async () => {
    const { status } = await run(['replay', 'game.json'], JSON.stringify(JSON.parse(LEGAL), null, 2));
    expect(status).toBe(0);
  });

  it('takes the example of the docs as it stands', async () => {
    const [, example = ''] = /```json\n([^]*?)```/.exec(readFileSync('docs/rules/record.md', 'utf8')) ?? [];
    const { status, printed } = await run(['replay', 'match.json'], example);
    expect({ status, printed }).toMatchObject({ status: 0, printed: [expect.stringContaining('"seat":2')] });
  });

  it('ends with 1 for an illegal record', async () => {
    expect(await run(['replay', '-'], ILLEGAL)).toMatchObject({
      status: 1,
      printed: ['{"ok":false,"deal":0,"action":30,"error":"must-trump"}'],
      complaints: [],
    });
  });

  it.each(notRecords().map(({ about, text, exit }) => [about, text, exit] as const))(
    'prints nothing, says where and ends with 2 for %s',
    async (_about, text, exit) => {
      const { status, printed, complaints } = await run(['replay', '-'], text);
      expect(status).toBe(exit);
      expect(printed).toStrictEqual([]);
      expect(complaints).toHaveLength(1);
      expect(complaints[0]).toMatch(/^record: standard input: \S/);
    },
  );

  it('answers line by line, skips blank lines and ends with the highest status', async () => {
    const input = [LEGAL, '', '   ', 'nonsense', ILLEGAL, LEGAL].join('\n');
    const { status, printed, complaints } = await run(['replay', '-', '--lines'], input);
    expect(status).toBe(2);
    expect(printed.map((line) => (JSON.parse(line) as { error?: string }).error)).toStrictEqual([
      undefined,
      'not-a-record',
      'must-trump',
      undefined,
    ]);
    expect(printed[1]).toBe('{"ok":false,"deal":null,"action":null,"error":"not-a-record"}');
    expect(complaints).toStrictEqual([expect.stringMatching(/^record: standard input, line 4: no JSON/)]);
  });

  it('ends with 1 where the worst line is illegal', async () => {
    expect((await run(['replay', 'games.jsonl'], `${LEGAL}\n${ILLEGAL}\n`)).status).toBe(1);
  });

  it('ends with 0 where there is no line at all', async () => {
    expect(await run(['replay', 'games.jsonl'], '\n\n')).toStrictEqual({
      status: 0,
      printed: [],
      complaints: [],
    });
  });

  it.each([
    ['a last line without an end', `${LEGAL}\n${LEGAL}`],
    ['lines that end in CR LF', `${LEGAL}\r\n${LEGAL}\r\n`],
    ['a byte-order mark', `\uFEFF${LEGAL}\n${LEGAL}\n`],
  ])('takes %s', async (_what, input) => {
    const { status, printed } = await run(['replay', 'games.jsonl'], input);
    expect(status).toBe(0);
    expect(printed).toHaveLength(2);
    expect((await run(['replay', '-'], input.split('\n')[0] ?? '')).status).toBe(0);
  });

  it('takes input in pieces, even through the middle of a character', async () => {
    const bytes = Buffer.from(LEGAL.replace('"Ana"', '"Ána ♥"'));
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    );
    expect((await run(['replay', '-', '--lines'], pieces)).status).toBe(0);
  });

  it('adds a trace where it is asked for', async () => {
    const [plain, traced] = await Promise.all([
      run(['replay', '-'], LEGAL),
      run(['replay', '--trace', '-'], LEGAL),
    ]);
    expect(plain.printed[0]).not.toContain('"trace"');
    expect(traced.printed[0]).toContain('"trace"');
  });

  it.each([
    ['no arguments', [], /^record: nothing to do; use: /],
    ['an unknown command', ['play'], /^record: unknown command play; use: /],
    ['no file', ['replay'], /^record: no file named; use: /],
    ['two files', ['replay', 'a', 'b'], /^record: one file at a time; use: /],
    ['an unknown flag', ['replay', 'a', '--line'], /^record: unknown flag --line; use: /],
    ['a short flag', ['replay', '-x', 'a'], /^record: unknown flag -x; use: /],
  ])('refuses %s with one sentence', async (_what, args, sentence) => {
    const { status, printed, complaints } = await run(args);
    expect(status).toBe(2);
    expect(printed).toStrictEqual([]);
    expect(complaints).toStrictEqual([expect.stringMatching(sentence)]);
  });
});

describe('record pack', () => {
  const seed = 'ab'.repeat(32);

  it('prints the pack of a seed and its commitment', async () => {
    expect(await run(['pack', seed.toUpperCase()])).toStrictEqual({
      status: 0,
      printed: [JSON.stringify(packOf(seed)), commitmentOf(seed)],
      complaints: [],
    });
  });

  it.each([[['pack']], [['pack', 'abc']], [['pack', seed, seed]]])('refuses %j', async (args) => {
    const { status, complaints } = await run(args);
    expect(status).toBe(2);
    expect(complaints).toHaveLength(1);
  });
});
