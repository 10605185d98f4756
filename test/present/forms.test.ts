import { ModalInteractionCallbackRequestSchema } from 'discord-api-spec/zod';
import { ComponentType, InteractionResponseType } from 'discord-api-types/v10';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modalProblems } from '../../playground/server/validate/component-rules.ts';
import { changedRules } from '../../src/app/house-change.ts';
import { CLOCKS_MS, GUILD_DEFAULTS, PERSON_DEFAULTS } from '../../src/app/settings.ts';
import { RULESET_IDS, type RuleSet } from '../../src/engine/ruleset.ts';
import { houseKeysOf } from '../../src/engine/rulesets/house-keys.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import type { Form, FormValues } from '../../src/present/form.ts';
import {
  decodeForm,
  encodeForm,
  START_OPTIONS,
  type FormId,
  type FormPage,
} from '../../src/present/form-id.ts';
import { houseChangeOf, houseFields, houseForm, houseMessage } from '../../src/present/house-form.ts';
import { houseRefusal } from '../../src/present/house-reason.ts';
import { decodePress } from '../../src/present/press.ts';
import { settingsForm, settingsMessage, setupForm, setupMessage } from '../../src/present/settings-form.ts';
import { tipsFor, tipsMessage } from '../../src/present/tips-message.ts';
import type { TipKey } from '../../src/i18n/tips.ts';
import { messageFaults } from './message-faults.ts';

const en = catalogue.en;
const PAGES = [1, 2] as const;
const page = fc.constantFrom<FormPage>(...PAGES);
const typed = fc.dictionary(fc.constantFrom(...START_OPTIONS), fc.stringMatching(/^[a-z0-9-]{1,14}$/));
const formId: fc.Arbitrary<FormId> = fc.oneof(
  fc.constant<FormId>({ type: 'settings' }),
  page.map((each): FormId => ({ type: 'setup', page: each })),
  fc
    .tuple(fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/), page)
    .map(([table, each]): FormId => ({ type: 'house', table, page: each })),
  typed.map((each): FormId => ({ type: 'start', typed: { ...each } })),
);

describe('the id of a form', () => {
  it('fits into a custom_id, stands for one form, and is no press', () => {
    fc.assert(
      fc.property(formId, (id) => {
        const code = encodeForm(id);
        expect(code.length).toBeLessThanOrEqual(100);
        expect(decodeForm(code)).toEqual(id);
        expect(decodePress(code)).toBeNull();
      }),
    );
  });

  it.each(['', 'f0:settings', 'f1:settings:x', 'f1:setup:3', 'f1:house:a b:1', 'f1:start:a:b', '1:t:0:-:lv'])(
    'is not %j',
    (code) => expect(decodeForm(code)).toBeNull(),
  );

  it('holds nothing that is no table and no value of an option', () => {
    expect(() => encodeForm({ type: 'house', table: 'a:b', page: 1 })).toThrow(RangeError);
    expect(() => encodeForm({ type: 'start', typed: { rules: 'a:b' } })).toThrow(RangeError);
  });
});

describe.each(LANGUAGES)('a form in %s', (language) => {
  const s = catalogue[language];

  it('is one that Discord takes: settings, setup, and house rules of every rule set', () => {
    const channels = Array.from({ length: 30 }, (_, at) => String(12345678901234567n + BigInt(at)));
    for (const form of [
      settingsForm(PERSON_DEFAULTS, s),
      settingsForm({ ...PERSON_DEFAULTS, language: 'xx', faces: 'text', ping: false, confirm: true }, s),
      ...PAGES.flatMap((each) => [
        setupForm(GUILD_DEFAULTS, each, CLOCKS_MS, s),
        setupForm({ ...GUILD_DEFAULTS, language: 'bg', channels, rated: false }, each, CLOCKS_MS, s),
      ]),
      ...RULESET_IDS.flatMap((id) =>
        pagesOf(ruleSetOf(id)).map((each) =>
          houseForm({ type: 'house', table: 'x'.repeat(32), page: each }, ruleSetOf(id), each, s),
        ),
      ),
    ])
      expect(formFaults(form)).toEqual([]);
  });

  it('is answered with a message that Discord takes', () => {
    for (const body of [
      settingsMessage(PERSON_DEFAULTS, s),
      setupMessage({ ...GUILD_DEFAULTS, channels: ['12345678901234567'] }, s),
      houseMessage('t', s.house.changed, 2, s),
      ...RULESET_IDS.map((id) => tipsMessage(ruleSetOf(id), s)),
    ])
      expect(messageFaults(body)).toEqual([]);
  });

  it('says every reason against house rules in that language', () => {
    for (const [rules, house] of REFUSED) {
      const refused = changedRules(rules, house);
      if (refused.ok) throw new Error(JSON.stringify(house));
      const text = houseRefusal(refused.error, s);
      expect(text).not.toContain(refused.error);
      expect(Object.values(s.house.reasons).some((reason) => text.includes(reason))).toBe(true);
    }
  });
});

