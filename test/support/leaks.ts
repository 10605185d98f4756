import { CARDS, isCard, RANKS, type Card } from '../../src/engine/cards.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { commitmentOf } from '../../src/engine/shuffle.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { DAILY_SEAT } from '../../src/app/daily-game.ts';
import type { Table } from '../../src/app/table.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { decodeHistoryPress } from '../../src/present/history-press.ts';
import { decodePress } from '../../src/present/press.ts';
import type { SentPayload } from '../../playground/server/world/world.ts';
import { dailyTruths, type DailyTruth } from './daily-truth.ts';
import type { Stage } from './stage.ts';
import { historyOf, logsOf, type History } from './truth.ts';

/** A message without a version on it was drawn at most so long before it arrived. */
const LAG_MS = 5000;
/** What is written on a card in any language, as the code of its rank; no letter means two ranks. */
const RANK_CODES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => RANKS.map((rank) => [catalogue[language].words.rank[rank], rank] as const)),
);
const WRITTEN_RANKS = [...RANK_CODES.keys()].join('|');
const WRITTEN = new RegExp(`(?<![0-9A-Za-z])(${WRITTEN_RANKS})([♣♦♥♠])`, 'gu');
const LOGGED = new RegExp(`"(?:[7-9TJQKA][CDHS])"|(?:${WRITTEN_RANKS})[♣♦♥♠]|belote_[a-z0-9]+_`, 'u');
/** The name of a card's emoji, in whatever set of faces. */
const EMOJI = /belote_[a-z0-9]+_([789tjqkavbdr])([cdhs])(?![a-z0-9])/g;
const SUIT_CODES: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/**
 * Everything that the bot sent or logged which holds a card, seed or token that its reader may not know: empty when
 * all is well. A payload is held against the very state whose version its buttons carry.
 */
export function leaksOf(stage: Stage): readonly string[] {
  const histories = [...logsOf(stage.database).values()].map(historyOf);
  const daily = dailyTruths(stage.database);
  const sent = stage.discord.world.state.sent.flatMap((each) => leaksInPayload(each, histories, daily));
  return [...sent, ...leaksInLogs(stage), ...seedLeaks(stage, histories), ...dailySeedLeaks(stage, daily)];
}

/** How many payloads were looked at, and how many cards were in them: a check that sees nothing proves nothing. */
export function cardsSeen(stage: Stage): { readonly payloads: number; readonly cards: number } {
  const { sent } = stage.discord.world.state;
  return { payloads: sent.length, cards: sent.reduce((sum, each) => sum + cardsIn(each.payload).size, 0) };
}

function leaksInPayload(
  payload: SentPayload,
  histories: readonly History[],
  daily: readonly DailyTruth[],
): readonly string[] {
  const allowed = new Set([...allowedFor(payload, histories), ...allowedOfDaily(payload, daily)]);
  const leaked = [...cardsIn(payload.payload)].filter((card) => !allowed.has(card));
  const reader = payload.reader ?? 'everybody';
  return leaked.length === 0
    ? []
    : [`${reader} was shown ${leaked.join(' ')} in ${JSON.stringify(payload.payload)}`];
}

function allowedFor(payload: SentPayload, histories: readonly History[]): ReadonlySet<Card> {
  if (isOfPastMatch(payload, histories) || isCheck(payload)) return new Set(CARDS);
  const states = statesShown(payload, histories);
  return new Set(states.flatMap((table) => [...knownTo(payload.reader, table)]));
}

/** What whoever plays daily deals may know in the very state that their buttons carry. */
function allowedOfDaily(payload: SentPayload, daily: readonly DailyTruth[]): readonly Card[] {
  const [press] = customIdsIn(payload.payload).flatMap((id) => decodePress(id) ?? []);
  return daily
    .filter(({ table, userId }) => table === press?.table && userId === payload.reader)
    .flatMap(({ states }) => states.filter(({ at }) => at === press?.at))
    .flatMap(({ match }) => [null, DAILY_SEAT].flatMap((seat) => cardsOf(viewFor(match, seat))));
}

/** Whether its buttons belong to a match that was over by then: its cards are no secret any more. */
function isOfPastMatch(payload: SentPayload, histories: readonly History[]): boolean {
  const ids = customIdsIn(payload.payload).flatMap((id) => {
    const press = decodeHistoryPress(id);
    return press === null || !('table' in press) ? [] : [press.table];
  });
  const over = histories
    .filter((history) => history.some(({ atMs, table }) => table.phase === 'closed' && atMs <= payload.atMs))
    .map((history) => history[0]?.table.id);
  return ids.length > 0 && ids.every((id) => over.includes(id));
}

