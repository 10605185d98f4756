import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS, type RuleSetId } from '../../../src/engine/ruleset.ts';
import { houseKeysOf } from '../../../src/engine/rulesets/house-keys.ts';
import { houseRulesOf, withHouseRules } from '../../../src/engine/rulesets/house-rules.ts';
import { isRuleSetId, ruleSetOf } from '../../../src/engine/rulesets/registry.ts';
import { ALL_RULE_SETS, housesOf, ruledTables } from '../support/rule-sets.ts';

function reasonFor(id: RuleSetId, house: unknown): string | null {
  const result = withHouseRules(ruleSetOf(id), house);
  return result.ok ? null : result.error;
}

describe('withHouseRules', () => {
  it.each<[RuleSetId, object, string]>([
    ['team', { beatPlainSuit: '' }, 'beatPlainSuit must be one of free, forced'],
    ['french', { undertrump: null }, 'undertrump must be one of free, forced'],
    ['classic-501', { target: '151' }, 'target must be a whole number from 1 to 10000'],
    ['classic-501', { target: 0 }, 'target must be a whole number from 1 to 10000'],
    ['classic-501', { target: 10_001 }, 'target must be a whole number from 1 to 10000'],
    ['classic-501', { target: 100.5 }, 'target must be a whole number from 1 to 10000'],
    ['bulgarian', { double: 'any-time' }, 'double: any-time does not fit the ladder auction'],
    ['bulgarian', { double: 'after-auction' }, 'double: after-auction does not fit the ladder auction'],
    ['contree', { double: 'in-turn' }, 'double: in-turn does not fit the points auction'],
    ['french', { double: 'in-turn' }, 'double: in-turn does not fit the turned-card auction'],
    ['bela', { double: 'any-time' }, 'double: any-time does not fit the name-once auction'],
    ['coinche', { double: 'yes' }, 'double must be one of no, in-turn, any-time, after-auction'],
    ['bela', { noSuchRule: 1 }, 'unknown house rule noSuchRule'],
    ['bela', { id: 'french' }, 'unknown house rule id'],
    ['bela', { auction: 'points' }, 'unknown house rule auction'],
    ['bela', { capot: { kind: 'nothing' } }, 'unknown house rule capot'],
    ['bela', { scoring: 'plain' }, 'unknown house rule scoring'],
    ['bela', { constructor: 1 }, 'unknown house rule constructor'],
    ['coinche', { tie: 'made' }, 'unknown house rule tie'],
    ['contree', { tie: 'made' }, 'unknown house rule tie'],
    ['contree', { declarations: { compare: 'off' } }, 'unknown house rule declarations'],
    ['contree', { sequenceLength: 'class' }, 'unknown house rule sequenceLength'],
    ['team', { sequenceLength: 'length' }, 'unknown house rule sequenceLength'],
    ['bulgarian', { beloteOnFail: 'stays' }, 'unknown house rule beloteOnFail'],
    ['french', { maxBid: 160 }, 'maxBid: 160 does not fit the turned-card auction'],
    ['coinche', { maxBid: 85 }, 'maxBid must be a multiple of ten from 80 to 240'],
    ['coinche', { maxBid: 250 }, 'maxBid must be a multiple of ten from 80 to 240'],
    ['coinche', { maxBid: 70 }, 'maxBid must be a multiple of ten from 80 to 240'],
    ['coinche', { contracts: [] }, 'contracts must be a list of C, D, H, S, NT, AT, each at most once'],
    [
      'coinche',
      { contracts: ['C', 'C'] },
      'contracts must be a list of C, D, H, S, NT, AT, each at most once',
    ],
    ['coinche', { contracts: 'C' }, 'contracts must be a list of C, D, H, S, NT, AT, each at most once'],
    ['french', { contracts: ['C', 'D', 'H', 'NT'] }, 'contracts: NT does not fit the turned-card auction'],
    ['bela', { contracts: ['C', 'D'] }, 'contracts: C, D does not fit the name-once auction'],
    ['french', { declarations: 'off' }, 'declarations must be an object'],
    ['french', { declarations: { kind: 'off' } }, 'unknown house rule declarations.kind'],
    ['french', { declarations: { eightRun: 'one-quinte' } }, 'unknown house rule declarations.eightRun'],
    [
      'french',
      { declarations: { compare: 'best' } },
      'declarations.compare must be one of separate, single-best, off',
    ],
    [
      'french',
      { declarations: { tie: 'made' } },
      'declarations.tie must be one of cancel, trump-then-seat, seat',
    ],
    [
      'french',
      { declarations: { compare: 'separate' } },
      'declarations: a changed compare must name tie too',
    ],
    [
      'team',
      { declarations: { compare: 'single-best' } },
      'declarations: a changed compare must name tie too',
    ],
    [
      'french',
      { declarations: { tie: 'cancel' } },
      'declarations: tie cancel does not fit compare single-best',
    ],
    ['bulgarian', { declarations: { tie: 'seat' } }, 'declarations: tie seat does not fit compare separate'],
    [
      'bulgarian',
      { declarations: { compare: 'single-best', tie: 'cancel' } },
      'declarations: tie cancel does not fit compare single-best',
    ],
    ['bulgarian', { sequenceLength: 'length' }, 'sequenceLength: length does not fit compare separate'],
    [
      'classic-501',
      { declarations: { compare: 'separate', tie: 'cancel' } },
      'sequenceLength: length does not fit compare separate',
    ],
    ['contree', { eightRunWins: 'yes' }, 'eightRunWins: yes does not fit a table without declarations'],
    ['team', { eightRunWins: 'yes' }, 'eightRunWins: yes does not fit a table without declarations'],
    [
      'french',
      { eightRunWins: 'yes', declarations: { compare: 'off' } },
      'eightRunWins: yes does not fit a table without declarations',
    ],
  ])('refuses for %s %j: %s', (id, house, reason) => {
    expect(reasonFor(id, house)).toBe(reason);
  });

  it('refuses a key named __proto__, which changes nothing', () => {
    expect(reasonFor('french', JSON.parse('{"__proto__": {"target": 1}}'))).toBe(
      'unknown house rule __proto__',
    );
    expect(reasonFor('french', JSON.parse('{"declarations": {"__proto__": 1}}'))).toBe(
      'unknown house rule declarations.__proto__',
    );
  });

  it.each([null, [], 'target', 3])('refuses %j, which is no object', (house) => {
    expect(reasonFor('french', house)).toBe('house rules must be an object');
  });

  it.each<[RuleSetId, object, object]>([
    ['french', {}, {}],
    ['french', { target: 301 }, { target: 301 }],
    [
      'french',
      { direction: 'clockwise', tricklessBelote: 'to-opponents' },
      { direction: 'clockwise', tricklessBelote: 'to-opponents' },
    ],
    ['classic-1000', { hangingBlocksEnd: 'yes' }, { hangingBlocksEnd: 'yes' }],
    ['coinche', { contracts: ['AT', 'S', 'C', 'D', 'H'] }, { contracts: ['C', 'D', 'H', 'S', 'AT'] }],
    ['bulgarian', { contracts: ['AT'], double: 'no' }, { contracts: ['AT'], double: 'no' }],
    [
      'french',
      { declarations: { compare: 'off' } },
      { declarations: { compare: 'off', tie: 'trump-then-seat', needTrick: 'no', eightRun: 'one-quinte' } },
    ],
    [
      'bulgarian',
      { declarations: { compare: 'separate' } },
      { declarations: ruleSetOf('bulgarian').declarations },
    ],
    [
      'bulgarian',
      { declarations: { compare: 'single-best', tie: 'seat' }, sequenceLength: 'length' },
      { sequenceLength: 'length' },
    ],
    [
      'classic-501',
      { declarations: { compare: 'separate', tie: 'cancel' }, sequenceLength: 'class' },
      { sequenceLength: 'class' },
    ],
  ])('takes for %s %j', (id, house, changed) => {
    const result = withHouseRules(ruleSetOf(id), house);
    expect(result).toMatchObject({ ok: true, value: { id, ...changed } });
  });
});

