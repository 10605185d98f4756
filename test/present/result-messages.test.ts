import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealResult } from '../../src/engine/deal-result.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor } from '../../src/engine/view.ts';
import { en } from '../../src/i18n/en.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { dealResultMessage, type FinishedDeal } from '../../src/present/deal-result-message.ts';
import { matchResultMessage, type FinishedMatch } from '../../src/present/match-result-message.ts';
import { columnsOf, PHONE_COLUMNS } from '../../src/present/monospace.ts';
import { decodePress } from '../../src/present/press.ts';
import { asSpectator, type SpectatorView } from '../../src/present/readers.ts';
import { scoreMessage } from '../../src/present/score-message.ts';
import { FOUR_FRIENDS } from './faces.ts';
import { customIds, messageFaults } from './message-faults.ts';
import { playedOn, someMatch } from './random-match.ts';

const HEX = 'ab'.repeat(32);
const MADE: DealResult = {
  outcome: 'made',
  contract: 'H',
  bidder: 1,
  value: null,
  multiplier: 1,
  tricks: [3, 5],
  cards: [56, 106],
  declarations: [0, 20],
  belote: [20, 0],
  capot: null,
  score: [8, 13],
  hanging: 0,
  total: [8, 13],
};
const PASSED_OUT: DealResult = {
  ...MADE,
  outcome: 'passed-out',
  contract: null,
  bidder: null,
  tricks: [0, 0],
  cards: [0, 0],
  declarations: [0, 0],
  belote: [0, 0],
  score: [0, 0],
};

const viewWith = (results: readonly DealResult[]): SpectatorView => ({
  ...asSpectator(viewFor(playedOn(ruleSetOf('bulgarian'), 1, 0), null)),
  results,
  total: results.at(-1)?.total ?? [0, 0],
});
const dealDrawn = (results: readonly DealResult[], extra: Partial<FinishedDeal> = {}): MessageBody =>
  dealResultMessage(
    {
      tableId: 't',
      at: 9,
      view: viewWith(results),
      deal: results.length - 1,
      seats: FOUR_FRIENDS,
      seed: HEX,
      nextDealAtMs: null,
      live: true,
      ...extra,
    },
    en,
  );
const matchDrawn = (extra: Partial<FinishedMatch>): MessageBody =>
  matchResultMessage(
    {
      tableId: 't',
      at: 9,
      view: viewWith([{ ...MADE, total: [92, 151] }]),
      seats: FOUR_FRIENDS,
      outcome: { kind: 'won', winner: 1 },
      noRating: null,
      seed: HEX,
      live: true,
      ...extra,
    },
    en,
  );
const text = (body: MessageBody): string => `${body.embeds[0]?.title}\n${body.embeds[0]?.description}`;
const types = (body: MessageBody): readonly unknown[] => customIds(body).map((id) => decodePress(id)?.type);