describe('a choice in a form', () => {
  it('among a few stands in sight, among many in a menu, and is marked as it is now', () => {
    const form = settingsForm({ ...PERSON_DEFAULTS, sort: 'dealt' }, en);
    const types = Object.fromEntries(inputsOf(form).map(({ custom_id, type }) => [custom_id, type]));
    expect(types).toEqual({
      faces: ComponentType.StringSelect,
      language: ComponentType.StringSelect,
      sort: ComponentType.RadioGroup,
      habits: ComponentType.CheckboxGroup,
    });
    expect(untouched(form)['sort']).toBe('dealt');
  });
});

const coinche = ruleSetOf('coinche');
const bulgarian = ruleSetOf('bulgarian');
const REFUSED: readonly (readonly [RuleSet, Readonly<Record<string, unknown>>])[] = [
  [coinche, { target: Number.NaN }],
  [coinche, { target: 0 }],
  [coinche, { maxBid: 85 }],
  [coinche, { contracts: [] }],
  [bulgarian, { sequenceLength: 'length' }],
  [bulgarian, { declarations: { compare: 'off' }, eightRunWins: 'yes' }],
  [coinche, { declarations: { compare: 'separate' } }],
  [coinche, { declarations: { compare: 'separate', tie: 'seat' } }],
  [coinche, { double: 'in-turn' }],
];

describe('the form for house rules', () => {
  it.each(RULESET_IDS)('of %s has a place for each of its house rules, the most asked ones first', (id) => {
    const rules = ruleSetOf(id);
    const fields = PAGES.flatMap((each) => houseFields(rules, each));
    expect(fields[0]).toBe('target');
    expect(new Set(fields).size).toBe(fields.length);
    const form = pagesOf(rules).map((each) =>
      houseForm({ type: 'house', table: 't', page: each }, rules, each, en),
    );
    const places = form.flatMap((each) => placesOf(each));
    for (const { key } of houseKeysOf(rules)) expect(places).toContain(PLACE[key] ?? key);
  });

  it.each(RULESET_IDS)('of %s, handed in as it was opened, changes nothing', (id) => {
    const rules = ruleSetOf(id);
    for (const each of pagesOf(rules)) {
      const form = houseForm({ type: 'house', table: 't', page: each }, rules, each, en);
      expect(changedRules(rules, houseChangeOf(rules, each, untouched(form)))).toEqual({
        ok: true,
        value: rules,
      });
    }
  });

  it('is read into house rules of the engine', () => {
    const values: FormValues = {
      target: ' 1500 ',
      declarations: 'separate',
      contracts: ['H', 'NT', 'AT'],
      maxBid: '200',
      play: ['direction', 'undertrump'],
    };
    const changed = changedRules(coinche, houseChangeOf(coinche, 1, values));
    expect(changed).toMatchObject({
      ok: true,
      value: {
        target: 1500,
        declarations: { compare: 'separate', tie: 'cancel' },
        contracts: ['H', 'NT', 'AT'],
        maxBid: 200,
        direction: 'clockwise',
        undertrump: 'forced',
        ruffOverPartner: 'free',
      },
    });
    const second = { double: 'after-auction', counting: ['declarations.needTrick', 'valatBlocksEnd'] };
    expect(changedRules(coinche, houseChangeOf(coinche, 2, second))).toMatchObject({
      value: { double: 'after-auction', valatBlocksEnd: 'yes', declarations: { needTrick: 'yes' } },
    });
  });

  it.each(['12x', '', '1e3', '-5', '10001'])('does not take %j for points', (target) => {
    expect(changedRules(coinche, houseChangeOf(coinche, 1, { ...FIRST, target }))).toEqual({
      ok: false,
      error: 'target must be a whole number from 1 to 10000',
    });
  });
});

