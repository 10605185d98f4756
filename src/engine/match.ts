import type { Move, Refusal } from './actions.ts';
import { openAuction, type AuctionTable } from './auction/auction.ts';
import { afterCall, callRefusal, legalCalls } from './auction/kinds.ts';
import type { Card } from './cards.ts';
import { dealtAfter, dealtBefore, isPack } from './dealing.ts';
import type { Bidding, Deal, Finished, PassedOut, Playing } from './deal.ts';
import type { DealResult } from './deal-result.ts';
import { announcesEight } from './declarations/announce.ts';
import { legalCards } from './play/legal-cards.ts';
import { played, playRefusal, turnToPlay } from './play/play.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import { matchWinner } from './scoring/match-winner.ts';
import { passedOutDeal, scoredDeal } from './scoring/score-deal.ts';
import { seatAfter, sideOf, type BySide, type Seat, type Side } from './seats.ts';

/** A match: plain JSON that says everything about it. Holds every hand; readers take a `View`. */
export type Match = {
  readonly rules: RuleSet;
  /** The running deal, or the last one; `null` before the first. */
  readonly deal: Deal | null;
  /** Finished deals, oldest first. */
  readonly results: readonly DealResult[];
  readonly total: BySide<number>;
  /** Points that no side has yet. */
  readonly hanging: number;
  readonly winner: Side | null;
};

/** Why a deal cannot start. */
export const DEAL_FAULTS = ['match-is-over', 'deal-not-finished', 'wrong-dealer', 'bad-pack'] as const;
export type DealFault = (typeof DEAL_FAULTS)[number];

export function newMatch(rules: RuleSet): Match {
  return { rules, deal: null, results: [], total: [0, 0], hanging: 0, winner: null };
}

/** Deals the next deal. The first may have any dealer; after that the deal moves to the next seat every time. */
export function startDeal(match: Match, dealer: Seat, pack: readonly Card[]): Result<Match, DealFault> {
  const fault = dealFault(match, dealer, pack);
  if (fault !== null) return fail(fault);
  const dealt = dealtBefore(match.rules, dealer, pack);
  const deal: Bidding = {
    phase: 'auction',
    number: match.deal === null ? 0 : match.deal.number + 1,
    dealer,
    hands: dealt.hands,
    turnedCard: dealt.turnedCard,
    calls: [],
    undealt: dealt.undealt,
    auction: openAuction(dealer),
  };
  return ok(withDeal(match, deal));
}

/** The dealer of the deal after the last one that was started; `null` before the first. */
export function nextDealer(match: Match): Seat | null {
  return match.deal === null ? null : seatAfter(match.deal.dealer);
}

/** Does what the seat wants, or says why the rules refuse it. */
export function apply(match: Match, move: Move): Result<Match, Refusal> {
  const { deal } = match;
  switch (deal?.phase) {
    case 'auction':
      return applyCall(match, deal, move);
    case 'play':
      return applyPlay(match, deal, move);
    case 'finished':
    case 'passed-out':
    case undefined:
      return fail('deal-is-over');
  }
}

/** Every action of every seat that may act now; plays without `declare`. Empty between deals. */
export function legal(match: Match): readonly Move[] {
  const { deal, rules } = match;
  switch (deal?.phase) {
    case 'auction':
      return legalCalls(auctionTable(rules, deal), deal.auction);
    case 'play':
      return legalPlays(rules, deal);
    case 'finished':
    case 'passed-out':
    case undefined:
      return [];
  }
}

/** What the next forehand may do first, before the cards of that deal exist. */
export function openingCalls(rules: RuleSet, dealer: Seat): readonly Move[] {
  return legalCalls({ rules, dealer, turnedCard: null }, openAuction(dealer));
}

/** The seat in turn, also while others may double; `null` between deals. */
export function turnOf({ deal }: Match): Seat | null {
  switch (deal?.phase) {
    case 'auction':
      return deal.auction.turn;
    case 'play':
      return deal.turn;
    case 'finished':
    case 'passed-out':
    case undefined:
      return null;
  }
}

function dealFault(match: Match, dealer: Seat, pack: readonly Card[]): DealFault | null {
  if (match.winner !== null) return 'match-is-over';
  if (turnOf(match) !== null) return 'deal-not-finished';
  if (match.deal !== null && dealer !== nextDealer(match)) return 'wrong-dealer';
  return isPack(pack) ? null : 'bad-pack';
}

function withDeal({ rules, results, total, hanging, winner }: Match, deal: Deal): Match {
  return { rules, deal, results, total, hanging, winner };
}

function auctionTable(rules: RuleSet, { dealer, turnedCard }: Bidding): AuctionTable {
  return { rules, dealer, turnedCard };
}

function legalPlays(rules: RuleSet, deal: Playing): readonly Move[] {
  const seat = deal.turn;
  return legalCards(turnToPlay(rules, deal)).map((card): Move => ({ seat, type: 'play', card }));
}

function applyCall(match: Match, deal: Bidding, move: Move): Result<Match, Refusal> {
  const table = auctionTable(match.rules, deal);
  const refusal = callRefusal(table, deal.auction, move);
  if (refusal !== null) return fail(refusal);
  const auction = afterCall(table, deal.auction, move);
  const said: Bidding = { ...deal, auction, calls: [...deal.calls, move] };
  if (auction.step !== 'closed') return ok(withDeal(match, said));
  return ok(auction.standing === null ? passOut(match, said) : withDeal(match, openPlay(match.rules, said)));
}

function passOut(match: Match, { number, dealer, hands, turnedCard, calls }: Bidding): Match {
  const deal: PassedOut = { phase: 'passed-out', number, dealer, hands, turnedCard, calls };
  return { ...match, deal, results: [...match.results, passedOutDeal(match)] };
}

/** The rest of the cards is dealt and forehand leads. */
function openPlay(rules: RuleSet, deal: Bidding): Playing {
  const { standing } = deal.auction;
  if (standing === null) throw new Error('an auction that nobody won opens no play');
  return {
    phase: 'play',
    number: deal.number,
    dealer: deal.dealer,
    hands: dealtAfter(rules, deal.dealer, deal, standing.bidder),
    turnedCard: deal.turnedCard,
    calls: deal.calls,
    standing,
    turn: seatAfter(deal.dealer),
    trick: [],
    tricks: [],
    announced: [[], [], [], []],
    counted: null,
    belotes: [],
  };
}

function applyPlay(match: Match, deal: Playing, move: Move): Result<Match, Refusal> {
  if (move.type !== 'play') return fail('auction-is-over');
  const refusal = playRefusal(match.rules, deal, move);
  if (refusal !== null) return fail(refusal);
  const after = played(match.rules, deal, move);
  if (match.rules.eightRunWins === 'yes' && announcesEight(after.announced[move.seat]))
    return ok({ ...match, deal: finished(after), winner: sideOf(move.seat) });
  return ok(after.tricks.length === 8 ? scored(match, finished(after)) : withDeal(match, after));
}

function finished({ turn: _turn, ...deal }: Playing): Finished {
  return { ...deal, phase: 'finished' };
}

function scored(match: Match, deal: Finished): Match {
  const result = scoredDeal(match.rules, deal, match);
  return {
    rules: match.rules,
    deal,
    results: [...match.results, result],
    total: result.total,
    hanging: result.hanging,
    winner: matchWinner(match.rules, result),
  };
}
