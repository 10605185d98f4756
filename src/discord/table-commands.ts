import { isRuleSetId, ruleSetOf } from '../engine/rulesets/registry.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { wasGivenUp } from '../app/rematch.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import { rulesMessage, type RulesOf } from '../present/rules-message.ts';
import { tipsMessage } from '../present/tips-message.ts';
import { doAtTable, saidWhere } from './deeds.ts';
import { findMatch, findTable } from './find-table.ts';
import type { House } from './house.ts';
import { publicFacts } from './presses.ts';
import { whyNotDealt } from './scene.ts';
import type { Typed } from './subcommand.ts';
import { troubleText } from './trouble-notice.ts';
import type { Visit } from './visit.ts';

/** `/belote score`, `/belote last-trick`: what everybody may know of the match here, the finished one during the lobby of its rematch. */
export async function tellOfTable(house: House, visit: Visit, what: 'score' | 'last-trick'): Promise<void> {
  const table = await findTable(house, visit);
  if (table === null) return answer(house, visit, refusal('no-table-here', visit));
  const match = await findMatch(house, table);
  if (match === null) return answer(house, visit, refusal(whyNotDealt(table), visit));
  const faces = await house.emojis.facesOf(visit.who.userId, visit.s);
  await answer(house, visit, publicFacts(match, what, faces, visit.s));
}

/** `/belote leave`: frees the seat in a lobby; in a match a computer goes on with the same cards. */
export async function leaveTable(house: House, visit: Visit): Promise<void> {
  const { who, s } = visit;
  const command = { type: 'leave', userId: who.userId } as const;
  await doAtTable(house, visit, 'own', () => ({ command, done: s.errors.left }));
}

/** `/belote end`: the host or a moderator ends the match, or closes the lobby. */
export async function endTable(house: House, visit: Visit): Promise<void> {
  const { isModerator: moderator, who, s } = visit;
  const by = { userId: who.userId, moderator };
  await doAtTable(house, visit, 'here', ({ phase }) =>
    phase === 'lobby'
      ? { command: { type: 'cancel', ...by }, done: s.lobby.cancelled }
      : { command: { type: 'end', ...by }, done: s.errors.tableEnded },
  );
}

/** `/belote table`: the table again at the bottom of its thread. */
export async function repostTable(house: House, visit: Visit): Promise<void> {
  const { publisher } = house;
  const table = await findTable(house, visit);
  if (table === null) return answer(house, visit, refusal('no-table-here', visit));
  if (wasGivenUp(table)) return answer(house, visit, refusal('table-closed', visit));
  await publisher.repost(table.id, visit.parentId ?? visit.channelId);
  const trouble = publisher.troubleOf(table.id);
  if (trouble !== null)
    return answer(house, visit, textMessage(await troubleText(house, visit, trouble, table)));
  const done = await saidWhere(house, visit, table, visit.s.errors.tableReposted);
  await answer(house, visit, textMessage(done));
}

/** `/belote rules`: of the rule set asked for, else of the table here, house rules included. */
export async function tellRules(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { rules, of } = await rulesMeant(house, visit, typed);
  await answer(house, visit, rulesMessage(rules, of, visit.s));
}

/** `/belote tips`: of the same rules. */
export async function tellTips(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { rules } = await rulesMeant(house, visit, typed);
  await answer(house, visit, tipsMessage(rules, visit.s));
}

/** The rule set that was asked for, else the rules of the table here, else those of a new table. */
async function rulesMeant(
  house: House,
  visit: Visit,
  typed: Typed,
): Promise<{ readonly rules: RuleSet; readonly of: RulesOf }> {
  if (isRuleSetId(typed['rules'])) return { rules: ruleSetOf(typed['rules']), of: 'rule-set' };
  const table = await findTable(house, visit);
  if (table !== null) return { rules: table.options.rules, of: 'table' };
  return { rules: ruleSetOf((await house.preferences.guild(visit.guildId)).ruleSet), of: 'rule-set' };
}

function refusal(what: Parameters<typeof refusalText>[0], { s }: Visit): MessageBody {
  return textMessage(refusalText(what, {}, s));
}

async function answer({ answers }: House, { ticket }: Visit, body: MessageBody): Promise<void> {
  await answers.replace(ticket, body);
}