const FIRST: FormValues = { contracts: ['H'], play: [] };

/** Where house rules are that share a field with others. */
const PLACE: Readonly<Record<string, string>> = {
  'declarations.compare': 'declarations',
  'declarations.tie': 'declarations',
};

describe('tips', () => {
  it.each(RULESET_IDS)('for %s are five to twelve, all of them true', (id) => {
    const tips = tipsFor(ruleSetOf(id));
    expect(tips.length).toBeGreaterThanOrEqual(5);
    expect(tips.length).toBeLessThanOrEqual(12);
    expect(tips.includes('noTrump')).toBe(ruleSetOf(id).contracts.includes('NT'));
  });

  it('are all told somewhere; that plain suits must be beaten is a house rule', () => {
    const told = new Set(RULESET_IDS.flatMap((id) => tipsFor(ruleSetOf(id))));
    const keys = Object.keys(en.tips).filter((key) => key !== 'title');
    expect(keys.filter((key) => !told.has(key as TipKey))).toEqual(['forcedBeat']);
  });

  it('follow house rules: what a table forbids is not advised', () => {
    const base = ruleSetOf('french');
    const forced = changedRules(base, { ruffOverPartner: 'forced', declarations: { compare: 'off' } });
    if (!forced.ok) throw new Error(forced.error);
    expect(tipsFor(base)).toContain('partnersTrick');
    expect(tipsFor(forced.value)).not.toContain('partnersTrick');
    expect(tipsFor(forced.value)).toContain('forcedRuff');
    expect(tipsFor(forced.value)).not.toContain('announce');
  });

  it('speak of trumps, ruffs and declarations only where a contract that can be bid has them', () => {
    const noTrump = changedRules(ruleSetOf('bulgarian'), { contracts: ['NT'] });
    const allTrump = changedRules(ruleSetOf('bulgarian'), { contracts: ['AT'] });
    if (!noTrump.ok || !allTrump.ok) throw new Error('refused');
    expect(tipsFor(noTrump.value)).toEqual([
      'noTrump',
      'hanging',
      'feedPartner',
      'guardTen',
      'capot',
      'lastTrick',
    ]);
    expect(tipsFor(allTrump.value)).toEqual([
      'allTrump',
      'announce',
      'hanging',
      'feedPartner',
      'capot',
      'lastTrick',
      'belote',
    ]);
  });
});

function pagesOf(rules: RuleSet): readonly FormPage[] {
  return PAGES.filter((each) => houseFields(rules, each).length > 0);
}

function formFaults(form: Form): readonly string[] {
  const body = { type: InteractionResponseType.Modal, data: form };
  const parsed = ModalInteractionCallbackRequestSchema.safeParse(body);
  const rules = modalProblems(form.components, () => false);
  const labels = form.components.flatMap((each) =>
    each.type === ComponentType.Label && each.label.length > 45 ? [`label ${each.label}`] : [],
  );
  const title = form.title.length > 45 || form.title.endsWith('…') ? [`title ${form.title}`] : [];
  return [
    ...(parsed.success ? [] : [JSON.stringify(parsed.error)]),
    ...rules.map((each) => JSON.stringify(each)),
    ...labels,
    ...title,
  ];
}

type Options = {
  type: ComponentType;
  custom_id: string;
  options?: readonly { value: string; default?: boolean }[];
  value?: string;
};

function inputsOf(form: Form): readonly Options[] {
  return form.components.flatMap((each) =>
    each.type === ComponentType.Label ? [each.component as unknown as Options] : [],
  );
}

/** Fields and boxes of a form. */
function placesOf(form: Form): readonly string[] {
  return inputsOf(form).flatMap(({ custom_id, options }) => [
    custom_id,
    ...(options ?? []).map(({ value }) => value),
  ]);
}

/** What Discord sends for a form in which nobody touched anything. */
function untouched(form: Form): FormValues {
  return Object.fromEntries(
    inputsOf(form).map(({ type, custom_id, options, value }) => {
      const marked = options?.filter((each) => each.default === true).map((each) => each.value);
      return [custom_id, type === ComponentType.RadioGroup ? marked?.[0] : (marked ?? value)];
    }),
  );
}
