import { suitOf, type Card } from '../engine/cards.ts';
import type { Action, BidValue, Contract } from '../engine/actions.ts';
import { partnerOf, sideOf, type BySeat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody, type Row } from './body.ts';
import { buttonRows, menuRow, type Button, type Origin } from './buttons.ts';
import { callLabel, callRows } from './call-rows.ts';
import { cardFace, cardLabel, TEXT_FACES, usableEmoji, type Faces } from './card-face.ts';
import { heldText } from './held-text.ts';
import type { PressKind } from './press.ts';
import { chosenOf } from './press-action.ts';
import type { SeatView } from './readers.ts';
import { seatName, type SeatFace } from './seat-face.ts';
import { handGroups, type HandSort } from './sort-hand.ts';

export type Hand = {
  readonly tableId: string;
  readonly at: number;
  readonly view: SeatView;
  readonly seats: BySeat<SeatFace>;
  /** Bit i is set when the i-th offered declaration is to be announced; start with `announceAll(view.offered)`. */
  readonly chosen: number;
  /** The value picked in a points auction: `bidValueOf` of the menu's value; `null` = the lowest legal one. */
  readonly value?: BidValue | null;
  /** A sentence of ours on top, such as a refusal. */
  readonly note: string | null;
  readonly sort: HandSort;
  /** A card or call is to be confirmed before it is played; a single legal one never is. */
  readonly confirm?: boolean;
  /** Nothing will keep this hand fresh any more: it must not say what will change without its owner. */
  readonly standsStill?: boolean;
  /** The table stands in the same message: what it tells is left to it. */
  readonly besideTable?: boolean;
  /** Advice may be asked for on the own turn. */
  readonly hints?: boolean;
  /** The card or call that is to be confirmed now. */
  readonly asked?: Action | null;
  readonly faces?: Faces;
};

const NOTE = 500;

/** The cards of one seat with a button for every legal card or call, for the eyes of that seat alone. */
export function handMessage(hand: Hand, s: Sentences): MessageBody {
  const { view } = hand;
  return messageBody({
    content: lines(
      questionText(hand, s),
      hand.note === null ? null : `> ${clipText(hand.note, NOTE).replaceAll('\n', ' ')}`,
      s.hand.title(sideOf(view.seat), seatName(hand.seats[partnerOf(view.seat)])),
      cardsText(hand, s),
      tableText(hand, s),
      announcementText(hand, s),
      turnText(hand, s),
      lastTrickText(hand, s),
    ),
    rows: handRows(hand, s),
  });
}

/** The hand is sorted by the contract only once it is fixed, so that cards do not jump with every bid. */
function fixedContract({ view }: Hand): Contract | null {
  return view.phase === 'auction' ? null : (view.standing?.contract ?? null);
}

function cardsText(hand: Hand, s: Sentences): string {
  const { view, faces, sort } = hand;
  const cards = heldText({ cards: view.hand, contract: fixedContract(hand), sort, faces }, s);
  const faceDown = view.handSizes[view.seat] - view.hand.length;
  return lines(cards === '' ? s.hand.noCards : cards, faceDown > 0 ? s.hand.faceDown(faceDown) : null);
}

/** What lies on the table: the turned-up card, the highest bid or the trump, and the trick with what was led. */
function tableText(hand: Hand, s: Sentences): string | null {
  const { view, seats, faces } = hand;
  if (hand.besideTable === true) return null;
  const contract = fixedContract(hand);
  const turned = view.phase === 'auction' ? view.turnedCard : null;
  const led = hand.standsStill === true ? undefined : view.trick[0];
  const cards = view.trick.map(
    ({ seat, card }) => `${seatName(seats[seat])} **${cardFace(card, s, faces)}**`,
  );
  return lines(
    turned === null ? null : s.hand.turnedUp(cardFace(turned, s, faces)),
    bidText(hand, s),
    contract === null ? null : s.hand.trump(contract),
    led === undefined ? null : s.hand.onTheTable(suitOf(led.card), cards.join(' · ')),
  );
}

/** What there is to beat, to double or to redouble. */
function bidText({ view, seats, standsStill }: Hand, s: Sentences): string | null {
  if (view.phase !== 'auction' || view.standing === null || standsStill === true) return null;
  return s.table.standingBid(view.standing, seatName(seats[view.standing.bidder]));
}

/** In small print and last, because the table told it too; a view that stands still would tell of an old one. */
function lastTrickText(hand: Hand, s: Sentences): string | null {
  const { view, seats, faces, standsStill, besideTable } = hand;
  const trick = view.tricks.at(-1);
  const isOnTable = besideTable === true && view.trick.length === 0;
  if (trick === undefined || standsStill === true || isOnTable) return null;
  const cards = trick.cards.map(({ card }) => cardFace(card, s, faces)).join(' ');
  return `-# ${s.table.tookTrick(seatName(seats[trick.winner]), view.tricks.length, cards)}`;
}

function announcementText({ view, chosen }: Hand, s: Sentences): string | null {
  if (view.offered.length === 0) return null;
  const announced = chosenOf(view.offered, chosen);
  const points = announced.reduce((sum, each) => sum + each.points, 0);
  return announced.length === 0 ? s.hand.announcingNothing : s.hand.announcing(announced.length, points);
}

