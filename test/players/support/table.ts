import type { Move } from '../../../src/engine/actions.ts';
import { CARDS, type Card } from '../../../src/engine/cards.ts';
import { apply, newMatch, startDeal, turnOf, type Match } from '../../../src/engine/match.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { seatAfter, type BySeat, type Seat } from '../../../src/engine/seats.ts';
import { viewFor, type View } from '../../../src/engine/view.ts';
import { cards, must } from '../../engine/support/words.ts';

/** Sizes of the packets before and after the auction. */
const PACKETS: Readonly<Record<RuleSet['auction'], { readonly before: readonly number[]; readonly after: number }>> = {
  ladder: { before: [3, 2], after: 3 },
  'turned-card': { before: [3, 2], after: 3 },
  points: { before: [3, 2, 3], after: 0 },
  'name-once': { before: [3, 3], after: 2 },
};

/** Hands by seat, as `JH 9H …`; a seat that is left out gets cards that nobody named, in order. */
export type Hands = Partial<Readonly<Record<Seat, string>>>;

/**
 * A match in whose first deal the seats see these cards in the auction, and get the rest after it (in order) where more
 * are named than they see. In a turned-card auction `turned` lies open; its taker must not have it in hand.
 */
export function dealtTo(rules: RuleSet, dealer: Seat, hands: Hands, turned?: Card): Match {
  const { before, after } = PACKETS[rules.auction];
  const named = [0, 1, 2, 3].map((seat) => [...cards(hands[seat as Seat] ?? '')]);
  const spare = CARDS.filter((card) => card !== turned && !named.flat().includes(card));
  const next = (seat: Seat): Card => named[seat]?.shift() ?? spare.shift() ?? '7C';
  const pack: Card[] = [];
  for (const size of before) {
    for (let step = 1; step <= 4; step += 1) {
      for (let card = 0; card < size; card += 1) pack.push(next(seatAfter(dealer, step)));
    }
  }
  if (rules.auction === 'turned-card') pack.push(turned ?? spare.shift() ?? '7C');
  const rest = [...named.flat(), ...spare];
  void after;
  return must(startDeal(newMatch(rules), dealer, [...pack, ...rest]));
}

export function afterMoves(match: Match, moves: readonly Move[]): Match {
  return moves.reduce((now, move) => must(apply(now, move)), match);
}

/** Cards as they fall, each by the seat whose turn it is. */
export function afterCards(match: Match, text: string): Match {
  return cards(text).reduce((now, card) => {
    const seat = turnOf(now);
    if (seat === null) throw new Error('nobody is in turn');
    return must(apply(now, { seat, type: 'play', card }));
  }, match);
}

/** What the seat in turn sees. */
export function viewInTurn(match: Match): View {
  return viewFor(match, turnOf(match) ?? 0);
}

void ({} as BySeat<string>);
