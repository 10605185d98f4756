/** A monospace table fits the code block of a phone up to this width. */
export const PHONE_COLUMNS = 32;

const WIDE =
  /[\ufe0f\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uff60]/u;
const letters = new Intl.Segmenter('en');

/** Columns that a text fills in a monospace font; emojis and East Asian letters fill two. */
export function columnsOf(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + columnsOfLetter(letter), 0);
}

/** The text in exactly `columns` columns, cut or padded; numbers go to the end of their column. */
export function column(text: string, columns: number, align: 'start' | 'end'): string {
  const cut = cutTo(text, columns);
  const padding = ' '.repeat(columns - columnsOf(cut));
  return align === 'start' ? cut + padding : padding + cut;
}

export function codeBlock(rows: readonly string[]): string {
  return ['```', ...rows.map((row) => row.trimEnd()), '```'].join('\n');
}

export type ColumnLook = {
  readonly align: 'start' | 'end';
  /** Gives way, down to so many columns, where the table is too wide for a phone. */
  readonly least?: number;
};

/** A table with a space between its columns, each as wide as what stands in it. */
export function tableBlock(rows: readonly (readonly string[])[], looks: readonly ColumnLook[]): string {
  const wanted = looks.map((_, at) => Math.max(0, ...rows.map((row) => columnsOf(row[at] ?? ''))));
  const excess = Math.max(0, wanted.reduce((sum, each) => sum + each + 1, -1) - PHONE_COLUMNS);
  const widths = wanted.map((width, at) =>
    Math.min(width, Math.max(looks[at]?.least ?? width, width - excess)),
  );
  return codeBlock(
    rows.map((row) => looks.map(({ align }, at) => column(row[at] ?? '', widths[at] ?? 0, align)).join(' ')),
  );
}

function cutTo(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  const kept: string[] = [];
  let room = columns - 1;
  for (const letter of lettersOf(text)) {
    room -= columnsOfLetter(letter);
    if (room < 0) break;
    kept.push(letter);
  }
  return `${kept.join('')}…`;
}

function lettersOf(text: string): readonly string[] {
  return [...letters.segment(text)].map((each) => each.segment);
}

function columnsOfLetter(letter: string): number {
  if (letter === '\u2068' || letter === '\u2069') return 0;
  return WIDE.test(letter) ? 2 : 1;
}