function turnText(hand: Hand, s: Sentences): string {
  const { view, seats } = hand;
  if (view.phase === 'over') return s.hand.matchOver;
  if (hand.standsStill === true) return s.hand.standsStill;
  if (view.phase === 'scored' || view.turn === null) return s.hand.dealOver;
  if (view.turn !== view.seat) {
    return lines(
      seats[view.seat].away ? s.hand.away : s.hand.waitingFor(seatName(seats[view.turn])),
      view.legal.length > 0 ? s.hand.mayDouble : null,
    );
  }
  if (view.phase === 'auction') return s.hand.yourCall;
  const only = view.legal.length === 1 && view.hand.length > 1;
  return lines(view.trick.length === 0 ? s.hand.youLead : null, only ? s.hand.onlyOneCard : s.hand.yourCard);
}

function questionText({ asked, faces }: Hand, s: Sentences): string | null {
  if (asked === undefined || asked === null) return null;
  return asked.type === 'play'
    ? s.asking.card(cardFace(asked.card, s, faces))
    : s.asking.call(callLabel(asked, s));
}

function handRows(hand: Hand, s: Sentences): readonly Row[] {
  const { view, asked } = hand;
  const origin: Origin = { table: hand.tableId, at: hand.at, seat: view.seat };
  if (view.legal.length === 0) return [...refreshRow(hand, origin, s), ...backRow(hand, origin, s)];
  if (asked !== undefined && asked !== null) return questionRow(hand, asked, origin, s);
  const moves =
    view.phase === 'auction'
      ? callRows(view.legal, hand.value ?? null, asks(hand), origin, s)
      : [...declarationMenu(hand, origin, s), ...cardButtons(hand, origin, s)];
  return [...moves, ...hintRow(hand, origin, s), ...backRow(hand, origin, s)];
}

/** A double may be said at another seat's turn too, but advice is for the own one. */
function hintRow({ view, hints }: Hand, origin: Origin, s: Sentences): readonly Row[] {
  if (hints !== true || view.turn !== view.seat) return [];
  return buttonRows(origin, [{ press: { type: 'hint' }, label: s.hint.button }]);
}

function refreshRow({ view }: Hand, origin: Origin, s: Sentences): readonly Row[] {
  if (view.phase === 'over') return [];
  return buttonRows(origin, [{ press: { type: 'hand' }, label: s.hand.refresh }]);
}

/** Whoever is in turn comes back by playing. */
function backRow({ view, seats }: Hand, origin: Origin, s: Sentences): readonly Row[] {
  if (view.phase === 'over' || view.turn === view.seat || !seats[view.seat].away) return [];
  return buttonRows(origin, [{ press: { type: 'back' }, label: s.table.imBack, look: 'success' }]);
}

/** Where there is nothing to choose there is nothing to ask; whoever may double out of turn may also wait. */
function asks({ view, confirm }: Hand): boolean {
  return confirm === true && (view.legal.length > 1 || view.turn !== view.seat);
}

function questionRow(hand: Hand, asked: Action, origin: Origin, s: Sentences): readonly Row[] {
  const { chosen, value = null } = hand;
  const yes: PressKind =
    asked.type === 'play'
      ? { type: 'play', card: asked.card, declare: chosen }
      : { type: 'call', call: asked };
  return buttonRows(origin, [
    { press: yes, label: s.asking.yes, look: 'success' },
    { press: { type: 'unask', declare: chosen, value }, label: s.asking.back },
  ]);
}

/** One button for every legal card, in the order of the hand; never one for another card. */
function cardButtons(hand: Hand, origin: Origin, s: Sentences): readonly Row[] {
  const { view, chosen, faces = TEXT_FACES } = hand;
  const legal = new Set(view.legal.map((move) => (move.type === 'play' ? move.card : null)));
  const cards: readonly Card[] = handGroups(view.hand, fixedContract(hand), hand.sort).flat();
  const buttons = cards
    .filter((card) => legal.has(card))
    .map((card): Button => ({
      press: {
        type: asks(hand) ? 'ask-play' : 'play',
        card,
        declare: view.offered.length === 0 ? 0 : chosen,
      },
      label: cardLabel(card, s),
      look: 'primary',
      emoji: usableEmoji(card, faces),
    }));
  return buttonRows(origin, buttons, 4);
}

/** What may be announced with the first card; each option's value is its bit in `chosen`. */
function declarationMenu({ view, chosen }: Hand, origin: Origin, s: Sentences): readonly Row[] {
  if (view.offered.length === 0) return [];
  return [
    menuRow(origin, {
      press: { type: 'declare-select' },
      placeholder: s.hand.announceMenu,
      min: 0,
      max: view.offered.length,
      options: view.offered.map(({ kind, points, cards }, bit) => ({
        label: s.hand.announceOption({
          kind,
          points,
          cards: cards.map((card) => cardLabel(card, s)).join(' '),
        }),
        value: String(bit),
        default: ((chosen >> bit) & 1) === 1,
      })),
    }),
  ];
}
