import type { Declared, Move, Refusal } from '../actions.ts';
import { replaced } from '../dealing.ts';
import type { Playing } from '../deal.ts';
import { announcement, declarationRules } from '../declarations/announce.ts';
import { beloteAnnounced } from '../declarations/belote.ts';
import { countedDeclarations } from '../declarations/compare.ts';
import { declarationOf } from '../declarations/kinds.ts';
import type { RuleSet } from '../ruleset.ts';
import { seatAfter, type Seat } from '../seats.ts';
import { cardRefusal, type Turn } from './legal-cards.ts';
import { winningCard } from './trick.ts';

export type Play = Extract<Move, { readonly type: 'play' }>;

/** What the seat in turn faces. */
export function turnToPlay(rules: RuleSet, deal: Playing): Turn {
  return {
    rules,
    contract: deal.standing.contract,
    seat: deal.turn,
    hand: deal.hands[deal.turn],
    trick: deal.trick,
  };
}

/** Why this card, or what is announced with it, is refused; `null` when all is well. */
export function playRefusal(rules: RuleSet, deal: Playing, { seat, card, declare }: Play): Refusal | null {
  if (seat !== deal.turn) return 'not-your-turn';
  const turn = turnToPlay(rules, deal);
  if (!turn.hand.includes(card)) return 'card-not-held';
  return cardRefusal(turn, card) ?? announcementRefusal(rules, deal, declare ?? []);
}

/** The deal after a play that is not refused. */
export function played(rules: RuleSet, deal: Playing, { seat, card, declare = [] }: Play): Playing {
  const { contract } = deal.standing;
  const hand = deal.hands[seat];
  const suit = beloteAnnounced(card, hand, deal.trick, contract);
  const found = declare.map(declarationOf).filter((each) => each !== null);
  const next: Playing = {
    ...deal,
    hands: replaced(
      deal.hands,
      seat,
      hand.filter((held) => held !== card),
    ),
    trick: [...deal.trick, { seat, card }],
    turn: seatAfter(seat),
    announced: found.length === 0 ? deal.announced : replaced(deal.announced, seat, found),
    belotes: suit === null ? deal.belotes : [...deal.belotes, { seat, suit }],
  };
  return next.trick.length === 4 ? trickTaken(rules, next) : next;
}

function announcementRefusal(rules: RuleSet, deal: Playing, declared: readonly Declared[]): Refusal | null {
  if (declared.length === 0) return null;
  const { contract } = deal.standing;
  const declarations = declarationRules(rules, contract);
  if (declarations === null) return 'no-declarations';
  if (deal.tricks.length > 0) return 'too-late-to-declare';
  const made = announcement(declared, deal.hands[deal.turn], declarations);
  return made.ok ? null : made.error;
}

/** Its winner leads to the next; after the first trick the declarations are compared. */
function trickTaken(rules: RuleSet, deal: Playing): Playing {
  const { contract } = deal.standing;
  const winner: Seat = winningCard(deal.trick, contract)?.seat ?? deal.turn;
  const forehand = seatAfter(deal.dealer);
  return {
    ...deal,
    trick: [],
    tricks: [...deal.tricks, { cards: deal.trick, winner }],
    turn: winner,
    counted: deal.counted ?? countedDeclarations(deal.announced, rules, contract, forehand),
  };
}
