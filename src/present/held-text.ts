import type { Contract } from '../engine/actions.ts';
import type { Card } from '../engine/cards.ts';
import { sideOf, type Seat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines } from './body.ts';
import { cardFace, type Faces } from './card-face.ts';
import { SIDE_MARKS } from './seat-face.ts';
import { handGroups, type HandSort } from './sort-hand.ts';

export type Held = {
  readonly cards: readonly Card[];
  /** `null` until it is fixed. */
  readonly contract: Contract | null;
  readonly sort: HandSort;
  readonly faces?: Faces | undefined;
};

/** The cards of a hand in groups of one suit; empty when there are none. */
export function heldText({ cards, contract, sort, faces }: Held, s: Sentences): string {
  return handGroups(cards, contract, sort)
    .map((group) => group.map((card) => `**${cardFace(card, s, faces)}**`).join(' '))
    .join(' · ');
}

/** A hand that lies open. */
export type OpenHand = Held & {
  readonly seat: Seat;
  /** Finished text; `null` where nobody is known to sit. */
  readonly name: string | null;
  readonly deals: boolean;
  readonly isInTurn: boolean;
  /** Cards that lie face down before it. */
  readonly faceDown: number;
};

/** "▶ 2B **Bo** · dealer", and below it the cards. */
export function openHandText(hand: OpenHand, s: Sentences): string {
  const { seat, name, deals, isInTurn, faceDown } = hand;
  const side = sideOf(seat);
  const place = `${isInTurn ? '▶' : SIDE_MARKS[side]} ${seat + 1}${s.words.side[side]}`;
  const who = name === null ? place : `${place} **${name}**`;
  return lines(
    deals ? `${who} · ${s.table.dealer}` : who,
    heldText(hand, s),
    faceDown > 0 ? `-# ${s.hand.faceDown(faceDown)}` : null,
  );
}
