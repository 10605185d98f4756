import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { SEATS, type BySeat } from '../../src/engine/seats.ts';
import { ACHIEVEMENTS } from '../../src/app/achievements.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor } from '../../src/engine/view.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import type { Sentences } from '../../src/i18n/sentences.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { dealResultMessage } from '../../src/present/deal-result-message.ts';
import { forgetMessage } from '../../src/present/forget-message.ts';
import { handMessage } from '../../src/present/hand-message.ts';
import { helpMessage } from '../../src/present/help-message.ts';
import { lastTrickMessage } from '../../src/present/last-trick-message.ts';
import { lobbyMessage, type Lobby } from '../../src/present/lobby-message.ts';
import { matchResultMessage } from '../../src/present/match-result-message.ts';
import { columnsOf, PHONE_COLUMNS } from '../../src/present/monospace.ts';
import { pingMessage } from '../../src/present/ping-message.ts';
import { announceAll } from '../../src/present/press-action.ts';
import { asSeat, asSpectator } from '../../src/present/readers.ts';
import { rulesMessage } from '../../src/present/rules-message.ts';
import { scoreMessage } from '../../src/present/score-message.ts';
import type { SeatFace } from '../../src/present/seat-face.ts';
import { profileMessage, type ShownProfile } from '../../src/present/profile-message.ts';
import { SEASONS_SHOWN, seasonsMessage, type ListedSeason } from '../../src/present/season-message.ts';
import { standingsMessage } from '../../src/present/standings-message.ts';
import { tableMessage } from '../../src/present/table-message.ts';
import { anyFaces, computer, FOUR_FRIENDS, person } from './faces.ts';
import { messageFaults } from './message-faults.ts';
import { ALL_RULES, someMatch } from './random-match.ts';

const HEX = 'ab'.repeat(32);
const WHERE = { tableId: 'x'.repeat(32), at: 123456789 };
const LOBBY: Omit<Lobby, 'rules' | 'state'> = {
  ...WHERE,
  houseDiffers: true,
  clockMs: 90_000,
  level: 'hard',
  hints: true,
  admission: 'invited',
  hostName: 'Ana',
  threadId: '12345678901234567',
  isRematch: true,
  seats: [person('Ana'), null, person('Cy', { ready: false }), computer('Ada')],
};

