import type { BySeat, Side } from '../engine/seats.ts';
import type { NoRatingWord, Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { buttonRows } from './buttons.ts';
import { fairnessText } from './deal-result-message.ts';
import { mentionOf } from './names.ts';
import type { SpectatorView } from './readers.ts';
import { scoreBlock } from './score-block.ts';
import { sideNames, sidesText, type SeatFace } from './seat-face.ts';

/** How a match ended; `by` is the id of the user who ended it early, `null` when nobody was left. */
export type MatchOutcome =
  | { readonly kind: 'won'; readonly winner: Side }
  | { readonly kind: 'ended'; readonly by: string | null };

/** A match that is over, as everybody may see it. */
export type EndedMatch = {
  readonly view: SpectatorView;
  readonly seats: BySeat<SeatFace>;
  readonly outcome: MatchOutcome;
  /** Why no rating moves, `null` when ratings move. */
  readonly noRating: NoRatingWord | null;
  /** The last deal's seed, public now: shown where the match ended before that deal had a result, which else shows it. */
  readonly seed: string;
};

export type FinishedMatch = EndedMatch & {
  readonly tableId: string;
  readonly at: number;
  readonly live: boolean;
};

export const MATCH_COLOUR = 0xd4af37;

/** Who won, both sides' scores deal by deal, whether ratings move, and the way into the next match. */
export function matchResultMessage(match: FinishedMatch, s: Sentences): MessageBody {
  return messageBody({
    embed: { title: matchTitle(match, s), description: matchText(match, s), color: MATCH_COLOUR },
    rows: match.live
      ? buttonRows({ table: match.tableId, at: match.at, seat: null }, [
          { press: { type: 'rematch' }, label: s.result.rematch, look: 'success' },
          { press: { type: 'new-partners' }, label: s.result.newPartners },
        ])
      : [],
  });
}

/** "Side A wins the match". */
export function matchTitle({ outcome }: EndedMatch, s: Sentences): string {
  return outcome.kind === 'won' ? s.result.matchTitle(outcome.winner) : s.result.matchEnded;
}

/** How a match ended: the winners, both sides' scores deal by deal, whether ratings moved. */
export function matchText(match: EndedMatch, s: Sentences): string {
  const { view, seats } = match;
  return lines(
    outcomeText(match, s),
    sidesText(seats, s),
    s.score.score(view.total, view.rules.target),
    scoreBlock(view.results, s),
    match.noRating === null ? null : s.result.noRating[match.noRating],
    isCutOff(view) ? fairnessText(match.seed, s) : null,
  );
}

function outcomeText({ outcome, seats, view }: EndedMatch, s: Sentences): string {
  if (outcome.kind === 'ended') {
    return outcome.by === null
      ? s.result.matchEndedByNobody
      : s.result.matchEndedBy(mentionOf(outcome.by, s));
  }
  const names = sideNames(seats, outcome.winner, s);
  return isCutOff(view) ? s.result.wonByEight(names) : s.result.won(names, outcome.winner, view.total);
}

/** Whether the last deal has no result: the match was ended in it, or won by the card that announced eight. */
function isCutOff({ results, dealNumber }: SpectatorView): boolean {
  return results.length <= dealNumber;
}
