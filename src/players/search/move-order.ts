import { pointsByIndex, type TrumpKind } from './layout.ts';
import { ORDER_WEIGHTS } from './order-weights.ts';

/** Weights of one situation: per point of the card, per step of its strength, for being a trump, and for the situation. */
export type OrderWeights = readonly [perPoint: number, perStep: number, trump: number, base: number];

/**
 * Situations in which a card is tried. A lead: who holds the highest card of the suit, times four, plus 1 when an
 * opponent can ruff and 2 when the partner can. Behind it, by the place in the trick: who takes it for certain or
 * perhaps; for the cards that do not win, plus 1 when the card is the highest of its suit.
 */
export const SITUATION = {
  leadHighest: 0,
  leadUnderOwn: 4,
  leadUnderPartner: 8,
  leadUnderNext: 12,
  leadUnderBefore: 16,
  secondWinsSurely: 20,
  secondWinsPerhaps: 21,
  thirdWinsSurely: 22,
  thirdWinsPerhaps: 23,
  thirdOvertakesSurely: 24,
  thirdOvertakesPerhaps: 25,
  lastWins: 26,
  lastOvertakes: 27,
  secondLosesPerhaps: 28,
  secondLosesSurely: 30,
  thirdPartnerSurely: 32,
  thirdPartnerPerhaps: 34,
  thirdLoses: 36,
  lastPartner: 38,
  lastLoses: 40,
} as const;
export const SITUATIONS = 42;

/** The static promise of a card by `situation << 5 | index`: the search tries the highest first. */
export function moveOrder(
  kind: TrumpKind,
  weights: readonly OrderWeights[] = ORDER_WEIGHTS[kind],
): Int32Array {
  const points = pointsByIndex(kind);
  const order = new Int32Array(SITUATIONS << 5);
  for (const [situation, [perPoint, perStep, trump, base]] of weights.entries()) {
    for (let card = 0; card < 32; card++) {
      const isTrump = kind === 'suit' && card < 8;
      order[(situation << 5) | card] =
        perPoint * (points[card] ?? 0) + perStep * (card & 7) + (isTrump ? trump : 0) + base;
    }
  }
  return order;
}

/** Whether the side of the card's player takes the trick for certain. */
export function isOurs(situation: number): boolean {
  return (
    situation === SITUATION.secondWinsSurely ||
    situation === SITUATION.thirdWinsSurely ||
    situation === SITUATION.thirdOvertakesSurely ||
    situation === SITUATION.thirdPartnerSurely
  );
}

/** Whether the other side takes the trick for certain. */
export function isTheirs(situation: number): boolean {
  return situation === SITUATION.secondLosesSurely || situation === SITUATION.thirdLoses;
}

export function winningSituation(place: number, partnerWins: boolean, canBeBeaten: boolean): number {
  if (place === 1) return canBeBeaten ? SITUATION.secondWinsPerhaps : SITUATION.secondWinsSurely;
  if (partnerWins) return canBeBeaten ? SITUATION.thirdOvertakesPerhaps : SITUATION.thirdOvertakesSurely;
  return canBeBeaten ? SITUATION.thirdWinsPerhaps : SITUATION.thirdWinsSurely;
}

export function lastSituation(wins: boolean, partnerWins: boolean, isHighest: boolean): number {
  if (wins) return partnerWins ? SITUATION.lastOvertakes : SITUATION.lastWins;
  return (partnerWins ? SITUATION.lastPartner : SITUATION.lastLoses) | (isHighest ? 1 : 0);
}