describe('dealResultMessage', () => {
  it('says what was played and what each side writes', () => {
    expect(text(dealDrawn([MADE]))).toContain('**Made**: Bo (side B) played ♥ hearts.');
    expect(
      text(dealDrawn([MADE]))
        .split('```')[1]
        ?.split('\n'),
    ).toEqual([
      '',
      '                    A      B',
      'Tricks              3      5',
      'Card points        56    106',
      'Declarations        0     20',
      'Belote             20      0',
      'Writes              8     13',
      'Total               8     13',
      '',
    ]);
  });

  it.each([
    ['the bid to the side that made it', 'coinche', { value: 90 }, 'Contract                  90'],
    [
      'a double to the side that broke it',
      'coinche',
      { value: 90, multiplier: 2, outcome: 'failed' },
      'Contract         90×2',
    ],
    [
      'a capot by what it counts',
      'contree',
      { value: 'capot', multiplier: 4 },
      'Contract               250×4',
    ],
    [
      'a multiplier alone where bids have no value',
      'bulgarian',
      { multiplier: 2 },
      'Contract                  ×2',
    ],
  ] as const)('shows %s among what adds up to what is written', (_, id, extra, row) => {
    const view = { ...viewWith([{ ...MADE, ...extra }]), rules: ruleSetOf(id) };
    const block = text(dealDrawn(view.results, { view })).split('```')[1];
    expect(block?.split('\n')).toContain(row);
  });

  it('shows no declarations where there are none', () => {
    const none = [
      { ...viewWith([MADE]), rules: ruleSetOf('contree') },
      viewWith([{ ...MADE, contract: 'NT' }]),
    ];
    for (const view of none)
      expect(text(dealDrawn(view.results, { view }))).not.toContain(en.result.rows.declarations);
  });

  it.each([
    ['failed', { outcome: 'failed' }, '**Failed**'],
    ['tied with points that hang', { outcome: 'tied', hanging: 8 }, '8 points hang'],
    ['a capot', { capot: 0 }, '**Capot**: side A took all eight tricks.'],
    ['a redoubled capot bid', { value: 'capot', multiplier: 4 }, 'capot ♥ hearts, redoubled'],
  ] as const)('says when a deal was %s', (_, extra, sentence) => {
    expect(text(dealDrawn([{ ...MADE, ...extra }]))).toContain(sentence);
  });

  it.each([
    ['a capot', { capot: 0, total: [160, 90] }, 'after a capot at least one more deal is played'],
    ['points that hang', { outcome: 'tied', hanging: 8, total: [151, 90] }, 'while points hang'],
    ['equal totals', { total: [155, 155] }, 'with equal totals: another deal decides'],
    ['a passed-out deal', { ...PASSED_OUT, total: [160, 90] }, 'a deal that nobody took does not end'],
  ] as const)('says that %s keeps a match from ending at its target', (_, extra, sentence) => {
    expect(text(dealDrawn([{ ...MADE, ...extra }]))).toContain(sentence);
  });

  it.each([
    ['nobody is there yet', { capot: 0, total: [150, 90] }],
    ['the match is over', { total: [160, 155] }],
  ] as const)('says nothing of it when %s', (_, extra) => {
    const body = text(dealDrawn([{ ...MADE, ...extra }]));
    for (const sentence of Object.values(en.result.goesOn)) expect(body).not.toContain(sentence);
  });

  it('lists what a capot adds, unless it is among the card points', () => {
    const results = [{ ...MADE, capot: 1 as const }];
    expect(text(dealDrawn(results))).toContain('Capot               0     90');
    const coinche = { ...viewWith(results), rules: ruleSetOf('coinche') };
    expect(text(dealDrawn(results, { view: coinche }))).not.toContain('Capot      ');
  });

  it.each([
    ['made', 'Hanging             0     11'],
    ['failed', 'Hanging            11      0'],
  ] as const)('lists what hung before for the side that wrote it when the deal was %s', (outcome, row) => {
    const tied = { ...MADE, outcome: 'tied' as const, hanging: 11 };
    expect(text(dealDrawn([tied, { ...MADE, outcome }]))).toContain(row);
    expect(text(dealDrawn([tied, tied]))).not.toContain('Hanging    ');
    expect(text(dealDrawn([MADE, { ...MADE, outcome }]))).not.toContain('Hanging    ');
  });

  it('shows only the total of a deal that was passed out [fault 39]', () => {
    const body = text(dealDrawn([PASSED_OUT]));
    expect(body).toContain('Nobody took');
    expect(body).not.toContain('Card points');
    expect(body).toContain('Total               8     13');
  });

  it('shows the seed, so that anybody can check the deal [fault 35]', () => {
    expect(text(dealDrawn([MADE]))).toContain(`\`${HEX}\``);
    expect(text(dealDrawn([MADE]))).toContain('Its SHA-256 is the fingerprint');
  });

  it('has a button for the next deal only while it is live [fault 11]', () => {
    expect(types(dealDrawn([MADE], { nextDealAtMs: 90_000 }))).toEqual(['next-deal', 'score']);
    expect(text(dealDrawn([MADE], { nextDealAtMs: 90_000 }))).toContain('starts <t:90:R>');
    expect(dealDrawn([MADE], { nextDealAtMs: 90_000, live: false }).components).toEqual([]);
  });

  it('shows an earlier deal as it was, also when later ones are finished', () => {
    const later = { ...MADE, cards: [100, 62] } as const;
    expect(text(dealDrawn([MADE, later], { deal: 0 }))).toContain('Card points        56    106');
    expect(text(dealDrawn([MADE, later], { deal: 0 }))).toContain('Deal 1 is over');
    expect(() => dealDrawn([MADE], { deal: 1 })).toThrow('not finished');
  });
});

