import type { Contract, Refusal } from '../actions.ts';
import { suitOf, type Card, type Suit } from '../cards.ts';
import type { RuleSet } from '../ruleset.ts';
import { partnerOf, type Seat } from '../seats.ts';
import type { PlayedCard } from '../view.ts';
import { strengthOf } from './strength.ts';
import { winningCard } from './trick.ts';

/** Why a card that is held may not be played. */
export type CardRefusal = Extract<Refusal, 'must-follow-suit' | 'must-trump' | 'must-play-higher'>;

export type CardRules = Pick<RuleSet, 'ruffOverPartner' | 'beatPlainSuit' | 'undertrump'>;

/** What a seat faces when it has to play a card. */
export type Turn = {
  readonly rules: CardRules;
  readonly contract: Contract;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The cards on the table, without the seat's own. */
  readonly trick: readonly PlayedCard[];
};

/** The cards of the hand that may be played, in the order of the hand (RULES §1, "Legal cards"). */
export function legalCards(turn: Turn): readonly Card[] {
  const duty = dutyOf(turn);
  return duty === null ? turn.hand : turn.hand.filter((card) => breachOf(duty, card, turn.contract) === null);
}

/** Why this card of the hand may not be played now, or `null` when it may. */
export function cardRefusal(turn: Turn, card: Card): CardRefusal | null {
  const duty = dutyOf(turn);
  return duty === null ? null : breachOf(duty, card, turn.contract);
}

/** What must be played: a card of `suit`, higher than `above` where that is set; otherwise `reason`. */
type Duty = { readonly suit: Suit; readonly above: number; readonly reason: CardRefusal };

/** Any card of the suit will do. */
const ANY = -1;

function dutyOf(turn: Turn): Duty | null {
  const lead = turn.trick[0];
  if (lead === undefined) return null;
  const led = suitOf(lead.card);
  if (holds(turn, led, ANY)) return followDuty(turn, led);
  const trump = trumpOf(turn.contract);
  return trump === null || !holds(turn, trump, ANY) ? null : ruffDuty(turn, trump);
}

function followDuty(turn: Turn, led: Suit): Duty {
  const highest = mustBeatLed(turn, led) ? highestOf(turn, led) : ANY;
  const above = holds(turn, led, highest) ? highest : ANY;
  return { suit: led, above, reason: 'must-follow-suit' };
}

function mustBeatLed({ rules, contract, trick }: Turn, led: Suit): boolean {
  if (contract === 'NT') return false;
  if (contract === 'AT' || led === contract) return true;
  return rules.beatPlainSuit === 'forced' && !trick.some(({ card }) => suitOf(card) === contract);
}

function ruffDuty(turn: Turn, trump: Suit): Duty | null {
  const { rules, contract, seat, trick } = turn;
  if (rules.ruffOverPartner === 'free' && winningCard(trick, contract)?.seat === partnerOf(seat)) return null;
  const highest = highestOf(turn, trump);
  if (holds(turn, trump, highest)) return { suit: trump, above: highest, reason: 'must-trump' };
  return rules.undertrump === 'forced' ? { suit: trump, above: ANY, reason: 'must-trump' } : null;
}

function breachOf(duty: Duty, card: Card, contract: Contract): CardRefusal | null {
  if (suitOf(card) !== duty.suit) return duty.reason;
  return strengthOf(card, contract) > duty.above ? null : 'must-play-higher';
}

function trumpOf(contract: Contract): Suit | null {
  return contract === 'NT' || contract === 'AT' ? null : contract;
}

function holds({ hand, contract }: Turn, suit: Suit, above: number): boolean {
  return hand.some((card) => suitOf(card) === suit && strengthOf(card, contract) > above);
}

/** Strength of the highest card of that suit in the trick, `ANY` when there is none. */
function highestOf({ trick, contract }: Turn, suit: Suit): number {
  let highest = ANY;
  for (const { card } of trick) {
    if (suitOf(card) === suit) highest = Math.max(highest, strengthOf(card, contract));
  }
  return highest;
}
