import { ACHIEVEMENTS } from '../app/achievements.ts';
import { matchResultOf } from '../app/match-result.ts';
import type { MatchResult } from '../app/ports.ts';
import { placeOf, profileOf, tellsOf } from '../app/profile.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { storedName } from '../present/names.ts';
import { profileMessage } from '../present/profile-message.ts';
import type { House } from './house.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

/** `/belote profile`: of the person who was named, else of the caller. */
export async function tellProfile(house: House, visit: Visit, typed: Typed): Promise<void> {
  const userId = typed['person'] === undefined ? visit.who.userId : String(typed['person']);
  const body =
    userId === 'bot' ? textMessage(visit.s.profile.noBots) : await profileBody(house, visit, userId);
  await house.answers.replace(visit.ticket, body);
}

async function profileBody(house: House, { guildId, s }: Visit, userId: string): Promise<MessageBody> {
  const { seasonal, all } = await resultsOf(house, guildId, userId);
  const profile = profileOf(all, userId);
  if (profile === null) return textMessage(s.profile.nothingYet(`<@${userId}>`));
  const { name, partner, ruleSet } = profile;
  return profileMessage(
    {
      ...profile,
      name: storedName(name, s),
      partner: partner === null ? null : { ...partner, name: storedName(partner.name, s) },
      place: placeOf(seasonal, null, userId),
      placeInRuleSet: placeOf(seasonal, ruleSet, userId),
      achievable: ACHIEVEMENTS.length,
    },
    s,
  );
}

/** All results of the running season, and those of this person in every season, oldest first. */
async function resultsOf(
  house: House,
  guildId: string,
  userId: string,
): Promise<{ readonly seasonal: readonly MatchResult[]; readonly all: readonly MatchResult[] }> {
  const all: MatchResult[] = [];
  let seasonal: readonly MatchResult[] = [];
  for (const { id, closedAtMs } of await house.store.seasons(guildId)) {
    const results = (await house.store.results(id, 0)).map(({ result }) => result);
    if (closedAtMs === null) seasonal = results;
    for (const result of results) if (tellsOf(result, userId)) all.push(await whole(house, result));
  }
  return { seasonal, all };
}

/** A result of an earlier version lacks what the log of its table still tells. */
async function whole({ tables }: House, result: MatchResult): Promise<MatchResult> {
  if (result.feats !== undefined) return result;
  const table = await tables.read(result.tableId);
  const feats = table === null ? undefined : matchResultOf(table)?.feats;
  return feats === undefined ? result : { ...result, feats };
}
