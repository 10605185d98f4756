import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { viewFor } from '../../src/engine/view.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { dailyIntro, dailyPlay, type DailyBoards } from '../../src/present/daily-message.ts';
import { asSeat, asSpectator } from '../../src/present/readers.ts';
import { FOUR_FRIENDS } from './faces.ts';
import { someMatch } from './random-match.ts';

const DAY = { day: '2026-11-30', ruleSet: 'coinche', deals: 4 } as const;

const boardsOf = (scores: readonly number[], readerId = 'nobody'): DailyBoards => {
  const rows = scores.map((score, at) => ({ userId: `u${at}`, name: `Player ${at}`, score }));
  return {
    readerId,
    here: rows,
    everywhere: rows,
    before: { day: '2026-11-29', ruleSet: 'bela', seeds: [] },
  };
};

const boardText = (boards: DailyBoards): string =>
  dailyIntro('daily-2026-11-30-1', DAY, boards, catalogue.en).embeds[0]?.description ?? '';

describe('the board of a day', () => {
  it('gives equal scores one place', () => {
    expect(boardText(boardsOf([50, 20, 20, -3]))).toContain(
      '1 Player 0 +50\n2 Player 1 +20\n2 Player 2 +20\n4 Player 3  -3\n',
    );
  });

  it('shows the best, and the place of a reader who is not among them', () => {
    const scores = Array.from({ length: 30 }, (_, at) => 100 - at);
    const text = boardText(boardsOf(scores, 'u20'));
    expect(text).toContain('8 Player 7');
    expect(text).not.toContain('Player 8');
    expect(text).toContain('Your place: 21 of 30');
  });

  it('is not broken by names, and lets none of them ping', () => {
    const boards = boardsOf([5]);
    const named = { ...boards, here: [{ userId: 'u', name: '```@everyone `x`', score: 5 }] };
    const text = boardText(named);
    expect(text.match(/```/g)).toHaveLength(4);
  });

  it('holds the seeds of the day before, small, once they are no secret', () => {
    const boards = {
      ...boardsOf([]),
      before: { day: '2026-11-29', ruleSet: 'bela', seeds: ['ab'.repeat(32)] } as const,
    };
    expect(boardText(boards)).toContain(
      `-# Seeds of 2026-11-29, Bela: seat 4 dealt first, then 1, 2 and 3.\n-# \`${'ab'.repeat(32)}\``,
    );
  });
});

describe('a deal of the day', () => {
  it('tells of each card once: the hand its own ones, the table what lies there, and one of them the last trick', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        const view = asSeat(viewFor(match, 0));
        const hand = { tableId: 't', at: 7, view, seats: FOUR_FRIENDS, chosen: 0, note: null } as const;
        const head = { ...DAY, deal: 1, points: 0, counts: true };
        const table = { view: asSpectator(viewFor(match, null)), commitment: 'ab'.repeat(32) };
        const { content, embeds } = dailyPlay(head, { ...hand, sort: 'suits' }, table, catalogue.en);
        const own = view.hand.map((card) => `**${cardLabel(card, catalogue.en)}**`);
        for (const card of own) expect(content.split(card)).toHaveLength(2);
        const last = view.phase === 'play' && view.trick.length > 0 ? (view.tricks.at(-1)?.cards ?? []) : [];
        expect(content.match(/[♣♦♥♠]/gu) ?? []).toHaveLength(own.length + last.length);
        for (const { card } of last) expect(content).toContain(cardLabel(card, catalogue.en));
        for (const { card } of view.trick)
          expect(embeds[0]?.description).toContain(cardLabel(card, catalogue.en));
      }),
    );
  });
});

describe.each(LANGUAGES)('the daily deals in %s', (language) => {
  it('are introduced for every rule set, with a button to begin', () => {
    const s = catalogue[language];
    for (const ruleSet of RULESET_IDS) {
      const body = dailyIntro('daily-2026-11-30-1', { ...DAY, ruleSet }, boardsOf([]), s);
      expect(body.content).toContain(s.words.ruleSet[ruleSet]);
      expect(body.content.length).toBeLessThan(700);
      expect(JSON.stringify(body.components)).toContain('"custom_id":"1:daily-2026-11-30-1:0:-:go"');
    }
  });
});
