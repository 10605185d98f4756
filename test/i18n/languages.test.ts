import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES, type Language } from '../../src/i18n/catalogue.ts';
import type { Sentences } from '../../src/i18n/sentences.ts';
import { everythingSaid, withoutSample, withoutSentence, type Said } from './samples.ts';

const ENGLISH = everythingSaid(catalogue.en);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Words that a language shares with English, and texts without words: the only ones that may be the same. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly RegExp[]>> = {
  fr: [
    /^Belote$/,
    /^Capot$/,
    /^belote$/,
    /^Coinche$/,
    /^Contrée$/,
    /^capot$/,
    /^tierce$/,
    /^carré$/,
    /^normal$/,
    /^Score$/,
    /^Total$/,
    /^table$/,
    /^page$/,
    /^score$/,
    /^\d+ (seconde|minute)s?$/,
  ],
  de: [
    /^belote$/,
    /^AT$/,
    /^Belote$/,
    /^Coinche$/,
    /^Contrée$/,
    /^Capot$/,
    /^Host: MARK-ONE$/,
    /^person$/,
    /^name$/,
    /^Capots: /,
  ],
  bg: [],
  hr: [/^Coinche$/, /^Contrée$/, /^capot$/, /^Bela$/, /^#$/],
};
/** Signs, numbers, letters of sides and marks: no language. */
const WORDLESS = /^[^\p{L}]*$|^[A-Z]$|^MARK-\w+$|^`?MARK-ONE`?:? MARK-TWO$/u;

const ENGLISH_WORDS =
  /\b(the|and|you|your|are|of|with|this|from|tricks?|deals?|seats?|bids?|players?|wins|won|nobody|press|cards|turn|rules)\b/i;

describe('the samples', () => {
  it('hold arguments for every sentence that takes some, and for no other', () => {
    expect(withoutSample()).toEqual([]);
    expect(withoutSentence()).toEqual([]);
  });
});

describe.each(LANGUAGES)('a deal that nobody took, in %s', (language) => {
  it('is told without how often they passed: that is four times in one auction and eight in another', () => {
    expect(catalogue[language].result.passedOut).not.toMatch(/four|vier|quatre|четири|četiri|\d/i);
  });
});

describe.each(LANGUAGES)('a target of one point, in %s', (language) => {
  const s = catalogue[language];
  const settings = { clockMs: 0, level: 'easy', hints: true } as const;

  it.each([
    ['the rules', (target: number) => s.rules.aim(target)],
    ['the lobby', (target: number) => s.lobby.settings({ ...settings, target })],
  ])('is one point in %s', (_, said) => {
    const many = said(7).replace('7', '1');
    expect(said(1)).not.toBe(many);
  });
});

describe.each(OTHERS)('the sentences of %s', (language) => {
  const said = everythingSaid(catalogue[language]);

  it('are as many as in English', () => {
    expect(said.map(({ path }) => path)).toEqual(ENGLISH.map(({ path }) => path));
  });

  it('name every name, number and time exactly as often as in English', () => {
    for (const [at, { path, args, text }] of said.entries()) {
      const english = ENGLISH[at]?.text ?? '';
      for (const mark of marksIn(args)) {
        expect(occurrences(text, mark), `${path}: ${mark} in ${text}`).toBe(occurrences(english, mark));
      }
    }
  });

  it('tell apart what English tells apart: sides, suits, contracts, multipliers, kinds, rule sets', () => {
    for (const [path, texts] of grouped(said)) {
      expect(new Set(texts).size, path).toBeGreaterThanOrEqual(new Set(grouped(ENGLISH).get(path)).size);
    }
  });

  it('leave no sentence in English', () => {
    const same = said.filter(({ text }, at) => text === ENGLISH[at]?.text && !WORDLESS.test(text));
    const shared = SHARED[language];
    expect(same.filter(({ text }) => !shared.some((each) => each.test(text)))).toEqual([]);
  });

  it('leave no English word in a sentence', () => {
    for (const { path, text } of said) expect(spoken(text), path).not.toMatch(ENGLISH_WORDS);
  });

  it('mix no alphabets in a word', () => {
    for (const { path, text } of said) {
      expect(text, path).not.toMatch(
        /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
      );
      if (language !== 'bg') expect(text, path).not.toMatch(/\p{Script=Cyrillic}/u);
    }
  });
});

describe.each(LANGUAGES)('the sentences of %s', (language) => {
  const s = catalogue[language];
  const said = everythingSaid(s);

  it('name commands as Discord lists them in that language', () => {
    const root = s.commands.belote.name;
    const names = Object.values(s.commands).flatMap((each) => ('name' in each ? [each.name] : []));
    const mentioned = said.flatMap(({ text }) => [...text.matchAll(/\/([\p{L}]+) ([-\p{L}]+)/gu)]);
    expect(mentioned.length).toBeGreaterThan(10);
    for (const [whole, command, subcommand] of mentioned) {
      expect(command, whole).toBe(root);
      expect(names, whole).toContain(subcommand);
    }
  });

  it('name buttons as they are labelled', () => {
    const labels = new Set(said.map(({ text }) => text));
    const named = [
      ...s.help.paragraphs.flatMap((text) => [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)]),
      ...[s.ping.reopenHand, s.refusal['malformed-action']({}), s.refusal['unknown-press']({})].flatMap(
        (text) => [...text.matchAll(/\*\*([^*]+)\*\*/g)],
      ),
      ...s.lobby.howToStart.matchAll(/\*\*([^*]+)\*\*/g),
    ].map(([, label]) => label);
    expect(named.length).toBeGreaterThan(8);
    for (const label of named) expect(labels).toContain(label);
  });

  it('keep buttons short enough for a phone: 34 characters', () => {
    for (const label of buttonsOf(s)) {
      expect(label.length, label).toBeLessThanOrEqual(34);
      expect(label.length).toBeGreaterThan(0);
    }
  });

  it('keep titles within 256 characters, menus within 100 and refusals within a note of 500', () => {
    const limits: readonly (readonly [RegExp, number])[] = [
      [/(^|\.)\w*[tT]itle$/, 256],
      [/^hand\.(chooseValue|announceMenu|announceOption)$/, 100],
      [/^(refusal|errors)\./, 500],
    ];
    for (const [paths, limit] of limits) {
      const limited = said.filter(({ path }) => paths.test(path));
      expect(limited.length).toBeGreaterThan(0);
      for (const { path, text } of limited) expect(text.length, path).toBeLessThanOrEqual(limit);
    }
  });

  it('keep titles and fields of forms within 45 characters, their options within 100', () => {
    const { settings, setup, house, company } = s;
    const titles = [settings.title, setup.title, setup.more, house.title, house.more];
    const labels = [settings.faces, settings.language, settings.sort, settings.habits, setup.rules];
    const more = [setup.channels, setup.language, setup.clock, setup.tables, setup.level, setup.admission];
    for (const label of [...titles, ...labels, ...more, ...Object.values(house.fields)])
      expect(label.length, label).toBeLessThanOrEqual(45);
    const lists = [settings.faceNames, settings.sortNames, house.declarations, house.double, house.tie];
    for (const list of [...lists, house.checks, company.admission]) {
      const options = Object.values(list);
      expect(new Set(options).size).toBe(options.length);
      for (const option of options) expect(option.length, option).toBeLessThanOrEqual(100);
    }
    const boxes = [settings.ping, settings.announce, settings.confirm, setup.pictures, setup.hints];
    for (const box of [...boxes, setup.rated]) expect(box.length, box).toBeLessThanOrEqual(100);
  });

  it('keep the heads of tables within their columns', () => {
    for (const head of Object.values(s.result.rows)) expect(head.length, head).toBeLessThanOrEqual(14);
    for (const sign of Object.values(s.score.signs)) expect(sign.length, sign).toBe(1);
    for (const side of s.words.side) expect(side.length, side).toBe(1);
    const { deal, contract, passedOut } = s.score;
    expect([deal.length <= 2, contract.length <= 8, passedOut.length <= 8]).toEqual([true, true, true]);
    expect(`${s.words.bidValue('capot')}♥×4`.length).toBeLessThanOrEqual(8);
    const { played, won, rating, change, name } = s.standings.heads;
    for (const head of [played, won]) expect(head.length, head).toBeLessThanOrEqual(3);
    for (const head of [rating, change]) expect(head.length, head).toBeLessThanOrEqual(5);
    expect(name.length).toBeLessThanOrEqual(6);
    for (const head of Object.values(s.profile.heads)) expect(head.length, head).toBeLessThanOrEqual(10);
  });

  it('say little inside pictures', () => {
    expect(s.picture.deal(12).length).toBeLessThanOrEqual(16);
    expect(s.picture.target(1001).length).toBeLessThanOrEqual(10);
    expect(s.picture.hanging(16).length).toBeLessThanOrEqual(14);
  });

  it('give everything that is told apart by its name another name', () => {
    const { words, commands } = s;
    const lists = [words.suit, words.contract, words.contractShort, words.rank, words.declaration];
    for (const list of [...lists, words.level, words.side, words.ruleSet]) {
      expect(new Set(Object.values(list)).size).toBe(Object.values(list).length);
    }
    const names = Object.values(commands).flatMap((each) => ('name' in each ? [each.name] : []));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the sentences of fr', () => {
  it('never break a line before a colon, a semicolon or a closing quotation mark', () => {
    for (const { path, text } of everythingSaid(catalogue.fr)) expect(text, path).not.toMatch(/ [:;!?»]|« /);
    expect(catalogue.fr.lobby.host('Ana')).toBe('Hôte\u00a0: Ana');
  });
});

describe('the forms of counted words', () => {
  it.each([
    ['fr', 0, '0 carte'],
    ['fr', 1, '1 carte'],
    ['fr', 2, '2 cartes'],
    ['de', 0, '0 Karten'],
    ['de', 1, '1 Karte'],
    ['bg', 1, '1 карта'],
    ['bg', 21, '21 карти'],
    ['hr', 1, '1 karta'],
    ['hr', 2, '2 karte'],
    ['hr', 5, '5 karata'],
    ['hr', 12, '12 karata'],
    ['hr', 21, '21 karta'],
  ] as const)('are right in %s for %d: %s', (language, count, text) => {
    expect(catalogue[language].table.cardsLeft(count)).toBe(text);
  });

  it.each([
    [1, '1 bod visi'],
    [3, '3 boda vise'],
    [16, '16 bodova visi'],
  ])('carry the verb with them in Croatian: %d', (points, text) => {
    expect(catalogue.hr.result.hanging(points)).toContain(text);
  });
});

/** Every label of a button that a catalogue holds. */
function buttonsOf(s: Sentences): readonly string[] {
  const { lobby, table, hand, result, house, setup, asking, history } = s;
  const suits = ['C', 'D', 'H', 'S'] as const;
  const inLobby = [lobby.join(0), lobby.join(1), lobby.leave, lobby.toggleReady, lobby.addComputer];
  const atTable = [table.myHand, table.showScore, table.lastTrick, table.imBack, table.takeSeat(4, 1)];
  const calls = [hand.pass, hand.double, hand.redouble, hand.take, ...suits.map(hand.name)];
  const bids = [...suits, 'NT' as const, 'AT' as const].map((contract) => hand.bid(contract, null));
  const highBids = [hand.bid('NT', 240), hand.bid('AT', 'capot')];
  const after = [result.nextDealButton, result.rematch, result.newPartners, hand.refresh];
  const forms = [
    house.button,
    house.more,
    setup.more,
    asking.yes,
    asking.back,
    s.hint.button,
    s.forgetting.button,
  ];
  const past = [history.newer, history.older, history.back, history.replay, history.result, history.export];
  return [
    ...inLobby,
    ...past,
    ...Object.values(history.ways),
    lobby.start,
    lobby.cancel,
    ...forms,
    ...atTable,
    ...calls,
    ...bids,
    ...highBids,
    ...after,
  ];
}

/** Names and times, and numbers so large that no sentence holds them by chance. */
function marksIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('MARK-') ? [value] : [];
  if (typeof value === 'number') return value > 1000 && value < 10_000 ? [String(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(marksIn) : [];
}

/** Counts a mark, also where a language groups the digits of a number. */
function occurrences(text: string, mark: string): number {
  return text.replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '').split(mark).length - 1;
}

function grouped(said: readonly Said[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { path, text } of said) texts.set(path, [...(texts.get(path) ?? []), text]);
  return texts;
}

/** A sentence without what is typed as it stands, names of works, and marks. */
function spoken(text: string): string {
  return text.replace(/`[^`]*`/g, '').replaceAll(/MARK-\w+|svg-cards/g, '');
}
