import type { Move } from '../../engine/actions.ts';
import { suitOf } from '../../engine/cards.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { isBiddable } from '../calling/biddable.ts';
import { bestCall, callOptions } from '../calling/call-options.ts';
import { auctionFrom, type AuctionDeal } from '../calling/imagined-auction.ts';
import { bestOption, type Option } from '../calling/option.ts';
import { afterSaying, naturalMask, spotOf } from '../calling/spot.ts';
import { below, type Random } from '../random.ts';
import { indicesIn } from '../search/layout.ts';
import { callLikelihood } from '../worlds/call-likelihood.ts';
import { imaginedScore } from './imagined-score.ts';

/** Imagined deals for one call, and candidates for each of them. */
const DEALS = 400;
const CANDIDATES = 4;
/** Calls that score less than this, in points, are not imagined: imagined opponents do not punish them as people would. */
const HOPELESS = { contract: -16, double: -10 } as const;
const MOST_CALLS = 5;
/** How many standard errors better another call must be than the one that judgement alone would make. */
const CONVINCING = 0.7;
const ROUND = 32;

/** Weighs the sensible calls by playing imagined deals to their end, for the match and not only for the deal. */
export function chooseCall(view: View, seat: Seat, random: Random, isTimeUp: () => boolean): Move {
  const spot = spotOf(view);
  const hand = naturalMask(view.hand);
  const options = callOptions(spot, hand);
  const first = bestOption(options);
  const others = options
    .filter((option) => option !== first && !isHopeless(option) && isSound(option.move, view, hand))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CALLS - 1);
  if (others.length === 0) return first.move;
  return weighed([first, ...others]);

  /** The first option is the one to beat. */
  function weighed(candidates: readonly Option[]): Move {
    const scoreOf = imaginedScore(view, seat);
    const sums = candidates.map(() => ({ total: 0, squares: 0 }));
    let left = candidates.map((_, at) => at);
    let count = 0;
    let previous: AuctionDeal | null = null;
    let scores = new Map<number, number>();
    for (const deal of dealsFor(view, seat, hand, random)) {
      if (count > 0 && (isTimeUp() || left.length === 1)) break;
      if (deal !== previous) scores = new Map(left.map((at) => [at, scoreAfter(candidates[at]!.move, deal)]));
      previous = deal;
      const base = scores.get(0) ?? 0;
      for (const at of left) {
        const more = (scores.get(at) ?? 0) - base;
        sums[at]!.total += more;
        sums[at]!.squares += more * more;
      }
      count += 1;
      if (count % ROUND === 0)
        left = left.filter((at) => at === 0 || lead(sums[at]!, count) > -2 * CONVINCING);
    }
    const best = left.reduce((a, b) => (sums[b]!.total > sums[a]!.total ? b : a));
    return candidates[best !== 0 && lead(sums[best]!, count) > CONVINCING ? best : 0]!.move;

    function scoreAfter(call: Move, deal: AuctionDeal): number {
      return scoreOf(auctionFrom(afterSaying(spot, call), deal, bestCall), deal);
    }
  }
}

function isHopeless({ move, score }: Option): boolean {
  if (move.type === 'pass') return false;
  return score < (move.type === 'double' || move.type === 'redouble' ? HOPELESS.double : HOPELESS.contract);
}

/** Nobody names a suit that is not biddable, however well imagined deals end; the partner's is raised with other cards. */
function isSound(call: Move, { rules, turnedCard }: View, hand: number): boolean {
  if (call.type === 'take' && turnedCard !== null)
    return isBiddable(suitOf(turnedCard), hand | naturalMask([turnedCard]));
  if (call.type === 'name') return isBiddable(call.suit, hand);
  return call.type !== 'bid' || rules.auction === 'points' || isBiddable(call.contract, hand);
}

/** How far ahead of the first option another is, in standard errors. */
function lead(
  { total, squares }: { readonly total: number; readonly squares: number },
  count: number,
): number {
  const mean = total / count;
  const variance = Math.max(1e-12, squares / count - mean * mean);
  return mean / Math.sqrt(variance / count);
}

/** Deals that agree with the own cards, those that explain the calls so far more often. */
function dealsFor(view: View, seat: Seat, hand: number, random: Random): readonly AuctionDeal[] {
  const turned = view.turnedCard === null ? 0 : naturalMask([view.turnedCard]);
  const unseen = Int32Array.from(indicesIn(~(hand | turned)));
  const silent = view.calls.length === 0;
  const deals = Array.from({ length: silent ? DEALS : DEALS * CANDIDATES }, () =>
    dealOf(unseen, view.hand.length, seat, hand, random),
  );
  if (silent) return deals;
  const likelihood = callLikelihood(view);
  const logs = deals.map(({ known }) =>
    SEATS.reduce<number>(
      (log, each) => (each === seat ? log : log + likelihood(each, known[each] ?? 0, random)),
      0,
    ),
  );
  return resampled(deals, logs, random);
}

function dealOf(unseen: Int32Array, size: number, seat: Seat, hand: number, random: Random): AuctionDeal {
  for (let last = unseen.length - 1; last > 0; last -= 1) {
    const at = below(random, last + 1);
    const card = unseen[last]!;
    unseen[last] = unseen[at]!;
    unseen[at] = card;
  }
  let next = 0;
  const known = SEATS.map((each) => {
    if (each === seat) return hand;
    let mask = 0;
    for (let left = size; left > 0; left -= 1) mask |= 1 << unseen[next++]!;
    return mask;
  });
  return { known, undealt: Array.from(unseen.subarray(next)) };
}

function resampled(
  deals: readonly AuctionDeal[],
  logs: readonly number[],
  random: Random,
): readonly AuctionDeal[] {
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best));
  const stride = weights.reduce((sum, weight) => sum + weight, 0) / DEALS;
  let next = (below(random, 1 << 20) / (1 << 20)) * stride;
  let passed = 0;
  return deals.flatMap((deal, at) => {
    passed += weights[at] ?? 0;
    const times: AuctionDeal[] = [];
    for (; next < passed; next += stride) times.push(deal);
    return times;
  });
}
