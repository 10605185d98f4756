import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/engine/actions.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { decide } from '../../src/players/levels.ts';
import { calls } from '../engine/support/words.ts';
import { afterMoves, dealtTo, viewInTurn } from './support/table.ts';
import { LADDER, NAME_ONCE, POINTS, TURNED_CARD, type Textbook } from './support/textbook.ts';

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

function nameOf({ hand, turned, said = [] }: Textbook): string {
  return [hand, ...(turned === undefined ? [] : [`(${turned})`]), ...said].join(' ');
}

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
    it('has forty hands, and no hand twice', () => {
      expect(new Set(hands.map(nameOf)).size).toBe(hands.length);
      expect(hands.length).toBeGreaterThanOrEqual(40);
    });

    it.each(hands.map((each) => [nameOf(each), each] as const))('%s', (_, textbook) => {
      expect(textbook.does).toContain(said(level, rules, textbook));
    });
  });
});
