import type { Contract } from '../../../src/engine/actions.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { legalCards } from '../../../src/engine/play/legal-cards.ts';
import { pointsOf } from '../../../src/engine/play/strength.ts';
import { winningCard } from '../../../src/engine/play/trick.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { seatAfter, sideOf, type BySeat, type Seat, type Side } from '../../../src/engine/seats.ts';
import type { PlayedCard } from '../../../src/engine/view.ts';

/** The end of a deal with all cards known, in the words of the game. */
export type Ending = {
  readonly rules: RuleSet;
  readonly contract: Contract;
  readonly hands: BySeat<readonly Card[]>;
  readonly turn: Seat;
  readonly trick: readonly PlayedCard[];
  readonly taken: ReadonlySet<Side>;
};

/** What a capot moves the value by, the last trick, and the factor on points. */
export type Stakes = { readonly swing: number; readonly lastTrick: number; readonly scale: number };

/** Points that side 0 still gets when everybody plays best, by trying everything. */
export function minimax(ending: Ending, stakes: Stakes): number {
  const [first] = ending.trick;
  if (ending.trick.length === 4 && first !== undefined) return afterTrick(ending, stakes);
  const values = choices(ending).map((card) => minimax(afterCard(ending, card), stakes));
  return sideOf(ending.turn) === 0 ? Math.max(...values) : Math.min(...values);
}

export function choices({ rules, contract, hands, turn, trick }: Ending): readonly Card[] {
  const hand = hands[turn];
  return hand.length === 1 ? hand : legalCards({ rules, contract, seat: turn, hand, trick });
}

export function afterCard(ending: Ending, card: Card): Ending {
  const { turn, hands, trick } = ending;
  const left = hands[turn].filter((held) => held !== card);
  const [a, b, c, d] = hands.map((hand, seat) => (seat === turn ? left : hand));
  return {
    ...ending,
    hands: [a ?? [], b ?? [], c ?? [], d ?? []],
    turn: seatAfter(turn),
    trick: [...trick, { seat: turn, card }],
  };
}

function afterTrick(ending: Ending, stakes: Stakes): number {
  const { contract, hands, trick } = ending;
  const winner = winningCard(trick, contract)?.seat ?? 0;
  const isLast = hands.every((hand) => hand.length === 0);
  const points = trick.reduce(
    (sum, { card }) => sum + pointsOf(card, contract),
    isLast ? stakes.lastTrick : 0,
  );
  const gain = sideOf(winner) === 0 ? points * stakes.scale : 0;
  const taken = new Set([...ending.taken, sideOf(winner)]);
  if (isLast) return gain + capot(taken, stakes.swing);
  return gain + minimax({ ...ending, turn: winner, trick: [], taken }, stakes);
}

function capot(taken: ReadonlySet<Side>, swing: number): number {
  if (taken.size === 2) return 0;
  return taken.has(0) ? swing : -swing;
}
