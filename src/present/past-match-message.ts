import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { rowOf } from './buttons.ts';
import { encodeHistoryPress, type Listing } from './history-press.ts';
import { MATCH_COLOUR, matchText, matchTitle, type EndedMatch } from './match-result-message.ts';
import { dateAndTime } from './timestamp.ts';

export type PastMatchPage = EndedMatch & {
  readonly tableId: string;
  readonly endedAtMs: number;
  /** The list in which it was chosen. */
  readonly from: Listing;
};

/** The page of one match of the history: its result deal by deal, and the way back to the list. */
export function pastMatchMessage(match: PastMatchPage, s: Sentences): MessageBody {
  const { from, view, endedAtMs, tableId: table } = match;
  const fromTheStart = { from, type: 'replay', table, place: { deal: 0, step: 0 }, way: 'first' } as const;
  return messageBody({
    embed: {
      title: matchTitle(match, s),
      description: lines(
        `${s.words.ruleSet[view.rules.id]} · ${dateAndTime(endedAtMs)}`,
        matchText(match, s),
      ),
      color: MATCH_COLOUR,
    },
    rows: [
      rowOf([
        { id: encodeHistoryPress(fromTheStart), label: s.history.replay, look: 'primary' },
        { id: encodeHistoryPress({ from, type: 'export', table }), label: s.history.export },
        { id: encodeHistoryPress({ from, type: 'list' }), label: s.history.back },
      ]),
    ],
  });
}
