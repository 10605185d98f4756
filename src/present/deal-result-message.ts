import type { DealResult } from '../engine/deal-result.ts';
import { declarationRules } from '../engine/declarations/announce.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { bidPoints } from '../engine/scoring/bid-points.ts';
import { whyGoesOn } from '../engine/scoring/match-winner.ts';
import { otherSide, sideOf, type BySeat, type BySide, type Side } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { buttonRows } from './buttons.ts';
import { codeBlock, column } from './monospace.ts';
import type { SpectatorView } from './readers.ts';
import { seatName, sidesText, type SeatFace } from './seat-face.ts';
import { countdown } from './timestamp.ts';

export type FinishedDeal = {
  readonly tableId: string;
  readonly at: number;
  readonly view: SpectatorView;
  /** Which of the match's finished deals, from 0. */
  readonly deal: number;
  readonly seats: BySeat<SeatFace>;
  /** The deal's seed, public now: 64 hex digits; `null` while it is still a secret. */
  readonly seed: string | null;
  /** When the next deal starts by itself; `null` = it waits for the button, or the match is over. */
  readonly nextDealAtMs: number | null;
  readonly live: boolean;
};

const COLOUR = 0xb8860b;

/** What a finished deal was worth, and what anybody needs to check that it was dealt fairly. Throws before it is finished. */
export function dealResultMessage(deal: FinishedDeal, s: Sentences): MessageBody {
  return messageBody({
    embed: {
      title: s.result.dealTitle(deal.deal + 1),
      description: lines(
        dealResultText(deal, s),
        deal.live && deal.nextDealAtMs !== null ? s.result.nextDeal(countdown(deal.nextDealAtMs)) : null,
        deal.seed === null ? null : fairnessText(deal.seed, s),
      ),
      color: COLOUR,
    },
    rows: deal.live
      ? buttonRows({ table: deal.tableId, at: deal.at, seat: null }, [
          { press: { type: 'next-deal' }, label: s.result.nextDealButton, look: 'success' },
          { press: { type: 'score' }, label: s.table.showScore },
        ])
      : [],
  });
}

/** What a finished deal was worth for both sides. Throws before it is finished. */
export function dealResultText(
  { view, seats, deal }: Pick<FinishedDeal, 'view' | 'seats' | 'deal'>,
  s: Sentences,
): string {
  const result = view.results[deal];
  if (result === undefined) throw new Error(`deal ${deal} is not finished`);
  const goesOn = whyGoesOn(view.rules, result);
  return lines(
    outcomeText(result, seats, s),
    sidesText(seats, s),
    resultBlock(result, view.results[deal - 1]?.hanging ?? 0, view.rules, s),
    result.hanging > 0 ? s.result.hanging(result.hanging) : null,
    goesOn === null ? null : s.result.goesOn[goesOn],
  );
}

function outcomeText(result: DealResult, seats: BySeat<SeatFace>, s: Sentences): string {
  const { outcome, contract, bidder, value, multiplier } = result;
  if (outcome === 'passed-out' || contract === null || bidder === null) return s.result.passedOut;
  const about = { contract, value, multiplier, side: sideOf(bidder), name: seatName(seats[bidder]) };
  return lines(s.result.outcome(outcome, about), result.capot === null ? null : s.result.capot(result.capot));
}

function resultBlock(result: DealResult, hungBefore: number, rules: RuleSet, s: Sentences): string {
  const { rows } = s.result;
  const declares = result.contract !== null && declarationRules(rules, result.contract) !== null;
  const played: readonly (readonly [string, BySide<number | string>])[] =
    result.outcome === 'passed-out'
      ? []
      : [
          [rows.tricks, result.tricks],
          [rows.cards, result.cards],
          ...(declares ? [[rows.declarations, result.declarations] as const] : []),
          [rows.belote, result.belote],
          ...capotBonus(result, rules).map((bonus) => [rows.capot, bonus] as const),
          ...stakesWon(result).map((stakes) => [rows.contract, stakes] as const),
          ...hangingWon(result, hungBefore).map((won) => [rows.hanging, won] as const),
          [rows.writes, result.score],
        ];
  return codeBlock([
    blockRow('', s.words.side),
    ...[...played, [rows.total, result.total] as const].map(([label, pair]) =>
      blockRow(label, [String(pair[0]), String(pair[1])]),
    ),
  ]);
}

/** What a capot adds, where it is not among the card points already. */
function capotBonus({ capot: side }: DealResult, { capot }: RuleSet): readonly BySide<number>[] {
  if (side === null || capot.kind !== 'bonus') return [];
  return [onlyFor(side, capot.points, 0)];
}

/** "90", "90×2", "×4": what the contract was worth to the side that won it, and how often. */
function stakesWon(result: DealResult): readonly BySide<string>[] {
  const { value, multiplier } = result;
  const winner = winnerOf(result);
  const stakes = `${value === null ? '' : bidPoints({ value })}${multiplier === 1 ? '' : `×${multiplier}`}`;
  return winner === null || stakes === '' ? [] : [onlyFor(winner, stakes, '')];
}

/** What hung before this deal and was written by the side that won it: without it the rows would not add up. */
function hangingWon(result: DealResult, hungBefore: number): readonly BySide<number>[] {
  const winner = winnerOf(result);
  return hungBefore === 0 || winner === null ? [] : [onlyFor(winner, hungBefore, 0)];
}

/** The side that won the contract; `null` when neither did. */
function winnerOf({ outcome, bidder }: DealResult): Side | null {
  if (bidder === null || (outcome !== 'made' && outcome !== 'failed')) return null;
  return outcome === 'made' ? sideOf(bidder) : otherSide(sideOf(bidder));
}

function onlyFor<T>(side: Side, what: T, nothing: T): BySide<T> {
  return side === 0 ? [what, nothing] : [nothing, what];
}

function blockRow(label: string, [a, b]: BySide<string>): string {
  return `${column(label, 14, 'start')}${column(a, 7, 'end')}${column(b, 7, 'end')}`;
}

/** What anybody needs to check a deal; in small print: nobody needs it in order to play. */
export function fairnessText(seed: string, s: Sentences): string {
  return lines(`-# ${s.result.seed(seed)}`, `-# ${s.result.howToCheck}`);
}
