import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/engine/actions.ts';
import { countedDeclarations } from '../../../src/engine/declarations/compare.ts';
import { declarationOf } from '../../../src/engine/declarations/kinds.ts';
import type { RuleSet } from '../../../src/engine/ruleset.ts';
import type { BySeat } from '../../../src/engine/seats.ts';
import { declarationPoints } from '../../../src/engine/scoring/tally.ts';
import { rulesOf } from '../support/said.ts';
import { cards } from '../support/words.ts';

const bulgarian = rulesOf('bulgarian');
const french = rulesOf('french');
const bela = rulesOf('bela');
const classic501 = rulesOf('classic-501');
const NOBODY = '';

type Table = BySeat<string>;
type Case = readonly [
  what: string,
  rules: RuleSet,
  contract: Contract,
  table: Table,
  points: readonly [number, number],
];

/** `7C 8C 9C, JC JD JH JS` announced by each seat; seat 1 is forehand. */
function counted(rules: RuleSet, contract: Contract, table: Table): readonly [number, number] {
  const bySeat = table.map((text) =>
    text
      .split(', ')
      .map((each) => declarationOf(cards(each)))
      .filter((each) => each !== null),
  ) as never;
  return declarationPoints(countedDeclarations(bySeat, rules, contract, 1));
}

const QUARTE = '7D 8D 9D TD';
const TIERCE_TO_ACE = 'QC KC AC';
const TIERCE_TO_KING = 'JC QC KC';
const KING_OF_HEARTS = 'JH QH KH';
const NINES = '9C 9D 9H 9S';
const ACES = 'AC AD AH AS';
const JACKS = 'JC JD JH JS';

describe('countedDeclarations', () => {
  it.each<Case>([
    ['nothing is announced', french, 'S', ['', '', '', ''], [0, 0]],
    ['the longer class wins', french, 'S', [QUARTE, TIERCE_TO_ACE, '', ''], [50, 0]],
    [
      'the higher top card wins within a class',
      french,
      'S',
      [TIERCE_TO_ACE, KING_OF_HEARTS, '', ''],
      [20, 0],
    ],
    [
      '[fault 42] the side of the best counts all of its declarations',
      french,
      'S',
      [QUARTE, TIERCE_TO_ACE, KING_OF_HEARTS, ''],
      [70, 0],
    ],
    [
      'any carré beats any sequence',
      french,
      'S',
      ['TD JD QD KD AD', 'QC QD QH QS', '', '7C 8C 9C'],
      [0, 120],
    ],
    ['jacks beat nines', french, 'S', [NINES, JACKS, '', ''], [0, 200]],
    ['nines beat aces', french, 'S', [ACES, '', '', NINES], [0, 150]],
    ['aces beat tens', french, 'S', ['TC TD TH TS', ACES, '', ''], [0, 100]],
    ['tens beat kings', french, 'S', ['TC TD TH TS', 'KC KD KH KS', '', ''], [100, 0]],
    ['kings beat queens', french, 'S', ['QC QD QH QS', 'KC KD KH KS', '', ''], [0, 100]],
    ['of equals the one in trumps wins', french, 'H', [KING_OF_HEARTS, TIERCE_TO_KING, '', ''], [20, 0]],
    [
      '[fault 42] of equals outside trumps the first from forehand wins',
      french,
      'S',
      [KING_OF_HEARTS, TIERCE_TO_KING, '', ''],
      [0, 20],
    ],
    [
      'in all trump every sequence is in trumps',
      french,
      'AT',
      [KING_OF_HEARTS, TIERCE_TO_KING, '', ''],
      [0, 20],
    ],
    ['in bela trumps do not break a tie', bela, 'H', [KING_OF_HEARTS, TIERCE_TO_KING, '', ''], [0, 20]],
    ['in bela seat 2 comes before seat 3', bela, 'S', ['', '', KING_OF_HEARTS, TIERCE_TO_KING], [20, 0]],
    [
      'a run of six is a quinte like one of five',
      french,
      'S',
      ['7D 8D 9D TD JD QD', '', '', '8C 9C TC JC QC'],
      [0, 100],
    ],
    [
      'by length a run of six beats a run of five',
      classic501,
      'S',
      ['7D 8D 9D TD JD QD', 'TC JC QC KC AC', '', ''],
      [100, 0],
    ],
    [
      'by length equals still go by the top card',
      classic501,
      'S',
      ['8D 9D TD JD QD KD', '7C 8C 9C TC JC QC', '', ''],
      [100, 0],
    ],
    ['[fault 42] nothing counts in no trump', bulgarian, 'NT', [QUARTE, TIERCE_TO_ACE, '', ''], [0, 0]],
    [
      'sequences and carrés are compared apart',
      bulgarian,
      'S',
      [QUARTE, NINES, TIERCE_TO_ACE, ''],
      [70, 150],
    ],
    [
      'equal best sequences of both sides cancel every sequence',
      bulgarian,
      'S',
      [TIERCE_TO_KING, KING_OF_HEARTS, '7S 8S 9S', ''],
      [0, 0],
    ],
    ['trumps do not break that tie', bulgarian, 'H', [TIERCE_TO_KING, KING_OF_HEARTS, '', ''], [0, 0]],
    [
      '[fault 42] equal sequences of one side do not cancel each other',
      bulgarian,
      'S',
      [TIERCE_TO_KING, '7D 8D 9D', KING_OF_HEARTS, ''],
      [40, 0],
    ],
    [
      'cancelled sequences leave the carrés',
      bulgarian,
      'S',
      [`${TIERCE_TO_KING}, ${ACES}`, KING_OF_HEARTS, '', ''],
      [100, 0],
    ],
    [
      'the better carré counts all carrés of its side',
      bulgarian,
      'S',
      ['KC KD KH KS', ACES, '', 'QC QD QH QS'],
      [0, 200],
    ],
    ['nothing counts where declarations are off', rulesOf('team'), 'S', [QUARTE, NOBODY, '', ''], [0, 0]],
    ['nothing counts where there are none', rulesOf('contree'), 'S', [QUARTE, NOBODY, '', ''], [0, 0]],
  ])('%s', (_what, rules, contract, table, points) => {
    expect(counted(rules, contract, table)).toStrictEqual(points);
  });
});
