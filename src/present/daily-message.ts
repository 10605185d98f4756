import type { RuleSetId } from '../engine/ruleset.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody, type Row } from './body.ts';
import { buttonRows } from './buttons.ts';
import { dealResultMessage, type FinishedDeal } from './deal-result-message.ts';
import { handMessage, type Hand } from './hand-message.ts';
import { tableBlock, type ColumnLook } from './monospace.ts';
import { plainName, storedName } from './names.ts';
import type { SpectatorView } from './readers.ts';
import { tableMessage } from './table-message.ts';

/** Which attempt of which day a message shows, and how far it is. */
export type DailyHead = {
  readonly day: string;
  readonly ruleSet: RuleSetId;
  /** How many deals there are a day. */
  readonly deals: number;
  /** The deal that is played or was played last, from 1. */
  readonly deal: number;
  /** Points that the own side wrote more than the other so far. */
  readonly points: number;
  readonly counts: boolean;
};

/** A deal that is over while others may still have to play it. */
export type PlayedDeal = Omit<FinishedDeal, 'seed' | 'nextDealAtMs' | 'live'>;

/** A score of a board; `name` is user text as it was stored. */
export type DailyRow = { readonly userId: string; readonly name: string; readonly score: number };

export type DailyBoards = {
  readonly readerId: string;
  /** Best first. */
  readonly here: readonly DailyRow[];
  readonly everywhere: readonly DailyRow[];
  /** The day before with its seeds, which are no secret any more. */
  readonly before: {
    readonly day: string;
    readonly ruleSet: RuleSetId;
    readonly seeds: readonly string[];
  };
};

/** As many rows of a board are shown; the reader's own comes below when it is none of them. */
const ROWS = 8;
const COLOUR = 0x2da44e;

/** What the daily deals are, and who played them today. */
export function dailyIntro(
  tableId: string,
  head: Pick<DailyHead, 'day' | 'ruleSet' | 'deals'>,
  boards: DailyBoards,
  s: Sentences,
): MessageBody {
  return messageBody({
    content: lines(
      `**${s.daily.title(head.day)}**`,
      s.daily.intro(head.deals, head.ruleSet),
      s.daily.counting,
    ),
    embed: boardsEmbed(boards, s),
    rows: buttonRows({ table: tableId, at: 0, seat: null }, [
      { press: { type: 'start' }, label: s.daily.begin, look: 'success' },
    ]),
  });
}

/** The own hand with its buttons, above the table that it is played at: all in one message. */
export function dailyPlay(
  head: DailyHead,
  hand: Hand,
  table: { readonly view: SpectatorView; readonly commitment: string },
  s: Sentences,
): MessageBody {
  const { tableId, at, seats, faces } = hand;
  const own = handMessage({ ...hand, besideTable: true }, s);
  const { embeds } = tableMessage(
    {
      tableId,
      at,
      seats,
      ...table,
      deadlineMs: null,
      live: false,
      ...(faces === undefined ? {} : { faces }),
    },
    s,
  );
  return { ...own, content: lines(headText(head, s), own.content), embeds };
}

/** What a deal was worth, and the way to the next one. */
export function dailyDealOver(head: DailyHead, deal: PlayedDeal, s: Sentences): MessageBody {
  return {
    ...finishedDeal(deal, s),
    content: headText(head, s),
    components: rowOf(deal, { press: 'next-deal', label: s.result.nextDealButton }),
  };
}

/** The last deal, the whole result, and where it stands. */
export function dailyOver(head: DailyHead, deal: PlayedDeal, boards: DailyBoards, s: Sentences): MessageBody {
  const last = finishedDeal(deal, s);
  return {
    ...last,
    content: lines(
      `**${s.daily.title(head.day)}**`,
      s.daily.over(signed(head.points)),
      head.counts ? s.daily.counted : s.daily.practised,
    ),
    embeds: [...last.embeds, boardsEmbed(boards, s)],
    components: rowOf(deal, { press: 'rematch', label: s.daily.again }),
  };
}

function headText({ day, deal, deals, points, counts }: DailyHead, s: Sentences): string {
  return lines(
    `**${s.daily.title(day)}**`,
    s.daily.progress(deal, deals, signed(points)),
    counts ? null : `-# ${s.daily.practice}`,
  );
}

/** Without the seed: others play the same deals today. */
function finishedDeal(deal: PlayedDeal, s: Sentences): MessageBody {
  return dealResultMessage({ ...deal, seed: null, nextDealAtMs: null, live: false }, s);
}

function rowOf(
  { tableId, at }: Pick<FinishedDeal, 'tableId' | 'at'>,
  { press, label }: { readonly press: 'next-deal' | 'rematch'; readonly label: string },
): Row[] {
  return [
    ...buttonRows({ table: tableId, at, seat: null }, [{ press: { type: press }, label, look: 'success' }]),
  ];
}

function boardsEmbed(
  boards: DailyBoards,
  s: Sentences,
): NonNullable<Parameters<typeof messageBody>[0]['embed']> {
  const { here, everywhere, readerId, before } = boards;
  const { daily } = s;
  return {
    description: lines(
      `**${daily.boardHere}**`,
      boardText(here, readerId, s),
      `**${daily.boardEverywhere}**`,
      boardText(everywhere, readerId, s),
      before.seeds.length === 0 ? null : `-# ${daily.seeds(before.day, before.ruleSet)}`,
      ...before.seeds.map((seed) => `-# \`${seed}\``),
    ),
    color: COLOUR,
  };
}

const LOOKS: readonly ColumnLook[] = [{ align: 'end' }, { align: 'start', least: 6 }, { align: 'end' }];

function boardText(rows: readonly DailyRow[], readerId: string, s: Sentences): string {
  const { daily } = s;
  if (rows.length === 0) return daily.nobodyYet;
  const own = rows.findIndex(({ userId }) => userId === readerId);
  const cells = rows
    .slice(0, ROWS)
    .map((row) => [String(placeOf(rows, row.score)), plainName(storedName(row.name, s)), signed(row.score)]);
  return lines(
    tableBlock(cells, LOOKS),
    own < 0 ? null : daily.place(placeOf(rows, rows[own]?.score ?? 0), rows.length),
  );
}

/** From 1; equal scores share a place. */
function placeOf(rows: readonly DailyRow[], score: number): number {
  return 1 + rows.filter((each) => each.score > score).length;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
