import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import type { Match } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { SEATS, type BySeat, type Seat } from '../../src/engine/seats.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { en } from '../../src/i18n/en.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { dealResultMessage } from '../../src/present/deal-result-message.ts';
import { handMessage } from '../../src/present/hand-message.ts';
import { helpMessage } from '../../src/present/help-message.ts';
import { lastTrickMessage } from '../../src/present/last-trick-message.ts';
import { lobbyMessage } from '../../src/present/lobby-message.ts';
import { matchResultMessage } from '../../src/present/match-result-message.ts';
import { pingMessage } from '../../src/present/ping-message.ts';
import { announceAll } from '../../src/present/press-action.ts';
import { asSeat, asSpectator } from '../../src/present/readers.ts';
import { refusalContext, refusalText } from '../../src/present/refusal-text.ts';
import { rulesMessage } from '../../src/present/rules-message.ts';
import { scoreMessage } from '../../src/present/score-message.ts';
import type { SeatFace } from '../../src/present/seat-face.ts';
import { standingsMessage } from '../../src/present/standings-message.ts';
import { tableMessage } from '../../src/present/table-message.ts';
import { anyFaces, anyName, FOUR_FRIENDS, NASTY_NAMES, person } from './faces.ts';
import { messageFaults } from './message-faults.ts';
import { ALL_RULES, playedOn, someMatch } from './random-match.ts';

const HEX = 'ab'.repeat(32);
const WHERE = { tableId: 'x'.repeat(32), at: 123456789 };

const publicMessages = (match: Match, seats: BySeat<SeatFace>): readonly MessageBody[] => {
  const view = asSpectator(viewFor(match, null));
  const about = { ...WHERE, view, seats, live: true };
  return [
    tableMessage({ ...about, deadlineMs: 1_800_000_000_000, commitment: HEX }, en),
    scoreMessage({ ...about, commitment: HEX }, en),
    lastTrickMessage(about, en),
    matchResultMessage(
      { ...about, outcome: { kind: 'won', winner: view.winner ?? 0 }, noRating: 'left', seed: HEX },
      en,
    ),
    matchResultMessage(
      { ...about, outcome: { kind: 'ended', by: '123456789012345678' }, noRating: 'undecided', seed: HEX },
      en,
    ),
    ...view.results.slice(-1).map(() =>
      dealResultMessage(
        {
          ...about,
          deal: view.results.length - 1,
          seed: HEX,
          nextDealAtMs: 1_800_000_000_000,
        },
        en,
      ),
    ),
  ];
};

const handOf = (
  match: Match,
  seat: Seat,
  seats: BySeat<SeatFace>,
  note: string | null = null,
): MessageBody => {
  const view = asSeat(viewFor(match, seat));
  return handMessage({ ...WHERE, view, seats, chosen: announceAll(view.offered), note, sort: 'suits' }, en);
};

describe('every message', () => {
  it('is one that Discord takes, whatever the rules, the moment and the names [fault 25] [fault 26]', () => {
    fc.assert(
      fc.property(someMatch, anyFaces, anyName, (match, seats, note) => {
        const hands = SEATS.map((seat) => handOf(match, seat, seats, note));
        for (const body of [...publicMessages(match, seats), ...hands])
          expect(messageFaults(body)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('pings nobody, unless it is a ping, and then only that person [fault 26]', () => {
    fc.assert(
      fc.property(someMatch, anyFaces, (match, seats) => {
        const hands = SEATS.map((seat) => handOf(match, seat, seats));
        for (const body of [...publicMessages(match, seats), ...hands])
          expect(body.allowed_mentions).toEqual({ parse: [] });
      }),
    );
    const ping = pingMessage(
      { userId: '123456789012345678', ping: true, handAlive: false, deadlineMs: 90_000, kind: 'turn' },
      en,
    );
    expect(ping.allowed_mentions).toEqual({ users: ['123456789012345678'] });
    expect(ping.content).toContain('<@123456789012345678>');
    expect(messageFaults(ping)).toEqual([]);
  });

  it('shows no card that its reader may not know', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        for (const body of publicMessages(match, FOUR_FRIENDS))
          expectOnly(body, knownCards(viewFor(match, null)));
        for (const seat of SEATS)
          expectOnly(handOf(match, seat, FOUR_FRIENDS), knownCards(viewFor(match, seat)));
      }),
      { numRuns: 120 },
    );
  });

  it('does not change with the hands that its reader cannot see', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        const other = withOtherHandsSwapped(match, seat);
        expect(publicMessages(other, FOUR_FRIENDS)).toEqual(publicMessages(match, FOUR_FRIENDS));
        expect(handOf(other, seat, FOUR_FRIENDS)).toEqual(handOf(match, seat, FOUR_FRIENDS));
      }),
    );
  });
});

