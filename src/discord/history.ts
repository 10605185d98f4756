import { dealsIn, isPast, type PastMatch } from '../app/past-match.ts';
import { matchAt, openDeal, placeAfter } from '../engine/playback.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { HISTORY_PAGE, historyMessage, type ListedMatch } from '../present/history-message.ts';
import type { HistoryPress, Listing } from '../present/history-press.ts';
import { pastMatchMessage } from '../present/past-match-message.ts';
import { asSpectator } from '../present/readers.ts';
import { refusalText } from '../present/refusal-text.ts';
import { replayMessage, type ReplayedStep } from '../present/replay-message.ts';
import type { House } from './house.ts';
import { endedMatch, seedFacts } from './public-messages.ts';
import { fullFaces } from './scene.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

type ReplayPress = Extract<HistoryPress, { readonly type: 'replay' }>;

/** `/belote history`: the newest matches of this server that are over, or those of one person. */
export async function tellHistory(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { answers } = house;
  const { ticket, s } = visit;
  const person = typeof typed['person'] === 'string' ? typed['person'] : null;
  if (person === 'bot') return answers.replace(ticket, textMessage(s.company.noBots));
  await answers.replace(ticket, await listOf(house, visit, { page: 1, person }));
}

/** Does what a button or menu of the history asks for, in the message that was pressed; `values` are those picked in a menu. */
export async function onHistoryPress(
  house: House,
  visit: Visit,
  press: HistoryPress,
  values: readonly string[],
): Promise<void> {
  switch (press.type) {
    case 'list':
      return house.answers.replace(visit.ticket, await listOf(house, visit, press.from));
    case 'choose':
      return openMatch(house, visit, values[0] ?? '', press.from);
    case 'match':
      return openMatch(house, visit, press.table, press.from);
    case 'replay':
      return replay(house, visit, press);
  }
}

/** A page of the list; one that is not there any more gives the last one. */
async function listOf({ store, tables }: House, visit: Visit, from: Listing): Promise<MessageBody> {
  const of = { guildId: visit.guildId, userId: from.person };
  const pages = Math.ceil((await store.matchCount(of)) / HISTORY_PAGE);
  const page = Math.max(1, Math.min(from.page, pages));
  const before = (page - 1) * HISTORY_PAGE;
  const tableIds = await store.matches(of, { skip: before, limit: HISTORY_PAGE });
  const read = await Promise.all(tableIds.map((id) => tables.read(id)));
  const matches = read.flatMap((each) => (each !== null && isPast(each) ? [listed(each)] : []));
  return historyMessage({ from: { ...from, page }, pages, before, matches }, visit.s);
}

function listed(match: PastMatch): ListedMatch {
  const { id, sinceMs, options, outcome } = match;
  return {
    tableId: id,
    endedAtMs: sinceMs,
    ruleSet: options.rules.id,
    seats: fullFaces(match),
    total: match.match.total,
    winner: outcome.kind === 'won' ? outcome.winner : null,
  };
}

async function openMatch(house: House, visit: Visit, tableId: string, from: Listing): Promise<void> {
  const match = await pastMatch(house, visit, tableId);
  if (match === null) return;
  const facts = { ...endedMatch(match), tableId, endedAtMs: match.sinceMs, from };
  await house.answers.replace(visit.ticket, pastMatchMessage(facts, visit.s));
}

/** One step of a match that is over: what to show follows from its log and the button alone. */
async function replay(house: House, visit: Visit, press: ReplayPress): Promise<void> {
  const { store, emojis, answers } = house;
  const { ticket, who, own, s } = visit;
  const match = await pastMatch(house, visit, press.table);
  if (match === null) return;
  const deals = dealsIn(await store.log(match.id));
  const place = placeAfter(deals, press.place, press.way);
  const { view, hands } = openDeal(matchAt(match.options.rules, deals, place));
  const step: ReplayedStep = {
    tableId: match.id,
    from: press.from,
    deals,
    place,
    view: asSpectator(view),
    hands,
    seats: fullFaces(match),
    seed: seedFacts(match, place.deal).seed,
    sort: own.sort,
    faces: await emojis.facesOf(who.userId, s),
  };
  await answers.replace(ticket, replayMessage(step, s));
}

/**
 * The match of this table, if it is one of this server and over. Else whoever asked is told why not, beside the message
 * that they pressed; a table of another server is refused like one that there never was.
 */
async function pastMatch(
  { tables, answers }: House,
  visit: Visit,
  tableId: string,
): Promise<PastMatch | null> {
  const { ticket, guildId, s } = visit;
  const table = await tables.read(tableId);
  if (table !== null && table.guildId === guildId && isPast(table)) return table;
  const refusal = table?.guildId === guildId && table.phase !== 'closed' ? 'match-running' : 'match-unknown';
  await answers.add(ticket, textMessage(refusalText(refusal, {}, s)));
  return null;
}
