import type { BidValue } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import { viewFor } from '../engine/view.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { MessageBody } from '../present/body.ts';
import type { Faces } from '../present/card-face.ts';
import { handMessage } from '../present/hand-message.ts';
import { announceAll } from '../present/press-action.ts';
import { asSeat } from '../present/readers.ts';
import { fingerprintOf } from './fingerprint.ts';
import { fullFaces, type Dealt } from './scene.ts';

/** What a person chose on their hand and has not played yet; it travels in the buttons, not in memory. */
export type Choice = {
  /** Which of the offered declarations go with the card, as a bit set; `null` = all. */
  readonly declare: number | null;
  /** The value picked in a points auction. */
  readonly value: BidValue | null;
  /** A sentence above the hand: what was refused, or what happened first. */
  readonly note: string | null;
};

export const NO_CHOICE: Choice = { declare: null, value: null, note: null };

/** The hand of a seat as a private message. */
export function drawHand(table: Dealt, seat: Seat, s: Sentences, choice: Choice, faces: Faces): MessageBody {
  const view = asSeat(viewFor(table.match, seat));
  const chosen = choice.declare ?? announceAll(view.offered);
  const { value, note } = choice;
  const facts = { tableId: table.id, at: table.at, view, seats: fullFaces(table) };
  return handMessage({ ...facts, chosen, value, note, sort: 'suits', faces }, s);
}

/** A fingerprint of what the owner must see to act: their cards, what they may do, and on which state. */
export function urgentPart(table: Dealt, seat: Seat): string {
  const { hand, legal, phase, dealNumber } = viewFor(table.match, seat);
  return fingerprintOf({ hand, legal, phase, dealNumber, at: legal.length > 0 ? table.at : null });
}
