import type { Declared } from '../actions.ts';
import { RANKS, SUITS, type Card, type Suit } from '../cards.ts';
import type { DeclarationRules } from '../ruleset.ts';
import type { ShownDeclaration } from '../view.ts';
import { splitsRun } from './announce.ts';
import { CARRE_RANKS, declarationOf, naturalIndex } from './kinds.ts';

/**
 * The set that a hand of eight offers its player: the valid announcement with the best total; of equal totals the one
 * with a carré, then the one with the longest sequence, then the one with the higher top card (RULES §1).
 */
export function offeredDeclarations(
  hand: readonly Card[],
  rules: DeclarationRules,
): readonly ShownDeclaration[] {
  return bestSet([], allDeclarations(hand), rules);
}

/** Every declaration that cards of the hand make, parts of a run included. */
export function allDeclarations(hand: readonly Card[]): readonly ShownDeclaration[] {
  const sequences = SUITS.flatMap((suit) => runs(hand, suit)).flatMap(partsOf);
  return [...carres(hand), ...sequences].map(declarationOf).filter((each) => each !== null);
}

function carres(hand: readonly Card[]): readonly Declared[] {
  return CARRE_RANKS.map((rank) => SUITS.map((suit): Card => `${rank}${suit}`)).filter((cards) =>
    cards.every((card) => hand.includes(card)),
  );
}

/** The unbroken runs of a suit, each as long as it goes. */
function runs(hand: readonly Card[], suit: Suit): readonly Declared[] {
  const found: Card[][] = [[]];
  for (const rank of RANKS) {
    const card: Card = `${rank}${suit}`;
    if (hand.includes(card)) found.at(-1)?.push(card);
    else found.push([]);
  }
  return found.filter((run) => run.length >= 3);
}

/** The run and every part of three or more cards, the longest and highest first. */
function partsOf(run: Declared): readonly Declared[] {
  const parts: Declared[] = [];
  for (let length = run.length; length >= 3; length -= 1) {
    for (let start = run.length - length; start >= 0; start -= 1)
      parts.push(run.slice(start, start + length));
  }
  return parts;
}

function bestSet(
  chosen: readonly ShownDeclaration[],
  rest: readonly ShownDeclaration[],
  rules: DeclarationRules,
): readonly ShownDeclaration[] {
  let best = chosen;
  rest.forEach((next, index) => {
    const longer = [...chosen, next];
    if (shareCards(chosen, next) || splitsRun(longer, rules)) return;
    const candidate = bestSet(longer, rest.slice(index + 1), rules);
    if (isBetter(candidate, best)) best = candidate;
  });
  return best;
}

function shareCards(chosen: readonly ShownDeclaration[], next: ShownDeclaration): boolean {
  return chosen.some(({ cards }) => cards.some((card) => next.cards.includes(card)));
}

function isBetter(one: readonly ShownDeclaration[], other: readonly ShownDeclaration[]): boolean {
  const criteria = [totalOf, carreCount, longestSequence, topOfSequences];
  const deciding = criteria.find((criterion) => criterion(one) !== criterion(other));
  return deciding !== undefined && deciding(one) > deciding(other);
}

function totalOf(set: readonly ShownDeclaration[]): number {
  return set.reduce((sum, { points }) => sum + points, 0);
}

function carreCount(set: readonly ShownDeclaration[]): number {
  return set.filter(({ kind }) => kind === 'carre').length;
}

function longestSequence(set: readonly ShownDeclaration[]): number {
  return Math.max(0, ...sequencesOf(set).map(({ cards }) => cards.length));
}

/** The top card of the longest sequence; of several, the highest. */
function topOfSequences(set: readonly ShownDeclaration[]): number {
  const longest = longestSequence(set);
  const tops = sequencesOf(set).filter(({ cards }) => cards.length === longest);
  return Math.max(0, ...tops.flatMap(({ cards }) => cards.map(naturalIndex)));
}

function sequencesOf(set: readonly ShownDeclaration[]): readonly ShownDeclaration[] {
  return set.filter(({ kind }) => kind !== 'carre');
}
