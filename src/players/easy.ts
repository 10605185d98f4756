import type { Contract, Move } from '../engine/actions.ts';
import { rankOf, suitOf, SUITS, type Card, type Rank, type Suit } from '../engine/cards.ts';
import { pointsOf, strengthOf } from '../engine/play/strength.ts';
import { partnerOf } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import { withDeclarations, type Play } from './declare.ts';

/**
 * The beginner: the smallest legal card, whatever happens in the trick, one cautious bid with a long suit that holds
 * the jack, and a double only with a hand that beats the contract by itself. The reader must have something to do.
 */
export function easy(view: View): Move {
  const plays = view.legal.filter((move): move is Play => move.type === 'play');
  const contract = view.standing?.contract;
  if (plays.length > 0 && contract !== undefined) return withDeclarations(view, smallest(plays, contract));
  return cautiousCall(view);
}

function smallest(plays: readonly Play[], contract: Contract): Play {
  return plays.reduce((low, play) =>
    weightOf(play.card, contract) < weightOf(low.card, contract) ? play : low,
  );
}

/** Points first, strength second; a trump counts as stronger than any plain card of the same points. */
function weightOf(card: Card, contract: Contract): number {
  return pointsOf(card, contract) * 100 + (suitOf(card) === contract ? 10 : 0) + strengthOf(card, contract);
}

function cautiousCall(view: View): Move {
  const pass = view.legal.find((move) => move.type === 'pass');
  const double = view.legal.find((move) => move.type === 'double');
  if (double !== undefined && isSureToBeat(view)) return double;
  const wanted = partnerStands(view) ? undefined : view.legal.find((move) => isModest(view, move));
  return wanted ?? pass ?? mustSpeak(view);
}

function partnerStands(view: View): boolean {
  return view.standing !== null && view.seat !== null && view.standing.bidder === partnerOf(view.seat);
}

function isModest(view: View, move: Move): boolean {
  if (isOnlyWay(view, move)) return true;
  const suit = suitCalled(view, move);
  if (suit === undefined || (move.type === 'bid' && !isLowest(move.value))) return false;
  const ranks = ranksIn(view, suit, move.type === 'take');
  return ranks.includes('J') && (ranks.length >= 4 || (ranks.length === 3 && ranks.includes('9')));
}

/** Their trumps are ours, or the high cards that nothing can beat. */
function isSureToBeat({ standing, hand }: View): boolean {
  if (standing === null) return false;
  const { contract } = standing;
  if (contract === 'NT') return hand.filter((card) => rankOf(card) === 'A').length >= 3;
  if (contract === 'AT') return hand.filter((card) => rankOf(card) === 'J').length >= 3;
  const trumps = hand.filter((card) => suitOf(card) === contract).map(rankOf);
  return trumps.length >= 4 && trumps.includes('J') && trumps.includes('9');
}

/** Where no suit may be trump, somebody has to bid on high cards. */
function isOnlyWay({ rules, hand }: View, move: Move): boolean {
  if (move.type !== 'bid' || !isLowest(move.value)) return false;
  if (rules.contracts.some((contract) => contract !== 'NT' && contract !== 'AT')) return false;
  const high = move.contract === 'NT' ? 'A' : 'J';
  return hand.filter((card) => rankOf(card) === high).length >= 2;
}

function isLowest(value: number | 'capot' | undefined): boolean {
  return value === undefined || value === 80;
}

function suitCalled(view: View, move: Move): Suit | undefined {
  if (move.type === 'take' && view.turnedCard !== null) return suitOf(view.turnedCard);
  if (move.type === 'name') return move.suit;
  return move.type === 'bid' ? SUITS.find((suit) => suit === move.contract) : undefined;
}

function ranksIn(view: View, suit: Suit, withTurned: boolean): readonly Rank[] {
  const cards = withTurned && view.turnedCard !== null ? [...view.hand, view.turnedCard] : view.hand;
  return cards.filter((card) => suitOf(card) === suit).map(rankOf);
}

/** The rules leave no pass: the suit with most points as trump. */
function mustSpeak(view: View): Move {
  const [first] = view.legal;
  if (first === undefined) throw new Error('a player was asked for a move and has none');
  return view.legal.reduce(
    (best, move) => (trumpPoints(view, move) > trumpPoints(view, best) ? move : best),
    first,
  );
}

function trumpPoints(view: View, move: Move): number {
  if (move.type !== 'name') return -1;
  return view.hand
    .filter((card) => suitOf(card) === move.suit)
    .reduce((sum, card) => sum + pointsOf(card, move.suit) + 1, 0);
}
