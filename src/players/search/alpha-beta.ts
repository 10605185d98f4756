import { pointsByIndex } from './layout.ts';
import { beats, playFlags } from './legal-mask.ts';
import { createMoveLists, type MoveLists } from './move-lists.ts';
import type { OrderWeights } from './move-order.ts';
import type { SearchRules } from './search-rules.ts';
import { createTransposition } from './transposition.ts';

/**
 * The search itself, over `hands`, which it gives back as they were. Values are for side 0. Positions are numbers and
 * not objects, so that nothing is allocated: `left` is what the cards in the hands and on the table are worth,
 * `present` all cards that were held when the trick began, `onTable` the points of the trick so far.
 */
export type AlphaBeta = {
  readonly hands: Int32Array;
  /** Scaled card points by index. */
  readonly points: Int32Array;
  readonly lists: MoveLists;
  /** To be called before positions of other rules. */
  readonly prepare: (rules: SearchRules, weights?: readonly OrderWeights[]) => void;
  /** To be called when `hands` hold another deal. */
  readonly reset: () => void;
  /** Between two tricks. */
  readonly lead: (
    ply: number,
    leader: number,
    left: number,
    taken: number,
    alpha: number,
    beta: number,
  ) => number;
  /** Behind the lead; the place in the trick is the ply modulo four. */
  readonly follow: (
    ply: number,
    seat: number,
    led: number,
    best: number,
    bestSeat: number,
    present: number,
    onTable: number,
    left: number,
    taken: number,
    alpha: number,
    beta: number,
  ) => number;
  /** After the fourth card. */
  readonly takeTrick: (
    ply: number,
    winner: number,
    trick: number,
    left: number,
    taken: number,
    alpha: number,
    beta: number,
  ) => number;
  /** The last trick, when everybody holds one card. */
  readonly finish: (leader: number, left: number, taken: number) => number;
  /** Nodes visited since the search was made. */
  readonly nodes: () => number;
};

export const INFINITE = 0x4000;
/** Room for the moves of one ply. */
const PLY = 8;
const PLIES = 36;

/**
 * Alpha-beta with a table of positions between tricks and a look-ahead into it before the last card of a trick. Rules
 * are put in by `prepare`: functions that exist once are compiled to better code than a set of them for each contract.
 */
