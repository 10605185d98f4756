import type { BidValue, Contract, Move } from '../engine/actions.ts';
import type { Card } from '../engine/cards.ts';
import { winningCard } from '../engine/play/trick.ts';
import { SEATS, SIDES, sideOf, type BySeat, type BySide, type Seat, type Side } from '../engine/seats.ts';
import type { DeclarationKind, PlayedCard, Standing, View } from '../engine/view.ts';
import type { FaceSet } from './faces.ts';
import type { RankLetters } from './ranks.ts';

/** Where a seat sits in the picture; seat 0 is at the bottom. */
export type Place = 'south' | 'east' | 'north' | 'west';

export type ScenePlayed = { readonly card: Card; readonly winning: boolean };

export type SceneSeat = {
  readonly place: Place;
  readonly side: Side;
  readonly name: string;
  readonly dealer: boolean;
  readonly turn: boolean;
  /** The card of the trick that is shown. */
  readonly played: ScenePlayed | null;
  /** What was said last, while the auction runs. */
  readonly call: string | null;
  /** Announced kinds and belotes. */
  readonly notes: readonly string[];
};

export type SceneSide = { readonly mark: string; readonly tricks: number; readonly total: string };

export type SceneContract = {
  readonly contract: Contract;
  readonly text: string;
  /** Empty where bids have no value. */
  readonly value: string;
  /** Empty while nobody has doubled. */
  readonly multiplier: string;
  readonly bidder: string;
  readonly side: Side;
};

/** All that the picture of a table shows: public by its making, and JSON, so that its text identifies the picture. */
export type TableScene = {
  readonly faces: FaceSet;
  readonly letters: RankLetters;
  readonly seats: BySeat<SceneSeat>;
  readonly sides: BySide<SceneSide>;
  readonly contract: SceneContract | null;
  /** The card turned up while it can still be taken. */
  readonly turnedCard: Card | null;
  /** Cards are played: the places where they will lie are marked. */
  readonly playing: boolean;
  /** The trick that is shown has been taken: the next one has not been led. */
  readonly finishedTrick: boolean;
  readonly dealerMark: string;
  readonly target: string;
  /** Empty while no points hang. */
  readonly hanging: string;
  /** A few words at the bottom left: the number of the deal. */
  readonly caption: string;
  /** A line across the middle, once the deal or the match is over; else empty. */
  readonly banner: string;
};

/** The words of the picture in the language of its readers. */
export type SceneWords = {
  /** One letter for each side. */
  readonly sides: BySide<string>;
  /** What stands on the cards. */
  readonly letters: RankLetters;
  /** One letter for the dealer. */
  readonly dealer: string;
  readonly belote: string;
  readonly kinds: Readonly<Record<DeclarationKind, string>>;
  readonly contracts: Readonly<Record<Contract, string>>;
  readonly caption: string;
  readonly banner: string;
  call(move: Move): string;
  value(value: BidValue): string;
  number(value: number): string;
  target(points: number): string;
  hanging(points: number): string;
};

/** What the picture shows besides the view; `names` is user text as it was stored. */
export type SceneSetting = {
  readonly names: BySeat<string>;
  readonly faces: FaceSet;
  readonly words: SceneWords;
};

const COUNTER_CLOCKWISE: BySeat<Place> = ['south', 'east', 'north', 'west'];
const CLOCKWISE: BySeat<Place> = ['south', 'west', 'north', 'east'];

/** The picture of a table as a spectator sees it. Throws for a player's view: a picture is for everyone. */
export function sceneOf(view: View, setting: SceneSetting): TableScene {
  if (view.seat !== null) throw new Error('The picture of a table is made from the view of a spectator.');
  const { words } = setting;
  return {
    faces: setting.faces,
    letters: words.letters,
    seats: eachSeat((seat) => sceneSeat(view, seat, setting)),
    sides: eachSide((side) => sceneSide(view, side, words)),
    contract: view.standing === null ? null : sceneContract(view.standing, setting),
    turnedCard: view.phase === 'auction' ? view.turnedCard : null,
    playing: view.phase === 'play',
    finishedTrick: view.trick.length === 0 && view.tricks.length > 0,
    dealerMark: words.dealer,
    target: words.target(view.rules.target),
    hanging: view.hanging === 0 ? '' : words.hanging(view.hanging),
    caption: words.caption,
    banner: words.banner,
  };
}

function sceneSeat(view: View, seat: Seat, { names, words }: SceneSetting): SceneSeat {
  const last = view.calls.findLast((call) => call.seat === seat);
  return {
    place: (view.rules.direction === 'ccw' ? COUNTER_CLOCKWISE : CLOCKWISE)[seat],
    side: sideOf(seat),
    name: names[seat],
    dealer: view.dealer === seat,
    turn: view.turn === seat,
    played: playedBy(view, seat),
    call: view.phase === 'auction' && last !== undefined ? words.call(last) : null,
    notes: notesOf(view, seat, words),
  };
}

/** Between two tricks the one that was just taken stays in sight, or its last card would never be seen. */
function playedBy(view: View, seat: Seat): ScenePlayed | null {
  const cards = view.trick.length > 0 ? view.trick : (view.tricks.at(-1)?.cards ?? []);
  const played = cards.find((each) => each.seat === seat);
  return played === undefined ? null : { card: played.card, winning: winnerSeat(view, cards) === seat };
}

function winnerSeat(view: View, cards: readonly PlayedCard[]): Seat | null {
  if (view.trick.length === 0) return view.tricks.at(-1)?.winner ?? null;
  return view.standing === null ? null : (winningCard(cards, view.standing.contract)?.seat ?? null);
}

function notesOf(view: View, seat: Seat, words: SceneWords): readonly string[] {
  const belotes = view.belotes.filter((belote) => belote.seat === seat);
  return [...view.announced[seat].map((kind) => words.kinds[kind]), ...belotes.map(() => words.belote)];
}

function sceneSide(view: View, side: Side, words: SceneWords): SceneSide {
  return { mark: words.sides[side], tricks: view.tricksTaken[side], total: words.number(view.total[side]) };
}

function sceneContract(standing: Standing, { names, words }: SceneSetting): SceneContract {
  return {
    contract: standing.contract,
    text: words.contracts[standing.contract],
    value: standing.value === null ? '' : words.value(standing.value),
    multiplier: standing.multiplier === 1 ? '' : `×${standing.multiplier}`,
    bidder: names[standing.bidder],
    side: sideOf(standing.bidder),
  };
}

function eachSeat<T>(of: (seat: Seat) => T): BySeat<T> {
  const [south, next, north, last] = SEATS;
  return [of(south), of(next), of(north), of(last)];
}

function eachSide<T>(of: (side: Side) => T): BySide<T> {
  const [first, second] = SIDES;
  return [of(first), of(second)];
}