/** Whether it holds a seed with its fingerprint: whoever knows a seed knows its cards. That no seed is told too soon is held elsewhere. */
function isCheck({ payload }: SentPayload): boolean {
  const hex = stringsIn(payload).flatMap((text) => [...text.matchAll(/\b[0-9a-f]{64}\b/g)].map(String));
  return hex.some((seed) => hex.includes(commitmentOf(seed)));
}

/** The state whose version is on the buttons; without buttons, all that it may have been drawn from. */
function statesShown(payload: SentPayload, histories: readonly History[]): readonly Table[] {
  const presses = customIdsIn(payload.payload).flatMap((id) => decodePress(id) ?? []);
  const [press] = presses;
  if (press === undefined) return histories.flatMap((history) => within(history, payload.atMs));
  return histories
    .flatMap((history) => history.map((each) => each.table))
    .filter((table) => table.id === press.table && table.phase !== 'lobby' && table.at === press.at);
}

function within(history: History, atMs: number): readonly Table[] {
  return history
    .filter((each, index) => each.atMs <= atMs && (history[index + 1]?.atMs ?? Infinity) >= atMs - LAG_MS)
    .map((each) => each.table);
}

/** The cards that this reader (`null` = everybody) may know at this table. */
function knownTo(reader: string | null, table: Table): ReadonlySet<Card> {
  if (table.phase === 'lobby' || table.match === null || table.seeds.length === 0) return new Set();
  const { match } = table;
  const seats = SEATS.filter((seat) => {
    const occupant = table.seats[seat];
    return reader !== null && occupant?.kind === 'person' && occupant.userId === reader;
  });
  return new Set([null, ...seats].flatMap((seat) => cardsOf(viewFor(match, seat))));
}

function cardsOf(view: View): readonly Card[] {
  return [
    ...view.hand,
    ...view.trick.map((each) => each.card),
    ...view.tricks.flatMap((trick) => trick.cards.map((each) => each.card)),
    ...(view.turnedCard === null ? [] : [view.turnedCard]),
    ...view.shown.flat().flatMap((each) => each.cards),
  ];
}

/** Every card that a payload names: in text, by an emoji, or in a custom_id. */
export function cardsIn(payload: unknown): ReadonlySet<Card> {
  const text = stringsIn(payload).join('\n');
  const drawn = [...text.matchAll(EMOJI)].map(
    ([, rank = '', suit = '']) => `${rankCode(rank.toUpperCase())}${suit.toUpperCase()}`,
  );
  const written = [...text.matchAll(WRITTEN)].map(
    ([, rank = '', suit = '']) => `${rankCode(rank)}${SUIT_CODES[suit] ?? ''}`,
  );
  const pressed = customIdsIn(payload)
    .map((id) => decodePress(id))
    .flatMap((each) => (each?.type === 'play' ? [each.card] : []));
  return new Set([...written, ...drawn].filter(isCard).concat(pressed));
}

function rankCode(written: string): string {
  return RANK_CODES.get(written) ?? written;
}

function customIdsIn(payload: unknown): readonly string[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([key, value]) =>
    key === 'custom_id' && typeof value === 'string' ? [value] : customIdsIn(value),
  );
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** No log line holds a card, and none a token of an interaction or of the bot. */
function leaksInLogs(stage: Stage): readonly string[] {
  const tokens = [stage.discord.token, ...stage.discord.world.state.interactions.keys()];
  return stage.logs().filter((line) => {
    return LOGGED.test(line) || tokens.some((token) => line.includes(token));
  });
}

/** A seed is a secret until its deal is over: it is nowhere before, and in no log line ever. */
function seedLeaks(stage: Stage, histories: readonly History[]): readonly string[] {
  const { sent } = stage.discord.world.state;
  return histories.flatMap((history) => {
    const last = history.at(-1)?.table;
    const seeds = last === undefined || last.phase === 'lobby' ? [] : last.seeds;
    return seeds.flatMap((seed, deal) => {
      const over = history.find(
        ({ table }) =>
          table.phase === 'closed' || (table.phase === 'playing' && table.match.results.length > deal),
      );
      const early = sent.filter(
        (each) => each.atMs < (over?.atMs ?? Infinity) && stringsIn(each.payload).join('\n').includes(seed),
      );
      const logged = stage.logs().filter((line) => line.includes(seed));
      return [...early.map(() => `the seed of deal ${deal} was shown before its end`), ...logged];
    });
  });
}

/** Others play the same daily deals: their seeds are a secret until their day is over. */
function dailySeedLeaks(stage: Stage, daily: readonly DailyTruth[]): readonly string[] {
  return daily.flatMap(({ seeds, overMs, table }) =>
    seeds.flatMap((seed) => {
      const early = stage.discord.world.state.sent.filter(
        (each) => each.atMs < overMs && stringsIn(each.payload).join('\n').includes(seed),
      );
      const logged = stage.logs().filter((line) => line.includes(seed));
      return [...early.map(() => `a seed of ${table} was shown before its day was over`), ...logged];
    }),
  );
}
