import type { RuleSetId } from '../engine/ruleset.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { tableBlock, type ColumnLook } from './monospace.ts';
import { plainName } from './names.ts';
import { seasonName, spanText, type SeasonSpan } from './season-message.ts';

export type StandingsRow = {
  readonly rank: number;
  /** User text, as it was stored. */
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly rating: number;
  /** By the last match. */
  readonly change: number;
};

export type Standings = {
  /** User text. */
  readonly seasonName: string;
  /** When it ran; `null` where there is none yet. */
  readonly span: SeasonSpan | null;
  /** `null`: all rule sets together. */
  readonly ruleSet: RuleSetId | null;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly StandingsRow[];
};

/** More rows than this do not fit into one message. */
export const STANDINGS_PAGE = 20;

/** One page of a season's standings. */
export function standingsMessage(standings: Standings, s: Sentences): MessageBody {
  const { ruleSet, rows, page, pages, span } = standings;
  const words = s.standings;
  return messageBody({
    embed: {
      title: words.title(seasonName(standings.seasonName, s)),
      description: lines(
        ruleSet === null ? words.allRuleSets : words.forRuleSet(ruleSet),
        span === null ? null : `-# ${spanText(span, s)}`,
        rows.length === 0 ? words.nobodyYet : block(rows.slice(0, STANDINGS_PAGE), s),
        rows.length === 0 ? null : `-# ${words.explained}`,
      ),
      ...(pages > 1 ? { footer: { text: words.page(page, pages) } } : {}),
    },
  });
}

const LOOKS: readonly ColumnLook[] = [
  { align: 'end' },
  { align: 'start', least: 6 },
  { align: 'end' },
  { align: 'end' },
  { align: 'end' },
  { align: 'end' },
];

/** Number columns are as wide as they must be; the names share what a phone has left. */
function block(rows: readonly StandingsRow[], { standings: { heads } }: Sentences): string {
  const head = ['', heads.name, heads.played, heads.won, heads.rating, heads.change];
  return tableBlock([head, ...rows.map(cellsOf)], LOOKS);
}

function cellsOf(row: StandingsRow): readonly string[] {
  const change = Math.round(row.change);
  return [
    String(row.rank),
    plainName(row.name),
    String(row.played),
    String(row.won),
    String(Math.round(row.rating)),
    change > 0 ? `+${change}` : String(change),
  ];
}
