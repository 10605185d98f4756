import { pointsByIndex } from './layout.ts';
import { beats, canBeat, legalMask, playFlags } from './legal-mask.ts';
import {
  isOurs,
  isTheirs,
  lastSituation,
  moveOrder,
  SITUATION,
  SITUATIONS,
  winningSituation,
  type OrderWeights,
} from './move-order.ts';
import type { SearchRules } from './search-rules.ts';
import { ABOVE, SUIT_OF } from './tables.ts';

/** Lists the cards worth trying, the most promising first. All write from `from` on and return the end. */
export type MoveLists = {
  /** To be called before positions of other rules. */
  readonly prepare: (rules: SearchRules, weights?: readonly OrderWeights[]) => void;
  /** `promise << 5 | index of the card`. */
  readonly moves: Int32Array;
  readonly leads: (leader: number, from: number) => number;
  readonly middle: (
    place: number,
    seat: number,
    led: number,
    best: number,
    bestSeat: number,
    present: number,
    from: number,
  ) => number;
  readonly last: (seat: number, led: number, best: number, bestSeat: number, from: number) => number;
  readonly sort: (from: number, until: number) => void;
  /** No card that is left lies between two cards of a suit in rank. */
  readonly touch: (weaker: number, stronger: number, left: number) => boolean;
};

/**
 * @param hands the hands that the search plays from
 * @param size of the list, in moves: plies use parts of their own
 */
export function createMoveLists(hands: Int32Array, size: number): MoveLists {
  const points = new Int32Array(32);
  const order = new Int32Array(SITUATIONS << 5);
  const moves = new Int32Array(size);
  let flags = 0;
  let ruffers = 0;

  function prepare(rules: SearchRules, weights?: readonly OrderWeights[]): void {
    flags = playFlags(rules);
    ruffers = rules.kind === 'suit' ? 0xff : 0;
    points.set(pointsByIndex(rules.kind));
    order.set(moveOrder(rules.kind, weights));
  }

  /** One of several cards of equal points with nothing between them stands for all. */
  function leads(leader: number, from: number): number {
    const hand = hands[leader]!;
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    const next = hands[(leader + 1) & 3]!;
    const partner = hands[(leader + 2) & 3]!;
    const before = hands[(leader + 3) & 3]!;
    let until = from;
    let weaker = -1;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      if (weaker >= 0 && points[weaker] === points[card] && touch(weaker, card, all)) continue;
      weaker = card;
      const suit = SUIT_OF[card]!;
      let situation: number = SITUATION.leadHighest;
      const above = all & ABOVE[card]!;
      if (above !== 0) {
        const highest = 1 << (31 - Math.clz32(above));
        if ((hand & highest) !== 0) situation = SITUATION.leadUnderOwn;
        else if ((partner & highest) !== 0) situation = SITUATION.leadUnderPartner;
        else situation = (next & highest) !== 0 ? SITUATION.leadUnderNext : SITUATION.leadUnderBefore;
      }
      if (
        ((next & suit) === 0 && (next & ruffers) !== 0) ||
        ((before & suit) === 0 && (before & ruffers) !== 0)
      )
        situation |= 1;
      if ((partner & suit) === 0 && (partner & ruffers) !== 0) situation |= 2;
      moves[until++] = (order[(situation << 5) | card]! << 5) | card;
    }
    return until;
  }

  /**
   * Second and third seat. Where a card settles which side takes the trick, of touching cards only the one with most
   * points is tried when the trick is ours, the one with least when it is theirs.
   */
  function middle(
    place: number,
    seat: number,
    led: number,
    best: number,
    bestSeat: number,
    present: number,
    from: number,
  ): number {
    const partnerWins = ((bestSeat ^ seat) & 1) === 0;
    const legal = legalMask(flags, hands[seat]!, led, best, partnerWins);
    if ((legal & (legal - 1)) === 0) return only(legal, from);
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    const next = hands[(seat + 1) & 3]!;
    const losing = losingSituation(
      place,
      partnerWins,
      partnerWins ? next : hands[(seat + 2) & 3]!,
      led,
      best,
    );
    let until = from;
    let weaker = -1;
    let weakerSituation = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const situation = beats(flags, card, best)
        ? winningSituation(place, partnerWins, canBeat(flags, next, led, card))
        : losing;
      const touches = weaker >= 0 && touch(weaker, card, all);
      if (touches && situation === weakerSituation && isTheirs(situation)) {
        weaker = card;
        continue;
      }
      if (touches && situation === weakerSituation && isOurs(situation)) until--;
      else if (touches && points[weaker] === points[card] && touch(weaker, card, present)) continue;
      weaker = card;
      weakerSituation = situation;
      const highest = situation >= SITUATION.secondLosesPerhaps && (present & ABOVE[card]!) === 0 ? 1 : 0;
      moves[until++] = (order[((situation | highest) << 5) | card]! << 5) | card;
    }
    return until;
  }

  function last(seat: number, led: number, best: number, bestSeat: number, from: number): number {
    const partnerWins = ((bestSeat ^ seat) & 1) === 0;
    const legal = legalMask(flags, hands[seat]!, led, best, partnerWins);
    if ((legal & (legal - 1)) === 0) return only(legal, from);
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    let until = from;
    let weaker = -1;
    let weakerWins = false;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const wins = beats(flags, card, best);
      if (weaker >= 0 && wins === weakerWins && touch(weaker, card, all)) {
        if (wins || partnerWins) until--;
        else {
          weaker = card;
          continue;
        }
      }
      weaker = card;
      weakerWins = wins;
      moves[until++] =
        (order[(lastSituation(wins, partnerWins, (all & ABOVE[card]!) === 0) << 5) | card]! << 5) | card;
    }
    return until;
  }

  function only(legal: number, from: number): number {
    moves[from] = 31 - Math.clz32(legal);
    return from + 1;
  }

  function losingSituation(
    place: number,
    partnerWins: boolean,
    other: number,
    led: number,
    best: number,
  ): number {
    if (place === 1)
      return canBeat(flags, other, led, best) ? SITUATION.secondLosesPerhaps : SITUATION.secondLosesSurely;
    if (!partnerWins) return SITUATION.thirdLoses;
    return canBeat(flags, other, led, best) ? SITUATION.thirdPartnerPerhaps : SITUATION.thirdPartnerSurely;
  }

  function sort(from: number, until: number): void {
    for (let next = from + 1; next < until; next++) {
      const move = moves[next]!;
      let at = next;
      while (at > from && moves[at - 1]! < move) {
        moves[at] = moves[at - 1]!;
        at--;
      }
      moves[at] = move;
    }
  }

  return { prepare, moves, leads, middle, last, sort, touch };
}

function touch(weaker: number, stronger: number, left: number): boolean {
  return ((weaker ^ stronger) & 24) === 0 && (left & ((1 << stronger) - (2 << weaker))) === 0;
}
