import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealsIn } from '../../src/app/past-match.ts';
import { matchAt, openDeal, stepsOf, WAYS, type Place } from '../../src/engine/playback.ts';
import { RULESET_IDS, type RuleSetId } from '../../src/engine/ruleset.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { cardLabel, type Faces } from '../../src/present/card-face.ts';
import { decodeHistoryPress } from '../../src/present/history-press.ts';
import { columnsOf, PHONE_COLUMNS } from '../../src/present/monospace.ts';
import { asSpectator } from '../../src/present/readers.ts';
import { replayMessage } from '../../src/present/replay-message.ts';
import { playedMatch, type Played } from '../support/past-match.ts';
import { anyFaces, FOUR_FRIENDS } from './faces.ts';
import { customIds, messageFaults } from './message-faults.ts';

const s = catalogue.en;
const SEED = 'ab'.repeat(32);
const EMOJIS: Faces = {
  emojiOf: (card) => ({ id: '1'.repeat(20), name: `belote_french_${card.toLowerCase()}` }),
};

const won = new Map<RuleSetId, Played>();
let ended: Played;
beforeAll(async () => {
  for (const id of RULESET_IDS) won.set(id, await playedMatch(id, 4));
  ended = await playedMatch('french', 1, { target: 1000, moves: 3 });
});

const matchOf = (id: RuleSetId): Played => {
  const played = won.get(id);
  if (played === undefined) throw new Error(`no match of ${id}`);
  return played;
};

function shown({ match, log }: Played, place: Place, language = s, seats = FOUR_FRIENDS): MessageBody {
  const deals = dealsIn(log);
  const { view, hands } = openDeal(matchAt(match.match, deals, place));
  const about = {
    tableId: 'x'.repeat(32),
    from: { page: 999_999, person: '9'.repeat(20) },
    sort: 'suits',
  } as const;
  return replayMessage(
    { ...about, deals, place, view: asSpectator(view), hands, seats, seed: SEED, faces: EMOJIS },
    language,
  );
}

const textOf = (body: MessageBody): string =>
  [body.content, body.embeds[0]?.description, body.embeds[0]?.footer?.text].join('\n');

const stepsIn = (played: Played, deal = 0): number => stepsOf(dealsIn(played.log), deal);

describe('a step of a replay', () => {
  it('opens all four hands from the first step on, and shows how the deal can be checked', () => {
    const played = matchOf('coinche');
    const text = textOf(shown(played, { deal: 0, step: 0 }));
    for (const { name } of FOUR_FRIENDS) expect(text).toContain(`**${name}**`);
    for (const card of dealsIn(played.log)[0]?.pack ?? []) expect(text).toContain(cardLabel(card, s));
    expect(text).toContain(SEED);
    expect(text).toContain(`Deal 1 of ${dealsIn(played.log).length} · step 0 of ${stepsIn(played)}`);
  });

  it('says in a Bela auction how many cards lie face down, and shows none of them', () => {
    const played = matchOf('bela');
    const text = textOf(shown(played, { deal: 0, step: 0 }));
    const pack = dealsIn(played.log)[0]?.pack ?? [];
    for (const card of pack.slice(24)) expect(text).not.toContain(cardLabel(card, s));
    expect(text.split(s.hand.faceDown(2))).toHaveLength(5);
  });

  it('tells the auction so far, then the contract, the trick, the points of the tricks and the score', () => {
    const played = matchOf('french');
    const led = (dealsIn(played.log)[0]?.actions ?? []).findIndex(({ type }) => type === 'play');
    expect(textOf(shown(played, { deal: 0, step: 0 }))).toContain(`__${s.table.auction}__`);
    const text = textOf(shown(played, { deal: 0, step: led + 5 }));
    expect(text).toMatch(/Contract: \*\*/);
    expect(text).toContain(s.table.trick(2));
    expect(text).toMatch(/Points in the tricks: A \*\*\d+\*\* · B \*\*\d+\*\*/);
    expect(text).toContain(s.table.score([0, 0], 400));
  });

  it('shows at the end of a deal what it was worth, and the next deal begins with that score', () => {
    const played = matchOf('french');
    const result = played.match.match.results[0];
    const text = textOf(shown(played, { deal: 0, step: stepsIn(played) }));
    expect(text).toMatch(new RegExp(`${s.result.rows.total} +${result?.total.join(' +')}`));
    expect(text.split(/played [^.]+\.|Contract:/)).toHaveLength(2);
    expect(textOf(shown(played, { deal: 1, step: 0 }))).toContain(
      s.table.score(result?.total ?? [0, 0], 400),
    );
  });

  it('ends where a match was ended early, and says so', () => {
    const deals = dealsIn(ended.log);
    const last = { deal: deals.length - 1, step: stepsOf(deals, deals.length - 1) };
    const body = shown(ended, last);
    expect(body.content).toBe(s.result.matchEnded);
    expect(shown(ended, { deal: 0, step: 0 }).content).toMatch(/to bid$/);
  });

  it('has a button for every way, grey where it leads nowhere', () => {
    const greyAt = (place: Place): readonly unknown[] => {
      const rows = shown(matchOf('french'), place).components.flatMap((row) => row.components);
      return rows.flatMap((each) => {
        const press = 'custom_id' in each ? decodeHistoryPress(each.custom_id) : null;
        return press?.type === 'replay' && 'disabled' in each && each.disabled ? [press.way] : [];
      });
    };
    const last = dealsIn(matchOf('french').log).length - 1;
    expect(last).toBeGreaterThan(1);
    expect(greyAt({ deal: 0, step: 0 })).toEqual(['back', 'first', 'previous-deal']);
    expect(greyAt({ deal: 1, step: 2 })).toEqual([]);
    const end = { deal: last, step: stepsIn(matchOf('french'), last) };
    expect(greyAt(end)).toEqual(['forward', 'next-trick', 'next-deal']);
    const presses = customIds(shown(matchOf('french'), end)).map(decodeHistoryPress);
    expect(presses.flatMap((each) => (each?.type === 'replay' ? [each.way] : [])).toSorted()).toEqual(
      WAYS.toSorted(),
    );
  });
});

describe.each(LANGUAGES)('a replay in %s', (language) => {
  it('is made of messages that Discord takes and that fit a phone, at every step of every rule set, with any names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULESET_IDS), fc.nat(), fc.nat(), anyFaces, (id, some, more, seats) => {
        const deals = dealsIn(matchOf(id).log);
        const deal = some % deals.length;
        const step = more % (stepsOf(deals, deal) + 1);
        const body = shown(matchOf(id), { deal, step }, catalogue[language], seats);
        expect(messageFaults(body)).toEqual([]);
        const table = /```([^`]*)```/.exec(body.embeds[0]?.description ?? '')?.[1] ?? '';
        for (const row of table.split('\n')) expect(columnsOf(row)).toBeLessThanOrEqual(PHONE_COLUMNS);
      }),
      { numRuns: 60 },
    );
  });
});
