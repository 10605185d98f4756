import type { View } from '../../engine/view.ts';
import type { Writing } from '../../engine/scoring/tally.ts';
import { sideOf, type BySide, type Seat, type Side } from '../../engine/seats.ts';
import type { Standing } from '../../engine/view.ts';
import { handsAfter, type AuctionDeal } from '../calling/imagined-auction.ts';
import type { Spot } from '../calling/spot.ts';
import { extrasIn, writingFor, type Played } from '../scores/imagined-deal.ts';
import { prospect } from '../scores/match-prospect.ts';
import { rawTotal, searchRulesOf, SUIT_TOTAL } from '../search/search-rules.ts';
import { createRollout, type Rollout } from '../sense/rollout.ts';
import { fromNatural } from '../worlds/natural.ts';

/**
 * Card points, of all in a suit contract, that the own side makes as bidders beyond what the imagined players do: it plays
 * better than they, and somebody who never fails bids too seldom.
 */
const OWN_PLAY = 20;

/** The chance to win the match after an auction that has ended, when sound players play the deal out. */
export type ImaginedScore = (closed: Spot, deal: AuctionDeal) => number;

/** For one view; keeps a player for each contract that comes up. */
export function imaginedScore(view: View, seat: Seat): ImaginedScore {
  const { rules, total, hanging } = view;
  const side = sideOf(seat);
  const rollouts = new Map<string, Rollout>();

  function rolloutFor({ contract, bidder, value }: Standing): Rollout {
    const key = `${contract} ${bidder}`;
    const known =
      rollouts.get(key) ?? createRollout({ rules: searchRulesOf(rules, contract, value), bidder });
    rollouts.set(key, known);
    return known;
  }

  return (closed, deal) => {
    const { standing } = closed.auction;
    if (standing === null) return prospect(rules, { total, hanging }, side, false);
    const hands = handsAfter(closed, deal, standing.bidder);
    const rollout = rolloutFor(standing);
    rollout.play(Int32Array.from(hands, fromNatural(standing.contract)), (view.dealer + 1) & 3);
    const bidders = sideOf(standing.bidder);
    const played = { points: rollout.points(), tricks: rollout.tricks(), whole: rawTotal(standing.contract) };
    const better = bidders === side ? playedBetter(played, side) : played;
    const writing = writingFor(rules, standing, better, extrasIn(rules, standing, hands));
    return prospectAfter(view, writing, bidders, side);
  };
}

/** What a side makes that plays better than those who are imagined; a capot stays one. */
function playedBetter({ points, tricks, whole }: Played, side: Side): Played {
  if (tricks === 0 || tricks === 8) return { points, tricks, whole };
  const more = (OWN_PLAY * whole) / SUIT_TOTAL;
  const own = side === 0 ? points + more : points - more;
  return { points: Math.min(whole, Math.max(0, own)), tricks, whole };
}

/** The chance to win the match once this has been written. */
export function prospectAfter(view: View, writing: Writing, bidders: Side, side: Side): number {
  const won =
    writing.outcome === 'tied' ? null : writing.outcome === 'made' ? bidders : ((1 - bidders) as Side);
  const pool = (each: Side): number => (won === each ? view.hanging : 0);
  const total: BySide<number> = [
    view.total[0] + writing.score[0] + pool(0),
    view.total[1] + writing.score[1] + pool(1),
  ];
  return prospect(
    view.rules,
    { total, hanging: won === null ? view.hanging + writing.hangs : 0 },
    side,
    true,
  );
}
