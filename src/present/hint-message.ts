import type { Move } from '../engine/actions.ts';
import type { Hint, HintReason } from '../engine/hint.ts';
import type { BySeat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, textMessage, type MessageBody } from './body.ts';
import { callLabel } from './call-rows.ts';
import { cardFace, type Faces } from './card-face.ts';
import { seatName, type SeatFace } from './seat-face.ts';

export type Advised = {
  readonly hint: Hint;
  readonly seats: BySeat<SeatFace>;
  readonly faces?: Faces;
};

/** What the expert would do and why, for the eyes of the asker alone. */
export function hintMessage(advised: Advised, s: Sentences): MessageBody {
  const { move, reason } = advised.hint;
  return textMessage(lines(adviceText(move, advised, s), reasonText(reason, advised, s)));
}

function adviceText(move: Move, { faces }: Advised, s: Sentences): string {
  if (move.type !== 'play') return s.hint.advice(callLabel(move, s));
  const card = cardFace(move.card, s, faces);
  return move.declare === undefined ? s.hint.advice(card) : s.hint.adviceAnnouncing(card);
}

function reasonText(reason: HintReason, { seats, faces }: Advised, s: Sentences): string {
  switch (reason.kind) {
    case 'only-move':
      return s.hint.onlyMove;
    case 'equally-good':
      return s.hint.equallyGood;
    case 'worth-more': {
      const about = { points: reason.pointsMore, than: cardFace(reason.than, s, faces) };
      if (reason.void === null) return s.hint.worthMore(about);
      const { seat, suit, certain } = reason.void;
      return s.hint.worthMoreBecause(about, { name: seatName(seats[seat]), suit, certain });
    }
    case 'for-the-contract':
      return s.hint.forTheContract;
    case 'good-hand':
      return s.hint.goodHand(reason);
    case 'weak-hand':
      return s.hint.weakHand(reason);
    case 'they-fail':
      return s.hint.theyFail;
    case 'we-make-it':
      return s.hint.weMakeIt;
    case 'stakes-too-high':
      return s.hint.stakesTooHigh;
    case 'rule-of-thumb':
      return s.hint.ruleOfThumb;
  }
}
