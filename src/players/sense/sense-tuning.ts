import type { TrumpKind } from '../search/layout.ts';

/** The weights of the rules of thumb, in points; found by playing deals of one against the other. */
export type SenseTuning = {
  /** Points still expected on a trick when two and when one are to play behind. */
  readonly toCome: readonly [two: number, one: number];
  /** How often a partner who could still save a trick does. */
  readonly rescue: number;
  /** What a card is worth that stays in the hand. A plain card that is the highest: nobody can ruff; many are out; few are out. */
  readonly bossSafe: number;
  readonly bossEarly: number;
  readonly bossLate: number;
  readonly guardedTen: number;
  readonly bareTen: number;
  readonly king: number;
  readonly perStep: number;
  readonly lastGuard: number;
  readonly secondGuard: number;
  /** Trumps: the highest, while the opponents hold some and after; the second highest; the rest by strength from the seven. */
  readonly bossTrump: number;
  readonly bossTrumpAlone: number;
  readonly nearBossTrump: number;
  readonly smallTrumps: readonly number[];
  /** What a bidder's trump is worth more while others hold some. */
  readonly bidderTrump: number;
  /** Leads of trumps. */
  readonly draw: number;
  readonly drawPerPoint: number;
  readonly drawForPartner: number;
  readonly drawLong: number;
  readonly drawShort: number;
  readonly trumpPointCost: number;
  readonly defenderTrump: number;
  readonly trumpAlone: number;
  readonly bossTrumpLeadAlone: number;
  /** Leads of plain suits. */
  readonly bossLead: number;
  readonly theirCards: number;
  readonly ruffIfVoid: number;
  readonly ruffGuess: number;
  readonly pointCost: number;
  readonly spoilsLong: number;
  readonly spoilsShort: number;
  readonly partnerSaves: number;
  readonly partnerRuffs: number;
  readonly shortens: number;
  readonly perLength: number;
  /** A low lead of the bidder, whose strength is elsewhere. */
  readonly bidderLow: number;
};

export const SENSE_TUNING: Readonly<Record<TrumpKind, SenseTuning>> = {
  suit: {
    toCome: [1.19, 7.55],
    rescue: 0.35,
    bossSafe: 12.45,
    bossEarly: 10.82,
    bossLate: 1.62,
    guardedTen: 10.12,
    bareTen: -4.99,
    king: 0.99,
    perStep: -0.48,
    lastGuard: 5.09,
    secondGuard: 3.95,
    bossTrump: 31.54,
    bossTrumpAlone: 20.14,
    nearBossTrump: 17.22,
    smallTrumps: [3.79, 3.97, 4.36, 4.56, 8.31, 12.04],
    bidderTrump: 6.88,
    draw: 21.7,
    drawPerPoint: 1.62,
    drawForPartner: 15.41,
    drawLong: 15.4,
    drawShort: -2.03,
    trumpPointCost: 0.04,
    defenderTrump: -11.71,
    trumpAlone: -4.43,
    bossTrumpLeadAlone: -9.2,
    bossLead: -2.68,
    theirCards: 6.37,
    ruffIfVoid: -0.21,
    ruffGuess: 0.33,
    pointCost: 0.38,
    spoilsLong: -3.38,
    spoilsShort: 1.64,
    partnerSaves: 2.92,
    partnerRuffs: 1.36,
    shortens: -2.91,
    perLength: -0.67,
    bidderLow: -2.89,
  },
  'no-trump': {
    toCome: [-5.23, 2.38],
    rescue: 0.5,
    bossSafe: 11.09,
    bossEarly: 6.5,
    bossLate: 5,
    guardedTen: 7.34,
    bareTen: 5.16,
    king: 0.8,
    perStep: -0.01,
    lastGuard: 2.18,
    secondGuard: 2.7,
    bossTrump: 15.15,
    bossTrumpAlone: 9,
    nearBossTrump: 8,
    smallTrumps: [3, 3, 5.49, 4, 5, 6],
    bidderTrump: 2.95,
    draw: 12.77,
    drawPerPoint: 0.83,
    drawForPartner: 9.14,
    drawLong: 10.24,
    drawShort: -4,
    trumpPointCost: 0.7,
    defenderTrump: -12.93,
    trumpAlone: -2,
    bossTrumpLeadAlone: 1,
    bossLead: -4,
    theirCards: 7.87,
    ruffIfVoid: 0.68,
    ruffGuess: 0.67,
    pointCost: 0.6,
    spoilsLong: 0.6,
    spoilsShort: 9.19,
    partnerSaves: 3.48,
    partnerRuffs: 6,
    shortens: 2,
    perLength: 0,
    bidderLow: -0.64,
  },
  'all-trump': {
    toCome: [2.86, 10.68],
    rescue: 0.55,
    bossSafe: 10.18,
    bossEarly: 2.62,
    bossLate: 3.17,
    guardedTen: 1.87,
    bareTen: 2,
    king: 1.24,
    perStep: 0.49,
    lastGuard: 1.86,
    secondGuard: 4.22,
    bossTrump: 20.08,
    bossTrumpAlone: 2.18,
    nearBossTrump: 9.74,
    smallTrumps: [0.06, -2.53, 0.46, 0.36, 2.45, 3.75],
    bidderTrump: 2.23,
    draw: 21.23,
    drawPerPoint: -0.56,
    drawForPartner: 7,
    drawLong: 3.24,
    drawShort: -6.58,
    trumpPointCost: 0.7,
    defenderTrump: -12.45,
    trumpAlone: -1.95,
    bossTrumpLeadAlone: 2.03,
    bossLead: -4.19,
    theirCards: 16.7,
    ruffIfVoid: 1.12,
    ruffGuess: 0.8,
    pointCost: 0.02,
    spoilsLong: -2.17,
    spoilsShort: 5.69,
    partnerSaves: 7.4,
    partnerRuffs: 6,
    shortens: 2.98,
    perLength: 0.88,
    bidderLow: -2.45,
  },
};