describe.each(LANGUAGES)('every message in %s', (language) => {
  const s = catalogue[language];

  it('is one that Discord takes, whatever the rules, the moment and the names', () => {
    fc.assert(
      fc.property(someMatch, anyFaces, (match, seats) => {
        for (const body of messagesOf(match, seats, s)) expect(messageFaults(body)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its tables within the columns of a phone, no word cut off', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        for (const row of messagesOf(match, FOUR_FRIENDS, s).flatMap(tableRows)) {
          expect(columnsOf(row)).toBeLessThanOrEqual(PHONE_COLUMNS);
          expect(row).not.toMatch(/^[^\d]*…/);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(ALL_RULES.map((rules) => [rules.id, rules] as const))(
    'explains %s, and opens a table of it, within one message',
    (_, rules) => {
      const explained = rulesMessage(rules, 'table', s);
      expect(messageFaults(explained)).toEqual([]);
      expect(explained.embeds[0]?.description).not.toMatch(/…$|undefined/);
      for (const kind of ['open', 'started', 'cancelled', 'expired', 'ended'] as const)
        expect(messageFaults(lobbyMessage({ ...LOBBY, rules, state: { kind } }, s))).toEqual([]);
    },
  );

  it('calls a season that nobody has named by its number, and any other by its name', () => {
    const titled = (seasonName: string): string | undefined =>
      standingsMessage({ seasonName, span: null, ruleSet: null, page: 1, pages: 1, rows: [] }, s).embeds[0]
        ?.title;
    expect(titled('Season 3')).toBe(s.standings.title(s.standings.season(3)));
    expect(titled('Season of storms')).toContain('Season of storms');
  });

  it('has the buttons of a lobby in pairs that a phone shows side by side', () => {
    const { components } = lobbyMessage(
      { ...LOBBY, rules: ruleSetOf('coinche'), state: { kind: 'open' } },
      s,
    );
    for (const row of components) {
      const labels = row.components.map((each) => ('label' in each ? (each.label ?? '') : ''));
      expect(labels).toHaveLength(2);
      expect(labels.join('').length, labels.join(' | ')).toBeLessThanOrEqual(30);
    }
  });

  it('helps, pings and lists the standings within one message', () => {
    const row = { played: 120, won: 99, rating: 2534.4, change: -112.2 };
    const rows = Array.from({ length: 20 }, (_, at) => ({
      ...row,
      rank: at + 1,
      name: at % 2 === 0 ? 'Maximilian Alexander the Great 🃏🎉' : '漢字🎴'.repeat(10),
    }));
    const span = { startedAtMs: 1_700_000_000_000, closedAtMs: 1_800_000_000_000 };
    const standings = standingsMessage(
      { seasonName: 'Winter', span, ruleSet: 'bela', page: 1, pages: 3, rows },
      s,
    );
    const pings = (['turn', 'reminder'] as const).map((kind) =>
      pingMessage(
        { userId: '123456789012345678', ping: true, handAlive: false, deadlineMs: 90_000, kind },
        s,
      ),
    );
    for (const body of [helpMessage(s), forgetMessage(s), standings, ...pings])
      expect(messageFaults(body)).toEqual([]);
    expect(standings.embeds[0]?.description).toContain('<t:1700000000:d>');
    for (const line of tableRows(standings)) expect(columnsOf(line)).toBeLessThanOrEqual(PHONE_COLUMNS);
  });
});

describe.each(LANGUAGES)('a profile in %s', (language) => {
  const s = catalogue[language];
  const none = { played: 0, made: 0 };
  const place = { rank: 3, of: 12, rating: 1042 };
  const full: ShownProfile = {
    name: 'Anna',
    played: 8402,
    won: 7301,
    pointsFor: 1_234_567,
    pointsAgainst: 1_134_567,
    capots: 1,
    contracts: { played: 34_000, made: 21_000 },
    byTrump: {
      C: { played: 5, made: 3 },
      D: none,
      H: { played: 10_000, made: 9_000 },
      S: none,
      NT: { played: 1, made: 0 },
      AT: { played: 2, made: 2 },
    },
    partner: { name: 'Chloé', played: 21, won: 11 },
    ruleSet: 'coinche',
    place,
    placeInRuleSet: { ...place, of: 4 },
    achievements: ACHIEVEMENTS,
    achievable: ACHIEVEMENTS.length,
  };

  it('fits into one message with everything that can be told, its table into the columns of a phone', () => {
    const body = profileMessage({ ...full, name: '[*_`@]'.repeat(20) }, s);
    expect(messageFaults(body)).toEqual([]);
    const rows = tableRows(body).filter((row) => row !== '');
    expect(rows.map((row) => row.trim().split(/\s+/)[0])).toEqual([
      s.profile.heads.made,
      '♣',
      '♥',
      s.words.contractShort.NT,
      s.words.contractShort.AT,
    ]);
    for (const row of rows) expect(columnsOf(row)).toBeLessThanOrEqual(PHONE_COLUMNS);
    const text = body.embeds[0]?.description ?? '';
    for (const each of ACHIEVEMENTS) expect(text).toContain(`🏅 ${s.profile.achievements[each]}`);
    expect(new Set(Object.values(s.profile.achievements)).size).toBe(ACHIEVEMENTS.length);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('tells the place in the rule set that was played most where it is another one', () => {
    const text = (placeInRuleSet: ShownProfile['placeInRuleSet']): string =>
      profileMessage({ ...full, placeInRuleSet }, s).embeds[0]?.description ?? '';
    const inCoinche = s.profile.seasonUnder('coinche', { ...place, of: 4 });
    const behind = { ...place, rank: place.rank + 1 };
    expect(text(behind)).toContain(s.profile.seasonUnder('coinche', behind));
    expect(text({ ...place, of: 4 })).toContain(`${s.profile.season(place)}\n${inCoinche}`);
    expect(text(place)).toContain(`${s.profile.season(place)}\n\n`);
  });

  it('leaves out what there is nothing to say about', () => {
    const byTrump = { C: none, D: none, H: none, S: none, NT: none, AT: none };
    const little = { ...full, byTrump, partner: null, place: null, placeInRuleSet: null, achievements: [] };
    const text = profileMessage(little, s).embeds[0]?.description ?? '';
    expect(text).toContain(s.profile.notThisSeason);
    expect(text).not.toMatch(/```|🏅|Chloé|undefined|null/u);
  });
});

describe.each(LANGUAGES)('the list of seasons in %s', (language) => {
  const s = catalogue[language];
  const seasonOf = (number: number, over: Partial<ListedSeason> = {}): ListedSeason => ({
    number,
    name: `Season ${number}`,
    startedAtMs: 1_700_000_000_000,
    closedAtMs: null,
    matches: 21,
    leader: 'Anna',
    ...over,
  });

  it('says of each its number, its name, when it ran, its matches and who leads', () => {
    const closed = seasonOf(1, { closedAtMs: 1_800_000_000_000, name: 'Winter', matches: 1, leader: null });
    const text = seasonsMessage([seasonOf(2), closed], 0, s).embeds[0]?.description ?? '';
    const [running = '', since = '', facts = '', first = '', span = '', none = ''] = text.split('\n');
    expect(running).toContain(`2 · ${s.standings.season(2)}`);
    expect(since).toContain(s.seasons.since('<t:1700000000:d>'));
    expect(facts).toBe(`${s.seasons.matches(21)} · ${s.seasons.leader('Anna')}`);
    expect(first).toContain('1 · Winter');
    expect(span).toBe(s.seasons.span('<t:1700000000:d>', '<t:1800000000:d>'));
    expect(none).toBe(s.seasons.matches(1));
  });

  it('fits into one message with the longest names there are, and says how many are left out', () => {
    const name = '[*_`@]'.repeat(20);
    const listed = Array.from({ length: SEASONS_SHOWN }, (_, at) =>
      seasonOf(1000 - at, { name, leader: name, closedAtMs: 1_800_000_000_000 }),
    );
    const body = seasonsMessage(listed, 985, s);
    expect(messageFaults(body)).toEqual([]);
    expect(body.embeds[0]?.description).toContain(s.seasons.earlier(985));
    expect(seasonsMessage([], 0, s).embeds[0]?.description).toBe(s.seasons.noneYet);
  });
});

describe('every message in fr', () => {
  it('has a space before a colon, which does not break', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        for (const { content, embeds } of messagesOf(match, FOUR_FRIENDS, catalogue.fr))
          expect(`${content} ${embeds[0]?.description ?? ''}`).not.toMatch(/(?<!\u00a0):\s/);
      }),
      { numRuns: 20 },
    );
  });
});

function messagesOf(match: Match, seats: BySeat<SeatFace>, s: Sentences): readonly MessageBody[] {
  const view = asSpectator(viewFor(match, null));
  const about = { ...WHERE, view, seats, live: true };
  const finished = { ...about, seed: HEX, nextDealAtMs: 1_800_000_000_000 };
  const hands = SEATS.map((seat) => asSeat(viewFor(match, seat))).map((own) =>
    handMessage(
      {
        ...WHERE,
        view: own,
        seats,
        chosen: announceAll(own.offered),
        note: null,
        sort: 'suits',
        hints: true,
      },
      s,
    ),
  );
  return [
    tableMessage({ ...about, deadlineMs: 1_800_000_000_000, commitment: HEX }, s),
    scoreMessage({ ...about, commitment: HEX }, s),
    lastTrickMessage(about, s),
    matchResultMessage(
      { ...about, outcome: { kind: 'won', winner: view.winner ?? 0 }, noRating: 'left', seed: HEX },
      s,
    ),
    matchResultMessage(
      { ...about, outcome: { kind: 'ended', by: '123456789012345678' }, noRating: 'undecided', seed: HEX },
      s,
    ),
    ...view.results.map((_, deal) => dealResultMessage({ ...finished, deal }, s)),
    ...hands,
  ];
}

/** The rows of the tables in a message's code blocks. */
function tableRows(body: MessageBody): readonly string[] {
  const texts = body.embeds.map((embed) => embed.description ?? '');
  return texts
    .flatMap((text) => text.split('```').filter((_, at) => at % 2 === 1))
    .flatMap((each) => each.split('\n'));
}
