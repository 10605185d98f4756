import type { TieRule } from '../ruleset.ts';

export type Balance = 'bidders-more' | 'bidders-less' | 'bidders-hang' | 'all-hang';

/** How the sums compare; where they are equal, `tie` alone decides (RULES §2, "House rules"). */
export function balanceOf(bidders: number, defenders: number, tie: TieRule | null): Balance {
  if (bidders !== defenders) return bidders > defenders ? 'bidders-more' : 'bidders-less';
  switch (tie) {
    case 'made':
      return 'bidders-more';
    case 'fails':
      return 'bidders-less';
    case 'all-hang':
      return 'all-hang';
    case 'bidders-hang':
    case null:
      return 'bidders-hang';
  }
}
