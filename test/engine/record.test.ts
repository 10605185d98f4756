import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, replay, type GameRecord } from '../../src/engine/record.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { playOut, randomFrom, randomPack } from './support/random.ts';
import { ALL_RULE_SETS, ruledTables } from './support/rule-sets.ts';
import { isTraced, notRecords, ordered, VECTOR_FILES, vectorsIn } from './support/vectors.ts';
import { calls } from './support/words.ts';

const PACK = randomPack(randomFrom(7));

function frenchRecord(deal: object): unknown {
  return { format: 'belote-record/1', ruleset: 'french', deals: [deal] };
}

function answer(record: unknown, trace = false): unknown {
  return JSON.parse(JSON.stringify(replay(record, { trace }).line));
}

describe('replay', () => {
  describe.each(VECTOR_FILES)('of the vectors in %s', (file) => {
    it.each(vectorsIn(file).map((vector, index) => [index + 1, vector.about, vector] as const))(
      'answers line %i as expected: %s',
      (_line, _about, vector) => {
        const given = ordered(replay(vector.record, { trace: isTraced(vector) }).line);
        expect(given).toStrictEqual(ordered(vector.expect));
      },
    );
  });

  it.each(notRecords().map(({ about, text }) => [about, text] as const))(
    'calls %s no record',
    (_about, text) => {
      expect(replay(parsedOrText(text), { trace: false }).status).toBe(2);
    },
  );

  it.each([
    ['a house that is a list', { house: [] }],
    ['a house that is null', { house: null }],
    ['three seats', { seats: ['a', 'b', 'c'] }],
    ['a seat that is a number', { seats: ['a', 'b', 'c', 4] }],
    ['no deals', { deals: [] }],
    ['the rule set "__proto__"', { ruleset: '__proto__' }],
    ['the rule set "toString"', { ruleset: 'toString' }],
  ])('calls a record with %s no record, and says where', (_what, change) => {
    const record = {
      format: 'belote-record/1',
      ruleset: 'french',
      deals: [{ dealer: 0, pack: PACK, actions: [] }],
    };
    const outcome = replay({ ...record, ...change }, { trace: false });
    expect(outcome).toMatchObject({
      status: 2,
      line: { ok: false, deal: null, action: null, error: 'not-a-record' },
      where: expect.stringMatching(new RegExp(`^${Object.keys(change)[0]}: `)) as unknown,
    });
  });

  it.each([
    ['a deal that is no object', 7, 'malformed-deal'],
    ['a dealer that is no seat', { dealer: 4, pack: PACK, actions: [] }, 'malformed-deal'],
    ['a pack that is no list', { dealer: 0, pack: 'all', actions: [] }, 'malformed-deal'],
    ['no actions', { dealer: 0, pack: PACK }, 'malformed-deal'],
    ['31 cards', { dealer: 0, pack: PACK.slice(1), actions: [] }, 'bad-pack'],
    ['a card twice', { dealer: 0, pack: [...PACK.slice(0, 31), PACK[0]], actions: [] }, 'bad-pack'],
    ['a card in lower case', { dealer: 0, pack: [...PACK.slice(0, 31), 'jh'], actions: [] }, 'bad-pack'],
  ])('refuses %s with no action to blame', (_what, deal, error) => {
    expect(answer(frenchRecord(deal as object))).toStrictEqual({ ok: false, deal: 0, action: null, error });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a type from the prototype', { seat: 1, type: 'constructor' }],
    ['a seat as text', { seat: '1', type: 'pass' }],
    ['a name without a suit', { seat: 1, type: 'name' }],
    ['a bid of no contract', { seat: 1, type: 'bid', contract: 'X' }],
    ['a bid whose value is text', { seat: 1, type: 'bid', contract: 'H', value: '80' }],
    ['a card in lower case', { seat: 1, type: 'play', card: 'jh' }],
    ['declarations that are no list', { seat: 1, type: 'play', card: 'JH', declare: 'JH QH KH' }],
    ['a declaration of no cards', { seat: 1, type: 'play', card: 'JH', declare: [['X']] }],
  ])('calls %s a malformed action', (_what, action) => {
    const record = frenchRecord({ dealer: 0, pack: PACK, actions: [action] });
    expect(answer(record)).toStrictEqual({ ok: false, deal: 0, action: 0, error: 'malformed-action' });
  });

  it('ignores keys that an action does not use', () => {
    const pass = { seat: 1, type: 'pass', card: 'nonsense', declare: 3, suit: null, note: 'hm' };
    expect(answer(frenchRecord({ dealer: 0, pack: PACK, actions: [pass] }))).toMatchObject({
      ok: true,
      next: { phase: 'auction', seat: 2 },
    });
  });

  it('refuses the value of a bid outside a points auction', () => {
    const deal = { dealer: 0, pack: PACK, actions: calls('1 bid H 80') };
    const record = { format: 'belote-record/1', ruleset: 'bulgarian', deals: [deal] };
    expect(answer(record)).toMatchObject({ ok: false, action: 0, error: 'bid-not-allowed' });
  });

  it.each([
    ['french', { seat: 1, type: 'pass', value: 80 }],
    ['french', { seat: 1, type: 'take', value: null }],
    ['bela', { seat: 1, type: 'name', suit: 'H', value: 'capot' }],
    ['bulgarian', { seat: 1, type: 'pass', value: 80 }],
  ])('refuses a value with any other action outside a points auction: %s, %o', (ruleset, action) => {
    const deals = [{ dealer: 0, pack: PACK, actions: [action] }];
    expect(answer({ format: 'belote-record/1', ruleset, deals })).toMatchObject({
      ok: false,
      action: 0,
      error: 'malformed-action',
    });
  });

  it('refuses the value of a card outside a points auction', () => {
    const take = { seat: 1, type: 'take' };
    const card = { seat: 1, type: 'play', card: PACK[0], value: 80 };
    expect(answer(frenchRecord({ dealer: 0, pack: PACK, actions: [take, card] }))).toMatchObject({
      ok: false,
      action: 1,
      error: 'malformed-action',
    });
  });

  it('ignores the value of a pass and of a card where the auction is by points', () => {
    const bid = { seat: 1, type: 'bid', contract: 'H', value: 80 };
    const passes = [2, 3, 0].map((seat) => ({ seat, type: 'pass', value: 90 }));
    const card = { seat: 1, type: 'play', card: PACK[0], value: 'capot' };
    const deals = [{ dealer: 0, pack: PACK, actions: [bid, ...passes, card] }];
    expect(answer({ format: 'belote-record/1', ruleset: 'coinche', deals })).toMatchObject({
      ok: true,
      next: { phase: 'play', seat: 2 },
    });
  });

  it('shows the next forehand its first decision between two deals, without a trace', () => {
    const passes = calls('1 pass', '2 pass', '3 pass', '0 pass', '1 pass', '2 pass', '3 pass', '0 pass');
    expect(answer(frenchRecord({ dealer: 0, pack: PACK, actions: passes }), true)).toMatchObject({
      next: {
        phase: 'auction',
        seat: 2,
        legal: [
          { seat: 2, type: 'pass' },
          { seat: 2, type: 'take' },
        ],
      },
    });
  });

  it('traces an unfinished deal without any action as nothing', () => {
    const deal = { dealer: 0, pack: PACK, actions: [] };
    expect(answer(frenchRecord(deal), true)).toMatchObject({ deals: [], next: { trace: [] } });
  });

  it('survives anything put anywhere in a record', () => {
    const whole = VECTOR_FILES.flatMap((file) =>
      vectorsIn(file)
        .slice(0, 6)
        .map(({ record }) => record),
    );
    const junk = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        1e308,
        -1,
        2 ** 53,
        0.5,
        '__proto__',
        'constructor',
        'jh',
        'JH',
        'capot',
        '',
        null,
        [],
        {},
      ),
      fc.constant(JSON.parse('{"__proto__": {"seat": 0, "type": "pass"}}') as unknown),
    );
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat(), junk, fc.boolean(), (record, place, value, trace) => {
        const outcome = replay(spoiled(record, place, value), { trace });
        expect([0, 1, 2]).toContain(outcome.status);
        expect(() => JSON.stringify(outcome.line)).not.toThrow();
      }),
      { numRuns: 1500 },
    );
  });
});

