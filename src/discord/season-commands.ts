import { createSeasons, seasonOfNumber, type SeasonRefusal } from '../app/seasons.ts';
import type { Season } from '../app/ports.ts';
import { standingsOf, type Standing } from '../app/standings.ts';
import { isRuleSetId } from '../engine/rulesets/registry.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import { SEASON_ACTS, type SeasonAct } from '../i18n/commands.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { storedName, tidyName } from '../present/names.ts';
import { seasonName, SEASONS_SHOWN, seasonsMessage, type ListedSeason } from '../present/season-message.ts';
import { STANDINGS_PAGE, standingsMessage } from '../present/standings-message.ts';
import type { House } from './house.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

/** `/belote season`: for those who manage the server, which Discord cannot ask of a subcommand. */
export async function manageSeasons(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { s, ticket } = visit;
  const act = SEASON_ACTS.find((each) => each === typed['what']) ?? 'list';
  const body = visit.managesServer ? await done(house, visit, act, typed) : textMessage(s.seasons.notAllowed);
  await house.answers.replace(ticket, body);
}

async function done(house: House, visit: Visit, act: SeasonAct, typed: Typed): Promise<MessageBody> {
  if (act === 'list') return listOf(house, visit);
  const given = typed['name'] === undefined ? null : tidyName(String(typed['name']));
  const needed = act === 'rename' || (act === 'start' && typed['name'] !== undefined);
  if (needed && given === null) return textMessage(visit.s.seasons.nameNeeded);
  return textMessage(await changed(house, visit, act, given, numberIn(typed, 'season')));
}

/** Does it and says what came of it. */
async function changed(
  { store, clock }: House,
  { guildId, s }: Visit,
  act: Exclude<SeasonAct, 'list'>,
  name: string | null,
  number: number | null,
): Promise<string> {
  const { seasons: words } = s;
  const seasons = createSeasons(store, clock);
  const refusal = async (why: SeasonRefusal): Promise<string> => {
    switch (why) {
      case 'none-runs':
        return words.noneRuns;
      case 'overtaken':
        return words.overtaken;
      case 'no-such-season':
        return words.noSuch((await store.seasons(guildId)).length);
    }
  };
  switch (act) {
    case 'start': {
      const result = await seasons.start(guildId, name);
      if (!result.ok) return refusal(result.error);
      const { started, closed } = result.value;
      const called = seasonName(started.name, s);
      return closed === null
        ? words.started(called)
        : words.startedBehind(called, seasonName(closed.name, s));
    }
    case 'close': {
      const result = await seasons.close(guildId);
      return result.ok ? words.closed(seasonName(result.value.name, s)) : refusal(result.error);
    }
    case 'rename': {
      const result = await seasons.rename(guildId, number, name ?? '');
      if (!result.ok) return refusal(result.error);
      return words.renamed(seasonName(result.value.name, s), seasonName(name ?? '', s));
    }
  }
}

async function listOf(house: House, { guildId, s }: Visit): Promise<MessageBody> {
  const all = await house.store.seasons(guildId);
  const earlier = Math.max(0, all.length - SEASONS_SHOWN);
  const listed: ListedSeason[] = [];
  for (const [index, season] of all.entries()) {
    if (index >= earlier) listed.unshift(await factsOf(house, season, index + 1, s));
  }
  return seasonsMessage(listed, earlier, s);
}

async function factsOf(
  { store }: House,
  season: Season,
  number: number,
  s: Sentences,
): Promise<ListedSeason> {
  const results = (await store.results(season.id, 0)).map((each) => each.result);
  const [first] = standingsOf(results, null);
  const leader = first === undefined ? null : storedName(first.name, s);
  return { ...season, number, matches: results.length, leader };
}

/** `/belote standings`: one page of the season that was asked for, else of the running one, else of the last. */
export async function tellStandings(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { store, answers } = house;
  const { s, ticket, guildId } = visit;
  const seasons = await store.seasons(guildId);
  const number = numberIn(typed, 'season');
  const season = number === null ? (seasons.at(-1) ?? null) : seasonOfNumber(seasons, number);
  if (season === null && number !== null)
    return answers.replace(ticket, textMessage(s.seasons.noSuch(seasons.length)));
  const ruleSet = isRuleSetId(typed['rules']) ? typed['rules'] : null;
  const rows = season === null ? [] : await rowsOf(house, season, ruleSet);
  const pages = Math.max(1, Math.ceil(rows.length / STANDINGS_PAGE));
  const page = Math.min(numberIn(typed, 'page') ?? 1, pages);
  const shown = rows
    .slice((page - 1) * STANDINGS_PAGE, page * STANDINGS_PAGE)
    .map((row) => ({ ...row, name: storedName(row.name, s) }));
  const facts = { seasonName: season?.name ?? '', span: season, ruleSet, page, pages, rows: shown };
  await answers.replace(ticket, standingsMessage(facts, s));
}

async function rowsOf(
  { store }: House,
  { id }: Season,
  ruleSet: RuleSetId | null,
): Promise<readonly Standing[]> {
  const results = await store.results(id, 0);
  return standingsOf(
    results.map((each) => each.result),
    ruleSet,
  );
}

function numberIn(typed: Typed, option: string): number | null {
  const value = typed[option];
  return typeof value === 'number' ? value : null;
}
