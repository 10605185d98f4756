import type { Action, BidValue } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import type { PersonSettings } from '../app/ports.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { MessageBody } from '../present/body.ts';
import type { Faces } from '../present/card-face.ts';
import { handMessage, type Hand } from '../present/hand-message.ts';
import { announceAll } from '../present/press-action.ts';
import type { SeatView } from '../present/readers.ts';
import { fingerprintOf } from './fingerprint.ts';
import { fullFaces, seatViewOf, type Dealt } from './scene.ts';

/** What a person chose on their hand and has not played yet; it travels in the buttons, not in memory. */
export type Choice = {
  /** Which of the offered declarations go with the card, as a bit set; `null` = what the person is used to. */
  readonly declare: number | null;
  /** The value picked in a points auction. */
  readonly value: BidValue | null;
  /** The card or call that they are asked about, for those who want to be asked. */
  readonly asked: Action | null;
  /** A sentence above the hand: what was refused, or what happened first. */
  readonly note: string | null;
  /** The hand is shown for the last time: nothing will keep it fresh. */
  readonly standsStill?: boolean;
};

export const NO_CHOICE: Choice = { declare: null, value: null, asked: null, note: null };
export const STANDS_STILL: Choice = { ...NO_CHOICE, standsStill: true };

/** Who looks at a hand, and how. */
export type HandReader = {
  readonly s: Sentences;
  readonly faces: Faces;
  readonly own: Pick<PersonSettings, 'sort' | 'announce' | 'confirm'>;
};

/** The hand of a seat as a private message. */
export function drawHand(table: Dealt, seat: Seat, choice: Choice, reader: HandReader): MessageBody {
  const { s } = reader;
  const view = seatViewOf(table, seat);
  const facts = { tableId: table.id, at: table.at, view, seats: fullFaces(table, s) };
  return handMessage({ ...facts, ...asChosen(view, choice, reader), hints: table.options.hints }, s);
}

/** What of a hand follows from the reader's choice and habits. */
export function asChosen(
  { offered }: SeatView,
  { declare, value, asked, note, standsStill = false }: Choice,
  { faces, own }: HandReader,
): Omit<Hand, 'tableId' | 'at' | 'view' | 'seats' | 'hints' | 'besideTable'> {
  const chosen = declare ?? (own.announce ? announceAll(offered) : 0);
  return { chosen, value, asked, note, standsStill, sort: own.sort, confirm: own.confirm, faces };
}

/** Whether the owner of this hand may do something now. */
export function mayAct(table: Dealt, seat: Seat): boolean {
  return seatViewOf(table, seat).legal.length > 0;
}

/** A fingerprint of what the owner must see to act: their cards, what they may do, and on which state. */
export function urgentPart(table: Dealt, seat: Seat): string {
  const { hand, legal, phase, dealNumber } = seatViewOf(table, seat);
  return fingerprintOf({ hand, legal, phase, dealNumber, at: legal.length > 0 ? table.at : null });
}
