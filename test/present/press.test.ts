import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../src/engine/actions.ts';
import { CARDS, SUITS } from '../../src/engine/cards.ts';
import { SEATS, SIDES } from '../../src/engine/seats.ts';
import { decodePress, encodePress, type Call, type Press, type PressKind } from '../../src/present/press.ts';

const BARE = [
  'leave',
  'add-computer',
  'start',
  'cancel',
  'hand',
  'declare-select',
  'value-select',
  'next-deal',
  'rematch',
  'new-partners',
  'back',
  'score',
  'last-trick',
  'hint',
  'take-seat',
] as const;

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call>({ type: 'pass' }, { type: 'take' }, { type: 'double' }, { type: 'redouble' }),
  fc.constantFrom(...SUITS).map((suit): Call => ({ type: 'name', suit })),
  fc.constantFrom(...CONTRACTS).map((contract): Call => ({ type: 'bid', contract })),
  fc
    .tuple(fc.constantFrom(...CONTRACTS), fc.oneof(fc.nat(1000), fc.constant('capot' as const)))
    .map(([contract, value]): Call => ({ type: 'bid', contract, value })),
);
const kind: fc.Arbitrary<PressKind> = fc.oneof(
  fc.constantFrom(...SIDES).map((side): PressKind => ({ type: 'join', side })),
  fc
    .array(fc.bigInt(0n, 10n ** 20n - 1n), { maxLength: 3 })
    .map((ids): PressKind => ({ type: 'ready', shown: ids.map(String) })),
  fc.constantFrom(...BARE).map((type): PressKind => ({ type })),
  fc
    .tuple(fc.constantFrom(...CARDS), fc.nat(255))
    .map(([card, declare]): PressKind => ({ type: 'play', card, declare })),
  call.map((each): PressKind => ({ type: 'call', call: each })),
  fc
    .tuple(fc.constantFrom(...CARDS), fc.nat(255))
    .map(([card, declare]): PressKind => ({ type: 'ask-play', card, declare })),
  fc
    .tuple(call, fc.oneof(fc.nat(1000), fc.constantFrom('capot' as const, null)))
    .map(([each, value]): PressKind => ({ type: 'ask-call', call: each, value })),
  fc
    .tuple(fc.nat(255), fc.oneof(fc.nat(1000), fc.constantFrom('capot' as const, null)))
    .map(([declare, value]): PressKind => ({ type: 'unask', declare, value })),
);
const tableId = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/);
const press: fc.Arbitrary<Press> = fc
  .tuple(tableId, fc.maxSafeNat(), fc.constantFrom(...SEATS, null), kind)
  .map(([table, at, seat, each]): Press => ({ table, at, seat, ...each }));

describe('encodePress', () => {
  it('fits every press into the 100 characters of a custom_id', () => {
    fc.assert(fc.property(press, (each) => encodePress(each).length <= 100));
  });

  it('never gives one id to two different presses [fault 11]', () => {
    fc.assert(
      fc.property(press, press, (one, other) => {
        expect(encodePress(one) === encodePress(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('tells the table, the version and the seat that a button was drawn for apart [fault 11]', () => {
    const here: Press = { table: 'a', at: 7, seat: 1, type: 'play', card: 'JH', declare: 0 };
    const others: readonly Press[] = [
      { ...here, table: 'b' },
      { ...here, at: 8 },
      { ...here, seat: 2 },
      { ...here, seat: null },
      { ...here, declare: 1 },
    ];
    const ids = [here, ...others].map(encodePress);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['', 'a:b', 'x'.repeat(33), 'ä', 'a b'])('refuses the table id %j', (table) => {
    expect(() => encodePress({ table, at: 0, seat: null, type: 'leave' })).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the version %d', (at) => {
    expect(() => encodePress({ table: 'a', at, seat: null, type: 'leave' })).toThrow(RangeError);
  });
});

describe('decodePress', () => {
  it('gives back the press that was encoded', () => {
    fc.assert(
      fc.property(press, (each) => {
        expect(decodePress(encodePress(each))).toEqual(each);
      }),
    );
  });

  it('knows no text but those that encodePress writes, and never throws', () => {
    const almost = fc
      .tuple(press, fc.nat(60), fc.string({ maxLength: 3 }))
      .map(([each, at, text]) => encodePress(each).slice(0, at) + text + encodePress(each).slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (id) => {
        const decoded = decodePress(id);
        expect(decoded === null ? id : encodePress(decoded)).toBe(id);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes *Ready* of a message that told nobody apart as a wish to be ready [fault 9]', () => {
    expect(decodePress('1:t:0:-:rd')).toMatchObject({ type: 'ready', shown: [] });
  });

  it.each([
    ['of an older version of the codec', '0:t:0:-:lv'],
    ['of a newer one', '2:t:0:-:lv'],
    ['with a seat that no table has', '1:t:0:4:lv'],
    ['with a leading zero in the version', '1:t:01:-:lv'],
    ['with a card that no pack has', '1:t:0:0:pl:1H:0'],
    ['with a card and no announcements', '1:t:0:0:pl:JH'],
    ['with something behind its end', '1:t:0:-:lv:x'],
    ['with an unknown call', '1:t:0:0:ca:z'],
    ['with an unknown contract', '1:t:0:0:ca:b:X'],
    ['with a call to be asked about and no value', '1:t:0:0:av:p'],
    ['with a user id that nobody has', '1:t:0:-:rd:zzzzzzzzzzzzzz'],
    ['that is empty', ''],
    ['named like a property of every object', '1:t:0:-:constructor'],
  ])('is null for a button %s [fault 9]', (_, id) => {
    expect(decodePress(id)).toBeNull();
  });
});
