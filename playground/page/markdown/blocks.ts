import { parseInline, type Inline } from './inline.ts';

/** A part of a message that stands on lines of its own. */
export type Block =
  | { readonly type: 'paragraph' | 'subtext'; readonly inner: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly inner: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'code'; readonly text: string };

export type ListItem = { readonly depth: number; readonly inner: readonly Inline[] };

const CODE = /```(?:[\w+-]+\n)?\n?([\s\S]*?)```/g;

/** A text as Discord lays it out. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const match of text.matchAll(CODE)) {
    blocks.push(...linesToBlocks(text.slice(at, match.index)));
    blocks.push({ type: 'code', text: (match[1] ?? '').replace(/\n$/, '') });
    at = match.index + match[0].length;
  }
  return [...blocks, ...linesToBlocks(text.slice(at))];
}

function linesToBlocks(text: string): readonly Block[] {
  const trimmed = text.replace(/^\n/, '').replace(/\n$/, '');
  if (trimmed === '') return [];
  const blocks: Block[] = [];
  let lines: readonly string[] = trimmed.split('\n');
  while (lines.length > 0) {
    const { block, used } = firstBlock(lines);
    blocks.push(block);
    lines = lines.slice(used);
  }
  return blocks;
}

type Taken = { readonly block: Block; readonly used: number };

function firstBlock(lines: readonly string[]): Taken {
  const [line = ''] = lines;
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(1)].join('\n');
    return { block: { type: 'quote', blocks: linesToBlocks(rest) }, used: lines.length };
  }
  if (/^> ?/.test(line)) return quote(lines);
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading !== null) {
    const level = (heading[1] ?? '').length as 1 | 2 | 3;
    return { block: { type: 'heading', level, inner: parseInline(heading[2] ?? '') }, used: 1 };
  }
  if (line.startsWith('-# '))
    return { block: { type: 'subtext', inner: parseInline(line.slice(3)) }, used: 1 };
  return isItem(line) ? list(lines) : paragraph(lines);
}

function quote(lines: readonly string[]): Taken {
  const quoted = leading(lines, (line) => /^> ?/.test(line) && !line.startsWith('>>> '));
  const inner = quoted.map((line) => line.replace(/^> ?/, '')).join('\n');
  return { block: { type: 'quote', blocks: linesToBlocks(inner) }, used: quoted.length };
}

function list(lines: readonly string[]): Taken {
  const ordered = isOrdered(lines[0] ?? '');
  const own = leading(lines, (line) => isItem(line) && isOrdered(line) === ordered);
  const items = own.map((line) => {
    const [, indent = '', text = ''] = /^( *)(?:[-*]|\d+\.) +(.*)$/.exec(line) ?? [];
    return { depth: Math.floor(indent.length / 2), inner: parseInline(text) };
  });
  return { block: { type: 'list', ordered, items }, used: own.length };
}

function paragraph(lines: readonly string[]): Taken {
  const own = leading(lines, (line, index) => index === 0 || !startsBlock(line));
  return { block: { type: 'paragraph', inner: parseInline(own.join('\n')) }, used: own.length };
}

function startsBlock(line: string): boolean {
  return /^(?:>{3} |> ?|#{1,3} +\S|-# )/.test(line) || isItem(line);
}

function isItem(line: string): boolean {
  return /^ *(?:[-*]|\d+\.) +\S/.test(line);
}

function isOrdered(line: string): boolean {
  return /^ *\d/.test(line);
}

function leading(
  lines: readonly string[],
  fits: (line: string, index: number) => boolean,
): readonly string[] {
  const end = lines.findIndex((line, index) => !fits(line, index));
  return end === -1 ? lines : lines.slice(0, end);
}
