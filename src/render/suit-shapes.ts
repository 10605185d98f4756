import type { Suit } from '../engine/cards.ts';

/** A coloured piece of a sign: an SVG path in a box of 100 × 100, filled, or stroked when it has a width. */
export type Piece = { readonly path: string; readonly colour: string; readonly strokeWidth?: number };

/** The outlines of the French suits, as SVG paths in a box of 100 × 100. */
export const FRENCH_SUITS: Readonly<Record<Suit, string>> = {
  C: 'M50 3a23 23 0 1 1 0 46 23 23 0 1 1 0-46ZM26 37a23 23 0 1 1 0 46 23 23 0 1 1 0-46ZM74 37a23 23 0 1 1 0 46 23 23 0 1 1 0-46ZM40 36H60V64L57 72C57 84 61 91 69 98H31C39 91 43 84 43 72L40 64Z',
  D: 'M50 1c9.5 17.500 22 33.500 38 49-16 15.500-28.500 31.500-38 49-9.5-17.500-22-33.500-38-49 16-15.500 28.500-31.500 38-49Z',
  H: 'M50 96C22 69 3 50 3 28 3 13 13.5 4 26 4c11 0 19.5 6.500 24 17C54.500 10.500 63 4 74 4c12.500 0 23 9 23 24 0 22-19 41-47 68Z',
  S: 'M50 2c15 21 46 38 46 62 0 14-10 22-21.500 22-8 0-15-4-19-11C57 84 61 91 69 98H31c8-7 12-14 13.5-23-4 7-11 11-19 11C14 86 4 78 4 64 4 40 35 23 50 2Z',
};

/** The double German suits, drawn for this program: acorns, bells, hearts and leaves, from back to front. */
export const GERMAN_SUITS: Readonly<Record<Suit, readonly Piece[]>> = {
  C: [
    { path: 'M50 18C49 11 52 6 58 2', colour: '#5f3b12', strokeWidth: 8 },
    { path: 'M18 46C18 76 34 90 50 99 66 90 82 76 82 46Z', colour: '#d9962b' },
    { path: 'M50 99C66 90 82 76 82 46H60C62 68 58 86 50 99Z', colour: '#b9741a' },
    { path: 'M29 56C30 68 34 76 40 82', colour: '#f4cf7d', strokeWidth: 5 },
    {
      path: 'M50 12C26 12 9 26 9 44 9 52 16 55 24 55H76C84 55 91 52 91 44 91 26 74 12 50 12Z',
      colour: '#5f3b12',
    },
    {
      path: 'M22 30 42 53M38 20 66 53M60 18 82 44M78 30 58 53M62 20 34 53M40 18 18 44',
      colour: '#8d6128',
      strokeWidth: 3,
    },
  ],
  D: [
    { path: 'M50 14m-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z', colour: '#9a6400' },
    { path: 'M50 14m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', colour: '#fffdf6' },
    { path: 'M50 18A40 40 0 1 1 50 98 40 40 0 1 1 50 18Z', colour: '#f2b619' },
    { path: 'M50 98A40 40 0 0 0 90 58H74C74 78 64 92 50 98Z', colour: '#d1900c' },
    { path: 'M10 54H90V66H10Z', colour: '#c8102e' },
    { path: 'M10 54H90M10 66H90', colour: '#7a4d00', strokeWidth: 3 },
    { path: 'M50 74V96M50 78m-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z', colour: '#4a2e00', strokeWidth: 5 },
    { path: 'M26 44C29 36 34 31 42 28', colour: '#fff0b8', strokeWidth: 5 },
    { path: 'M50 18A40 40 0 1 1 50 98 40 40 0 1 1 50 18Z', colour: '#7a4d00', strokeWidth: 3 },
  ],
  H: [
    { path: FRENCH_SUITS.H, colour: '#d8142f' },
    { path: 'M50 96C78 69 97 50 97 28 97 18 92 10 85 6 88 38 74 68 50 96Z', colour: '#a60f23' },
    { path: 'M14 32C14 22 19 16 27 15', colour: '#ff9aa6', strokeWidth: 6 },
  ],
  S: [
    { path: 'M50 66C50 82 46 92 38 98', colour: '#164f20', strokeWidth: 8 },
    {
      path: 'M50 2C62 22 95 32 95 58 95 74 83 82 72 82 62 82 54 76 50 68 46 76 38 82 28 82 17 82 5 74 5 58 5 32 38 22 50 2Z',
      colour: '#37a344',
    },
    { path: 'M50 2C62 22 95 32 95 58 95 74 83 82 72 82 62 82 54 76 50 68Z', colour: '#237a30' },
    {
      path: 'M50 14V68M50 40 32 32M50 56 26 50M50 40 68 32M50 56 74 50',
      colour: '#124a1c',
      strokeWidth: 3.5,
    },
  ],
};

/** A king's crown, in a box of 100 × 100. */
export const CROWN: readonly Piece[] = [
  { path: 'M8 84 2 26 28 52 50 12 72 52 98 26 92 84Z', colour: '#f2b619' },
  { path: 'M8 84 2 26 28 52 50 12 72 52 98 26 92 84Z', colour: '#7a4d00', strokeWidth: 4 },
  { path: 'M10 70H90', colour: '#c8102e', strokeWidth: 10 },
];
