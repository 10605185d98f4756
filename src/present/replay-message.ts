import { placeAfter, stepsOf, type OpenDeal, type Place, type Way } from '../engine/playback.ts';
import type { RecordedDeal } from '../engine/record.ts';
import { pointsInTricks } from '../engine/scoring/card-points.ts';
import { SEATS, type BySeat, type Seat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody, type Row } from './body.ts';
import { rowOf, type DrawnButton } from './buttons.ts';
import type { Faces } from './card-face.ts';
import { dealResultText, fairnessText } from './deal-result-message.ts';
import { auctionText, callLines, declarationText, trickText } from './deal-text.ts';
import { openHandText } from './held-text.ts';
import { encodeHistoryPress, type Listing } from './history-press.ts';
import type { SpectatorView } from './readers.ts';
import { seatName, type SeatFace } from './seat-face.ts';
import type { HandSort } from './sort-hand.ts';

/** A moment of a match that is over, with all four hands open. */
export type ReplayedStep = OpenDeal & {
  readonly tableId: string;
  /** The list in which the match was chosen. */
  readonly from: Listing;
  readonly deals: readonly RecordedDeal[];
  readonly place: Place;
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  /** The deal's seed, public now. */
  readonly seed: string;
  readonly sort: HandSort;
  readonly faces?: Faces;
};

const COLOUR = 0x1f6feb;
const DESCRIPTION = 4096;
/** Two in a row: on a phone both keep their whole label. */
const IN_PAIRS: readonly (readonly Way[])[] = [
  ['back', 'forward'],
  ['first', 'next-trick'],
  ['previous-deal', 'next-deal'],
];

/** One step of a match that is over, for the eyes of whoever asked, and the ways to the others. */
export function replayMessage(replayed: ReplayedStep, s: Sentences): MessageBody {
  const { view, deals, place } = replayed;
  const steps = stepsOf(deals, place.deal);
  return messageBody({
    content: turnText(replayed, s),
    embed: {
      title: s.table.title({ deal: view.dealNumber + 1, ruleSet: view.rules.id }),
      description: clipText(stepText(replayed, s), DESCRIPTION),
      footer: {
        text: s.history.where({ deal: place.deal + 1, deals: deals.length, step: place.step, steps }),
      },
      color: COLOUR,
    },
    rows: replayRows(replayed, s),
  });
}

function turnText(replayed: ReplayedStep, s: Sentences): string {
  const { view, seats } = replayed;
  if (view.phase === 'over') return s.table.matchOver;
  if (leadsNowhere(replayed, 'forward')) return s.result.matchEnded;
  if (view.turn === null) return s.table.dealOver;
  const name = `**${seatName(seats[view.turn])}**`;
  return view.phase === 'auction' ? s.table.turnToBid(name, null) : s.table.turnToPlay(name, null);
}

/** What lies on the table and in the hands; at the end of a deal what it was worth. */
function stepText(replayed: ReplayedStep, s: Sentences): string {
  const { view, seats, place, seed } = replayed;
  const finished = view.results.length > view.dealNumber;
  // The result names the contract.
  const isTold = finished && view.standing !== null;
  const checked = finished || place.step === 0 ? fairnessText(seed, s) : null;
  return lines(
    finished ? dealResultText({ view, seats, deal: view.dealNumber }, s) : null,
    ...SEATS.map((seat) => handText(replayed, seat, s)),
    '\u200b',
    isTold ? null : auctionText(replayed, s),
    view.phase === 'auction' || view.standing === null ? null : saidText(replayed, s),
    trickText(replayed, s),
    declarationText(replayed, s),
    finished || view.standing === null || view.phase === 'auction'
      ? null
      : s.history.pointsSoFar(pointsInTricks(view.tricks, view.standing.contract)),
    finished ? null : s.table.score(view.total, view.rules.target),
    finished || view.hanging === 0 ? null : s.table.hanging(view.hanging),
    checked,
  );
}

/** The cards of a seat; nothing once they are played. */
function handText(
  { view, hands, seats, sort, faces }: ReplayedStep,
  seat: Seat,
  s: Sentences,
): string | null {
  const size = view.handSizes[seat];
  if (size === 0) return null;
  const cards = hands[seat];
  return openHandText(
    {
      seat,
      cards,
      contract: view.phase === 'auction' ? null : (view.standing?.contract ?? null),
      sort,
      faces,
      name: seatName(seats[seat]),
      deals: seat === view.dealer,
      isInTurn: seat === view.turn,
      faceDown: size - cards.length,
    },
    s,
  );
}

/** The auction that is over, in small print. */
function saidText({ view, seats }: ReplayedStep, s: Sentences): string | null {
  return view.calls.length === 0 ? null : `-# ${callLines(view, seats, s).join(' · ')}`;
}

function replayRows(replayed: ReplayedStep, s: Sentences): readonly Row[] {
  const { tableId: table, from } = replayed;
  const result = { id: encodeHistoryPress({ from, type: 'match', table }), label: s.history.result };
  const pairs = IN_PAIRS.map((pair) => rowOf(pair.map((way) => wayButton(replayed, way, s))));
  return [...pairs, rowOf([result])];
}

function wayButton(replayed: ReplayedStep, way: Way, s: Sentences): DrawnButton {
  const { tableId: table, from, place } = replayed;
  return {
    id: encodeHistoryPress({ from, type: 'replay', table, place, way }),
    label: s.history.ways[way],
    look: way === 'forward' ? 'primary' : 'secondary',
    disabled: leadsNowhere(replayed, way),
  };
}

function leadsNowhere({ deals, place }: ReplayedStep, way: Way): boolean {
  const to = placeAfter(deals, place, way);
  return to.deal === place.deal && to.step === place.step;
}
