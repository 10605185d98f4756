import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { viewFor } from '../../src/engine/view.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import {
  HISTORY_PAGE,
  historyMessage,
  type History,
  type ListedMatch,
} from '../../src/present/history-message.ts';
import { decodeHistoryPress } from '../../src/present/history-press.ts';
import { pastMatchMessage } from '../../src/present/past-match-message.ts';
import { asSpectator } from '../../src/present/readers.ts';
import { anyFaces, FOUR_FRIENDS } from './faces.ts';
import { customIds, messageFaults } from './message-faults.ts';
import { someMatch } from './random-match.ts';

const s = catalogue.en;
const MATCH: ListedMatch = {
  tableId: 'abc',
  endedAtMs: 1_800_000_000_000,
  ruleSet: 'coinche',
  seats: FOUR_FRIENDS,
  total: [1010, 640],
  winner: 0,
};
const PAGE: History = { from: { page: 2, person: null }, pages: 3, before: 5, matches: [MATCH] };
const textOf = (history: History): string => historyMessage(history, s).embeds[0]?.description ?? '';

const listed = fc
  .tuple(anyFaces, fc.constantFrom(...RULESET_IDS), fc.constantFrom(0 as const, 1 as const, null))
  .map(([seats, ruleSet, winner]): ListedMatch => ({ ...MATCH, seats, ruleSet, winner }));

describe('the list of past matches', () => {
  it('says when, by which rules, who against whom, how many points, and who won', () => {
    expect(textOf(PAGE)).toBe(
      ['**6.** <t:1800000000:f> · Coinche', '🔷 A: Ana & Cy · **1010** 🏆', '🔶 B: Bo & Di · **640**'].join(
        '\n',
      ),
    );
  });

  it('says that a match was ended early, and gives nobody the cup', () => {
    const text = textOf({ ...PAGE, matches: [{ ...MATCH, winner: null }] });
    expect(text).toContain('ended early');
    expect(text).not.toContain('🏆');
  });

  it.each([
    [1, [true, false]],
    [2, [false, false]],
    [3, [false, true]],
  ] as const)('has no way beyond the first and the last page: page %d', (page, disabled) => {
    const { components } = historyMessage({ ...PAGE, from: { page, person: '77' } }, s);
    expect(components.at(-1)?.components.map((each) => 'disabled' in each && each.disabled)).toEqual(
      disabled,
    );
    const pages = customIds({ ...historyMessage(PAGE, s), components: components.slice(-1) });
    expect(pages.map((id) => decodeHistoryPress(id)?.from)).toEqual(
      [page - 1, page + 1].map((each) => ({ page: each, person: '77' })),
    );
  });

  it('has no buttons where there is nothing to turn, and no menu where there is nothing to choose', () => {
    expect(historyMessage({ ...PAGE, pages: 1 }, s).components).toHaveLength(1);
    const none = historyMessage({ from: { page: 1, person: null }, pages: 0, before: 0, matches: [] }, s);
    expect(none.components).toEqual([]);
    expect(none.embeds[0]?.description).toBe(s.history.noneYet);
  });
});

describe.each(LANGUAGES)('the history in %s', (language) => {
  it('is made of messages that Discord takes, whatever the names and the match', () => {
    const page = fc.array(listed, { minLength: 1, maxLength: HISTORY_PAGE });
    fc.assert(
      fc.property(page, someMatch, anyFaces, (matches, match, seats) => {
        const numbered = matches.map((each, at) => ({ ...each, tableId: `t${at}` }));
        const list = historyMessage({ ...PAGE, matches: numbered }, catalogue[language]);
        expect(messageFaults(list)).toEqual([]);
        const one = pastMatchMessage(
          {
            ...MATCH,
            view: asSpectator(viewFor(match, null)),
            seats,
            outcome: { kind: 'won', winner: match.winner ?? 0 },
            noRating: 'left',
            seed: 'ab'.repeat(32),
            from: PAGE.from,
          },
          catalogue[language],
        );
        expect(messageFaults(one)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
