import type { Move } from '../../engine/actions.ts';
import { openAuction, type Auction } from '../../engine/auction/auction.ts';
import { afterCall } from '../../engine/auction/kinds.ts';
import { CARDS, type Card } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';

/** An auction as everybody at the table knows it. */
export type Spot = {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly turnedCard: Card | null;
  readonly auction: Auction;
  readonly calls: readonly Move[];
};

export function firstSpot({
  rules,
  dealer,
  turnedCard,
}: Pick<Spot, 'rules' | 'dealer' | 'turnedCard'>): Spot {
  return { rules, dealer, turnedCard, auction: openAuction(dealer), calls: [] };
}

/** The spot that a view of a running auction shows. */
export function spotOf(view: View): Spot {
  return view.calls.reduce(afterSaying, firstSpot(view));
}

export function afterSaying(spot: Spot, call: Move): Spot {
  return { ...spot, auction: afterCall(spot, spot.auction, call), calls: [...spot.calls, call] };
}

/** A hand as a natural mask. */
export function naturalMask(cards: readonly Card[]): number {
  return cards.reduce((mask, card) => mask | (1 << CARDS.indexOf(card)), 0);
}
