import type { Card } from '../engine/cards.ts';
import type { Dealt } from '../engine/dealing.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import { SEATS, type BySeat, type Seat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody } from './body.ts';
import { cardFace, type Faces } from './card-face.ts';
import { openHandText } from './held-text.ts';
import { seatName, type SeatFace } from './seat-face.ts';
import type { HandSort } from './sort-hand.ts';
import { dateAndTime } from './timestamp.ts';

/** A deal of this server that had the seed: from 0, who sat there, and when it was dealt. */
export type KnownDeal = {
  readonly number: number;
  readonly seats: BySeat<SeatFace>;
  readonly dealtAtMs: number;
};

/** What a seed stands for. */
export type CheckedDeal = Dealt & {
  readonly seed: string;
  /** SHA-256 of the seed in hex. */
  readonly commitment: string;
  readonly ruleSet: RuleSetId;
  readonly dealer: Seat;
  /** `null`: no deal here that is over had this seed. */
  readonly known: KnownDeal | null;
  readonly sort: HandSort;
  readonly faces?: Faces;
};

const DESCRIPTION = 4096;

/** The fingerprint of a seed and the hands that it gives, to be compared with what the table showed. */
export function checkMessage(deal: CheckedDeal, s: Sentences): MessageBody {
  const { known, turnedCard, undealt, seed, commitment, faces } = deal;
  const card = (each: Card): string => `**${cardFace(each, s, faces)}**`;
  const text = lines(
    `🔏 ${s.table.fingerprint(`\`${commitment}\``)}`,
    s.check.compare,
    '\u200b',
    aboutText(deal, s),
    ...SEATS.map((seat) => handText(deal, known, seat, s)),
    turnedCard === null ? null : s.table.turnedUp(cardFace(turnedCard, s, faces)),
    undealt.length === 0 ? null : s.check.rest(undealt.map(card).join(' ')),
    `-# ${s.result.seed(seed)}`,
    `-# ${s.check.alone}`,
  );
  return messageBody({ embed: { title: s.check.title, description: clipText(text, DESCRIPTION) } });
}

function aboutText({ known, ruleSet, dealer }: CheckedDeal, s: Sentences): string {
  if (known === null) return s.check.unknown({ ruleSet, dealer: dealer + 1 });
  return s.check.known({ deal: known.number + 1, ruleSet, when: dateAndTime(known.dealtAtMs) });
}

function handText(
  { hands, dealer, sort, faces }: CheckedDeal,
  known: KnownDeal | null,
  seat: Seat,
  s: Sentences,
): string {
  const name = known === null ? null : seatName(known.seats[seat]);
  const hand = { cards: hands[seat], contract: null, sort, faces };
  return openHandText({ ...hand, seat, name, deals: seat === dealer, isInTurn: false, faceDown: 0 }, s);
}
