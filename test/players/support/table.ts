import type { Move } from '../../../src/engine/actions.ts';
import { CARDS, type Card } from '../../../src/engine/cards.ts';
import { apply, newMatch, startDeal, turnOf, type Match } from '../../../src/engine/match.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import { seatAfter, type Seat } from '../../../src/engine/seats.ts';
import { viewFor, type View } from '../../../src/engine/view.ts';
import { cards, must } from '../../engine/support/words.ts';

/** Sizes of the packets that are dealt face up to their owner before the auction. */
const PACKETS: Readonly<Record<RuleSet['auction'], readonly number[]>> = {
  ladder: [3, 2],
  'turned-card': [3, 2],
  points: [3, 2, 3],
  'name-once': [3, 3],
};

/** Hands by seat, as `JH 9H …`; a seat that is left out gets cards that nobody named, in order. */
export type Hands = Partial<Readonly<Record<Seat, string>>>;

/**
 * A match in whose first deal the seats see these cards in the auction. In a ladder auction eight cards may be named for
 * every seat: the last three come after it. In a turned-card auction `turned` lies open.
 */
export function dealtTo(rules: RuleSet, dealer: Seat, hands: Hands, turned?: Card): Match {
  const named = [0, 1, 2, 3].map((seat) => [...cards(hands[seat as Seat] ?? '')]);
  const spare = CARDS.filter((card) => card !== turned && !named.flat().includes(card));
  const next = (seat: Seat): Card => named[seat]?.shift() ?? spare.shift() ?? '7C';
  const pack: Card[] = [];
  for (const size of PACKETS[rules.auction]) {
    for (let step = 1; step <= 4; step += 1) {
      for (let card = 0; card < size; card += 1) pack.push(next(seatAfter(dealer, step)));
    }
  }
  if (rules.auction === 'turned-card') pack.push(turned ?? spare.shift() ?? '7C');
  const behind = [1, 2, 3, 4].flatMap((step) => named[seatAfter(dealer, step)] ?? []);
  const rest = [...behind, ...spare];
  return must(startDeal(newMatch(rules), dealer, [...pack, ...rest]));
}

export function afterMoves(match: Match, moves: readonly Move[]): Match {
  return moves.reduce((now, move) => must(apply(now, move)), match);
}

/** Everybody passes until cards are played. */
export function passedOut(match: Match): Match {
  const seat = match.deal?.phase === 'auction' ? turnOf(match) : null;
  return seat === null ? match : passedOut(afterMoves(match, [{ seat, type: 'pass' }]));
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
