import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAYS } from '../../src/engine/playback.ts';
import { decodeForm } from '../../src/present/form-id.ts';
import {
  decodeHistoryPress,
  encodeHistoryPress,
  type HistoryPress,
} from '../../src/present/history-press.ts';
import { decodePress } from '../../src/present/press.ts';

const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/);
const person = fc.option(fc.bigInt(1n, 10n ** 20n - 1n).map(String), { nil: null });
const from = fc.record({ page: fc.nat(999_999), person });
const press: fc.Arbitrary<HistoryPress> = fc.oneof(
  from.map((each): HistoryPress => ({ from: each, type: 'list' })),
  from.map((each): HistoryPress => ({ from: each, type: 'choose' })),
  fc
    .tuple(from, table, fc.constantFrom('match' as const, 'export' as const))
    .map(([each, id, type]): HistoryPress => ({ from: each, type, table: id })),
  fc
    .tuple(from, table, fc.nat(999_999), fc.nat(999_999), fc.constantFrom(...WAYS))
    .map(([each, id, deal, step, way]): HistoryPress => {
      return { from: each, type: 'replay', table: id, place: { deal, step }, way };
    }),
);

describe('encodeHistoryPress', () => {
  it('fits every press into the 100 characters of a custom_id', () => {
    fc.assert(fc.property(press, (each) => encodeHistoryPress(each).length <= 100));
  });

  it.each([
    [{ from: { page: -1, person: null }, type: 'list' }],
    [{ from: { page: 1.5, person: null }, type: 'list' }],
    [{ from: { page: 1, person: 'bot' }, type: 'list' }],
    [{ from: { page: 1, person: null }, type: 'match', table: 'a:b' }],
  ] as const)('refuses %j', (each) => {
    expect(() => encodeHistoryPress(each)).toThrow(RangeError);
  });
});

describe('decodeHistoryPress', () => {
  it('gives back the press that was encoded, and no other codec takes it for its own', () => {
    fc.assert(
      fc.property(press, (each) => {
        const id = encodeHistoryPress(each);
        expect(decodeHistoryPress(id)).toEqual(each);
        expect(decodePress(id)).toBeNull();
        expect(decodeForm(id)).toBeNull();
      }),
    );
  });

  it('knows no text but those that encodeHistoryPress writes, and never throws', () => {
    const almost = fc.tuple(press, fc.nat(60), fc.string({ maxLength: 3 })).map(([each, at, text]) => {
      const id = encodeHistoryPress(each);
      return id.slice(0, at) + text + id.slice(at + 1);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (id) => {
        const decoded = decodeHistoryPress(id);
        expect(decoded === null ? id : encodeHistoryPress(decoded)).toBe(id);
      }),
      { numRuns: 2000 },
    );
  });
});
