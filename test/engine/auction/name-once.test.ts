import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { dealt, mayDo, refusalOf, rulesOf, said } from '../support/said.ts';

const match = dealt(rulesOf('bela'), CARDS);

describe('the name-once auction', () => {
  it('lets each seat name a suit or pass, from forehand on', () => {
    expect(mayDo(match)).toStrictEqual(['0 pass', '0 name C', '0 name D', '0 name H', '0 name S']);
  });

  it('ends with the first name', () => {
    expect(said(match, '0 pass', '1 name D').deal).toMatchObject({
      phase: 'play',
      turn: 0,
      standing: { contract: 'D', bidder: 1 },
    });
  });

  it('[fault 39] makes the dealer name when the others have passed', () => {
    const last = said(match, '0 pass', '1 pass', '2 pass');
    expect(mayDo(last)).toStrictEqual(['3 name C', '3 name D', '3 name H', '3 name S']);
    expect(refusalOf(last, '3 pass')).toBe('pass-not-allowed');
  });

  it('keeps two cards of each seat face down until it is over, from everybody', () => {
    const view = viewFor(match, 0);
    expect(view.hand).toStrictEqual([...CARDS.slice(0, 3), ...CARDS.slice(12, 15)]);
    expect(view.handSizes).toStrictEqual([8, 8, 8, 8]);
    expect(JSON.stringify(view)).not.toContain('8S');
  });

  it('deals the face-down cards two by two and lets all pick them up', () => {
    const hand = said(match, '0 name C').deal?.hands[0];
    expect(hand?.slice(6)).toStrictEqual(CARDS.slice(24, 26));
  });
});
