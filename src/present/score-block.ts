import type { DealResult } from '../engine/deal-result.ts';
import { SIDES } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines } from './body.ts';
import { contractSign } from './card-face.ts';
import { tableBlock, type ColumnLook } from './monospace.ts';

/** Deals that one block lists; a long match shows its last ones. */
const DEALS_SHOWN = 24;

const LOOKS: readonly ColumnLook[] = [
  { align: 'end' },
  { align: 'start', least: 4 },
  { align: 'end' },
  { align: 'end' },
  { align: 'end' },
  { align: 'end' },
];

/** A match deal by deal in a code block: how each ended, what each side wrote, then both totals. */
export function scoreBlock(results: readonly DealResult[], s: Sentences): string {
  if (results.length === 0) return s.score.noDealYet;
  const hidden = Math.max(0, results.length - DEALS_SHOWN);
  const rows = results.slice(hidden).map((result, index) => dealRow(result, hidden + index + 1, s));
  return lines(
    hidden > 0 ? s.score.earlierDeals(hidden) : null,
    tableBlock([headRow(s), ...rows], LOOKS),
    `-# ${together(s.score.signsExplained)}`,
  );
}

/** The same text, of which a line breaks between the parts only. */
function together(text: string): string {
  return text
    .split(' · ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
}

function headRow(s: Sentences): readonly string[] {
  const [a, b] = s.words.side;
  return [`${s.score.deal} `, s.score.contract, a, b, `Σ${a}`, `Σ${b}`];
}

/** "12✓", "120♥×2": the number of the deal with the sign of its end, then what was played. */
function dealRow(result: DealResult, deal: number, s: Sentences): readonly string[] {
  return [
    `${deal}${s.score.signs[result.outcome]}`,
    contractCell(result, s),
    ...SIDES.map((side) => String(result.score[side])),
    ...SIDES.map((side) => String(result.total[side])),
  ];
}

/** "120♥×2", "NT": value, contract and multiplier. */
function contractCell(result: DealResult, s: Sentences): string {
  if (result.contract === null) return s.score.passedOut;
  const value = result.value === null ? '' : s.words.bidValue(result.value);
  const multiplier = result.multiplier === 1 ? '' : `×${result.multiplier}`;
  return `${value}${contractSign(result.contract, s)}${multiplier}`;
}
