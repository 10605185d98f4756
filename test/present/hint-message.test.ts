import { describe, expect, it } from 'vitest';
import type { Contract, Move } from '../../src/engine/actions.ts';
import type { Hint, HintReason } from '../../src/engine/hint.ts';
import { catalogue, LANGUAGES, type Language } from '../../src/i18n/catalogue.ts';
import { hintMessage } from '../../src/present/hint-message.ts';
import { escapeName } from '../../src/present/names.ts';
import { FOUR_FRIENDS, NASTY_NAMES, person } from './faces.ts';

const JACK: Move = { seat: 0, type: 'play', card: 'JH' };
const PASS: Move = { seat: 0, type: 'pass' };
const MORE: HintReason = { kind: 'worth-more', pointsMore: 9, than: 'TC', void: null };
const OUT_OF_HEARTS: HintReason = { ...MORE, void: { seat: 1, suit: 'H', certain: false } };

/** One of each kind. */
const REASONS: readonly HintReason[] = [
  { kind: 'only-move' },
  { kind: 'equally-good' },
  MORE,
  OUT_OF_HEARTS,
  { kind: 'for-the-contract' },
  { kind: 'good-hand', contract: 'H', points: 112 },
  { kind: 'weak-hand', contract: 'NT', points: 52 },
  { kind: 'they-fail' },
  { kind: 'we-make-it' },
  { kind: 'stakes-too-high' },
  { kind: 'rule-of-thumb' },
];

/** The advice, and the one sentence behind it. */
function said(hint: Hint, language: Language, seats = FOUR_FRIENDS): readonly string[] {
  return hintMessage({ hint, seats }, catalogue[language]).content.split('\n');
}

const reasonIn = (language: Language, reason: HintReason): string =>
  said({ move: JACK, reason }, language)[1] ?? '';

describe('a hint', () => {
  it.each([
    ['en', 'My advice: **J♥**.', 'On average it brings 9 points more than 10♣'],
    ['fr', 'Mon conseil\u00a0: **V♥**.', 'En moyenne, elle rapporte 9 points de plus que 10♣'],
    ['de', 'Mein Rat: **B♥**.', 'Sie bringt im Schnitt 9 Punkte mehr als 10♣'],
    ['bg', 'Моят съвет: **J♥**.', 'Средно носи с 9 точки повече от 10♣'],
    ['hr', 'Moj prijedlog: **J♥**.', 'U prosjeku nosi 9 bodova više nego 10♣'],
  ] as const)(
    'names the card and the next best one in %s, in letters of that language',
    (language, advice, more) => {
      expect(said({ move: JACK, reason: MORE }, language)).toEqual([advice, `${more}.`]);
    },
  );

  it.each([
    ['en', ': in most of the possible deals Bo is out of hearts.', ': Bo is out of hearts.'],
    [
      'fr',
      '\u00a0: dans la plupart des répartitions possibles, Bo n’a pas de cœur.',
      '\u00a0: Bo n’a pas de cœur.',
    ],
    ['de', ': Bo hat in den meisten möglichen Verteilungen kein Herz.', ': Bo hat kein Herz.'],
    ['bg', ': в повечето възможни разпределения Bo няма купа.', ': Bo няма купа.'],
    ['hr', ': Bo u većini mogućih rasporeda nema herca.', ': Bo nema herca.'],
  ] as const)('says in %s who is out of a suit, and whether that is certain', (language, likely, certain) => {
    const surely: HintReason = { ...MORE, void: { seat: 1, suit: 'H', certain: true } };
    expect(reasonIn(language, OUT_OF_HEARTS).endsWith(`10♣${likely}`)).toBe(true);
    expect(reasonIn(language, surely).endsWith(`10♣${certain}`)).toBe(true);
  });

  it.each([
    ['en', 'Your side can expect about 112 points in hearts.', '112 points in no trump.'],
    ['fr', 'Ton équipe peut compter sur environ 112 points à cœur.', '112 points à sans-atout.'],
    ['de', 'Mit Herz als Trumpf darf dein Team etwa 112 Punkte erwarten.', 'Ohne Trumpf darf'],
    ['bg', 'На купа отборът ти може да очаква около 112 точки.', 'На без коз'],
    ['hr', 'Uz adut herc tvoj tim može očekivati oko 112 bodova.', 'Bez aduta tvoj tim'],
  ] as const)('says in %s what a contract would bring', (language, hearts, noTrump) => {
    const reason = (contract: Contract): HintReason => ({ kind: 'good-hand', contract, points: 112 });
    expect(reasonIn(language, reason('H'))).toBe(hearts);
    expect(reasonIn(language, reason('NT'))).toContain(noTrump);
  });

  it.each(LANGUAGES)('has one sentence of its own for every reason in %s', (language) => {
    const sentences = REASONS.map((reason) => reasonIn(language, reason));
    expect(new Set(sentences).size).toBe(REASONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.!?\n]+\.$/u);
  });

  it.each(LANGUAGES)('names a call as its button does in %s', (language) => {
    const { hand } = catalogue[language];
    const bid: Move = { seat: 0, type: 'bid', contract: 'S', value: 90 };
    const reason = { kind: 'rule-of-thumb' } as const;
    expect(said({ move: PASS, reason }, language)[0]).toContain(`**${hand.pass}**`);
    expect(said({ move: bid, reason }, language)[0]).toContain(`**${hand.bid('S', 90)}**`);
  });

  it('tells to announce what goes with the card', () => {
    const move: Move = { ...JACK, declare: [['9H', 'TH', 'JH']] };
    expect(said({ move, reason: MORE }, 'en')[0]).toBe('My advice: **J♥**, with all your declarations.');
  });

  it.each(NASTY_NAMES)('keeps the name %j from working in it', (name) => {
    const seats = [FOUR_FRIENDS[0], person(name), FOUR_FRIENDS[2], FOUR_FRIENDS[3]] as const;
    const hint = { move: JACK, reason: OUT_OF_HEARTS };
    const body = hintMessage({ hint, seats }, catalogue.en);
    expect(body.content).toContain(` ${escapeName(name)} is out`);
    expect(body.allowed_mentions).toEqual({ parse: [] });
  });
});
