import type { Contract, Declared, Refusal } from '../actions.ts';
import { RANKS, type Card } from '../cards.ts';
import { fail, ok, type Result } from '../result.ts';
import type { DeclarationRules, RuleSet } from '../ruleset.ts';
import type { ShownDeclaration } from '../view.ts';
import { declarationOf, naturalIndex, sequenceSuit } from './kinds.ts';

/** The rules under which declarations may be announced at this table, or `null`: off. */
export function announcedAt({ declarations }: RuleSet): DeclarationRules | null {
  return declarations?.compare === 'off' ? null : declarations;
}

/** The rules under which declarations may be announced in this contract, or `null`: off, or no trump. */
export function declarationRules(rules: RuleSet, contract: Contract): DeclarationRules | null {
  return contract === 'NT' ? null : announcedAt(rules);
}

/**
 * The announcement as declarations, or why it is not valid (RULES §1, "Declarations").
 * @param hand the eight cards that the player was dealt
 */
export function announcement(
  declared: readonly Declared[],
  hand: readonly Card[],
  rules: DeclarationRules,
): Result<readonly ShownDeclaration[], Refusal> {
  const found = declared.map(declarationOf);
  const declarations = found.filter((each) => each !== null);
  if (declarations.length < found.length) return fail('not-a-declaration');
  const cards = declared.flat();
  if (!cards.every((card) => hand.includes(card))) return fail('declared-card-not-held');
  if (new Set(cards).size < cards.length) return fail('card-declared-twice');
  return splitsRun(declarations, rules) ? fail('run-split') : ok(declarations);
}

/** Whether a run of eight is announced, as one sequence or as the two that may touch. */
export function announcesEight(declarations: readonly ShownDeclaration[]): boolean {
  const counts = new Map<unknown, number>();
  for (const each of declarations) {
    const suit = sequenceSuit(each);
    if (suit !== null) counts.set(suit, (counts.get(suit) ?? 0) + each.cards.length);
  }
  return [...counts.values()].includes(RANKS.length);
}

/** Two sequences of a suit need a card between them that is not announced; a run of eight may be an exception. */
export function splitsRun(declarations: readonly ShownDeclaration[], rules: DeclarationRules): boolean {
  return declarations.some((lower) => declarations.some((higher) => splits(lower, higher, rules)));
}

function splits(lower: ShownDeclaration, higher: ShownDeclaration, rules: DeclarationRules): boolean {
  const suit = sequenceSuit(lower);
  if (suit === null || suit !== sequenceSuit(higher) || !touch(lower, higher)) return false;
  return rules.eightRun === 'one-quinte' || lower.cards.length !== 3 || higher.cards.length !== 5;
}

function touch(lower: ShownDeclaration, higher: ShownDeclaration): boolean {
  const last = lower.cards.at(-1);
  const first = higher.cards[0];
  return last !== undefined && first !== undefined && naturalIndex(last) + 1 === naturalIndex(first);
}
