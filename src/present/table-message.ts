import { SEATS, sideOf, type BySeat, type Seat } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody, type Row } from './body.ts';
import { buttonRows, type Button } from './buttons.ts';
import { callLine } from './call-text.ts';
import { cardFace, TEXT_FACES, type Faces } from './card-face.ts';
import type { SpectatorView } from './readers.ts';
import { seatName, SIDE_MARKS, type SeatFace } from './seat-face.ts';
import { countdown } from './timestamp.ts';

export type PublicTable = {
  readonly tableId: string;
  readonly at: number;
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  /** When the turn ends, or the match where everybody is away; `null` without a clock, or while it stands still. */
  readonly deadlineMs: number | null;
  /** SHA-256 of the deal's seed in hex. */
  readonly commitment: string;
  /** Whether this is still the message to play from; a finished deal's has no buttons. */
  readonly live: boolean;
  readonly faces?: Faces;
};

const COLOUR = 0x1f6feb;
const DESCRIPTION = 4096;
/** Calls that are listed one by one; a long auction shows its end. */
const CALLS_SHOWN = 12;

/** One deal, for everybody at the table and around it. */
export function tableMessage(table: PublicTable, s: Sentences): MessageBody {
  const { view } = table;
  const text = lines(
    ...SEATS.map((seat) => seatLine(table, seat, s)),
    `-# ${s.table[view.rules.direction === 'clockwise' ? 'clockwise' : 'counterClockwise']}`,
    '\u200b',
    auctionText(table, s),
    trickText(table, s),
    declarationText(table, s),
    '\u200b',
    s.table.score(view.total, view.rules.target),
    view.hanging > 0 ? s.table.hanging(view.hanging) : null,
  );
  return messageBody({
    content: turnLine(table, s),
    embed: {
      title: s.table.title({ deal: view.dealNumber + 1, ruleSet: view.rules.id }),
      description: clipText(text, DESCRIPTION),
      footer: { text: `🔏 ${table.commitment}` },
      color: COLOUR,
    },
    rows: table.live ? tableRows(table, s) : [],
  });
}

function turnLine({ view, seats, deadlineMs, live }: PublicTable, s: Sentences): string {
  if (view.phase === 'over') return s.table.matchOver;
  const until = live ? countdown(deadlineMs) : null;
  // Computers wait as well then (FAULTS 17): that it is their turn would promise a card.
  if (until !== null && !seats.some(isHere)) return s.table.everybodyAway(until);
  if (view.turn === null || view.phase === 'scored') return s.table.dealOver;
  const name = `**${seatName(seats[view.turn])}**`;
  return view.phase === 'auction' ? s.table.turnToBid(name, until) : s.table.turnToPlay(name, until);
}

function isHere({ kind, away }: SeatFace): boolean {
  return kind === 'person' && !away;
}

/** "1 🔷 A **Ana** · dealer · 8 cards", with an arrow at the seat in turn. */
function seatLine({ view, seats }: PublicTable, seat: Seat, s: Sentences): string {
  const face = seats[seat];
  const side = sideOf(seat);
  const marks = [
    `**${seatName(face)}**`,
    seat === view.dealer ? s.table.dealer : null,
    face.away ? s.table.away : null,
    face.missedTurn === true && !face.away ? s.company.missedTurn : null,
    view.handSizes[seat] > 0 ? s.table.cardsLeft(view.handSizes[seat]) : null,
  ].filter((mark) => mark !== null);
  const turn = seat === view.turn ? '▶' : SIDE_MARKS[side];
  return `${turn} ${seat + 1}${s.words.side[side]} ${marks.join(' · ')}`;
}

/** What was said, until there is a contract: also of a deal that nobody took, and of an auction that was left. */
function auctionText(table: PublicTable, s: Sentences): string {
  const { view, seats, faces } = table;
  const turned = view.turnedCard === null ? null : s.table.turnedUp(cardFace(view.turnedCard, s, faces));
  const standing = standingText(view, seats, s);
  if (view.phase !== 'auction' && standing !== null) return lines(standing, turned);
  return lines(`__${s.table.auction}__`, turned, ...callLines(view, seats, s), standing);
}

function callLines(view: View, seats: BySeat<SeatFace>, s: Sentences): readonly string[] {
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
function trickText(table: PublicTable, s: Sentences): string | null {
  const { view, seats, faces } = table;
  if (view.phase === 'auction' || view.standing === null) return null;
  const open = view.trick.map(({ seat, card }) => `${seatName(seats[seat])} **${cardFace(card, s, faces)}**`);
  const running = view.phase === 'play';
  return lines(
    running || open.length > 0 ? `__${s.table.trick(view.tricks.length + 1)}__` : null,
    ...(running && open.length === 0 ? [`*${s.table.noCardYet}*`] : open),
    open.length === 0 ? takenText(table, s) : null,
    s.table.tricksTaken(view.tricksTaken),
  );
}

function takenText({ view, seats, faces }: PublicTable, s: Sentences): string | null {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return null;
  const cards = trick.cards.map(({ card }) => `**${cardFace(card, s, faces)}**`).join(' ');
  return s.table.tookTrick(seatName(seats[trick.winner]), view.tricks.length, cards);
}

function declarationText({ view, seats, faces = TEXT_FACES }: PublicTable, s: Sentences): string | null {
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

function tableRows(table: PublicTable, s: Sentences): readonly Row[] {
  const origin = { table: table.tableId, at: table.at, seat: null };
  const back: readonly Button[] = table.seats.some((face) => face.kind === 'person' && face.away)
    ? [{ press: { type: 'back' }, label: s.table.imBack, look: 'success' }]
    : [];
  return [
    ...buttonRows(origin, [
      { press: { type: 'hand' }, label: s.table.myHand, look: 'primary' },
      { press: { type: 'score' }, label: s.table.showScore },
      { press: { type: 'last-trick' }, label: s.table.lastTrick },
      ...back,
    ]),
    ...buttonRows(
      origin,
      SEATS.filter((seat) => table.seats[seat].kind === 'computer').map((seat) => ({
        press: { type: 'take-seat' },
        label: s.table.takeSeat(seat + 1, sideOf(seat)),
        seat,
      })),
    ),
  ];
}
