import { describe, expect, it } from 'vitest';
import { legal } from '../../../src/engine/match.ts';
import { dealt, mayDo, refusalOf, rulesOf, said } from '../support/said.ts';

const coinche = dealt(rulesOf('coinche'));
const contree = dealt(rulesOf('contree'));
const plain = dealt(rulesOf('coinche', { double: 'no' }));

describe('the points auction', () => {
  it('offers every value from 80 to the limit, then capot, in every suit', () => {
    const values = new Set(legal(coinche).flatMap((move) => (move.type === 'bid' ? [move.value] : [])));
    expect([...values]).toStrictEqual([80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 'capot']);
    expect(legal(contree)).toHaveLength(1 + 4 * (9 + 1));
  });

  it.each([
    ['[fault 40] the same value in another suit', ['0 bid H 90'], '1 bid S 90', 'bid-not-allowed'],
    ['[fault 40] a lower value', ['0 bid H 90'], '1 bid S 80', 'bid-not-allowed'],
    ['a value above the limit', [], '0 bid H 190', 'bid-not-allowed'],
    ['a value between the tens', [], '0 bid H 85', 'bid-not-allowed'],
    ['a value below 80', [], '0 bid H 70', 'bid-not-allowed'],
    ['a bid without a value', [], '0 bid H', 'bid-not-allowed'],
    ['a bid over a capot', ['0 bid H capot'], '1 bid S capot', 'bid-not-allowed'],
    ['no trump, where the table does not play it', [], '0 bid NT 80', 'bid-not-allowed'],
    ['a bid out of turn', ['0 bid H 90'], '3 bid S 100', 'not-your-turn'],
    ['a pass out of turn, though that seat may double', ['0 bid H 90'], '3 pass', 'not-your-turn'],
    ['a take by a seat that may double', ['0 bid H 90'], '3 take', 'take-not-allowed'],
    ['[fault 40] a double of the own side', ['0 bid H 90', '1 pass'], '2 double', 'double-not-allowed'],
    ['[fault 40] a bid after a double', ['0 bid H 90', '1 double'], '0 bid H 100', 'bid-not-allowed'],
    ['a second double', ['0 bid H 90', '1 double'], '3 double', 'not-your-turn'],
    [
      'a redouble by the partner before the bidder',
      ['0 bid H 90', '1 double'],
      '2 redouble',
      'not-your-turn',
    ],
  ] as const)('refuses %s', (_what, before, call, refusal) => {
    expect(refusalOf(said(coinche, ...before), call)).toBe(refusal);
  });

  it('[fault 39] passes the deal out after four passes', () => {
    expect(said(coinche, '0 pass', '1 pass', '2 pass', '3 pass').deal).toMatchObject({ phase: 'passed-out' });
  });

  it('ends after three passes behind a bid, and passing is not final', () => {
    const ended = said(
      coinche,
      '0 pass',
      '1 bid H 80',
      '2 pass',
      '3 pass',
      '0 bid S 90',
      '1 pass',
      '2 pass',
      '3 pass',
    );
    expect(ended.deal).toMatchObject({
      phase: 'play',
      turn: 0,
      standing: { contract: 'S', value: 90, bidder: 0 },
    });
  });

  describe('with doubling at any time', () => {
    it('lets either opponent of the bidder double, in turn or not', () => {
      expect(mayDo(said(coinche, '0 bid H 180'))).toStrictEqual([
        '1 pass',
        '1 bid C capot',
        '1 bid D capot',
        '1 bid H capot',
        '1 bid S capot',
        '1 double',
        '3 double',
      ]);
      expect(refusalOf(said(coinche, '0 bid H 90', '1 pass'), '3 double')).toBeNull();
    });

    it('[fault 40] lets a capot bid be doubled', () => {
      expect(mayDo(said(coinche, '0 bid H capot'))).toStrictEqual(['1 pass', '1 double', '3 double']);
    });

    it('asks the bidder and then the partner for a redouble', () => {
      expect(mayDo(said(coinche, '0 bid H 90', '3 double'))).toStrictEqual(['0 pass', '0 redouble']);
      expect(mayDo(said(coinche, '0 bid H 90', '3 double', '0 pass'))).toStrictEqual([
        '2 pass',
        '2 redouble',
      ]);
    });

    it.each([
      ['the first redouble', ['0 redouble'], 4],
      ["the partner's redouble", ['0 pass', '2 redouble'], 4],
      ['the second pass', ['0 pass', '2 pass'], 2],
    ])('ends with %s and keeps the bid', (_what, answers, multiplier) => {
      expect(said(coinche, '0 bid H 90', '1 double', ...answers).deal).toMatchObject({
        phase: 'play',
        standing: { contract: 'H', value: 90, bidder: 0, multiplier },
      });
    });
  });

  describe('with doubling after the auction', () => {
    const fixed = said(contree, '0 bid H 90', '1 pass', '2 pass', '3 pass');

    it('knows no double while the bidding runs', () => {
      expect(refusalOf(said(contree, '0 bid H 90'), '1 double')).toBe('double-not-allowed');
    });

    it('lets the bidder raise the own suit once, up to the limit or capot', () => {
      expect(mayDo(fixed)).toStrictEqual([
        '0 pass',
        '0 bid H 100',
        '0 bid H 110',
        '0 bid H 120',
        '0 bid H 130',
        '0 bid H 140',
        '0 bid H 150',
        '0 bid H 160',
        '0 bid H capot',
      ]);
      expect(refusalOf(fixed, '0 bid S 100')).toBe('bid-not-allowed');
    });

    it('skips the raise behind a capot bid', () => {
      const capot = said(contree, '0 bid H capot', '1 pass', '2 pass', '3 pass');
      expect(mayDo(capot)).toStrictEqual(['1 pass', '1 double']);
    });

    it('asks the opponents, the one after the bidder first', () => {
      expect(mayDo(said(fixed, '0 bid H 120'))).toStrictEqual(['1 pass', '1 double']);
      expect(mayDo(said(fixed, '0 pass', '1 pass'))).toStrictEqual(['3 pass', '3 double']);
    });

    it.each([
      ['two passes of the opponents', ['1 pass', '3 pass'], 1],
      ['a double and two passes', ['1 double', '0 pass', '2 pass'], 2],
      ["the second opponent's double and a redouble", ['1 pass', '3 double', '0 redouble'], 4],
      ["the partner's redouble", ['1 double', '0 pass', '2 redouble'], 4],
    ])('ends with %s', (_what, answers, multiplier) => {
      expect(said(fixed, '0 bid H 120', ...answers).deal).toMatchObject({
        phase: 'play',
        turn: 0,
        standing: { contract: 'H', value: 120, bidder: 0, multiplier },
      });
    });
  });

  describe('without doubling', () => {
    it('ends with three passes behind a bid, without a raise', () => {
      expect(mayDo(said(plain, '0 bid H capot'))).toStrictEqual(['1 pass']);
      expect(said(plain, '0 bid H 90', '1 pass', '2 pass', '3 pass').deal).toMatchObject({ phase: 'play' });
    });
  });

  it('plays no trump and all trump where the table adds them', () => {
    const match = dealt(rulesOf('contree', { contracts: ['AT', 'C', 'D', 'H', 'S', 'NT'], maxBid: 80 }));
    expect(legal(match)).toHaveLength(1 + 6 * 2);
    expect(refusalOf(match, '0 bid AT 80')).toBeNull();
  });
});