describe('matchResultMessage', () => {
  it('says why no rating moves, and nothing where ratings move', () => {
    const sentences = Object.values(en.result.noRating);
    for (const noRating of ['undecided', 'not-counted', 'computers', 'left'] as const)
      expect(text(matchDrawn({ noRating }))).toContain(en.result.noRating[noRating]);
    expect(sentences.filter((each) => text(matchDrawn({})).includes(each))).toEqual([]);
  });

  it('says who won, with both names and the score of the winner first', () => {
    expect(text(matchDrawn({}))).toContain('🏆 **Bo & Di** win 151\u2060–\u206092.');
    expect(types(matchDrawn({}))).toEqual(['rematch', 'new-partners']);
    expect(matchDrawn({ live: false }).components).toEqual([]);
  });

  it('explains a match that was won by announcing eight cards', () => {
    const body = matchDrawn({ view: viewWith([]), outcome: { kind: 'won', winner: 0 } });
    expect(text(body)).toContain('**Ana & Cy** announced all eight cards');
  });

  it('explains it also where the winners had points enough and a valat kept the match open', () => {
    const view = { ...viewWith([{ ...MADE, total: [160, 151] }]), dealNumber: 1 };
    const body = matchDrawn({ view, outcome: { kind: 'won', winner: 1 } });
    expect(text(body)).toContain('**Bo & Di** announced all eight cards');
  });

  it('gives the seed of a deal that was cut off, for it has no result that would [fault 35]', () => {
    const byEight = matchDrawn({ view: viewWith([]), outcome: { kind: 'won', winner: 0 } });
    const ended = matchDrawn({ view: viewWith([]), outcome: { kind: 'ended', by: '42' } });
    for (const body of [byEight, ended]) expect(text(body)).toContain(en.result.seed(HEX));
    expect(text(matchDrawn({}))).not.toContain(HEX);
  });

  it('says who ended a match early, and that nobody won [fault 16]', () => {
    expect(text(matchDrawn({ outcome: { kind: 'ended', by: '42' } }))).toContain(
      'early by <@42>. Nobody won',
    );
    expect(text(matchDrawn({ outcome: { kind: 'ended', by: null } }))).toContain('nobody was left');
  });
});

describe('scoreMessage', () => {
  const drawn = (results: readonly DealResult[]): MessageBody =>
    scoreMessage({ view: viewWith(results), seats: FOUR_FRIENDS, commitment: HEX }, en);

  it('lists what each side wrote and the totals, deal by deal', () => {
    const doubled = { ...MADE, outcome: 'failed', contract: 'AT', multiplier: 2, total: [60, 13] } as const;
    expect(
      text(drawn([MADE, doubled, PASSED_OUT]))
        .split('```')[1]
        ?.split('\n'),
    ).toEqual([
      '',
      '#  contract A  B ΣA ΣB',
      '1✓ ♥        8 13  8 13',
      '2✗ AT×2     8 13 60 13',
      '3– passed   0  0  8 13',
      '',
    ]);
  });

  it('shows the last deals of a match that is too long for one message', () => {
    const body = drawn(Array.from({ length: 300 }, () => ({ ...MADE, total: [9999, 9999] })));
    expect(messageFaults(body)).toEqual([]);
    expect(text(body)).toContain('(276 earlier deals not shown)');
  });

  it('keeps to the width of a phone when everything about a deal is as long as it can be', () => {
    const long = { ...MADE, value: 'capot', multiplier: 4, score: [2000, 0], total: [9980, 9990] } as const;
    const [, block = ''] = text(drawn(Array.from({ length: 120 }, () => long))).split('```');
    expect(Math.max(...block.split('\n').map(columnsOf))).toBeLessThanOrEqual(PHONE_COLUMNS);
    expect(block).toContain('120✓ capot♥×4 2000 0 9980 9990');
  });

  it('has the whole fingerprint of the deal that is being played [fault 35]', () => {
    expect(text(drawn([]))).toContain(`\`${HEX}\``);
  });

  it('says so when no deal is finished', () => {
    expect(text(drawn([]))).toContain('No deal is finished yet.');
  });
});

describe('every table in a code block', () => {
  it('fits a phone: at most 32 columns', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        const view = asSpectator(viewFor(match, null));
        const drawn = [
          matchDrawn({ view }),
          ...view.results.map((_, deal) => dealDrawn([MADE], { view, deal })),
        ];
        const rows = drawn.flatMap((body) => text(body).split('```')[1]?.split('\n') ?? []);
        expect(Math.max(0, ...rows.map(columnsOf))).toBeLessThanOrEqual(PHONE_COLUMNS);
      }),
    );
  });
});
