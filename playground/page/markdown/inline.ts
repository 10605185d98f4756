/** A piece of a line as Discord formats it. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: Wrapping; readonly inner: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly type: 'everyone'; readonly text: string }
  | { readonly type: 'emoji'; readonly id: string; readonly name: string }
  | { readonly type: 'time'; readonly seconds: number; readonly style: string }
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'link'; readonly href: string; readonly inner: readonly Inline[] };

export type Wrapping = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';

type Rule = { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Inline | null };

const wrap =
  (type: Wrapping) =>
  ([, inner = '']: RegExpExecArray): Inline => ({ type, inner: parseInline(inner) });

/** Tried in this order at every place; the first that fits wins. */
const RULES: readonly Rule[] = [
  { pattern: /\\([^\sA-Za-z0-9])/y, read: ([, text = '']) => ({ type: 'text', text }) },
  { pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y, read: ([, , text = '']) => ({ type: 'code', text: text.trim() }) },
  { pattern: /<a?:(\w+):(\d+)>/y, read: ([, name = '', id = '']) => ({ type: 'emoji', id, name }) },
  { pattern: /<@!?(\d+)>/y, read: ([, id = '']) => ({ type: 'user', id }) },
  { pattern: /<@&(\d+)>/y, read: ([, id = '']) => ({ type: 'role', id }) },
  { pattern: /<#(\d+)>/y, read: ([, id = '']) => ({ type: 'channel', id }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    read: ([, seconds, style = 'f']) => ({ type: 'time', seconds: Number(seconds), style }),
  },
  { pattern: /<\/([^:>]+):\d+>/y, read: ([, name = '']) => ({ type: 'command', name }) },
  { pattern: /@(?:everyone|here)\b/y, read: ([text]) => ({ type: 'everyone', text }) },
  { pattern: /\|\|([\s\S]+?)\|\|/y, read: wrap('spoiler') },
  {
    pattern: /\*\*\*(?=\S)((?:\\.|[\s\S])+?)\*\*\*(?!\*)/y,
    read: ([, inner = '']) => ({ type: 'bold', inner: [{ type: 'italic', inner: parseInline(inner) }] }),
  },
  { pattern: /\*\*((?:\\.|[\s\S])+?)\*\*(?!\*)/y, read: wrap('bold') },
  { pattern: /__((?:\\.|[\s\S])+?)__(?!_)/y, read: wrap('underline') },
  { pattern: /~~((?:\\.|[\s\S])+?)~~/y, read: wrap('strike') },
  { pattern: /\*(?=\S)((?:\*\*|\\.|[^*])+?)\*(?!\*)/y, read: wrap('italic') },
  { pattern: /(?<![A-Za-z0-9])_(?=\S)((?:__|\\.|[^_])+?)_(?![A-Za-z0-9_])/y, read: wrap('italic') },
  {
    pattern: /\[([^\]\n]+)\]\((https?:\/\/[^)\s]+)\)/y,
    read: ([, text = '', href = '']) => ({ type: 'link', href, inner: parseInline(text) }),
  },
  {
    pattern: /https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y,
    read: ([href]) => ({ type: 'link', href, inner: [{ type: 'text', text: href }] }),
  },
];

/** The pieces of a text without blocks. Never throws; what is no markup is text. */
export function parseInline(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let plain = '';
  let at = 0;
  const flush = (): void => {
    if (plain !== '') pieces.push({ type: 'text', text: plain });
    plain = '';
  };
  while (at < text.length) {
    const found = pieceAt(text, at);
    if (found === null) {
      plain += text.charAt(at);
      at += 1;
    } else if (found.piece.type === 'text') {
      plain += found.piece.text;
      at = found.end;
    } else {
      flush();
      pieces.push(found.piece);
      at = found.end;
    }
  }
  flush();
  return pieces;
}

function pieceAt(text: string, at: number): { readonly piece: Inline; readonly end: number } | null {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const piece = match && read(match);
    if (match !== null && piece !== null) return { piece, end: at + match[0].length };
  }
  return null;
}
