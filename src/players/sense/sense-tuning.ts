/** The weights of the rules of thumb, in points. */
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
