/** A monospace table fits the code block of a phone up to this width. */
export const PHONE_COLUMNS = 34;

const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uff60]/u;
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
