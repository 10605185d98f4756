import { SEATS, type BySeat } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines } from './body.ts';
import { callLine } from './call-text.ts';
import { cardFace, TEXT_FACES, type Faces } from './card-face.ts';
import type { SpectatorView } from './readers.ts';
import { seatName, type SeatFace } from './seat-face.ts';

/** A deal as everybody sees it. */
export type ShownDeal = {
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  readonly faces?: Faces;
};

/** Calls that are listed one by one; a long auction shows its end. */
const CALLS_SHOWN = 12;

/** What was said, until there is a contract: also of a deal that nobody took, and of an auction that was left. */
export function auctionText(deal: ShownDeal, s: Sentences): string {
  const { view, seats, faces } = deal;
  const turned = view.turnedCard === null ? null : s.table.turnedUp(cardFace(view.turnedCard, s, faces));
  const standing = standingText(view, seats, s);
  if (view.phase !== 'auction' && standing !== null) return lines(standing, turned);
  return lines(`__${s.table.auction}__`, turned, ...callLines(view, seats, s), standing);
}

/** What was said, a line each. */
export function callLines(view: View, seats: BySeat<SeatFace>, s: Sentences): readonly string[] {
  const calls = view.calls.map((move) => callLine(move, seats, s)).filter((line) => line !== null);
  const hidden = calls.length - CALLS_SHOWN;
  if (calls.length === 0) return [`*${s.table.nothingSaid}*`];
  return hidden > 0 ? [s.table.earlierCalls(hidden), ...calls.slice(-CALLS_SHOWN)] : calls;
}

function standingText(view: View, seats: BySeat<SeatFace>, s: Sentences): string | null {
  if (view.standing === null) return null;
  const name = seatName(seats[view.standing.bidder]);
  return view.phase === 'auction'
    ? s.table.standingBid(view.standing, name)
    : s.table.contract(view.standing, name);
}

/** The trick on the table; while it is empty, the one that was just taken. */
export function trickText(deal: ShownDeal, s: Sentences): string | null {
  const { view, seats, faces } = deal;
  if (view.phase === 'auction' || view.standing === null) return null;
  const open = view.trick.map(({ seat, card }) => `${seatName(seats[seat])} **${cardFace(card, s, faces)}**`);
  const running = view.phase === 'play';
  return lines(
    running || open.length > 0 ? `__${s.table.trick(view.tricks.length + 1)}__` : null,
    ...(running && open.length === 0 ? [`*${s.table.noCardYet}*`] : open),
    open.length === 0 ? takenText(deal, s) : null,
    s.table.tricksTaken(view.tricksTaken),
  );
}

function takenText({ view, seats, faces }: ShownDeal, s: Sentences): string | null {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return null;
  const cards = trick.cards.map(({ card }) => `**${cardFace(card, s, faces)}**`).join(' ');
  return s.table.tookTrick(seatName(seats[trick.winner]), view.tricks.length, cards);
}

/** What was announced, and shown of it; belotes. */
export function declarationText({ view, seats, faces = TEXT_FACES }: ShownDeal, s: Sentences): string | null {
  const bySeat = SEATS.flatMap((seat) => {
    const name = seatName(seats[seat]);
    const shown = view.shown[seat].map(({ kind, points, cards }) =>
      s.table.shows(name, { kind, points, cards: cards.map((card) => cardFace(card, s, faces)).join(' ') }),
    );
    const announced = view.announced[seat];
    return shown.length > 0 || announced.length === 0 ? shown : [s.table.announces(name, announced)];
  });
  const belotes = view.belotes.map(({ seat, suit }) => s.table.belote(seatName(seats[seat]), suit));
  return lines(...bySeat, ...belotes);
}
