import { describe, expect, it } from 'vitest';
import { CARDS, RANKS } from '../src/engine/cards.ts';
import { catalogue, LANGUAGES } from '../src/i18n/catalogue.ts';
import { cardFace, cardLabel } from '../src/present/card-face.ts';
import { emojiNames, facesFrom, FACE_SETS } from '../src/render/faces.ts';
import { cardsIn } from './support/leaks.ts';

const FACES = facesFrom(
  emojiNames().map((name, index) => ({ id: String(10n ** 17n + BigInt(index)), name })),
);

describe.each(LANGUAGES)('a card that is shown in %s', (language) => {
  const s = catalogue[language];

  it('is known by its text', () => {
    for (const card of CARDS)
      expect([...cardsIn({ content: `Anna **${cardLabel(card, s)}**` })]).toEqual([card]);
  });

  it('is known by its emoji, in every set', () => {
    for (const set of FACE_SETS) {
      const faces = { emojiOf: (card: (typeof CARDS)[number]) => FACES.emojiOf(set, card, s.words.rank) };
      for (const card of CARDS) {
        const [emoji = ''] = cardFace(card, s, faces).split('\u202f');
        expect([...cardsIn({ content: emoji })]).toEqual([card]);
      }
    }
  });

  it('has a letter that no other language gives to another rank', () => {
    for (const rank of RANKS)
      for (const other of LANGUAGES.map((each) => catalogue[each].words.rank))
        for (const each of RANKS) if (other[each] === s.words.rank[rank]) expect(each).toBe(rank);
  });
});

describe('a word that is none', () => {
  it('is not taken for a card', () => {
    expect([...cardsIn({ content: 'belote_fr_suit_h <:belote_back:1> 90♥ Équipe A ♥' })]).toEqual([]);
  });
});