describe('recordOf', () => {
  it.each(ALL_RULE_SETS.map((rules) => [rules.id, rules] as const))(
    'writes a match of %s that replays',
    (_id, rules) => {
      const { match, deals } = playOut(rules, randomFrom(11), 5);
      const record = recordOf(rules, deals, ['Ana', 'Bo', 'Cy', 'Di']);
      expect(replay(viaJson(record), { trace: false })).toMatchObject({ status: 0, match });
    },
  );

  it('keeps the house rules that differ, and nothing else', () => {
    expect(recordOf(ruleSetOf('bela'), []).house).toStrictEqual({});
    fc.assert(
      fc.property(ruledTables(), fc.integer(), ({ rules }, seed) => {
        const { match, deals } = playOut(rules, randomFrom(seed), 1);
        expect(replay(viaJson(recordOf(rules, deals)), { trace: false })).toMatchObject({ status: 0, match });
      }),
      { numRuns: 60 },
    );
  });
});

function viaJson(record: GameRecord): unknown {
  return JSON.parse(JSON.stringify(record));
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A copy in which the value at the n-th place (counted through every key and item) is another one. */
function spoiled(record: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(record);
  const places: (() => void)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push(() => Object.defineProperty(node, key, { value, enumerable: true, configurable: true }));
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  places[place % places.length]?.();
  return copy;
}
