import { CARDS, type Card } from './cards.ts';
import type { RuleSet } from './ruleset.ts';
import { seatAfter, SEATS, type BySeat, type Seat } from './seats.ts';

/** How a kind of auction deals (RULES §2, "Dealing order"): sizes of the packets, in cards. */
type Dealing = {
  readonly before: readonly number[];
  readonly turnsUp: boolean;
  readonly after: number;
  /** Cards that each seat has before it face down and that nobody may see until the auction is over. */
  readonly faceDown: number;
};

const DEALINGS: Readonly<Record<RuleSet['auction'], Dealing>> = {
  ladder: { before: [3, 2], turnsUp: false, after: 3, faceDown: 0 },
  'turned-card': { before: [3, 2], turnsUp: true, after: 3, faceDown: 0 },
  points: { before: [3, 2, 3], turnsUp: false, after: 0, faceDown: 0 },
  'name-once': { before: [3, 3], turnsUp: false, after: 2, faceDown: 2 },
};

export type Hands = BySeat<readonly Card[]>;

export type Dealt = {
  readonly hands: Hands;
  /** The card turned up, if the rule set turns one. */
  readonly turnedCard: Card | null;
  /** What is left of the pack; face-down cards are still in it, so that no view can hold them. */
  readonly undealt: readonly Card[];
};

/** Whether these are the 32 cards, each once. */
export function isPack(pack: readonly unknown[]): pack is readonly Card[] {
  return pack.length === CARDS.length && CARDS.every((card) => pack.includes(card));
}

/** What is dealt before the auction. */
export function dealtBefore(rules: RuleSet, dealer: Seat, pack: readonly Card[]): Dealt {
  const { before, turnsUp } = DEALINGS[rules.auction];
  let hands: Hands = [[], [], [], []];
  let next = 0;
  for (const size of before) {
    hands = withPackets(hands, dealer, pack.slice(next), () => size);
    next += size * SEATS.length;
  }
  const turnedCard = turnsUp ? (pack[next] ?? null) : null;
  return { hands, turnedCard, undealt: pack.slice(turnedCard === null ? next : next + 1) };
}

/** The hands of eight after the auction; the taker gets the turned card and one card less of the pack. */
export function dealtAfter(rules: RuleSet, dealer: Seat, dealt: Dealt, taker: Seat): Hands {
  const { hands, turnedCard, undealt } = dealt;
  const { after } = DEALINGS[rules.auction];
  if (after === 0) return hands;
  if (turnedCard === null) return withPackets(hands, dealer, undealt, () => after);
  const filled = withPackets(hands, dealer, undealt, (seat) => (seat === taker ? after - 1 : after));
  return replaced(filled, taker, [...filled[taker], turnedCard]);
}

/**
 * The hands that a pack gives before anybody has bid: all eight cards where they do not depend on the auction, else what
 * is dealt before it.
 */
export function dealtFor(rules: RuleSet, dealer: Seat, pack: readonly Card[]): Dealt {
  const before = dealtBefore(rules, dealer, pack);
  if (before.turnedCard !== null) return before;
  return { hands: dealtAfter(rules, dealer, before, dealer), turnedCard: null, undealt: [] };
}

/** Cards that lie face down before each seat while the auction runs. */
export function faceDownCards(rules: RuleSet): number {
  return DEALINGS[rules.auction].faceDown;
}

export function replaced<T>(bySeat: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const [a, b, c, d] = bySeat;
  switch (seat) {
    case 0:
      return [value, b, c, d];
    case 1:
      return [a, value, c, d];
    case 2:
      return [a, b, value, d];
    case 3:
      return [a, b, c, value];
  }
}

/** One packet for every seat, from forehand on. */
function withPackets(
  hands: Hands,
  dealer: Seat,
  cards: readonly Card[],
  sizeFor: (seat: Seat) => number,
): Hands {
  const dealt: [Card[], Card[], Card[], Card[]] = [
    [...hands[0]],
    [...hands[1]],
    [...hands[2]],
    [...hands[3]],
  ];
  let next = 0;
  for (const step of SEATS) {
    const seat = seatAfter(dealer, step + 1);
    const end = next + sizeFor(seat);
    dealt[seat].push(...cards.slice(next, end));
    next = end;
  }
  return dealt;
}
