import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { dealt, mayDo, refusalOf, rulesOf, said } from '../support/said.ts';

// The pack in order: the 21st card, turned up, is the jack of hearts.
const match = dealt(rulesOf('french'), CARDS);
const FOUR_PASSES = ['0 pass', '1 pass', '2 pass', '3 pass'];

describe('the turned-card auction', () => {
  it('turns the 21st card up and offers forehand to take it', () => {
    expect(match.deal?.turnedCard).toBe('JH');
    expect(mayDo(match)).toStrictEqual(['0 pass', '0 take']);
  });

  it('[fault 41] offers the other three suits in round 2', () => {
    expect(mayDo(said(match, ...FOUR_PASSES))).toStrictEqual(['0 pass', '0 name C', '0 name D', '0 name S']);
  });

  it.each([
    ['[fault 41] the turned suit in round 2', FOUR_PASSES, '0 name H', 'name-not-allowed'],
    ['a name in round 1', [], '0 name C', 'name-not-allowed'],
    ['a take in round 2', FOUR_PASSES, '0 take', 'take-not-allowed'],
    ['a call out of turn', [], '1 take', 'not-your-turn'],
    ['a bid', [], '0 bid H', 'bid-not-allowed'],
    ['a double', ['0 pass'], '1 double', 'double-not-allowed'],
  ])('refuses %s', (_what, before, call, refusal) => {
    expect(refusalOf(said(match, ...before), call)).toBe(refusal);
  });

  it('[fault 41] gives the turned card and two more to the taker, three to the others', () => {
    const taken = said(match, '0 pass', '1 pass', '2 take');
    expect(taken.deal).toMatchObject({ phase: 'play', turn: 0, standing: { contract: 'H', bidder: 2 } });
    expect(taken.deal?.hands.map((hand) => hand.length)).toStrictEqual([8, 8, 8, 8]);
    expect(taken.deal?.hands[2].slice(5)).toStrictEqual([...CARDS.slice(27, 29), 'JH']);
    expect(taken.deal?.hands[0].slice(5)).toStrictEqual(CARDS.slice(21, 24));
  });

  it('[fault 41] gives the turned card to who names another suit in round 2', () => {
    const named = said(match, ...FOUR_PASSES, '0 pass', '1 name S');
    expect(named.deal?.hands[1]).toContain('JH');
    expect(named.deal).toMatchObject({ standing: { contract: 'S', bidder: 1, value: null, multiplier: 1 } });
  });

  it('[fault 39] passes the deal out when all pass twice', () => {
    expect(said(match, ...FOUR_PASSES, ...FOUR_PASSES).deal).toMatchObject({ phase: 'passed-out' });
  });

  it('[fault 39] lets forehand lead whoever took', () => {
    expect(said(match, '0 pass', '1 pass', '2 pass', '3 take').deal).toMatchObject({ turn: 0 });
  });
});
