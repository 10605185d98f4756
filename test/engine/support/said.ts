import type { Move, Refusal } from '../../../src/engine/actions.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { apply, legal, newMatch, startDeal, type Match } from '../../../src/engine/match.ts';
import type { RuleSet, RuleSetId } from '../../../src/engine/ruleset.ts';
import { withHouseRules } from '../../../src/engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../../../src/engine/rulesets/registry.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { randomFrom, randomPack } from './random.ts';
import { calls, must } from './words.ts';

export function rulesOf(id: RuleSetId, house: object = {}): RuleSet {
  return must(withHouseRules(ruleSetOf(id), house));
}

const SOME_PACK = randomPack(randomFrom(3));

/** A first deal, dealt by seat 3 unless said otherwise, so that seat 0 is forehand. */
export function dealt(rules: RuleSet, pack: readonly Card[] = SOME_PACK, dealer: Seat = 3): Match {
  return must(startDeal(newMatch(rules), dealer, pack));
}

/** The match after these calls, in words. */
export function said(match: Match, ...lines: readonly string[]): Match {
  return calls(...lines).reduce((before, move) => must(apply(before, move)), match);
}

/** What that call is refused with, `null` when it is allowed. */
export function refusalOf(match: Match, line: string): Refusal | null {
  const [move] = calls(line);
  if (move === undefined) throw new Error('nothing is said');
  const result = apply(match, move);
  return result.ok ? null : result.error;
}

/** The legal actions in the words of `calls`, each type once with all that it may be, seat by seat. */
export function mayDo(match: Match): readonly string[] {
  return legal(match).map(words);
}

function words(move: Move): string {
  switch (move.type) {
    case 'bid':
      return [move.seat, move.type, move.contract, move.value].filter((each) => each !== undefined).join(' ');
    case 'name':
      return `${move.seat} name ${move.suit}`;
    case 'play':
      return `${move.seat} play ${move.card}`;
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
      return `${move.seat} ${move.type}`;
  }
}
