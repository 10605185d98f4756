import { describe, expect, it } from 'vitest';
import type { Contract, Move } from '../../src/engine/actions.ts';
import { suitOf } from '../../src/engine/cards.ts';
import { apply, newMatch, startDeal } from '../../src/engine/match.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { View } from '../../src/engine/view.ts';
import { isBiddable } from '../../src/players/calling/biddable.ts';
import { naturalMask } from '../../src/players/calling/spot.ts';
import { decide } from '../../src/players/levels.ts';
import { randomFrom, randomPack } from '../engine/support/random.ts';
import { ALL_RULE_SETS } from '../engine/support/rule-sets.ts';
import { must } from '../engine/support/words.ts';
import { viewInTurn } from './support/table.ts';

const NEVER = (): boolean => false;
const DEALS = 40;
const NAMING = ALL_RULE_SETS.filter(({ auction }) => auction !== 'points');

/** `hand` is a natural mask. */
type Bid = { readonly contract: Contract; readonly hand: number };

type Answer = { readonly view: View; readonly hard: Move; readonly normal: Move };

/** What the expert and a sound player say in the auctions of experts. */
function answersOf(rules: RuleSet): readonly Answer[] {
  const random = randomFrom(7);
  const answers: Answer[] = [];
  for (let count = 0; count < DEALS; count += 1) {
    let match = must(startDeal(newMatch(rules), (count % 4) as Seat, randomPack(random)));
    while (match.deal?.phase === 'auction') {
      const view = viewInTurn(match);
      const hard = decide('hard', view, count, NEVER);
      answers.push({ view, hard, normal: decide('normal', view, count, NEVER) });
      match = must(apply(match, hard));
    }
  }
  return answers;
}

/** The contract that a call names, with the cards that the bidder has for it then. */
function named({ turnedCard, hand }: View, call: Move): Bid | null {
  if (call.type === 'name') return { contract: call.suit, hand: naturalMask(hand) };
  if (call.type === 'bid') return { contract: call.contract, hand: naturalMask(hand) };
  if (call.type !== 'take' || turnedCard === null) return null;
  return { contract: suitOf(turnedCard), hand: naturalMask([...hand, turnedCard]) };
}

describe('the expert, where it bids and a sound player would not', () => {
  it.each(NAMING.map((rules) => [rules.id, rules] as const))('has a biddable suit: %s', (_, rules) => {
    const bold = answersOf(rules).flatMap(({ view, hard, normal }) => {
      const bid = named(view, hard);
      return bid === null || JSON.stringify(hard) === JSON.stringify(normal) ? [] : [bid];
    });
    expect(bold.length).toBeGreaterThan(2);
    expect(bold.filter(({ contract, hand }) => !isBiddable(contract, hand))).toEqual([]);
  });
});
