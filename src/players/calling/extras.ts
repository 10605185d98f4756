import type { Contract } from '../../engine/actions.ts';
import { RANKS, SUITS } from '../../engine/cards.ts';
import { declarationRules } from '../../engine/declarations/announce.ts';
import type { RuleSet } from '../../engine/ruleset.ts';

/** Declarations are compared, and only one side's count. */
const CHANCE_TO_COUNT = 0.65;
const BELOTE = (1 << RANKS.indexOf('Q')) | (1 << RANKS.indexOf('K'));
const RUN_POINTS: Uint8Array = Uint8Array.from({ length: 256 }, (_, held) => runPoints(held));
const CARRES = [
  ...(['A', 'T', 'K', 'Q'] as const).map((rank) => ({ rank, points: 100 })),
  { rank: '9', points: 150 },
  { rank: 'J', points: 200 },
].map(({ rank, points }) => ({ points, mask: 0x01010101 << RANKS.findIndex((each) => each === rank) }));

/** What belote and declarations of a hand (a natural mask) are expected to add to the bidders' points. */
export function extrasOf(rules: RuleSet, contract: Contract, hand: number): number {
  return (
    beloteIn(contract, hand) +
    (declarationRules(rules, contract) === null ? 0 : declarationsIn(hand) * CHANCE_TO_COUNT)
  );
}

export function beloteIn(contract: Contract, hand: number): number {
  if (contract === 'NT') return 0;
  const pairs = SUITS.filter(
    (suit, at) => (contract === 'AT' || suit === contract) && ((hand >>> (at * 8)) & BELOTE) === BELOTE,
  );
  return pairs.length * 20;
}

/** Points of the runs and carrés in a hand; a card that serves in both is counted twice. */
export function declarationsIn(hand: number): number {
  let points =
    RUN_POINTS[hand & 0xff]! +
    RUN_POINTS[(hand >>> 8) & 0xff]! +
    RUN_POINTS[(hand >>> 16) & 0xff]! +
    RUN_POINTS[hand >>> 24]!;
  for (const carre of CARRES) if ((hand & carre.mask) === carre.mask) points += carre.points;
  return points;
}

function runPoints(held: number): number {
  const runs = held
    .toString(2)
    .split('0')
    .map((run) => run.length);
  return runs.reduce(
    (sum, length) => sum + (length >= 5 ? 100 : length === 4 ? 50 : length === 3 ? 20 : 0),
    0,
  );
}
