import { rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { SEATS, sideOf, type Seat } from '../../engine/seats.ts';
import type { PlayedCard, Standing, View } from '../../engine/view.ts';
import { exclusionBy, type Exclusion } from '../search/excluded.ts';
import { countOf, indicesIn, layoutOf, pointsByIndex, type Layout } from '../search/layout.ts';
import { beats, playFlags } from '../search/legal-mask.ts';
import { searchRulesOf, type SearchRules } from '../search/search-rules.ts';
import type { Place } from './allocations.ts';

/** A card that was played, with what everybody knew just before it. */
export type PastPlay = {
  readonly seat: Seat;
  readonly card: number;
  readonly place: number;
  readonly led: number;
  readonly best: number;
  readonly bestSeat: Seat;
  /** Unscaled points of the cards on the table. */
  readonly onTable: number;
  /** All cards played before. */
  readonly seen: number;
  /** What each seat could hold as far as everybody knew. */
  readonly may: readonly number[];
};

/** The running trick; all but `place` mean nothing before the lead. */
export type TableNow = {
  readonly place: number;
  readonly led: number;
  readonly best: number;
  readonly bestSeat: Seat;
  readonly onTable: number;
};

/** What a player in a running deal knows, in the layout of the contract. */
export type Knowledge = {
  readonly layout: Layout;
  readonly rules: SearchRules;
  readonly standing: Standing;
  readonly seat: Seat;
  readonly hand: number;
  readonly turn: Seat;
  readonly trick: readonly number[];
  /** The trick so far, as a `Situation` names it. */
  readonly table: TableNow;
  readonly plays: readonly PastPlay[];
  /** All cards that were played. */
  readonly seen: number;
  /** What each seat may still hold as far as everybody knows. */
  readonly may: readonly number[];
  /** Cards that surely lie with a seat and were not played. */
  readonly certain: readonly number[];
  readonly sizes: readonly number[];
  /** Unscaled points of the tricks taken so far, by side. */
  readonly won: readonly [number, number];
  /** The sides that took a trick: bits 1 and 2. */
  readonly taken: number;
};

/** Reads a view of a deal in which cards are played. Throws for any other view. */
export function knowledgeOf(view: View): Knowledge {
  const { seat, standing, turn } = view;
  if (seat === null || standing === null || turn === null)
    throw new Error('only a player in a running deal knows it');
  const layout = layoutOf(standing.contract);
  const rules = searchRulesOf(view.rules, standing.contract, standing.value);
  const history = historyOf(view, layout, rules);
  return {
    layout,
    rules,
    standing,
    seat,
    hand: layout.maskOf(view.hand),
    turn,
    trick: view.trick.map(({ card }) => layout.indexOf(card)),
    table: history.table,
    plays: history.plays,
    seen: history.seen,
    may: history.may,
    certain: SEATS.map((each) => (each === seat ? 0 : layout.maskOf(certainOf(view, each)) & ~history.seen)),
    sizes: view.handSizes,
    won: history.won,
    taken: (view.tricksTaken[0] > 0 ? 1 : 0) | (view.tricksTaken[1] > 0 ? 2 : 0),
  };
}

/** The three others as places for the unseen cards that are not certain. */
export function hiddenPlaces(known: Knowledge): {
  readonly unseen: readonly number[];
  readonly places: readonly Place[];
} {
  const certain = known.certain.reduce((all, cards) => all | cards, 0);
  const unseen = ~(known.seen | known.hand | certain);
  const places = othersOf(known.seat).map((seat) => ({
    size: (known.sizes[seat] ?? 0) - countOf(known.certain[seat] ?? 0),
    may: (known.may[seat] ?? 0) & unseen,
  }));
  return { unseen: indicesIn(unseen), places };
}

export function othersOf(seat: Seat): readonly Seat[] {
  return SEATS.filter((other) => other !== seat);
}

type History = {
  readonly table: TableNow;
  readonly plays: readonly PastPlay[];
  readonly seen: number;
  readonly may: readonly number[];
  readonly won: readonly [number, number];
};

function historyOf(view: View, layout: Layout, rules: SearchRules): History {
  const tricks = [...view.tricks.map(({ cards }) => cards), view.trick];
  const flags = playFlags(rules);
  const points = pointsByIndex(rules.kind);
  const exclude = exclusionBy(rules);
  const plays: PastPlay[] = [];
  const may = [-1, -1, -1, -1];
  const won: [number, number] = [0, 0];
  let seen = 0;
  let now: Omit<TableNow, 'place'> = { led: 0, best: 0, bestSeat: 0, onTable: 0 };
  for (const cards of tricks) {
    now = { led: 0, best: 0, bestSeat: 0, onTable: 0 };
    for (const [place, played] of cards.entries()) {
      const { seat } = played;
      const card = layout.indexOf(played.card);
      if (place === 0) now = { led: card, best: card, bestSeat: seat, onTable: 0 };
      plays.push({ seat, card, place, ...now, seen, may: [...may] });
      may[seat] =
        (may[seat] ?? 0) & ~deduced(exclude, plays.at(-1), matelessness(view, played, cards[0]), layout);
      const takesOver = place > 0 && beats(flags, card, now.best);
      now = {
        ...now,
        ...(takesOver ? { best: card, bestSeat: seat } : {}),
        onTable: now.onTable + (points[card] ?? 0),
      };
      seen |= 1 << card;
    }
    if (cards.length === 4) won[sideOf(now.bestSeat)] += now.onTable;
  }
  return { table: { place: view.trick.length, ...now }, plays, seen, may, won };
}

function deduced(exclude: Exclusion, play: PastPlay | undefined, mate: Card | null, layout: Layout): number {
  if (play === undefined) return 0;
  const { card, led, best, bestSeat, seat, place } = play;
  const byDuty = place === 0 ? 0 : exclude(card, led, best, sideOf(bestSeat) === sideOf(seat));
  return byDuty | (mate === null ? 0 : layout.maskOf([mate]));
}

/** The king or queen that a seat cannot hold, since it played the other without a belote. */
function matelessness(view: View, { seat, card }: PlayedCard, lead: PlayedCard | undefined): Card | null {
  const contract = view.standing?.contract;
  const suit = suitOf(card);
  const mate = mateOf(card);
  if (mate === null || (contract !== 'AT' && contract !== suit)) return null;
  if (contract === 'AT' && lead !== undefined && suitOf(lead.card) !== suit) return null;
  return view.belotes.some((belote) => belote.seat === seat && belote.suit === suit) ? null : mate;
}

function mateOf(card: Card): Card | null {
  const rank = rankOf(card);
  if (rank !== 'K' && rank !== 'Q') return null;
  return `${rank === 'K' ? 'Q' : 'K'}${suitOf(card)}`;
}

/** The turned card with its taker, both cards of a belote, and the declarations that were shown. */
function certainOf(view: View, seat: Seat): readonly Card[] {
  const turned = view.turnedCard !== null && view.standing?.bidder === seat ? [view.turnedCard] : [];
  const pairs = view.belotes
    .filter((belote) => belote.seat === seat)
    .flatMap(({ suit }): readonly Card[] => [`K${suit}`, `Q${suit}`]);
  return [...turned, ...pairs, ...view.shown[seat].flatMap(({ cards }) => cards)];
}
