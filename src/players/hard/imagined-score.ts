import type { View } from '../../engine/view.ts';
import type { Writing } from '../../engine/scoring/tally.ts';
import { sideOf, type BySide, type Seat, type Side } from '../../engine/seats.ts';
import type { Standing } from '../../engine/view.ts';
import { handsAfter, type AuctionDeal } from '../calling/imagined-auction.ts';
import type { Spot } from '../calling/spot.ts';
import { extrasIn, writingFor } from '../scores/imagined-deal.ts';
import { prospect } from '../scores/match-prospect.ts';
import { rawTotal, searchRulesOf } from '../search/search-rules.ts';
import { createRollout, type Rollout } from '../sense/rollout.ts';
import { fromNatural } from '../worlds/natural.ts';

/**
 * What a contract of the own side is worth beyond what imagined players make of it: it plays better than they do, and
 * somebody who never fails bids too seldom. As a share of what usually lies between the sides after a deal.
 */
const OWN_PLAY = 0.1;

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
    const played = { points: rollout.points(), tricks: rollout.tricks(), whole: rawTotal(standing.contract) };
    const writing = writingFor(rules, standing, played, extrasIn(rules, standing, hands));
    const bidders = sideOf(standing.bidder);
    return prospectAfter(view, writing, bidders, side, bidders === side ? OWN_PLAY : 0);
  };
}

/** The chance to win the match once this has been written; `ahead` as for `prospect`. */
export function prospectAfter(view: View, writing: Writing, bidders: Side, side: Side, ahead = 0): number {
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
    ahead,
  );
}
