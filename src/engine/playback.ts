import type { Hands } from './dealing.ts';
import { apply, newMatch, startDeal, type Match } from './match.ts';
import type { RecordedDeal } from './record.ts';
import type { Result } from './result.ts';
import type { Seat } from './seats.ts';
import { viewFor, type View } from './view.ts';

/** A moment of a match: after `step` actions of a deal. Both count from 0. */
export type Place = { readonly deal: number; readonly step: number };

export const WAYS = ['first', 'previous-deal', 'back', 'forward', 'next-trick', 'next-deal'] as const;
/** Where somebody who looks at a match wants to go; *first* is the start of the deal, and from there of the match. */
export type Way = (typeof WAYS)[number];

/** What is asked of a match that is over. */
type Finished = Pick<Match, 'rules' | 'results'>;

const NO_HANDS: Hands = [[], [], [], []];

/** A moment of a deal with all four hands open, for matches that are over; face-down cards stay so until they are picked up. */
export type OpenDeal = { readonly view: View; readonly hands: Hands };

/** Where a way leads, from the nearest place that the match has; the same place where it leads nowhere. */
export function placeAfter(deals: readonly RecordedDeal[], from: Place, way: Way): Place {
  const here = within(deals, from);
  const { deal, step } = here;
  const steps = stepsOf(deals, deal);
  const nextDeal = deal + 1 < deals.length ? { deal: deal + 1, step: 0 } : here;
  switch (way) {
    case 'first':
      return { deal: step > 0 ? deal : 0, step: 0 };
    case 'previous-deal':
      return { deal: Math.max(0, deal - 1), step: 0 };
    case 'back':
      if (step > 0) return { deal, step: step - 1 };
      return deal > 0 ? { deal: deal - 1, step: stepsOf(deals, deal - 1) } : here;
    case 'forward':
      return step < steps ? { deal, step: step + 1 } : nextDeal;
    case 'next-trick':
      return step < steps ? { deal, step: endOfTrick(deals[deal], step) } : nextDeal;
    case 'next-deal':
      return nextDeal;
  }
}

/** How many actions a deal has; 0 for one that there never was. */
export function stepsOf(deals: readonly RecordedDeal[], deal: number): number {
  return deals[deal]?.actions.length ?? 0;
}

/**
 * The match as it stood at this place. Only that deal is played: what was before it stands in the results of the match.
 * Throws when there is no such deal, or when it does not follow the rules.
 */
export function matchAt(match: Finished, deals: readonly RecordedDeal[], { deal, step }: Place): Match {
  const played = deals[deal];
  if (played === undefined) throw new Error(`there is no deal ${deal}`);
  const before = matchBefore(match, deals[deal - 1]?.dealer ?? null, deal);
  const dealt = granted(startDeal(before, played.dealer, played.pack));
  return played.actions.slice(0, step).reduce((at, action) => granted(apply(at, action)), dealt);
}

/** Opens the hands of the running deal. For nobody's eyes before the match is over. */
export function openDeal(match: Match): OpenDeal {
  const handOf = (seat: Seat): Hands[number] => viewFor(match, seat).hand;
  return { view: viewFor(match, null), hands: [handOf(0), handOf(1), handOf(2), handOf(3)] };
}

/** Of the deal before, all that matters to the next one is who dealt it. */
function matchBefore({ rules, results }: Finished, dealer: Seat | null, deal: number): Match {
  if (dealer === null) return newMatch(rules);
  const before = results.slice(0, deal);
  const { total, hanging } = before.at(-1) ?? newMatch(rules);
  const over = { phase: 'passed-out', number: deal - 1, dealer, hands: NO_HANDS, turnedCard: null } as const;
  return { rules, results: before, total, hanging, winner: null, deal: { ...over, calls: [] } };
}

function within(deals: readonly RecordedDeal[], { deal, step }: Place): Place {
  if (deal >= deals.length) return { deal: Math.max(0, deals.length - 1), step: 0 };
  return { deal, step: Math.min(step, stepsOf(deals, deal)) };
}

/** The auction ends where the first card is to be played; after that every fourth card ends a trick. */
function endOfTrick(deal: RecordedDeal | undefined, step: number): number {
  const actions = deal?.actions ?? [];
  const led = actions.findIndex(({ type }) => type === 'play');
  if (led === -1) return actions.length;
  if (step < led) return led;
  return Math.min(actions.length, led + 4 * (Math.floor((step - led) / 4) + 1));
}

function granted(result: Result<Match, string>): Match {
  if (!result.ok) throw new Error(`a match that is over does not replay: ${result.error}`);
  return result.value;
}