describe('a public message', () => {
  it('refuses the view of a seat', () => {
    const match = playedOn(ALL_RULES[0]!, 1, 0);
    expect(() => asSpectator(viewFor(match, 2))).toThrow('public message');
    expect(() => asSeat(viewFor(match, null))).toThrow('spectator');
  });
});

describe('lobbyMessage', () => {
  const rules = ALL_RULES[0]!;
  const lobby = {
    ...WHERE,
    rules,
    houseDiffers: true,
    clockMs: 90_000,
    level: 'hard',
    hints: true,
    admission: 'invited',
    hostName: '@everyone',
    threadId: '12345678901234567',
    isRematch: false,
  } as const;

  it.each(['open', 'started', 'cancelled', 'expired', 'ended'] as const)(
    'is one that Discord takes while %s, whatever the names [fault 25]',
    (kind) => {
      const seats = [person(NASTY_NAMES[2]), null, person(NASTY_NAMES[4]), person(NASTY_NAMES[10])] as const;
      const body = lobbyMessage({ ...lobby, seats, state: { kind } }, en);
      expect(messageFaults(body)).toEqual([]);
      expect(body.components.length).toBe(kind === 'open' ? 4 : 0);
    },
  );

  it("lets nobody join a side of two persons, but anybody take a computer's place [fault 10]", () => {
    const computer = { kind: 'computer', name: 'Ada', level: 'easy', away: false } as const;
    const seats = [person('Ana'), person('Bo'), person('Cy'), computer] as const;
    const body = lobbyMessage({ ...lobby, seats, state: { kind: 'open' } }, en);
    const [joinA, joinB] = body.components[0]?.components ?? [];
    expect(joinA).toMatchObject({ label: 'Join side A', disabled: true });
    expect(joinB).not.toHaveProperty('disabled');
  });

  it('says in a rematch that computers play for whoever is not ready', () => {
    const body = (isRematch: boolean): string =>
      JSON.stringify(lobbyMessage({ ...lobby, isRematch, seats: FOUR_FRIENDS, state: { kind: 'open' } }, en));
    expect(body(true)).toContain('Computers also play for those who are not ready by then.');
    expect(body(false)).not.toContain('not ready by then');
  });

  it('says whether advice may be asked for', () => {
    const body = (hints: boolean): string =>
      JSON.stringify(lobbyMessage({ ...lobby, hints, seats: FOUR_FRIENDS, state: { kind: 'open' } }, en));
    expect(body(true)).toContain('· with hints');
    expect(body(false)).toContain('· without hints');
  });

  it('says who won once the match is over', () => {
    const seats = FOUR_FRIENDS;
    const state = { kind: 'finished', winner: 1, total: [120, 160] } as const;
    expect(JSON.stringify(lobbyMessage({ ...lobby, seats, state }, en))).toContain(
      'side B won 160\u2060–\u2060120',
    );
  });
});

