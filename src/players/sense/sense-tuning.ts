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
    toCome: [2.82, 2.13],
    rescue: 0.54,
    bossSafe: 13.71,
    bossEarly: 8.13,
    bossLate: 0.27,
    guardedTen: 11.11,
    bareTen: -2.77,
    king: 2.12,
    perStep: -0.44,
    lastGuard: 3.52,
    secondGuard: 1.29,
    bossTrump: 27.72,
    bossTrumpAlone: 19.25,
    nearBossTrump: 16.6,
    smallTrumps: [0.12, 3, 3.52, 3.52, 9.21, 11.18],
    bidderTrump: 6.44,
    draw: 19.2,
    drawPerPoint: 1.13,
    drawForPartner: 9.12,
    drawLong: 5,
    drawShort: -2.48,
    trumpPointCost: 0.74,
    defenderTrump: -9.19,
    trumpAlone: -2.95,
    bossTrumpLeadAlone: -7.62,
    bossLead: -1.38,
    theirCards: 7.7,
    ruffIfVoid: -0.32,
    ruffGuess: 0.15,
    pointCost: 0.27,
    spoilsLong: 0.03,
    spoilsShort: 4.25,
    partnerSaves: 4.28,
    partnerRuffs: 2.05,
    shortens: -0.45,
    perLength: 0.2,
    bidderLow: -0.34,
  },
  'no-trump': {
    toCome: [2.82, 2.13],
    rescue: 0.54,
    bossSafe: 13.71,
    bossEarly: 8.13,
    bossLate: 0.27,
    guardedTen: 11.11,
    bareTen: -2.77,
    king: 2.12,
    perStep: -0.44,
    lastGuard: 3.52,
    secondGuard: 1.29,
    bossTrump: 27.72,
    bossTrumpAlone: 19.25,
    nearBossTrump: 16.6,
    smallTrumps: [0.12, 3, 3.52, 3.52, 9.21, 11.18],
    bidderTrump: 6.44,
    draw: 19.2,
    drawPerPoint: 1.13,
    drawForPartner: 9.12,
    drawLong: 5,
    drawShort: -2.48,
    trumpPointCost: 0.74,
    defenderTrump: -9.19,
    trumpAlone: -2.95,
    bossTrumpLeadAlone: -7.62,
    bossLead: -1.38,
    theirCards: 7.7,
    ruffIfVoid: -0.32,
    ruffGuess: 0.15,
    pointCost: 0.27,
    spoilsLong: 0.03,
    spoilsShort: 4.25,
    partnerSaves: 4.28,
    partnerRuffs: 2.05,
    shortens: -0.45,
    perLength: 0.2,
    bidderLow: -0.34,
  },
  'all-trump': {
    toCome: [2.82, 2.13],
    rescue: 0.54,
    bossSafe: 13.71,
    bossEarly: 8.13,
    bossLate: 0.27,
    guardedTen: 11.11,
    bareTen: -2.77,
    king: 2.12,
    perStep: -0.44,
    lastGuard: 3.52,
    secondGuard: 1.29,
    bossTrump: 27.72,
    bossTrumpAlone: 19.25,
    nearBossTrump: 16.6,
    smallTrumps: [0.12, 3, 3.52, 3.52, 9.21, 11.18],
    bidderTrump: 6.44,
    draw: 19.2,
    drawPerPoint: 1.13,
    drawForPartner: 9.12,
    drawLong: 5,
    drawShort: -2.48,
    trumpPointCost: 0.74,
    defenderTrump: -9.19,
    trumpAlone: -2.95,
    bossTrumpLeadAlone: -7.62,
    bossLead: -1.38,
    theirCards: 7.7,
    ruffIfVoid: -0.32,
    ruffGuess: 0.15,
    pointCost: 0.27,
    spoilsLong: 0.03,
    spoilsShort: 4.25,
    partnerSaves: 4.28,
    partnerRuffs: 2.05,
    shortens: -0.45,
    perLength: 0.2,
    bidderLow: -0.34,
  },
};
