import { countOf, pointsByIndex } from '../search/layout.ts';
import { beats, legalMask, playFlags } from '../search/legal-mask.ts';
import { ABOVE, SUIT_OF } from '../search/tables.ts';
import { holdingSense } from './holding-sense.ts';
import { leadSense } from './lead-sense.ts';
import { lostPair } from './lost-pair.ts';
import type { SenseTuning } from './sense-tuning.ts';
import { SENSE_TUNING } from './sense-weights.ts';
import type { Contracted, Situation } from './situation.ts';

/** A sound player's judgement of single cards, in points: an estimate of the trick less what the card is worth later. */
export type CardSense = {
  /** The legal cards; their worths are left in `worths` by index, the best card in `best`. */
  readonly judge: (situation: Situation) => number;
  readonly worths: Float64Array;
  readonly best: () => number;
};

/** Chance that of `count` cards, each with one of `seats` seats, a given seat holds none. */
const NONE_OF: readonly Float64Array[] = [1, 2, 3].map((seats) =>
  Float64Array.from({ length: 33 }, (_, count) => (1 - 1 / seats) ** count),
);

/**
 * Makes the judge of one contract. It estimates who takes the trick from the cards that the others may hold, spares
 * strong trumps and guards of tens, and gives points to tricks that its side takes.
 */
export function createCardSense(
  contracted: Contracted,
  tuning: SenseTuning = SENSE_TUNING[contracted.rules.kind],
): CardSense {
  const { rules } = contracted;
  const { rescue, toCome } = tuning;
  const flags = playFlags(rules);
  const points = Float64Array.from(pointsByIndex(rules.kind));
  const worths = new Float64Array(32);
  const keep = holdingSense(contracted, tuning);
  const lead = leadSense(contracted, points, tuning);
  const ruffs = rules.kind === 'suit';
  let bestCard = 0;

  function judge(situation: Situation): number {
    const { hand, place, led, best, bestSeat, seat } = situation;
    const legal = place === 0 ? hand : legalMask(flags, hand, led, best, ((bestSeat ^ seat) & 1) === 0);
    let highest = -Infinity;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const worth = place === 0 ? lead(situation, card) : followWorth(situation, card);
      worths[card] = worth;
      if (worth > highest) {
        highest = worth;
        bestCard = card;
      }
    }
    return legal;
  }

  function followWorth(situation: Situation, card: number): number {
    const chance = chanceOurs(situation, card);
    const { place, onTable } = situation;
    const more = place === 1 ? toCome[0] : place === 2 ? toCome[1] : 0;
    const lost = lostPair(rules, situation.hand, card, situation.led);
    return (2 * chance - 1) * (onTable + points[card]! + more) - keep(situation, card) - lost;
  }

  /** The chance that the own side takes the trick when this card is played to it. */
  function chanceOurs(situation: Situation, card: number): number {
    const { seat, best, bestSeat, place } = situation;
    const wins = beats(flags, card, best);
    const ours = wins || ((bestSeat ^ seat) & 1) === 0;
    const top = wins ? card : best;
    if (place === 3) return ours ? 1 : 0;
    const beaten = chanceToBeat(situation, (seat + 1) & 3, top);
    if (place === 2) return ours ? 1 - beaten : 0;
    const rescued = chanceToBeat(situation, (seat + 2) & 3, top);
    return ours ? 1 - beaten + beaten * rescued * rescue * rescue : rescued * (1 - beaten * rescue);
  }

  function chanceToBeat({ hand, seen, may, led, seat }: Situation, other: number, top: number): number {
    const unseen = ~(seen | hand);
    const theirs = unseen & may[other]!;
    const suit = SUIT_OF[led]!;
    const noneOfSuit = (theirs & suit) === 0 ? 1 : noneOf(unseen & suit, may, seat);
    const higher = theirs & ABOVE[top]!;
    const sameSuit = ((led ^ top) & 24) === 0;
    let chance = sameSuit && higher !== 0 ? 1 - noneOf(higher, may, seat) : 0;
    if (ruffs && led >= 8) {
      const trumps = top < 8 ? higher : theirs & 0xff;
      if (trumps !== 0) chance += noneOfSuit * (1 - noneOf(trumps, may, seat));
    }
    return chance > 1 ? 1 : chance;
  }

  /** The chance that one seat that may hold these cards of one suit holds none of them. */
  function noneOf(cards: number, may: Int32Array, seat: number): number {
    let seats = 0;
    for (let step = 1; step < 4; step++) if ((may[(seat + step) & 3]! & cards) !== 0) seats++;
    return seats === 0 ? 1 : NONE_OF[seats - 1]![countOf(cards)]!;
  }

  return { judge, worths, best: () => bestCard };
}
