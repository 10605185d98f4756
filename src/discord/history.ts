import type { Sentences } from '../i18n/sentences.ts';
import { dealsIn, isPast, type PastMatch } from '../app/past-match.ts';
import { matchAt, openDeal, placeAfter } from '../engine/playback.ts';
import { recordOf } from '../engine/record.ts';
import { fail, ok, type Result } from '../engine/result.ts';
import { lines, textMessage, type MessageBody } from '../present/body.ts';
import { HISTORY_PAGE, historyMessage, type ListedMatch } from '../present/history-message.ts';
import type { HistoryPress, Listing } from '../present/history-press.ts';
import { pastMatchMessage } from '../present/past-match-message.ts';
import { asSpectator } from '../present/readers.ts';
import { refusalText } from '../present/refusal-text.ts';
import { replayMessage, type ReplayedStep } from '../present/replay-message.ts';
import type { Acknowledgement } from './answers.ts';
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

/** How a press of the history is acknowledged: a file comes in a message of its own, everything else in the one that was pressed. */
export function historyAcknowledgement({ type }: HistoryPress): Acknowledgement {
  return type === 'export' ? 'private-message' : 'same-message';
}

/** Does what a button or menu of the history asks for; it has been acknowledged. `values` are those picked in a menu. */
export async function onHistoryPress(
  house: House,
  visit: Visit,
  press: HistoryPress,
  values: readonly string[],
): Promise<void> {
  if (press.type === 'list')
    return house.answers.replace(visit.ticket, await listOf(house, visit, press.from));
  const match = await pastMatch(
    house,
    visit.guildId,
    press.type === 'choose' ? (values[0] ?? '') : press.table,
  );
  if (!match.ok) return refuse(house, visit, press, match.error);
  switch (press.type) {
    case 'choose':
    case 'match':
      return openMatch(house, visit, match.value, press.from);
    case 'replay':
      return replay(house, visit, match.value, press);
    case 'export':
      return exportMatch(house, visit, match.value);
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
  const matches = read.flatMap((each) => (each !== null && isPast(each) ? [listed(each, visit.s)] : []));
  return historyMessage({ from: { ...from, page }, pages, before, matches }, visit.s);
}

function listed(match: PastMatch, s: Sentences): ListedMatch {
  const { id, sinceMs, options, outcome } = match;
  return {
    tableId: id,
    endedAtMs: sinceMs,
    ruleSet: options.rules.id,
    seats: fullFaces(match, s),
    total: match.match.total,
    winner: outcome.kind === 'won' ? outcome.winner : null,
  };
}

async function openMatch(
  { answers }: House,
  { ticket, s }: Visit,
  match: PastMatch,
  from: Listing,
): Promise<void> {
  const facts = { ...endedMatch(match, s), tableId: match.id, endedAtMs: match.sinceMs, from };
  await answers.replace(ticket, pastMatchMessage(facts, s));
}

/** One step of a match that is over: what to show follows from its log and the button alone. */
async function replay(
  { store, emojis, answers }: House,
  { ticket, who, own, s }: Visit,
  match: PastMatch,
  { from, place: before, way }: ReplayPress,
): Promise<void> {
  const deals = dealsIn(await store.log(match.id));
  const place = placeAfter(deals, before, way);
  const { view, hands } = openDeal(matchAt(match.match, deals, place));
  const step: ReplayedStep = {
    tableId: match.id,
    from,
    deals,
    place,
    view: asSpectator(view),
    hands,
    seats: fullFaces(match, s),
    seed: seedFacts(match, place.deal).seed,
    sort: own.sort,
    faces: await emojis.facesOf(who.userId, s),
  };
  await answers.replace(ticket, replayMessage(step, s));
}

/** The match as a game record (RULES §4); one that was ended early stops in its last deal. */
async function exportMatch({ store, answers }: House, { ticket, s }: Visit, match: PastMatch): Promise<void> {
  const [a, b, c, d] = fullFaces(match, s);
  const names = [a.name, b.name, c.name, d.name] as const;
  const record = recordOf(match.options.rules, dealsIn(await store.log(match.id)), names);
  const { exported, exportedEarly } = s.history;
  const text = lines(exported, match.outcome.kind === 'won' ? null : exportedEarly);
  const file = { name: `belote-${match.id}.json`, type: 'application/json', text: JSON.stringify(record) };
  await answers.replaceWithFile(ticket, textMessage(text), file);
}

/** The match of this table, if it is one of this server and over; a table of another server is refused like one that there never was. */
async function pastMatch(
  { tables }: House,
  guildId: string,
  tableId: string,
): Promise<Result<PastMatch, 'match-running' | 'match-unknown'>> {
  const table = await tables.read(tableId);
  if (table === null || table.guildId !== guildId) return fail('match-unknown');
  if (isPast(table)) return ok(table);
  return fail(table.phase === 'closed' ? 'match-unknown' : 'match-running');
}

/** Says why not, and leaves the message that was pressed as it is. */
async function refuse(
  { answers }: House,
  { ticket, s }: Visit,
  press: HistoryPress,
  refusal: 'match-running' | 'match-unknown',
): Promise<void> {
  const told = textMessage(refusalText(refusal, {}, s));
  if (historyAcknowledgement(press) === 'private-message') return answers.replace(ticket, told);
  await answers.add(ticket, told);
}
