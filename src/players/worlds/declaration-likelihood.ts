import { CARDS, type Card } from '../../engine/cards.ts';
import { announcement, declarationRules } from '../../engine/declarations/announce.ts';
import { countedDeclarations } from '../../engine/declarations/compare.ts';
import { allDeclarations, offeredDeclarations } from '../../engine/declarations/find.ts';
import type { DeclarationRules } from '../../engine/ruleset.ts';
import { SEATS, seatAfter, type BySeat, type Seat } from '../../engine/seats.ts';
import type { DeclarationKind, ShownDeclaration, View } from '../../engine/view.ts';
import { declarationsIn } from '../calling/extras.ts';
import { indicesIn } from '../search/layout.ts';

/** The logarithm of how likely the four hands of eight (natural masks) lead to what was announced and shown. */
export type DeclarationLikelihood = (hands: ArrayLike<number>) => number;

/** Share of players who announce less than they could. */
const SILENCE = 0.05;

/** `null` when there is nothing to learn: no declarations in this deal, or nobody has played yet. */
export function declarationLikelihood(view: View): DeclarationLikelihood | null {
  const contract = view.standing?.contract;
  const rules = contract === undefined ? null : declarationRules(view.rules, contract);
  if (rules === null || contract === undefined) return null;
  const spoken = SEATS.filter((seat) => seat !== view.seat && hasPlayed(view, seat));
  if (spoken.length === 0) return null;
  const sets = announcedSets(rules);
  const compares = view.tricks.length > 0 && view.announced.some((kinds) => kinds.length > 0);

  function agreesWithShown(hands: ArrayLike<number>): boolean {
    if (contract === undefined) return true;
    const [a, b, c, d] = SEATS.map((seat) => sets(hands[seat] ?? 0, view.announced[seat])?.set ?? []);
    const announced: BySeat<readonly ShownDeclaration[]> = [a ?? [], b ?? [], c ?? [], d ?? []];
    const counted = countedDeclarations(announced, view.rules, contract, seatAfter(view.dealer));
    return SEATS.every((seat) => counted[seat].length === view.shown[seat].length);
  }

  return (hands) => {
    let log = 0;
    for (const seat of spoken) {
      const found = sets(hands[seat] ?? 0, view.announced[seat]);
      if (found === null) return -Infinity;
      log += Math.log(found.isAll ? 1 - SILENCE : SILENCE);
    }
    return compares && !agreesWithShown(hands) ? -Infinity : log;
  };
}

/** A set that a hand may have announced, and whether it is all that the hand offers. */
type AnnouncedSet = { readonly set: readonly ShownDeclaration[]; readonly isAll: boolean };

function hasPlayed(view: View, seat: Seat): boolean {
  return view.handSizes[seat] < 8;
}

/** Finds the set of these kinds in a hand, if there is one; remembers hands, since worlds repeat them. */
function announcedSets(
  rules: DeclarationRules,
): (hand: number, kinds: readonly DeclarationKind[]) => AnnouncedSet | null {
  const offers = new Map<number, readonly ShownDeclaration[]>();
  return (hand, kinds) => {
    if (declarationsIn(hand) === 0) return kinds.length === 0 ? { set: [], isAll: true } : null;
    const cards = indicesIn(hand).map((index): Card => CARDS[index] ?? '7C');
    const offered = offers.get(hand) ?? offeredDeclarations(cards, rules);
    offers.set(hand, offered);
    if (isSameKinds(offered, kinds)) return { set: offered, isAll: true };
    const set = setOfKinds([], allDeclarations(cards), kinds, cards, rules);
    return set === null ? null : { set, isAll: false };
  };
}

function setOfKinds(
  chosen: readonly ShownDeclaration[],
  rest: readonly ShownDeclaration[],
  kinds: readonly DeclarationKind[],
  hand: readonly Card[],
  rules: DeclarationRules,
): readonly ShownDeclaration[] | null {
  if (chosen.length === kinds.length) {
    const isValid = announcement(
      chosen.map(({ cards }) => cards),
      hand,
      rules,
    ).ok;
    return isValid && isSameKinds(chosen, kinds) ? chosen : null;
  }
  for (const [at, next] of rest.entries()) {
    if (!kinds.includes(next.kind)) continue;
    const found = setOfKinds([...chosen, next], rest.slice(at + 1), kinds, hand, rules);
    if (found !== null) return found;
  }
  return null;
}

function isSameKinds(set: readonly ShownDeclaration[], kinds: readonly DeclarationKind[]): boolean {
  if (set.length !== kinds.length) return false;
  const sorted = (list: readonly DeclarationKind[]): string => [...list].sort().join();
  return sorted(set.map(({ kind }) => kind)) === sorted(kinds);
}
