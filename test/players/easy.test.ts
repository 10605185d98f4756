import { describe, expect, it } from 'vitest';
import { withHouseRules } from '../../src/engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import { easy } from '../../src/players/easy.ts';
import { calls } from '../engine/support/words.ts';
import { afterMoves, dealtTo, viewInTurn } from './support/table.ts';

describe('the beginner', () => {
  it.each<[RuleSetId, string, string, string]>([
    ['coinche', '0 bid S 80', 'JS 9S 8S 7S 7H 8H 7D 8D', 'double'],
    ['coinche', '0 bid S 80', 'JS 9S 8S 7H 8H 9H 7D 8D', 'pass'],
    ['coinche', '0 bid S 80', 'JS AS 8S 7S 7H 8H 7D 8D', 'pass'],
    ['contree', '0 bid H 80, 1 pass, 2 pass, 3 pass, 0 pass', 'JH 9H 8H 7H 7S 8S 7D 8D', 'double'],
    ['bulgarian', '0 bid NT', 'AS AH AD 7S 7H', 'double'],
    ['bulgarian', '0 bid NT', 'AS AH TD 7S 7H', 'pass'],
    ['bulgarian', '0 bid AT', 'JS JH JD 7S 7H', 'double'],
    ['bulgarian', '0 bid AT', 'JS JH 9D 7S 7H', 'pass'],
  ])('of %s says after %s with %s: %s', (rules, said, hand, does) => {
    const match = afterMoves(dealtTo(ruleSetOf(rules), 3, { 1: hand }), calls(...said.split(', ')));
    expect(easy(viewInTurn(match)).type).toBe(does);
  });

  it.each([
    ['AS AH TD KD QD 7C 8C 9C', 'bid NT'],
    ['JS JH TD KD QD 7C 8C 9C', 'bid AT'],
    ['AS JH TD KD QD 7C 8C 9C', 'pass'],
  ])('bids on high cards where no suit may be trump: with %s %s', (hand, does) => {
    const house = withHouseRules(ruleSetOf('coinche'), { contracts: ['NT', 'AT'] });
    if (!house.ok) throw new Error(house.error);
    const move = easy(viewInTurn(dealtTo(house.value, 3, { 0: hand })));
    expect(move.type === 'bid' ? `bid ${move.contract}` : move.type).toBe(does);
  });
});
