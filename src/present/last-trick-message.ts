import type { BySeat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, textMessage, type MessageBody } from './body.ts';
import { cardFace, type Faces } from './card-face.ts';
import type { SpectatorView } from './readers.ts';
import { seatName, type SeatFace } from './seat-face.ts';

export type LastTrick = {
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  readonly faces?: Faces;
};

/** The trick that was taken last in this deal, card by card; no earlier one may be looked at. */
export function lastTrickMessage({ view, seats, faces }: LastTrick, s: Sentences): MessageBody {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return textMessage(s.score.noTrickYet);
  return messageBody({
    content: lines(
      `**${s.score.lastTrick(view.tricks.length)}**`,
      ...trick.cards.map(({ seat, card }) =>
        s.words.labelled(seatName(seats[seat]), `**${cardFace(card, s, faces)}**`),
      ),
      s.score.trickTo(seatName(seats[trick.winner])),
    ),
  });
}
