import type { Suit } from '../engine/cards.ts';

export const CARD_PAPER = '#fffdf6';
export const CARD_EDGE = '#a9a396';
export const CARD_BACK = '#1f4e79';

export type SuitColours = Readonly<Record<Suit, string>>;

export const TWO_COLOURS: SuitColours = { C: '#17171c', D: '#c8102e', H: '#c8102e', S: '#17171c' };

/** Four hues that also differ in lightness. */
export const FOUR_COLOURS: SuitColours = { C: '#0b7a3b', D: '#1457d9', H: '#c8102e', S: '#17171c' };

export const GERMAN_COLOURS: SuitColours = { C: '#5f3b12', D: '#9a6400', H: '#b3122a', S: '#1d6b2b' };

export const FELT_LIGHT = '#2b7357';
export const FELT_DARK = '#164434';
export const PANEL = '#0b2a1fb8';
export const TEXT = '#fbf8ec';
export const MUTED = '#c3d9cd';
export const GOLD = '#ffd34d';
export const INK = '#1b1b1f';

/** Side 0 and side 1; each mark carries its letter too. */
export const SIDE_COLOURS = ['#6db7ff', '#ffab52'] as const;