describe('houseRulesOf', () => {
  it('is empty for the rule sets themselves', () => {
    for (const rules of ALL_RULE_SETS) expect(houseRulesOf(rules)).toStrictEqual({});
  });

  it('holds what makes the same rules again', () => {
    fc.assert(
      fc.property(ruledTables(), ({ base, rules }) => {
        const house: unknown = JSON.parse(JSON.stringify(houseRulesOf(rules)));
        expect(withHouseRules(base, house)).toStrictEqual({ ok: true, value: rules });
      }),
      { numRuns: 300 },
    );
  });
});

describe('houseKeysOf', () => {
  it('lists for every rule set what may be changed', () => {
    const keys = Object.fromEntries(
      ALL_RULE_SETS.map((rules) => [rules.id, houseKeysOf(rules).map(({ key }) => key)]),
    );
    const lacking = (id: RuleSetId): readonly string[] =>
      (keys['bulgarian'] ?? [])
        .concat(['maxBid', 'sequenceLength', 'beloteOnFail'])
        .filter((key) => !keys[id]?.some((each) => each === key));
    expect(lacking('bulgarian')).toStrictEqual(['maxBid', 'beloteOnFail']);
    expect(lacking('french')).toStrictEqual(['contracts', 'double', 'maxBid']);
    expect(lacking('coinche')).toStrictEqual(['tie']);
    expect(lacking('bela')).toStrictEqual(['contracts', 'double', 'maxBid']);
    expect(lacking('team')).toStrictEqual([
      'contracts',
      'double',
      'sequenceLength',
      'maxBid',
      'sequenceLength',
    ]);
    expect(lacking('contree')).toStrictEqual([
      'sequenceLength',
      'tie',
      'eightRunWins',
      'declarations.compare',
      'declarations.tie',
      'declarations.needTrick',
      'sequenceLength',
    ]);
  });

  it('lists no value that is refused by itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_RULE_SETS).chain((base) => housesOf(base).map((house) => ({ base, house }))),
        ({ base, house }) => {
          const result = withHouseRules(base, house);
          if (!result.ok)
            expect(result.error).toMatch(/^(declarations: |sequenceLength: length |eightRunWins: yes )/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('isRuleSetId', () => {
  it('knows the eight and nothing else', () => {
    expect(RULESET_IDS.every(isRuleSetId)).toBe(true);
    expect(['poker', '', 'toString', null, 3].some(isRuleSetId)).toBe(false);
  });

  it('finds every rule set under its own name, each plain JSON', () => {
    for (const id of RULESET_IDS) {
      expect(ruleSetOf(id).id).toBe(id);
      expect(JSON.parse(JSON.stringify(ruleSetOf(id)))).toStrictEqual(ruleSetOf(id));
    }
  });
});