export function createAlphaBeta(tableBits: number): AlphaBeta {
  const points = new Int32Array(32);
  const known = createTransposition(tableBits);
  const { bounds, probe, store } = known;
  const hands = new Int32Array(4);
  const lists = createMoveLists(hands, PLIES * PLY);
  const { moves, leads, middle, last, sort } = lists;
  const visited = new Float64Array(1);
  let [flags, capotSwing, lastTrick] = [0, 0, 0];

  function prepare(rules: SearchRules, weights?: readonly OrderWeights[]): void {
    flags = playFlags(rules);
    capotSwing = rules.capotSwing;
    lastTrick = rules.lastTrick * rules.scale;
    points.set(pointsByIndex(rules.kind).map((each) => each * rules.scale));
    known.prepare(rules);
    lists.prepare(rules, weights);
  }

  function lead(
    ply: number,
    leader: number,
    left: number,
    taken: number,
    alpha: number,
    beta: number,
  ): number {
    visited[0]!++;
    const hand = hands[leader]!;
    if ((hand & (hand - 1)) === 0) return finish(leader, left, taken);
    let low = (taken & 1) !== 0 ? 0 : -capotSwing;
    let high = left + lastTrick + ((taken & 2) !== 0 ? 0 : capotSwing);
    if (low >= beta) return low;
    if (high <= alpha) return high;
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    if (probe(leader, all, taken)) {
      if (bounds[0]! > low) low = bounds[0]!;
      if (bounds[1]! < high) high = bounds[1]!;
      if (low >= beta || low === high) return low;
      if (high <= alpha) return high;
    }
    const slot = bounds[2]!;
    const floor = alpha > low ? alpha : low;
    const ceiling = beta < high ? beta : high;
    const value = searchLeads(ply, leader, all, left, taken, floor, ceiling);
    if (value < ceiling) high = value;
    if (value > floor) low = value;
    store(slot, leader, all, taken, low, high);
    return value;
  }

  function searchLeads(
    ply: number,
    leader: number,
    all: number,
    left: number,
    taken: number,
    alphaIn: number,
    betaIn: number,
  ): number {
    const hand = hands[leader]!;
    const maximise = (leader & 1) === 0;
    const from = ply * PLY;
    const until = leads(leader, from);
    sort(from, until);
    let alpha = alphaIn;
    let beta = betaIn;
    let value = maximise ? -INFINITE : INFINITE;
    for (let at = from; at < until; at++) {
      const card = moves[at]! & 31;
      hands[leader] = hand ^ (1 << card);
      const got = follow(
        ply + 1,
        (leader + 1) & 3,
        card,
        card,
        leader,
        all,
        points[card]!,
        left,
        taken,
        alpha,
        beta,
      );
      if (maximise) {
        if (got > value) value = got;
        if (got > alpha) alpha = got;
      } else {
        if (got < value) value = got;
        if (got < beta) beta = got;
      }
      if (alpha >= beta) break;
    }
    hands[leader] = hand;
    return value;
  }

  function follow(
    ply: number,
    seat: number,
    led: number,
    best: number,
    bestSeat: number,
    present: number,
    onTable: number,
    left: number,
    taken: number,
    alphaIn: number,
    betaIn: number,
  ): number {
    visited[0]!++;
    const place = ply & 3;
    const hand = hands[seat]!;
    const maximise = (seat & 1) === 0;
    const from = ply * PLY;
    const until =
      place === 3
        ? last(seat, led, best, bestSeat, from)
        : middle(place, seat, led, best, bestSeat, present, from);
    let alpha = alphaIn;
    let beta = betaIn;
    if (place === 3) {
      const cut = cutOff(seat, best, bestSeat, onTable, taken, from, until, maximise ? beta : alpha);
      if (cut !== INFINITE) return cut;
    }
    sort(from, until);
    let value = maximise ? -INFINITE : INFINITE;
    for (let at = from; at < until; at++) {
      const card = moves[at]! & 31;
      const wins = beats(flags, card, best);
      const winner = wins ? seat : bestSeat;
      const onTableNow = onTable + points[card]!;
      hands[seat] = hand ^ (1 << card);
      const got =
        place === 3
          ? takeTrick(ply, winner, onTableNow, left, taken, alpha, beta)
          : follow(
              ply + 1,
              (seat + 1) & 3,
              led,
              wins ? card : best,
              winner,
              present,
              onTableNow,
              left,
              taken,
              alpha,
              beta,
            );
      if (maximise) {
        if (got > value) value = got;
        if (got > alpha) alpha = got;
      } else {
        if (got < value) value = got;
        if (got < beta) beta = got;
      }
      if (alpha >= beta) break;
    }
    hands[seat] = hand;
    return value;
  }

  function takeTrick(
    ply: number,
    winner: number,
    trick: number,
    left: number,
    taken: number,
    alpha: number,
    beta: number,
  ): number {
    const side = winner & 1;
    const gain = side === 0 ? trick : 0;
    return gain + lead(ply + 1, winner, left - trick, taken | (1 << side), alpha - gain, beta - gain);
  }

  /** Looks whether one of the last seat's cards leads to a known position that already decides (`INFINITE`: none). */
  function cutOff(
    seat: number,
    best: number,
    bestSeat: number,
    onTable: number,
    taken: number,
    from: number,
    until: number,
    bound: number,
  ): number {
    const hand = hands[seat]!;
    if ((hand & (hand - 1)) === 0) return INFINITE;
    const maximise = (seat & 1) === 0;
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    for (let at = from; at < until; at++) {
      const card = moves[at]! & 31;
      const winner = beats(flags, card, best) ? seat : bestSeat;
      if (!probe(winner, all ^ (1 << card), taken | (1 << (winner & 1)))) continue;
      const gain = (winner & 1) === 0 ? onTable + points[card]! : 0;
      const certain = gain + (maximise ? bounds[0]! : bounds[1]!);
      if (maximise ? certain >= bound : certain <= bound) return certain;
    }
    return INFINITE;
  }

  /** The last trick plays itself. */
  function finish(leader: number, left: number, taken: number): number {
    let best = 31 - Math.clz32(hands[leader]!);
    let winner = leader;
    for (let step = 1; step < 4; step++) {
      const seat = (leader + step) & 3;
      const card = 31 - Math.clz32(hands[seat]!);
      if (!beats(flags, card, best)) continue;
      best = card;
      winner = seat;
    }
    const both = taken | (1 << (winner & 1));
    const swing = both === 1 ? capotSwing : both === 2 ? -capotSwing : 0;
    return ((winner & 1) === 0 ? left + lastTrick : 0) + swing;
  }

  return {
    hands,
    points,
    lists,
    prepare,
    reset: () => known.reset(hands),
    lead,
    follow,
    takeTrick,
    finish,
    nodes: () => visited[0]!,
  };
}
