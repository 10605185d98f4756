import type { Contract } from '../actions.ts';
import { pointsOf } from '../play/strength.ts';
import type { RuleSet } from '../ruleset.ts';
import { sideOf, type BySide, type Side } from '../seats.ts';
import type { Trick } from '../view.ts';
import { bySide } from './by-side.ts';

/** Points of the last trick. */
export const LAST_TRICK = 10;

/** Card points of a suit deal, last trick included: the whole to which a points auction scales. */
export const WHOLE_SUIT = 162;

/**
 * Card points of both sides as they are scored: with the last trick, no trump doubled where tenths are written and
 * no trump and all trump scaled to 162 elsewhere, and what a capot is worth "for the cards".
 */
export function cardPoints(
  rules: RuleSet,
  tricks: readonly Trick[],
  contract: Contract,
  bidders: Side,
  capot: Side | null,
): BySide<number> {
  if (capot !== null && rules.capot.kind === 'cards') return bySide(capot, rules.capot.points, 0);
  const lastTrick = capot !== null && rules.capot.kind === 'last-trick' ? rules.capot.points : LAST_TRICK;
  const raw = rawPoints(tricks, contract, lastTrick);
  if (contract !== 'NT' && contract !== 'AT') return raw;
  if (rules.scoring !== 'tenths') return scaled(raw, bidders);
  return contract === 'NT' ? [raw[0] * 2, raw[1] * 2] : raw;
}

function rawPoints(tricks: readonly Trick[], contract: Contract, lastTrick: number): BySide<number> {
  const [a, b] = pointsInTricks(tricks, contract);
  const last = tricks.at(-1);
  if (last === undefined) return [a, b];
  return sideOf(last.winner) === 0 ? [a + lastTrick, b] : [a, b + lastTrick];
}

/** What the cards in the tricks of each side count, without anything that is added or scaled at the end of a deal. */
export function pointsInTricks(tricks: readonly Trick[], contract: Contract): BySide<number> {
  const points: [number, number] = [0, 0];
  for (const { cards, winner } of tricks) {
    for (const { card } of cards) points[sideOf(winner)] += pointsOf(card, contract);
  }
  return points;
}

/** Rounded to the nearest for the bidders, the rest for the others, so that both sum to 162. */
function scaled(raw: BySide<number>, bidders: Side): BySide<number> {
  const forBidders = Math.round((raw[bidders] * WHOLE_SUIT) / (raw[0] + raw[1]));
  return bySide(bidders, forBidders, WHOLE_SUIT - forBidders);
}
