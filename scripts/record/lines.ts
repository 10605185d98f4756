import { StringDecoder } from 'node:string_decoder';

/** Longer than any record; what is longer is not kept in memory. In UTF-16 units. */
export const LONGEST = 128 * 1024 * 1024;

/** A line without its end; `text` is `null` when it is too long to be kept. */
export type Line = { readonly number: number; readonly text: string | null };

/** Lines as they arrive, the last one with or without an end; a byte-order mark and CR before LF are taken off. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, longest = LONGEST): AsyncGenerator<Line> {
  let number = 0;
  let gathered = gathering(longest);
  for await (const chunk of decoded(bytes)) {
    const [first = '', ...rest] = chunk.split('\n');
    gathered.add(first);
    for (const part of rest) {
      number += 1;
      yield { number, text: withoutCr(gathered.text()) };
      gathered = gathering(longest);
      gathered.add(part);
    }
  }
  if (gathered.text() !== '') yield { number: number + 1, text: withoutCr(gathered.text()) };
}

/** All of it, or `null` when it is too long to be kept. */
export async function textOf(bytes: AsyncIterable<Uint8Array>, longest = LONGEST): Promise<string | null> {
  const gathered = gathering(longest);
  for await (const chunk of decoded(bytes)) gathered.add(chunk);
  return gathered.text();
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let isFirst = true;
  for await (const chunk of bytes) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (text === '') continue;
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
  }
  yield decoder.end();
}

function gathering(longest: number): {
  readonly add: (part: string) => void;
  readonly text: () => string | null;
} {
  let parts: string[] = [];
  let length = 0;
  return {
    add: (part) => {
      length += part.length;
      if (length > longest) parts = [];
      else if (part !== '') parts.push(part);
    },
    text: () => (length > longest ? null : parts.join('')),
  };
}

function withoutCr(text: string | null): string | null {
  return text !== null && text.endsWith('\r') ? text.slice(0, -1) : text;
}
