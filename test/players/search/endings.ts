import type { Contract } from '../../../src/engine/actions.ts';
import { CARDS, type Card } from '../../../src/engine/cards.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../../src/engine/rulesets/registry.ts';
import { RULESET_IDS } from '../../../src/engine/ruleset.ts';
import { SEATS, seatAfter, sideOf, type Seat, type Side } from '../../../src/engine/seats.ts';
import { below, type Random } from '../../../src/players/random.ts';
import { layoutOf } from '../../../src/players/search/layout.ts';
import type { Position } from '../../../src/players/search/position.ts';
import { afterCard, choices, type Ending } from './minimax.ts';

/** Every rule set with each of its contracts, and the house rules that change which cards are legal. */
export function contractsUnderAllRules(): readonly {
  readonly rules: RuleSet;
  readonly contract: Contract;
}[] {
  return RULESET_IDS.map(ruleSetOf)
    .flatMap((rules) => [rules, ...houseRules(rules)])
    .flatMap((rules) => (['H', 'NT', 'AT', 'C'] as const).map((contract) => ({ rules, contract })));
}

function houseRules(rules: RuleSet): readonly RuleSet[] {
  return [
    { ...rules, beatPlainSuit: 'forced', undertrump: 'free' },
    { ...rules, ruffOverPartner: 'forced', undertrump: 'free' },
  ];
}

export function shuffled(cards: readonly Card[], random: Random): readonly Card[] {
  const pack = [...cards];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const at = below(random, last + 1);
    const [one, other] = [pack[last], pack[at]];
    if (one === undefined || other === undefined) continue;
    pack[last] = other;
    pack[at] = one;
  }
  return pack;
}

/** Hands of `size` random cards and `onTable` cards of a trick that were played from hands of one more. */
export function randomEnding(
  rules: RuleSet,
  contract: Contract,
  size: number,
  onTable: number,
  random: Random,
): Ending {
  const pack = shuffled(CARDS, random);
  const hand = (seat: Seat): readonly Card[] => pack.slice(seat * size, (seat + 1) * size);
  const turn = SEATS[below(random, 4)] ?? 0;
  let ending: Ending = {
    rules,
    contract,
    hands: [hand(0), hand(1), hand(2), hand(3)],
    turn,
    trick: [],
    taken: new Set<Side>(below(random, 4) === 0 ? [0, 1] : [sideOf(seatAfter(turn, below(random, 2)))]),
  };
  for (let played = 0; played < onTable; played += 1) {
    const cards = choices(ending);
    ending = afterCard(ending, cards[below(random, cards.length)] ?? cards[0] ?? '7C');
  }
  return ending;
}

export function positionOf({ contract, hands, turn, trick, taken }: Ending): Position {
  const { maskOf, indexOf } = layoutOf(contract);
  return {
    hands: Int32Array.from(hands, maskOf),
    turn,
    trick: trick.map(({ card }) => indexOf(card)),
    taken: (taken.has(0) ? 1 : 0) | (taken.has(1) ? 2 : 0),
  };
}
