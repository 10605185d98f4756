import { SEATS, SIDES, sideOf, type BySeat, type BySide, type Seat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText } from './body.ts';
import { cardLabel } from './card-face.ts';
import { plainName } from './names.ts';
import { pictureMoment } from './picture-moment.ts';
import type { SpectatorView } from './readers.ts';
import { seatsOfSide, type SeatFace } from './seat-face.ts';

/** Discord's limit for the alternative text of a file. */
const DESCRIPTION = 1024;
/** Deals whose scores are named one by one; a chart of more is told by its end. */
const DEALS = 12;

/** Names as pictures and their alternative texts show them: user text without markdown. */
export function pictureNames(seats: BySeat<SeatFace>): BySeat<string> {
  return [nameOf(seats[0]), nameOf(seats[1]), nameOf(seats[2]), nameOf(seats[3])];
}

/** "Ana & Cy" for each side, without markdown. */
export function pictureSides(seats: BySeat<SeatFace>, s: Sentences): BySide<string> {
  const pair = (side: 0 | 1): string => {
    const [first, second] = seatsOfSide(side);
    return s.words.pair(nameOf(seats[first]), nameOf(seats[second]));
  };
  return [pair(0), pair(1)];
}

/** Everything that the picture of the table shows, in words, for those who cannot see it. */
export function tablePictureText(now: SpectatorView, seats: BySeat<SeatFace>, s: Sentences): string {
  const view = pictureMoment(now);
  const names = pictureNames(seats);
  const sentences = [
    s.table.title({ deal: view.dealNumber + 1, ruleSet: view.rules.id }),
    ...SEATS.map((seat) => seatText(view, seat, names[seat], s)),
    s.table[view.rules.direction === 'clockwise' ? 'clockwise' : 'counterClockwise'],
    turnedText(view, s),
    view.standing === null ? null : s.table.contract(view.standing, names[view.standing.bidder]),
    takenText(view, names, s),
    s.table.tricksTaken(view.tricksTaken),
    s.table.score(view.total, view.rules.target),
    view.hanging > 0 ? s.table.hanging(view.hanging) : null,
    pictureBanner(view, s),
  ];
  return described(sentences);
}

/** The line across the picture once the deal or the match is over; else empty. */
export function pictureBanner({ phase, winner, results }: SpectatorView, s: Sentences): string {
  if (phase === 'over') return winner === null ? s.table.matchOver : s.result.matchTitle(winner);
  const result = results.at(-1);
  if (phase !== 'scored' || result === undefined) return '';
  if (result.outcome === 'passed-out') return s.table.dealOver;
  return SIDES.map((side) => `${s.words.side[side]} +${result.score[side]}`).join(' · ');
}

/** The scores that the chart shows, deal by deal. */
export function chartText(view: SpectatorView, seats: BySeat<SeatFace>, s: Sentences): string {
  const sides = pictureSides(seats, s);
  const hidden = view.results.length - DEALS;
  const totals = view.results.slice(-DEALS).map(({ total }) => total);
  return described([
    `${s.picture.chart}, ${s.words.ruleSet[view.rules.id]}`,
    hidden > 0 ? s.score.earlierDeals(hidden) : null,
    ...SIDES.map((side) => {
      const scores = totals.map((total) => String(total[side]));
      return s.words.labelled(`${s.words.side[side]} ${sides[side]}`, scores.join(', '));
    }),
    s.table.score(view.total, view.rules.target),
  ]);
}

/** "1A Ana, dealer, J♥, tierce": what the picture shows at one seat. */
function seatText(view: SpectatorView, seat: Seat, name: string, s: Sentences): string {
  const cards = view.trick.length > 0 ? view.trick : (view.tricks.at(-1)?.cards ?? []);
  const card = cards.find((played) => played.seat === seat)?.card;
  const belotes = view.belotes.filter((belote) => belote.seat === seat);
  return [
    `${seat + 1}${s.words.side[sideOf(seat)]} ${name}`,
    ...(seat === view.dealer ? [s.table.dealer] : []),
    ...(seat === view.turn ? [s.picture.begins] : []),
    ...(card === undefined ? [] : [cardLabel(card, s)]),
    ...view.announced[seat].map((kind) => s.words.declaration[kind]),
    ...belotes.map(() => s.result.rows.belote),
  ].join(', ');
}

function turnedText({ phase, turnedCard }: SpectatorView, s: Sentences): string | null {
  return phase === 'auction' && turnedCard !== null ? s.table.turnedUp(cardLabel(turnedCard, s)) : null;
}

function takenText(view: SpectatorView, names: BySeat<string>, s: Sentences): string | null {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return null;
  const cards = trick.cards.map(({ card }) => cardLabel(card, s)).join(' ');
  return s.table.tookTrick(names[trick.winner], view.tricks.length, cards);
}

/** A computer is marked as in messages. */
function nameOf({ kind, name }: SeatFace): string {
  return kind === 'computer' ? `🤖 ${plainName(name)}` : plainName(name);
}

/** One sentence after the other, without the marks that only messages understand. */
function described(sentences: readonly (string | null)[]): string {
  const text = sentences
    .flatMap((each) => (each === null || each === '' ? [] : [each]))
    .map((each) => each.replaceAll(/\*\*|__/g, '').replace(/[.:]$/, ''))
    .join('. ');
  return clipText(`${text}.`, DESCRIPTION);
}
