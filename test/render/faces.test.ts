import { describe, expect, it } from 'vitest';
import { CARDS, rankOf, SUITS } from '../../src/engine/cards.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { emojiNameOf, emojiNames, FACE_SETS, facesFrom, suitEmojiNameOf } from '../../src/render/faces.ts';

describe('emojiNames', () => {
  it('are valid for Discord and all different', () => {
    for (const name of emojiNames()) expect(name).toMatch(/^[a-z0-9_]{2,32}$/);
    expect(new Set(emojiNames()).size).toBe(emojiNames().length);
  });

  it('stay within the 2000 emojis of an application', () => {
    expect(emojiNames().length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['french', 'JH', 'belote_fr_jh'],
    ['french-4c', 'TS', 'belote_fr4_ts'],
    ['german', '7C', 'belote_de_7c'],
    ['traditional', 'AD', 'belote_trad_ad'],
  ] as const)('%s %s is %s, today and in every later version', (set, card, name) => {
    expect(emojiNameOf(set, card)).toBe(name);
  });
});

describe('facesFrom', () => {
  const uploaded = emojiNames().map((name, index) => ({ id: String(10n ** 17n + BigInt(index)), name }));
  const faces = facesFrom(uploaded);

  it('finds every card and suit of every set under its own emoji', () => {
    const found = FACE_SETS.flatMap((set) => [
      ...CARDS.map((card) => faces.emojiOf(set, card)),
      ...SUITS.map((suit) => faces.suitEmojiOf(set, suit)),
    ]);
    expect(found).not.toContain(null);
    expect(new Set(found.map((emoji) => emoji?.id)).size).toBe(4 * 36);
    expect(faces.emojiOf('german', 'QS')?.name).toBe('belote_de_qs');
    expect(faces.suitEmojiOf('german', 'S')?.name).toBe(suitEmojiNameOf('german', 'S'));
    expect(faces.cardBack()?.name).toBe('belote_back');
  });

  it.each(LANGUAGES)('has the letters that are written on cards in %s', (language) => {
    const { rank } = catalogue[language].words;
    for (const set of ['french', 'french-4c'] as const)
      for (const card of ['JH', 'QS', 'KD', 'TC'] as const) {
        const letter = rank[rankOf(card)] === '10' ? 'T' : rank[rankOf(card)];
        expect(faces.emojiOf(set, card, rank)?.name).toBe(emojiNameOf(set, card, letter));
      }
    expect(faces.emojiOf('german', 'JH', rank)?.name).toBe('belote_de_jh');
    expect(faces.emojiOf('traditional', 'JH', rank)?.name).toBe('belote_trad_jh');
  });

  it('shows the usual letter as long as that of a language is missing, and is not complete', () => {
    const some = facesFrom(uploaded.filter(({ name }) => name !== 'belote_fr_vh'));
    expect(some.emojiOf('french', 'JH', catalogue.fr.words.rank)?.name).toBe('belote_fr_jh');
    expect([some.isComplete(), faces.isComplete()]).toEqual([false, true]);
  });

  it('has no face for a card whose emoji is missing, and still has the others', () => {
    const some = facesFrom(uploaded.filter(({ name }) => name !== 'belote_fr_jh'));
    expect(some.emojiOf('french', 'JH')).toBeNull();
    expect(some.emojiOf('french', 'QH')).not.toBeNull();
  });

  it('has no face at all before anything was uploaded', () => {
    expect(CARDS.map((card) => facesFrom([]).emojiOf('french', card))).toEqual(CARDS.map(() => null));
  });

  it('passes over emojis of others and emojis without a name', () => {
    const odd = facesFrom([
      { id: '1', name: 'party' },
      { id: null, name: 'belote_fr_jh' },
      { id: '2', name: null },
    ]);
    expect(odd.emojiOf('french', 'JH')).toBeNull();
  });
});
