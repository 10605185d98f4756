import { countOf } from '../search/layout.ts';
import { ABOVE, SUIT_OF } from '../search/tables.ts';
import type { Contracted, Situation } from './situation.ts';

/** What leading a card promises, in points. */
export type LeadSense = (situation: Situation, card: number) => number;

const TEN = 6;
/** Points that the others put on a trick on average. */
const THEIR_CARDS = 8;

export function leadSense({ rules, bidder }: Contracted, points: Float64Array): LeadSense {
  const ruffs = rules.kind === 'suit';

  function worth(situation: Situation, card: number): number {
    return ruffs && card < 8 ? trumpLead(situation, card) : plainLead(situation, card);
  }

  /** The bidders draw the trumps that the others hold; the others leave them alone. */
  function trumpLead({ seat, hand, seen, may }: Situation, card: number): number {
    const unseen = ~(seen | hand);
    const theirs = unseen & (may[(seat + 1) & 3]! | may[(seat + 3) & 3]!) & 0xff;
    const ours = ((seat ^ bidder) & 1) === 0;
    if (theirs === 0) return (unseen & ABOVE[card]!) === 0 ? 1 : -2;
    if (!ours) return -8 - points[card]!;
    if ((theirs & ABOVE[card]!) === 0) return 18 + points[card]! / 4;
    if (seat !== bidder) return 7 - points[card]! / 2;
    return countOf(hand & 0xff) >= 3 ? 5 - points[card]! : -4 - points[card]!;
  }

  function plainLead(situation: Situation, card: number): number {
    const { seat, hand, seen, may } = situation;
    const unseen = ~(seen | hand);
    const next = unseen & may[(seat + 1) & 3]!;
    const before = unseen & may[(seat + 3) & 3]!;
    const partner = unseen & may[(seat + 2) & 3]!;
    const higher = unseen & ABOVE[card]!;
    if (((next | before) & higher) === 0) return bossLead(card, unseen, next, before);
    return -points[card]! - spoils(hand, unseen, card) + help(situation, partner, higher, card);
  }

  function bossLead(card: number, unseen: number, next: number, before: number): number {
    const suit = SUIT_OF[card]!;
    const holds = ruffs ? (1 - ruffChance(next, unseen, suit)) * (1 - ruffChance(before, unseen, suit)) : 1;
    return (2 * holds - 1) * (points[card]! + THEIR_CARDS) - 4;
  }

  function ruffChance(theirs: number, unseen: number, suit: number): number {
    if ((theirs & 0xff) === 0) return 0;
    return (theirs & suit) === 0 ? 0.85 : 0.8 * (2 / 3) ** countOf(unseen & suit);
  }

  /** A lead from a ten that is not good yet gives it away. */
  function spoils(hand: number, unseen: number, card: number): number {
    const ten = (card & 24) + TEN;
    const suit = hand & SUIT_OF[card]!;
    const holdsTen = (suit & (1 << ten)) !== 0 && (unseen & ABOVE[ten]!) !== 0;
    return holdsTen ? (countOf(suit) > 2 ? 4 : 7) : 0;
  }

  /** The partner may hold what is higher, or ruff; a short suit makes ruffs of the own hand. */
  function help({ hand, seat }: Situation, partner: number, higher: number, card: number): number {
    const suit = SUIT_OF[card]!;
    const saves = (partner & higher) !== 0 ? 2 : 0;
    const partnerRuffs = ruffs && (partner & suit) === 0 && (partner & 0xff) !== 0 ? 6 : 0;
    const shortens = ruffs && seat !== bidder && (hand & 0xff) !== 0 && countOf(hand & suit) === 1 ? 2 : 0;
    return saves + partnerRuffs + shortens;
  }

  return worth;
}
