import type { DealResult } from '../engine/deal-result.ts';
import { SIDES } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines } from './body.ts';
import { contractSign } from './card-face.ts';
import { codeBlock, column } from './monospace.ts';

/** Deals that one block lists; a long match shows its last ones. */
const DEALS_SHOWN = 24;

/** A match deal by deal in a code block: what each side wrote, then both totals; 34 columns wide. */
export function scoreBlock(results: readonly DealResult[], s: Sentences): string {
  if (results.length === 0) return s.score.noDealYet;
  const hidden = Math.max(0, results.length - DEALS_SHOWN);
  const rows = results.slice(hidden).map((result, index) => dealRow(result, hidden + index + 1, s));
  return lines(
    hidden > 0 ? s.score.earlierDeals(hidden) : null,
    codeBlock([headRow(s), ...rows]),
    s.score.signsExplained,
  );
}

function headRow(s: Sentences): string {
  const [a, b] = s.words.side;
  return row([s.score.deal, s.score.contract, '', a, b, `Σ${a}`, `Σ${b}`]);
}

function dealRow(result: DealResult, deal: number, s: Sentences): string {
  return row([
    String(deal),
    contractCell(result, s),
    s.score.signs[result.outcome],
    ...SIDES.map((side) => String(result.score[side])),
    ...SIDES.map((side) => String(result.total[side])),
  ]);
}

/** "120♥×2", "NT": value, contract and multiplier in at most eight columns. */
function contractCell(result: DealResult, s: Sentences): string {
  if (result.contract === null) return s.score.passedOut;
  const value = result.value === null ? '' : s.words.bidValue(result.value);
  const multiplier = result.multiplier === 1 ? '' : `×${result.multiplier}`;
  return `${value}${contractSign(result.contract, s)}${multiplier}`;
}

function row(cells: readonly string[]): string {
  const [deal = '', contract = '', sign = '', ...numbers] = cells;
  return [
    column(deal, 2, 'end'),
    ' ',
    column(contract, 8, 'start'),
    column(sign, 1, 'start'),
    ...numbers.map((number, index) => column(number, index < 2 ? 5 : 6, 'end')),
  ].join('');
}
