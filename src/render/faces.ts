import { CARDS, SUITS, rankOf, suitOf, type Card, type Suit } from '../engine/cards.ts';
import { COURT_LETTERS, type RankLetters } from './ranks.ts';

/** The ways in which the cards can be drawn; each person chooses one. */
export const FACE_SETS = ['french', 'french-4c', 'german', 'traditional'] as const;
export type FaceSet = (typeof FACE_SETS)[number];

/** An application emoji, as Discord names it. */
export type NamedEmoji = { readonly id: string; readonly name: string };

/** Which emoji shows a card; `null` when that emoji has not been uploaded, so that text can stand in. */
export type EmojiFaces = {
  /** With these letters where the set has them, else with its own. */
  emojiOf(set: FaceSet, card: Card, letters?: RankLetters): NamedEmoji | null;
  suitEmojiOf(set: FaceSet, suit: Suit): NamedEmoji | null;
  cardBack(): NamedEmoji | null;
  /** Whether every emoji that the bot uses is there. */
  isComplete(): boolean;
};

const SHORT: Readonly<Record<FaceSet, string>> = {
  french: 'fr',
  'french-4c': 'fr4',
  german: 'de',
  traditional: 'trad',
};

export const CARD_BACK_EMOJI = 'belote_back';

/**
 * The name under which a card is uploaded, by the letter that it shows: `belote_fr_vh` is the jack of hearts with a V.
 * It never changes: Discord finds an emoji again by it.
 */
export function emojiNameOf(set: FaceSet, card: Card, letter: string = rankOf(card)): string {
  return `belote_${SHORT[set]}_${`${letter}${suitOf(card)}`.toLowerCase()}`;
}

/** The letters with which a set shows a card; other sets than the French ones have those of their pack only. */
export function lettersOf(set: FaceSet, card: Card): readonly string[] {
  const rank = rankOf(card);
  const isCourt = rank === 'J' || rank === 'Q' || rank === 'K';
  return isCourt && (set === 'french' || set === 'french-4c') ? COURT_LETTERS[rank] : [rank];
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
    emojiOf(set, card, letters) {
      const letter = lettersOf(set, card).find((each) => each === letters?.[rankOf(card)]);
      return (
        (letter === undefined ? null : named(emojiNameOf(set, card, letter))) ?? named(emojiNameOf(set, card))
      );
    },
    suitEmojiOf: (set, suit) => named(suitEmojiNameOf(set, suit)),
    cardBack: () => named(CARD_BACK_EMOJI),
    isComplete: () => emojiNames().every((name) => byName.has(name)),
  };
}

function namesOfSet(set: FaceSet): readonly string[] {
  return [
    ...CARDS.flatMap((card) => lettersOf(set, card).map((letter) => emojiNameOf(set, card, letter))),
    ...SUITS.map((suit) => suitEmojiNameOf(set, suit)),
  ];
}

function isNamed(emoji: { readonly id: string | null; readonly name: string | null }): emoji is NamedEmoji {
  return emoji.id !== null && emoji.name !== null;
}
