import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/engine/actions.ts';
import type { Card } from '../../src/engine/cards.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { decide } from '../../src/players/levels.ts';
import { calls } from '../engine/support/words.ts';
import { afterMoves, dealtTo, viewInTurn } from './support/table.ts';

/** A hand that every strong player bids alike. `said` is what went before, seat 0 first; `does` what is sound. */
type Textbook = {
  readonly hand: string;
  readonly turned?: Card;
  readonly said?: readonly string[];
  readonly does: readonly string[];
};

const TURNED_CARD: readonly Textbook[] = [
  { hand: '9H AH 8H AC KD', turned: 'JH', does: ['take'] },
  { hand: 'JH AH TH AS 7C', turned: '9H', does: ['take'] },
  { hand: 'JD 9D AD KS AS', turned: '8D', does: ['take'] },
  { hand: 'JC 9C AS AH 8D', turned: 'TC', does: ['take'] },
  { hand: 'KC QC 8D 9D 7S', turned: '7H', does: ['pass'] },
  { hand: '7H 8C QD KS 9S', turned: 'AH', does: ['pass'] },
  { hand: 'QS 7C 8C 9D TD', turned: 'KS', does: ['pass'] },
  { hand: 'JS 9S AS TS 7D', turned: 'QH', does: ['pass'] },
  { hand: 'JS 9S AS KS AD', turned: '7C', said: ['0 pass', '1 pass', '2 pass', '3 pass'], does: ['name S'] },
  { hand: '7D 8D QH KH 9S', turned: '7C', said: ['0 pass', '1 pass', '2 pass', '3 pass'], does: ['pass'] },
];

const POINTS: readonly Textbook[] = [
  { hand: 'JH 9H AH TH KH QH AC AD', does: ['bid H'] },
  { hand: 'JS 9S AS 8S AC 7D 8D QH', does: ['bid S'] },
  { hand: 'JD 9D KD QD AC AS 7H 8H', does: ['bid D'] },
  { hand: 'JC 9C AC KC 7C AH 8D 8S', does: ['bid C'] },
  { hand: 'JH 8H 7H AS AC AD 7C 7D', does: ['bid H', 'pass'] },
  { hand: '7C 8C 9D QD KH 7S 8S 9S', does: ['pass'] },
  { hand: '7C 8C 9C TD QD 8H KH 7S', does: ['pass'] },
  { hand: '7C 8C QD KD 8H 9H QS KS', said: ['0 bid S 100'], does: ['pass'] },
  { hand: '7C 8C QD KD 8H 9H QS 7D', said: ['0 bid S 90', '1 pass'], does: ['pass'] },
  { hand: 'JS 9S AS TS AC AD 7H 8H', said: ['0 bid H 80'], does: ['bid S'] },
];

const LADDER: readonly Textbook[] = [
  { hand: 'JC JD JH 9H AS', does: ['bid AT'] },
  { hand: 'JC 9C JD 9D JS', does: ['bid AT'] },
  { hand: 'AC AD AH TC KS', does: ['bid NT'] },
  { hand: 'AC TC AD TD AH', does: ['bid NT'] },
  { hand: 'JS 9S AS KS 7D', does: ['bid S', 'bid AT'] },
  { hand: 'JH 9H KH QH AC', does: ['bid H', 'bid AT'] },
  { hand: '7C 8D QH KS 9C', does: ['pass'] },
  { hand: 'TC 8D QH 9S 7C', does: ['pass'] },
  { hand: '7D 8D QH 9S KC', said: ['0 bid AT'], does: ['pass'] },
  { hand: '8H 7C 9D QS KD', said: ['0 bid H', '1 pass'], does: ['pass'] },
];

const NAME_ONCE: readonly Textbook[] = [
  { hand: 'JH 9H AH 8H AC QS', does: ['name H'] },
  { hand: 'JS 9S KS QS AC 7D', does: ['name S'] },
  { hand: 'JC 9C TC 8C AD TD', does: ['name C'] },
  { hand: '7C 8C 9D QD KH 7S', does: ['pass'] },
  { hand: 'AC TC TH KH 8S 7S', does: ['pass'] },
  { hand: 'JD 9D AD 8D AS TS', said: ['0 pass', '1 pass'], does: ['name D'] },
  { hand: '7D 8D QH KS 9C TC', said: ['0 pass'], does: ['pass'] },
  { hand: 'JC 9C AC 7D 8H QS', said: ['0 pass', '1 pass', '2 pass'], does: ['name C'] },
  { hand: '9D TD KD 7D AS 8H', said: ['0 pass', '1 pass', '2 pass'], does: ['name D'] },
  { hand: '7C 8C JH 9H QD KS', said: ['0 pass', '1 pass', '2 pass'], does: ['name H'] },
];

const TABLES: readonly (readonly [RuleSetId, readonly Textbook[]])[] = [
  ['french', TURNED_CARD],
  ['classic-1000', TURNED_CARD],
  ['classic-501', TURNED_CARD],
  ['team', TURNED_CARD],
  ['coinche', POINTS],
  ['contree', POINTS],
  ['bulgarian', LADDER],
  ['bela', NAME_ONCE],
];

/** What a level says, without the value of a bid. */
function said(level: 'normal' | 'hard', rules: RuleSetId, { hand, turned, said = [] }: Textbook): string {
  const seat = (said.length % 4) as Seat;
  const match = afterMoves(dealtTo(ruleSetOf(rules), 3, { [seat]: hand }, turned), calls(...said));
  return inWords(decide(level, viewInTurn(match), 1, () => false));
}

function inWords(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `bid ${move.contract}`;
    case 'name':
      return `name ${move.suit}`;
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
    case 'play':
      return move.type;
  }
}

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  describe.each(TABLES)('bids as strong players do: %s', (rules, hands) => {
    it.each(hands.map((each) => [`${each.hand} ${each.turned ?? ''}`, each] as const))(
      '%s',
      (_, textbook) => {
        expect(textbook.does).toContain(said(level, rules, textbook));
      },
    );
  });
});