describe('rulesMessage', () => {
  it.each(ALL_RULES.map((rules) => [rules.id, rules] as const))(
    'explains %s within one message',
    (_, rules) => {
      const body = rulesMessage(rules, 'table', en);
      expect(messageFaults(body)).toEqual([]);
      expect(body.embeds[0]?.description).not.toMatch(/…$|undefined/);
    },
  );

  it('shows house rules', () => {
    const rules = ALL_RULES[0]!;
    const text = (each: typeof rules): string => rulesMessage(each, 'table', en).embeds[0]?.description ?? '';
    expect(text({ ...rules, target: 301 })).toContain('301');
    expect(text({ ...rules, undertrump: 'forced' })).not.toBe(text(rules));
    expect(text({ ...rules, double: 'no' })).toContain('no doubling');
  });

  it('speaks of no table where a rule set was asked for', () => {
    for (const rules of ALL_RULES.slice(0, -1)) {
      const [embed] = rulesMessage(rules, 'rule-set', en).embeds;
      expect(`${embed?.title} ${embed?.description}`).not.toContain('this table');
    }
  });
});

describe('refusalText', () => {
  it.each([
    ['french', 'your partner is not winning the trick, so you must play a trump'],
    ['bela', 'you must play a trump (hearts), even when your partner is winning the trick'],
  ] as const)('gives the reason that %s has for a ruff', (id, reason) => {
    const view = viewFor(playedOn(ruleSetOf(id), 1, 0), null);
    const context = { ...refusalContext(view), contract: 'H' } as const;
    expect(refusalText('must-trump', context, en)).toContain(reason);
  });
});

describe('helpMessage', () => {
  it('fits into one message', () => {
    expect(messageFaults(helpMessage(en))).toEqual([]);
  });

  it('has an empty line between its sections', () => {
    const sections = helpMessage(en).embeds[0]?.description?.split('\n\n') ?? [];
    expect(sections.slice(0, -2)).toEqual(en.help.paragraphs);
  });
});

describe('standingsMessage', () => {
  const row = { rank: 1, played: 12, won: 9, rating: 1534.4, change: 12.2 };

  it('is one that Discord takes, whatever the names [fault 26]', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 25 }), anyName, (names, seasonName) => {
        const rows = names.map((name) => ({ ...row, name }));
        const body = standingsMessage(
          { seasonName, span: null, ruleSet: 'bela', page: 1, pages: 3, rows },
          en,
        );
        expect(messageFaults(body)).toEqual([]);
        expect(body.embeds[0]?.description?.match(/```/g)?.length ?? 0).toBe(rows.length > 0 ? 2 : 0);
      }),
    );
  });

  it('fits a phone: 32 columns, however long a name is', () => {
    const rows = [
      { ...row, name: 'Maximilian Alexander the Great' },
      { ...row, rank: 10, name: 'Bo', change: -8 },
    ];
    const body = standingsMessage(
      { seasonName: 'Winter', span: null, ruleSet: null, page: 1, pages: 1, rows },
      en,
    );
    expect(body.embeds[0]?.description?.split('\n').slice(1, 6)).toEqual([
      '```',
      '   name             P W rate   ±',
      ' 1 Maximilian Ale… 12 9 1534 +12',
      '10 Bo              12 9 1534  -8',
      '```',
    ]);
  });
});

/** Cards that may be named to a reader. */
function knownCards(view: View): ReadonlySet<Card> {
  return new Set([
    ...view.hand,
    ...(view.turnedCard === null ? [] : [view.turnedCard]),
    ...view.trick.map(({ card }) => card),
    ...view.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...view.shown.flatMap((declarations) => declarations.flatMap(({ cards }) => cards)),
  ]);
}

function expectOnly(body: MessageBody, known: ReadonlySet<Card>): void {
  const text = JSON.stringify(body);
  const named = CARDS.filter((card) => text.includes(cardLabel(card, en)) || text.includes(`:pl:${card}:`));
  expect(named.filter((card) => !known.has(card))).toEqual([]);
}

/** The same match with the hands of two others in each other's place, where both hold as many cards. */
function withOtherHandsSwapped(match: Match, seat: Seat): Match {
  const { deal } = match;
  const [a, b] = SEATS.filter((each) => each !== seat);
  if (deal === null || a === undefined || b === undefined) return match;
  const [one, other] = [deal.hands[a], deal.hands[b]];
  if (one.length !== other.length) return match;
  const swapped = deal.hands.map((hand, each) => (each === a ? other : each === b ? one : hand));
  return { ...match, deal: { ...deal, hands: swapped as unknown as typeof deal.hands } };
}
