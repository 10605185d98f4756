import type { RuleSetId } from '../engine/ruleset.ts';
import { SIDES, type BySeat, type BySide, type Side } from '../engine/seats.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, lines, messageBody, type MessageBody, type Row } from './body.ts';
import { menuRowOf, rowOf } from './buttons.ts';
import { encodeHistoryPress, type Listing } from './history-press.ts';
import { pictureSides } from './picture-text.ts';
import { SIDE_MARKS, sideNames, type SeatFace } from './seat-face.ts';
import { dateAndTime } from './timestamp.ts';

/** A match as the list of those that are over shows it. */
export type ListedMatch = {
  readonly tableId: string;
  readonly endedAtMs: number;
  readonly ruleSet: RuleSetId;
  readonly seats: BySeat<SeatFace>;
  readonly total: BySide<number>;
  /** `null`: it was ended early. */
  readonly winner: Side | null;
};

export type History = {
  readonly from: Listing;
  /** From 1; 0 when there is none. */
  readonly pages: number;
  /** How many matches stand on the pages before. */
  readonly before: number;
  readonly matches: readonly ListedMatch[];
};

/** As many as a phone shows without much scrolling. */
export const HISTORY_PAGE = 5;
const OPTION_TEXT = 100;

/** One page of the matches that are over, newest first, with a menu to look at one of them. */
export function historyMessage(history: History, s: Sentences): MessageBody {
  const { from, pages, before, matches } = history;
  const whose = from.person === null ? null : s.history.matchesOf(`<@${from.person}>`);
  const none = from.person === null ? s.history.noneYet : s.history.noneOfPerson;
  return messageBody({
    embed: {
      title: s.history.title,
      description: lines(
        whose,
        ...(matches.length === 0 ? [none] : matches.map((each, at) => matchText(each, before + at + 1, s))),
      ),
      ...(pages > 1 ? { footer: { text: s.standings.page(from.page, pages) } } : {}),
    },
    rows: [...menuRows(history, s), ...turnRows(history, s)],
  });
}

/** "3. 1 May 2026 20:15 · Coinche", then both sides with their points. */
function matchText(match: ListedMatch, number: number, s: Sentences): string {
  const head = [dateAndTime(match.endedAtMs), s.words.ruleSet[match.ruleSet]];
  const facts = match.winner === null ? [...head, `*${s.history.endedEarly}*`] : head;
  return lines(`**${number}.** ${facts.join(' · ')}`, ...SIDES.map((side) => sideText(match, side, s)));
}

function sideText({ seats, total, winner }: ListedMatch, side: Side, s: Sentences): string {
  const names = s.words.labelled(s.words.side[side], sideNames(seats, side, s));
  return `${SIDE_MARKS[side]} ${names} · **${total[side]}**${side === winner ? ' 🏆' : ''}`;
}

function menuRows({ from, before, matches }: History, s: Sentences): readonly Row[] {
  if (matches.length === 0) return [];
  const options = matches.map((match, at) => ({
    label: `${before + at + 1}. ${s.words.ruleSet[match.ruleSet]} · ${match.total.join(' : ')}`,
    description: clipText(pictureSides(match.seats, s).join(' · '), OPTION_TEXT),
    value: match.tableId,
  }));
  const id = encodeHistoryPress({ from, type: 'choose' });
  return [menuRowOf({ id, placeholder: s.history.choose, options, min: 1, max: 1 })];
}

function turnRows({ from, pages }: History, s: Sentences): readonly Row[] {
  if (pages < 2) return [];
  const to = (page: number): string => encodeHistoryPress({ from: { ...from, page }, type: 'list' });
  return [
    rowOf([
      { id: to(from.page - 1), label: s.history.newer, disabled: from.page <= 1 },
      { id: to(from.page + 1), label: s.history.older, disabled: from.page >= pages },
    ]),
  ];
}
