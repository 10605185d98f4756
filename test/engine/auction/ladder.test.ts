import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/match.ts';
import { dealt, mayDo, refusalOf, rulesOf, said } from '../support/said.ts';

const match = dealt(rulesOf('bulgarian'));

describe('the ladder auction', () => {
  it('begins at forehand, with any contract or a pass', () => {
    expect(mayDo(match)).toStrictEqual([
      '0 pass',
      '0 bid C',
      '0 bid D',
      '0 bid H',
      '0 bid S',
      '0 bid NT',
      '0 bid AT',
    ]);
  });

  it('[fault 40] offers only higher contracts than the last', () => {
    expect(mayDo(said(match, '0 bid S'))).toStrictEqual(['1 pass', '1 bid NT', '1 bid AT', '1 double']);
  });

  it.each([
    ['[fault 40] the same contract again', ['0 bid H'], '1 bid H', 'bid-not-allowed'],
    ['[fault 40] a lower contract', ['0 bid H'], '1 bid D', 'bid-not-allowed'],
    ['[fault 40] a double of the own side', ['0 bid H', '1 pass'], '2 double', 'double-not-allowed'],
    ['a double of nothing', [], '0 double', 'double-not-allowed'],
    ['a double of a double', ['0 bid H', '1 double', '2 pass'], '3 double', 'double-not-allowed'],
    ['a redouble of nothing doubled', ['0 bid H', '1 pass'], '2 redouble', 'redouble-not-allowed'],
    [
      'a redouble by the side that doubled',
      ['0 bid H', '1 double', '2 pass'],
      '3 redouble',
      'redouble-not-allowed',
    ],
    ['a double out of turn', ['0 bid H'], '3 double', 'not-your-turn'],
    ['a take', [], '0 take', 'take-not-allowed'],
    ['a name', [], '0 name H', 'name-not-allowed'],
  ] as const)('refuses %s', (_what, before, call, refusal) => {
    expect(refusalOf(said(match, ...before), call)).toBe(refusal);
  });

  it('lets a higher bid of either side cancel a double or redouble', () => {
    const over = said(match, '0 bid C', '1 double', '2 redouble', '3 bid D');
    expect(over.deal).toMatchObject({ auction: { standing: { contract: 'D', bidder: 3, multiplier: 1 } } });
    expect(said(match, '0 bid C', '1 double', '2 bid H').deal).toMatchObject({
      auction: { standing: { contract: 'H', bidder: 2, multiplier: 1 } },
    });
  });

  it('[fault 40] keeps the bid and the bidder through double and redouble', () => {
    const ended = said(match, '0 bid C', '1 double', '2 redouble', '3 pass', '0 pass', '1 pass');
    expect(ended.deal).toMatchObject({
      phase: 'play',
      standing: { contract: 'C', bidder: 0, multiplier: 4 },
    });
  });

  it('lets who has passed speak again', () => {
    const again = said(match, '0 pass', '1 pass', '2 bid C', '3 pass');
    expect(refusalOf(again, '0 bid D')).toBeNull();
  });

  it.each([
    ['the last bid', ['0 bid H', '1 pass', '2 pass', '3 pass']],
    ['a double', ['0 bid H', '1 double', '2 pass', '3 pass', '0 pass']],
    ['a redouble', ['0 bid H', '1 double', '2 redouble', '3 pass', '0 pass', '1 pass']],
  ])('[fault 40] ends after three passes behind %s', (_what, calls) => {
    expect(said(match, ...calls.slice(0, -1)).deal).toMatchObject({ phase: 'auction' });
    expect(said(match, ...calls).deal).toMatchObject({ phase: 'play', turn: 0 });
  });

  it('[fault 39] passes the deal out after four passes at the start', () => {
    const out = said(match, '0 pass', '1 pass', '2 pass', '3 pass');
    expect(out.deal).toMatchObject({ phase: 'passed-out' });
    expect(turnOf(out)).toBeNull();
    expect(out.results).toMatchObject([
      { outcome: 'passed-out', contract: null, multiplier: 1, total: [0, 0] },
    ]);
  });

  it('knows no doubling where the table has switched it off', () => {
    const plain = dealt(rulesOf('bulgarian', { double: 'no' }));
    expect(mayDo(said(plain, '0 bid NT'))).toStrictEqual(['1 pass', '1 bid AT']);
  });

  it('deals three, two, and three more when it is over', () => {
    expect(match.deal?.hands.map((hand) => hand.length)).toStrictEqual([5, 5, 5, 5]);
    const ended = said(match, '0 bid H', '1 pass', '2 pass', '3 pass');
    expect(ended.deal?.hands.map((hand) => hand.length)).toStrictEqual([8, 8, 8, 8]);
  });
});
