import { describe, expect, it } from 'vitest';
import { linesOf, textOf, type Line } from '../../scripts/record/lines.ts';

async function* bytes(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function lines(parts: readonly string[], longest?: number): Promise<readonly Line[]> {
  const found: Line[] = [];
  for await (const line of linesOf(bytes(...parts), longest)) found.push(line);
  return found;
}

describe('linesOf', () => {
  it('finds lines across pieces, the last one with or without an end', async () => {
    const expected = [
      { number: 1, text: 'one' },
      { number: 2, text: '' },
      { number: 3, text: 'three' },
    ];
    expect(await lines(['o', 'ne\n\nth', 'ree'])).toStrictEqual(expected);
    expect(await lines(['one\n\nthree\n'])).toStrictEqual(expected);
  });

  it('gives a line that is too long as nothing and goes on behind it', async () => {
    expect(await lines(['12345', '6789\nok\n'], 6)).toStrictEqual([
      { number: 1, text: null },
      { number: 2, text: 'ok' },
    ]);
  });

  it('finds no line in nothing', async () => {
    expect(await lines([])).toStrictEqual([]);
  });
});

describe('textOf', () => {
  it('is everything without the byte-order mark', async () => {
    expect(await textOf(bytes('\uFEFFa\n', 'b'))).toBe('a\nb');
  });

  it('is nothing when it is too long', async () => {
    expect(await textOf(bytes('1234', '567'), 6)).toBeNull();
  });
});
