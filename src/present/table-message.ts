import { SEATS, sideOf, type BySeat, type Seat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody, type Row } from './body.ts';
import { buttonRows, type Button } from './buttons.ts';
import type { Faces } from './card-face.ts';
import { auctionText, declarationText, trickText } from './deal-text.ts';
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
