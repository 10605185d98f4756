import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewFor } from '../../src/engine/view.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { en } from '../../src/i18n/en.ts';
import { chartText, tablePictureText } from '../../src/present/picture-text.ts';
import { asSpectator } from '../../src/present/readers.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { Move } from '../../src/engine/actions.ts';
import { isCard, type Card } from '../../src/engine/cards.ts';
import { apply, newMatch, startDeal, type Match } from '../../src/engine/match.ts';
import { anyFaces, computer, FOUR_FRIENDS, person } from './faces.ts';
import { playedOn, someMatch } from './random-match.ts';

/** Dealt so that a taker of the turned-up queen leaves each with one suit: Bo hearts, Cy clubs, Di diamonds, Ana spades. */
const PACK =
  'JH 9H AH 7C 8C 9C 7D 8D 9D 7S 8S 9S TH KH TC JC TD JD TS JS QH 8H 7H QC KC AC QD KD AD QS KS AS';
const MOVES: readonly Move[] = [
  { seat: 1, type: 'take' },
  { seat: 1, type: 'play', card: 'JH', declare: [['9H', 'TH', 'JH']] },
  { seat: 2, type: 'play', card: '7C' },
  { seat: 3, type: 'play', card: '7D' },
  { seat: 0, type: 'play', card: '7S' },
  { seat: 1, type: 'play', card: 'KH' },
];

const text = (moves: number, seats = FOUR_FRIENDS): string =>
  tablePictureText(asSpectator(viewFor(after(moves), null)), seats, en);

describe('tablePictureText', () => {
  it('tells of a deal that begins', () => {
    expect(text(0)).toBe(
      'French belote · deal 1. 1A Ana, dealer. 2B Bo, begins. 3A Cy. 4B Di. Play goes round to the right. Turned up: Q♥. Tricks: A 0 · B 0. Score: A 0 · B 0 · to 501.',
    );
  });

  it('tells of the contract before the first card', () => {
    for (const moves of [1, 2, 4])
      expect(text(moves)).toContain('to the right. Contract: ♥ hearts by Bo. Tricks: A 0 · B 0.');
  });

  it('tells of the trick that was taken, of every card and announcement at its seat', () => {
    const told =
      '1A Ana, dealer, 7♠. 2B Bo, begins, J♥, tierce. 3A Cy, 7♣. 4B Di, 7♦. Play goes round to the right. Contract: ♥ hearts by Bo. Bo took trick 1: J♥ 7♣ 7♦ 7♠. Tricks: A 0 · B 1.';
    expect(text(5)).toContain(told);
    expect(text(6)).toContain(told);
  });

  it('tells what each side wrote when the deal is over', () => {
    const over = playedOn(ruleSetOf('french'), 3, 40);
    const view = asSpectator(viewFor(over, null));
    const done = { ...view, phase: 'scored' as const, turn: null };
    expect(tablePictureText(done, FOUR_FRIENDS, en)).toMatch(/A \+\d+ · B \+\d+\.$/);
  });

  it('tells of the open trick at a match that was ended in the middle of it, as the picture does', () => {
    const left = { ...asSpectator(viewFor(after(6), null)), phase: 'over' as const, turn: null };
    const told = tablePictureText(left, FOUR_FRIENDS, en);
    expect(told).toContain('1A Ana, dealer. 2B Bo, K♥, tierce, Belote. 3A Cy. 4B Di. ');
    expect(told).toMatch(/The match is over\.$/);
  });

  it('marks computers as the messages do, and shows a name as it is written', () => {
    expect(text(0, [person('*Ana*_x'), computer('Ada'), person('C'), person('D')])).toContain(
      '1A *Ana*_x, dealer. 2B 🤖 Ada',
    );
  });

  it.each(LANGUAGES)('fits into an alternative text in %s, whatever people are called', (language) => {
    fc.assert(
      fc.property(someMatch, anyFaces, (match, seats) => {
        const said = tablePictureText(asSpectator(viewFor(match, null)), seats, catalogue[language]);
        expect(said.length).toBeGreaterThan(40);
        expect(said.length).toBeLessThanOrEqual(1024);
      }),
      { numRuns: 60 },
    );
  });

  it.each(LANGUAGES)('is whole in %s as long as names are those of people', (language) => {
    const seats = ['Maximiliane', 'Bartholomäus', 'Александрина', 'Željko Horvat'].map((name) =>
      person(name),
    );
    fc.assert(
      fc.property(someMatch, (match) => {
        const view = asSpectator(viewFor(match, null));
        const [a, b, c, d] = seats;
        const said = tablePictureText(view, [a!, b!, c!, d!], catalogue[language]);
        expect(said).not.toContain('…');
      }),
      { numRuns: 60 },
    );
  });

  it('holds no card that does not lie open', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        const view = asSpectator(viewFor(match, null));
        const open = new Set([
          ...view.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
          view.turnedCard,
        ]);
        const said = tablePictureText(view, FOUR_FRIENDS, en);
        const named = [...said.matchAll(/(10|[789JQKA])([♣♦♥♠])/gu)].map(
          ([, rank = '', suit = '']) => `${rank === '10' ? 'T' : rank}${'CDHS'['♣♦♥♠'.indexOf(suit)]}`,
        );
        expect(named.filter((card) => !open.has(card as Card))).toEqual([]);
      }),
    );
  });
});

describe('chartText', () => {
  it('names the scores of both sides deal by deal', () => {
    const view = asSpectator(viewFor(playedOn(ruleSetOf('classic-501'), 5, 140), null));
    const totals = (side: 0 | 1): string => view.results.map(({ total }) => total[side]).join(', ');
    expect(view.results.length).toBeGreaterThan(1);
    expect(chartText(view, FOUR_FRIENDS, en)).toBe(
      `Score by deal, Classic belote to 501. A Ana & Cy: ${totals(0)}. B Bo & Di: ${totals(1)}. Score: A ${view.total[0]} · B ${view.total[1]} · to ${view.rules.target}.`,
    );
  });

  it('names the last deals of a long match, and says so', () => {
    const view = asSpectator(viewFor(playedOn(ruleSetOf('classic-501'), 5, 140), null));
    const [result] = view.results;
    const long = { ...view, results: Array.from({ length: 40 }, () => result!) };
    expect(chartText(long, FOUR_FRIENDS, en)).toContain('(28 earlier deals not shown)');
    expect(chartText(long, FOUR_FRIENDS, en).length).toBeLessThanOrEqual(1024);
  });
});

function after(moves: number): Match {
  const pack = PACK.split(' ').filter(isCard);
  const begun = value(startDeal(newMatch(ruleSetOf('french')), 0, pack));
  return MOVES.slice(0, moves).reduce((at, move) => value(apply(at, move)), begun);
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
