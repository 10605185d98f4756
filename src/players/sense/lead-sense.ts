import { countOf } from '../search/layout.ts';
import { ABOVE, SUIT_OF } from '../search/tables.ts';
import { theirs } from './holding-sense.ts';
import type { SenseTuning } from './sense-tuning.ts';
import type { Contracted, Situation } from './situation.ts';

/** What leading a card promises, in points. */
export type LeadSense = (situation: Situation, card: number) => number;

const SECOND = 6;
/** Own trumps with which a bidder without the highest can still exhaust the others. */
const LONG = 3;

export function leadSense(
  { rules, bidder }: Contracted,
  points: Float64Array,
  tuning: SenseTuning,
): LeadSense {
  const ruffs = rules.kind === 'suit';
  return (situation, card) => (ruffs && card < 8 ? trumpLead(situation, card) : plainLead(situation, card));

  /** The bidders draw the trumps that the others hold; the others leave them alone. */
  function trumpLead({ seat, hand, seen, may }: Situation, card: number): number {
    const unseen = ~(seen | hand);
    const opposing = theirs(unseen, seat, may) & 0xff;
    const isBoss = (opposing & ABOVE[card]!) === 0;
    const cost = points[card]! * tuning.trumpPointCost;
    if (opposing === 0) return (unseen & ABOVE[card]!) === 0 ? tuning.bossTrumpLeadAlone : tuning.trumpAlone;
    if (((seat ^ bidder) & 1) !== 0) return tuning.defenderTrump - (isBoss ? 0 : cost);
    if (isBoss) return tuning.draw + points[card]! * tuning.drawPerPoint;
    if (seat !== bidder) return tuning.drawForPartner - cost;
    return (countOf(hand & 0xff) >= LONG ? tuning.drawLong : tuning.drawShort) - cost;
  }

  function plainLead(situation: Situation, card: number): number {
    const { seat, hand, seen, may } = situation;
    const unseen = ~(seen | hand);
    const next = unseen & may[(seat + 1) & 3]!;
    const before = unseen & may[(seat + 3) & 3]!;
    const higher = unseen & ABOVE[card]!;
    if (((next | before) & higher) === 0) return bossLead(card, unseen, next, before);
    return lowLead(situation, card, unseen);
  }

  function bossLead(card: number, unseen: number, next: number, before: number): number {
    const suit = SUIT_OF[card]!;
    const holds = ruffs ? (1 - ruffChance(next, unseen, suit)) * (1 - ruffChance(before, unseen, suit)) : 1;
    return (2 * holds - 1) * (points[card]! + tuning.theirCards) + tuning.bossLead;
  }

  function ruffChance(other: number, unseen: number, suit: number): number {
    if ((other & 0xff) === 0) return 0;
    if ((other & suit) === 0) return tuning.ruffIfVoid;
    return tuning.ruffGuess * (2 / 3) ** countOf(unseen & suit);
  }

  /** The partner may hold what is higher, or ruff; a short suit makes ruffs of the own hand. */
  function lowLead({ hand, seat, may }: Situation, card: number, unseen: number): number {
    const suit = SUIT_OF[card]!;
    const partner = unseen & may[(seat + 2) & 3]!;
    const length = countOf(hand & suit);
    let worth =
      length * tuning.perLength - points[card]! * tuning.pointCost - spoils(hand, unseen, card, length);
    if ((partner & unseen & ABOVE[card]!) !== 0) worth += tuning.partnerSaves;
    if (seat === bidder) worth += tuning.bidderLow;
    if (!ruffs) return worth;
    if ((partner & suit) === 0 && (partner & 0xff) !== 0) worth += tuning.partnerRuffs;
    if (seat !== bidder && (hand & 0xff) !== 0 && length === 1) worth += tuning.shortens;
    return worth;
  }

  /** A lead from a ten that is not good yet gives it away. */
  function spoils(hand: number, unseen: number, card: number, length: number): number {
    const second = (card & 24) + SECOND;
    if ((hand & (1 << second)) === 0 || (unseen & ABOVE[second]!) === 0) return 0;
    return length > 2 ? tuning.spoilsLong : tuning.spoilsShort;
  }
}
