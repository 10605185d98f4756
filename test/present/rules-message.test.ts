import { describe, expect, it } from 'vitest';
import { RULESET_IDS, type RuleSet } from '../../src/engine/ruleset.ts';
import { houseKeysOf, type HouseKey } from '../../src/engine/rulesets/house-keys.ts';
import { withHouseRules, type HouseRules } from '../../src/engine/rulesets/house-rules.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { rulesMessage } from '../../src/present/rules-message.ts';

const textOf = (rules: RuleSet): string =>
  rulesMessage(rules, 'table', catalogue.en).embeds[0]?.description ?? '';
const marks = (rules: RuleSet): readonly string[] =>
  textOf(rules)
    .split('\n')
    .filter((line) => line.startsWith('- 🏠'));

/** Every house rule alone, with every value that this rule set takes. */
function alone(base: RuleSet): readonly (readonly [string, RuleSet])[] {
  return houseKeysOf(base).flatMap((each) =>
    valuesOf(each).flatMap((value) => {
      const changed = withHouseRules(base, laidOut(each.key, value));
      return changed.ok ? [[`${each.key} ${String(value)}`, changed.value] as const] : [];
    }),
  );
}

function valuesOf(each: HouseKey): readonly unknown[] {
  switch (each.kind) {
    case 'choice':
      return each.values;
    case 'number':
      return [each.min, each.max];
    case 'contracts':
      return [each.values.slice(1)];
  }
}

function laidOut(key: string, value: unknown): HouseRules {
  const [outer, inner] = key.split('.') as [string, string?];
  return inner === undefined ? { [outer]: value } : { [outer]: { [inner]: value } };
}

/** Where nothing is declared, it does not matter how declarations would be compared. */
function playsAlike(base: RuleSet, rules: RuleSet): boolean {
  const idle = [base, rules].every(({ declarations }) => declarations?.compare === 'off');
  return (
    JSON.stringify(idle ? { ...rules, declarations: base.declarations } : rules) === JSON.stringify(base)
  );
}

describe('the rules of a table', () => {
  it.each(RULESET_IDS)('of %s have no mark as long as nobody changed them', (id) => {
    expect(textOf(ruleSetOf(id))).not.toContain('🏠');
  });

  it('have a title of their own: those of a rule set are no table’s', () => {
    const title = (of: 'table' | 'rule-set'): string | undefined =>
      rulesMessage(ruleSetOf('bela'), of, catalogue.en).embeds[0]?.title;
    expect([title('table'), title('rule-set')]).toEqual(['Rules of this table: Bela', 'Rules: Bela']);
  });

  it('explain all trump and no trump only where they can be bid', () => {
    const coinche = ruleSetOf('coinche');
    const noTrump = withHouseRules(coinche, { contracts: [...coinche.contracts, 'NT'] });
    expect(textOf(coinche)).not.toMatch(/all trump|no trump/i);
    expect(noTrump.ok && textOf(noTrump.value)).toContain('- 🏠 In no trump there are no declarations.');
    expect(noTrump.ok && textOf(noTrump.value)).not.toContain('all trump');
    expect(textOf(ruleSetOf('bulgarian'))).toContain('In all trump every suit ranks and counts like trumps');
  });

  it.each(RULESET_IDS)('of %s mark every house rule, and say what the mark means', (id) => {
    const base = ruleSetOf(id);
    const changed = alone(base).filter(([, rules]) => !playsAlike(base, rules));
    expect(changed.length).toBeGreaterThan(5);
    const unmarked = changed.filter(([, rules]) => marks(rules).length === 0);
    expect(unmarked.map(([name]) => name)).toEqual([]);
    for (const [, rules] of changed) expect(textOf(rules)).toMatch(/^🏠 marks the house rules/);
  });

  it.each(LANGUAGES)('count declarations in the scoring only where there are some, in %s', (language) => {
    const s = catalogue[language];
    const silent = withHouseRules(ruleSetOf('coinche'), { declarations: { compare: 'off' } });
    if (!silent.ok) throw new Error(silent.error);
    const scoringOf = (rules: RuleSet): string => {
      const text = rulesMessage(rules, 'table', s).embeds[0]?.description ?? '';
      return text.split(`**${s.rules.heads.scoring}**`)[1]?.split('**')[0] ?? '';
    };
    const counted = /declaration|annonce|ansage|анонс|zvanj/i;
    for (const id of ['coinche', 'french'] as const) expect(scoringOf(ruleSetOf(id))).toMatch(counted);
    for (const rules of [silent.value, ruleSetOf('team')]) {
      expect(scoringOf(rules)).not.toBe('');
      expect(scoringOf(rules)).not.toMatch(counted);
    }
  });

  it('strike out what a house rule takes away', () => {
    const changed = withHouseRules(ruleSetOf('bulgarian'), { declarations: { compare: 'off' } });
    if (!changed.ok) throw new Error('refused');
    expect(marks(changed.value)).not.toEqual([]);
  });
});
