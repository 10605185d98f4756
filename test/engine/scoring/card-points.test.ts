import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/engine/actions.ts';
import { CARDS } from '../../../src/engine/cards.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { cardPoints } from '../../../src/engine/scoring/card-points.ts';
import type { BySide, Seat, Side } from '../../../src/engine/seats.ts';
import type { Trick } from '../../../src/engine/view.ts';
import { rulesOf } from '../support/said.ts';
import { trick } from '../support/words.ts';

/** The cards in order, four a trick: two tricks of clubs, of diamonds, of hearts, of spades; each taken by that seat. */
function tricks(winners: readonly Seat[]): readonly Trick[] {
  return winners.map((winner, index) => ({
    winner,
    cards: trick(0, CARDS.slice(index * 4, index * 4 + 4).join(' ')),
  }));
}

const LOW_TO_SIDE_1: readonly Seat[] = [1, 0, 1, 0, 1, 0, 1, 0];
const ALL_TO_SIDE_0: readonly Seat[] = [0, 2, 0, 2, 0, 2, 0, 2];

type Case = readonly [
  what: string,
  rules: RuleSet,
  contract: Contract,
  bidders: Side,
  points: BySide<number>,
];

describe('cardPoints', () => {
  it.each<Case>([
    // Side 1 has four times 7 8 9 10, side 0 four times J Q K A and the last trick.
    ['hearts', rulesOf('french'), 'H', 0, [108, 54]],
    ['all trump in the ladder: 258', rulesOf('bulgarian'), 'AT', 0, [162, 96]],
    ['no trump in the ladder: doubled, with the last trick', rulesOf('bulgarian'), 'NT', 0, [180, 80]],
    ['all trump scaled to 162: 162 of 258', rulesOf('coinche'), 'AT', 0, [102, 60]],
    ['no trump scaled to 162: 90 of 130', rulesOf('contree'), 'NT', 0, [112, 50]],
    ['rounded for the bidders, the rest to the others', rulesOf('contree'), 'NT', 1, [112, 50]],
  ])('%s', (_what, rules, contract, bidders, points) => {
    expect(cardPoints(rules, tricks(LOW_TO_SIDE_1), contract, bidders, null)).toStrictEqual(points);
  });

  it.each<Case>([
    ['french: the bonus stands apart', rulesOf('french'), 'H', 0, [162, 0]],
    ['classic-501: the last trick counts 100', rulesOf('classic-501'), 'H', 0, [252, 0]],
    ['coinche: 250 for the cards', rulesOf('coinche'), 'H', 0, [250, 0]],
    [
      '[fault 44] coinche in all trump: 250 too, unscaled',
      rulesOf('coinche', { contracts: ['AT'] }),
      'AT',
      1,
      [250, 0],
    ],
    ['contree: nothing more', rulesOf('contree'), 'H', 0, [162, 0]],
    ['[fault 44] no trump scaled without a trick for the bidders', rulesOf('contree'), 'NT', 1, [162, 0]],
    ['bulgarian no trump: 260', rulesOf('bulgarian'), 'NT', 0, [260, 0]],
  ])('of a capot, %s', (_what, rules, contract, bidders, points) => {
    expect(cardPoints(rules, tricks(ALL_TO_SIDE_0), contract, bidders, 0)).toStrictEqual(points);
  });
});
