import type { BySeat } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import type { SpectatorView } from './readers.ts';
import { scoreBlock } from './score-block.ts';
import { sidesText, type SeatFace } from './seat-face.ts';

export type RunningScore = {
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  /** SHA-256 of the newest deal's seed in hex. */
  readonly commitment: string;
};

/** The score of a match so far, deal by deal, and the whole fingerprint of the deal that is being played. */
export function scoreMessage({ view, seats, commitment }: RunningScore, s: Sentences): MessageBody {
  return messageBody({
    embed: {
      title: s.score.title,
      description: lines(
        sidesText(seats, s),
        s.score.score(view.total, view.rules.target),
        view.hanging > 0 ? s.table.hanging(view.hanging) : null,
        scoreBlock(view.results, s),
        `-# 🔏 ${s.table.fingerprint(`\`${commitment}\``)}`,
      ),
    },
  });
}
