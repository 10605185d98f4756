import type { Rank, Suit } from '../engine/cards.ts';

/** What stands in the corner of a card, by rank. */
export type RankLetters = Readonly<Record<Rank, string>>;

/** What stands in the corner of a French card in most countries. */
export const FRENCH_RANKS: RankLetters = {
  '7': '7',
  '8': '8',
  '9': '9',
  T: '10',
  J: 'J',
  Q: 'Q',
  K: 'K',
  A: 'A',
};

/** Every letter that players know on a rank of French cards: valet, Bube, dame, roi. The first one is drawn where no other is asked for. */
export const COURT_LETTERS = { J: ['J', 'V', 'B'], Q: ['Q', 'D'], K: ['K', 'R'] } as const;

/** Unter, Ober, König and Daus (the ace) of the double German pack. */
export const GERMAN_RANKS: RankLetters = {
  '7': 'VII',
  '8': 'VIII',
  '9': 'IX',
  T: 'X',
  J: 'U',
  Q: 'O',
  K: 'K',
  A: 'A',
};

/** How the files of David Bellot's cards are named. */
export const BELLOT_RANKS: Readonly<Record<Rank, string>> = {
  '7': '7',
  '8': '8',
  '9': '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: '1',
};

export const BELLOT_SUITS: Readonly<Record<Suit, string>> = {
  C: 'club',
  D: 'diamond',
  H: 'heart',
  S: 'spade',
};
