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
  'all-trump': {
    toCome: [6, 3],
    rescue: 0.67,
    bossSafe: 8,
    bossEarly: 6.5,
    bossLate: 5,
    guardedTen: 4.34,
    bareTen: 2,
    king: 1.5,
    perStep: 0.12,
    lastGuard: 4,
    secondGuard: 1,
    bossTrump: 17.58,
    bossTrumpAlone: 10,
    nearBossTrump: 9.74,
    smallTrumps: [3, 3, 3.27, 4, 3.16, 4.61],
    bidderTrump: 1,
    draw: 18,
    drawPerPoint: -0.09,
    drawForPartner: 7,
    drawLong: 5.51,
    drawShort: -5.66,
    trumpPointCost: 0.7,
    defenderTrump: -12.45,
    trumpAlone: -2,
    bossTrumpLeadAlone: 1,
    bossLead: -6.53,
    theirCards: 10.21,
    ruffIfVoid: 1.07,
    ruffGuess: 0.8,
    pointCost: 0.07,
    spoilsLong: -0.29,
    spoilsShort: 7,
    partnerSaves: 3.34,
    partnerRuffs: 6,
    shortens: 3.4,
    perLength: 0,
    bidderLow: 0,
  },
};
