import type { BySeat, Side } from '../engine/seats.ts';
import type { NoRatingWord, Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { buttonRows } from './buttons.ts';
import type { SpectatorView } from './readers.ts';
import { scoreBlock } from './score-block.ts';
import { sideNames, sidesText, type SeatFace } from './seat-face.ts';

/** How a match ended; `by` is the id of the user who ended it early, `null` when nobody was left. */
export type MatchOutcome =
  | { readonly kind: 'won'; readonly winner: Side }
  | { readonly kind: 'ended'; readonly by: string | null };

export type FinishedMatch = {
  readonly tableId: string;
  readonly at: number;
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  readonly outcome: MatchOutcome;
  /** Why no rating moves, `null` when ratings move. */
  readonly noRating: NoRatingWord | null;
  readonly live: boolean;
};

const COLOUR = 0xd4af37;

/** Who won, both sides' scores deal by deal, whether ratings move, and the way into the next match. */
export function matchResultMessage(match: FinishedMatch, s: Sentences): MessageBody {
  const { view, seats, outcome } = match;
  return messageBody({
    embed: {
      title: outcome.kind === 'won' ? s.result.matchTitle(outcome.winner) : s.result.matchEnded,
      description: lines(
        outcomeText(match, s),
        sidesText(seats, s),
        s.score.score(view.total, view.rules.target),
        scoreBlock(view.results, s),
        match.noRating === null ? null : s.result.noRating[match.noRating],
      ),
      color: COLOUR,
    },
    rows: match.live
      ? buttonRows({ table: match.tableId, at: match.at, seat: null }, [
          { press: { type: 'rematch' }, label: s.result.rematch, look: 'success' },
          { press: { type: 'new-partners' }, label: s.result.newPartners },
        ])
      : [],
  });
}

function outcomeText({ outcome, seats, view }: FinishedMatch, s: Sentences): string {
  if (outcome.kind === 'ended') {
    return outcome.by === null ? s.result.matchEndedByNobody : s.result.matchEndedBy(`<@${outcome.by}>`);
  }
  const names = sideNames(seats, outcome.winner, s);
  return view.total[outcome.winner] < view.rules.target
    ? s.result.wonByEight(names)
    : s.result.won(names, outcome.winner, view.total);
}
