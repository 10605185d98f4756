import { CARDS, SUITS, type Card, type Suit } from '../engine/cards.ts';

/** The ways in which the cards can be drawn; each person chooses one. */
export const FACE_SETS = ['french', 'french-4c', 'german', 'traditional'] as const;
export type FaceSet = (typeof FACE_SETS)[number];

/** An application emoji, as Discord names it. */
export type NamedEmoji = { readonly id: string; readonly name: string };

/** Which emoji shows a card; `null` when that emoji has not been uploaded, so that text can stand in. */
export type EmojiFaces = {
  emojiOf(set: FaceSet, card: Card): NamedEmoji | null;
  suitEmojiOf(set: FaceSet, suit: Suit): NamedEmoji | null;
  cardBack(): NamedEmoji | null;
};

const SHORT: Readonly<Record<FaceSet, string>> = {
  french: 'fr',
  'french-4c': 'fr4',
  german: 'de',
  traditional: 'trad',
};

export const CARD_BACK_EMOJI = 'belote_back';

/** The name under which a card is uploaded. It never changes: Discord finds an emoji again by it. */
export function emojiNameOf(set: FaceSet, card: Card): string {
  return `belote_${SHORT[set]}_${card.toLowerCase()}`;
}

/** The name under which a suit is uploaded. */
export function suitEmojiNameOf(set: FaceSet, suit: Suit): string {
  return `belote_${SHORT[set]}_suit_${suit.toLowerCase()}`;
}

/** Every emoji that the bot uses. */
export function emojiNames(): readonly string[] {
  return [...FACE_SETS.flatMap(namesOfSet), CARD_BACK_EMOJI];
}

/** Looks faces up among the emojis that the application has. */
export function facesFrom(
  emojis: readonly { readonly id: string | null; readonly name: string | null }[],
): EmojiFaces {
  const byName = new Map(emojis.filter(isNamed).map(({ id, name }) => [name, { id, name }]));
  const named = (name: string): NamedEmoji | null => byName.get(name) ?? null;
  return {
    emojiOf: (set, card) => named(emojiNameOf(set, card)),
    suitEmojiOf: (set, suit) => named(suitEmojiNameOf(set, suit)),
    cardBack: () => named(CARD_BACK_EMOJI),
  };
}

function namesOfSet(set: FaceSet): readonly string[] {
  return [...CARDS.map((card) => emojiNameOf(set, card)), ...SUITS.map((suit) => suitEmojiNameOf(set, suit))];
}

function isNamed(emoji: { readonly id: string | null; readonly name: string | null }): emoji is NamedEmoji {
  return emoji.id !== null && emoji.name !== null;
}
