import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { escapeName } from './names.ts';
import { date } from './timestamp.ts';

export type SeasonSpan = { readonly startedAtMs: number; readonly closedAtMs: number | null };

export type ListedSeason = SeasonSpan & {
  /** Counted from 1. */
  readonly number: number;
  /** User text, as it was stored. */
  readonly name: string;
  readonly matches: number;
  /** User text; `null` where nobody has played. */
  readonly leader: string | null;
};

/** So many fit into one message, however long their names are. */
export const SEASONS_SHOWN = 15;

/** The seasons of a server, the newest first; `earlier` are left out. */
export function seasonsMessage(listed: readonly ListedSeason[], earlier: number, s: Sentences): MessageBody {
  const { seasons: words } = s;
  const parts = listed.map((each) => seasonText(each, s));
  return messageBody({
    embed: {
      title: words.title,
      description: lines(
        ...(parts.length === 0 ? [words.noneYet] : parts),
        earlier > 0 ? words.earlier(earlier) : null,
        parts.length === 0 ? null : `-# ${words.howToLook}`,
      ),
    },
  });
}

function seasonText({ number, name, matches, leader, ...span }: ListedSeason, s: Sentences): string {
  const { seasons: words } = s;
  const facts = [words.matches(matches), ...(leader === null ? [] : [words.leader(escapeName(leader))])];
  return lines(
    `**${number} · ${seasonName(name, s)}**`,
    `${span.closedAtMs === null ? '🟢 ' : ''}${spanText(span, s)}`,
    facts.join(' · '),
  );
}

/** From when to when a season ran, or since when it has been running. */
export function spanText({ startedAtMs, closedAtMs }: SeasonSpan, { seasons }: Sentences): string {
  return closedAtMs === null
    ? seasons.since(date(startedAtMs))
    : seasons.span(date(startedAtMs), date(closedAtMs));
}

/** A season that nobody has named is stored as "Season 1": that is a number, not somebody's words. */
export function seasonName(stored: string, s: Sentences): string {
  if (stored === '') return s.standings.season(1);
  const number = /^Season (\d{1,6})$/.exec(stored)?.[1];
  return number === undefined ? escapeName(stored) : s.standings.season(Number(number));
}
