import type { Contract } from '../actions.ts';
import type { RuleSet } from '../ruleset.ts';
import { balanceOf } from './equality.ts';
import { bySide, sum } from './by-side.ts';
import type { Tally, Writing } from './tally.ts';

/** Written in tenths, doubled deals whole for one side (RULES §3.1). */
export function writtenInTenths(rules: RuleSet, tally: Tally): Writing {
  const { bidders, defenders, standing } = tally;
  const { contract, multiplier } = standing;
  const raw = tally.cards.map((cards, side) => cards + extras(rules, tally, side)) as [number, number];
  const balance = balanceOf(raw[bidders], raw[defenders], rules.tie);
  const whole = roundedTenths(sum(raw), contract) * multiplier;
  const [own, theirs] = roundedPair(raw[bidders], raw[defenders], contract);
  switch (balance) {
    case 'bidders-more':
      return {
        outcome: 'made',
        hangs: 0,
        score: multiplier === 1 ? bySide(bidders, own, theirs) : bySide(bidders, whole, 0),
      };
    case 'bidders-less':
      return { outcome: 'failed', hangs: 0, score: bySide(bidders, 0, whole) };
    case 'all-hang':
      return { outcome: 'tied', hangs: whole, score: [0, 0] };
    case 'bidders-hang':
      return multiplier === 1
        ? { outcome: 'tied', hangs: own, score: bySide(bidders, 0, theirs) }
        : { outcome: 'tied', hangs: whole, score: [0, 0] };
  }
}

/** Declarations, belotes and the valat's bonus, which no trump never doubles. */
function extras(rules: RuleSet, { declarations, belote, capot }: Tally, side: number): number {
  const bonus = capot === side && rules.capot.kind === 'bonus' ? rules.capot.points : 0;
  return (declarations[side] ?? 0) + (belote[side] ?? 0) + bonus;
}

/** Last digit from which a sum is rounded up. */
function roundsUpFrom(contract: Contract): number {
  return contract === 'NT' || contract === 'AT' ? 5 : 6;
}

function roundedTenths(points: number, contract: Contract): number {
  return Math.floor((points + 10 - roundsUpFrom(contract)) / 10);
}

/**
 * The bidders' and the defenders' own points. Where rounding each alone would miss the rounded whole (both end in 6 in
 * a suit, both in 4 in all trump) the smaller goes up and the larger down; of equals the bidders' goes up.
 */
function roundedPair(bidders: number, defenders: number, contract: Contract): readonly [number, number] {
  const own = roundedTenths(bidders, contract);
  const theirs = roundedTenths(defenders, contract);
  const surplus = own + theirs - roundedTenths(bidders + defenders, contract);
  if (surplus === 0) return [own, theirs];
  const movesBidders = surplus > 0 ? bidders > defenders : bidders <= defenders;
  return movesBidders ? [own - surplus, theirs] : [own, theirs - surplus];
}
