import { fail, ok, type Result } from '../engine/result.ts';
import { withHouseRules } from '../engine/rulesets/house-rules.ts';
import { isRuleSetId, ruleSetOf } from '../engine/rulesets/registry.ts';
import { guildSettingsOf } from '../app/settings.ts';
import { LEVELS, type Level, type Occupant, type Table, type TableOptions } from '../app/table.ts';
import type { GuildSettings } from '../app/ports.ts';
import type { BySeat } from '../engine/seats.ts';
import { textMessage } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { missingForPictures, missingPermissions } from './permissions.ts';
import type { House } from './house.ts';
import type { Typed } from './subcommand.ts';
import { troubleText } from './trouble-notice.ts';
import type { Visit } from './visit.ts';

/** The choices of the clock, in seconds; 0 = none. */
export const CLOCKS = ['30', '60', '90', '120', '300', '0'] as const;

/** Opens a table where the command was typed; the caller sits on the first seat and is its host. */
export async function openTable(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { answers, store, tables } = house;
  const say = (text: string): Promise<void> => answers.replace(visit.ticket, textMessage(text));
  const missing = missingPermissions(visit.botPermissions);
  if (missing.length > 0) return say(refusalText('no-permission', { permissions: missing }, visit.s));
  const options = optionsOf(typed, await store.guild(visit.guildId), visit.s);
  if (!options.ok) return say(options.error);
  const { userId, name } = visit.who;
  const host: Occupant = { kind: 'person', userId, name, ready: false, missedTurns: 0, away: false };
  const seats: BySeat<Occupant | null> = [host, null, null, null];
  const { guildId } = visit;
  const place = { kind: 'channel', channelId: visit.parentId ?? visit.channelId } as const;
  const table = await tables.open({ guildId, place, hostId: userId, options: options.value, seats });
  const withoutPictures = await missingPictures(house, visit);
  if (withoutPictures !== null) house.gallery.pause(table);
  await house.publisher.shown(table.id);
  const note = withoutPictures === null ? '' : `\n-# ${visit.s.errors.withoutPictures(withoutPictures)}`;
  const trouble = await closedForTrouble(house, visit, table.id);
  await say(trouble ?? `${await whereItIs(house, table, visit.s)}${note}`);
}

/** The permission for want of which the table is to be text, `null` when there are pictures or none are wished for. */
async function missingPictures({ illustrator }: House, visit: Visit): Promise<string | null> {
  const missing = missingForPictures(visit.botPermissions);
  return missing !== null && (await illustrator.isWanted(visit.guildId)) ? missing : null;
}

/** A table that cannot be shown is of no use to anybody: it is closed again. Gives why, `null` when all is well. */
async function closedForTrouble(house: House, visit: Visit, tableId: string): Promise<string | null> {
  const { publisher, tables } = house;
  const trouble = publisher.troubleOf(tableId);
  if (trouble === null) return null;
  await tables.act(tableId, { type: 'cancel', userId: visit.who.userId, moderator: true });
  await publisher.shown(tableId);
  return troubleText(trouble, tableId, visit);
}

/** In the thread; in the channel as long as Discord is too slow to make one. */
async function whereItIs({ store }: House, { id, place }: Table, s: Sentences): Promise<string> {
  return s.errors.tableOpened(`<#${(await store.threadOf(id)) ?? place.channelId}>`);
}

/** What was typed over what the server prefers over our own defaults; the error is a sentence. */
function optionsOf(typed: Typed, guild: Partial<GuildSettings>, s: Sentences): Result<TableOptions, string> {
  const wanted = guildSettingsOf(guild);
  const id = isRuleSetId(typed['rules']) ? typed['rules'] : wanted.ruleSet;
  const base = ruleSetOf(id);
  const house = houseOf(typed, base.declarations?.compare ?? null);
  if (house === null) return fail(s.errors.noAnnouncements(id));
  const rules = withHouseRules(base, house);
  if (!rules.ok) return fail(rules.error);
  const level = LEVELS.find((each): each is Level => each === typed['level']) ?? wanted.level;
  const clock = CLOCKS.find((each) => each === typed['clock']);
  const clockMs = clock === undefined ? wanted.clockMs : Number(clock) * 1000;
  const { admission, hints, rated, pictures } = wanted;
  return ok({ rules: rules.value, house, level, clockMs, admission, hints, rated, pictures });
}

/** House rules as in a game record; `null` when announcements are wanted where there are none. */
function houseOf(
  typed: Typed,
  compare: 'separate' | 'single-best' | 'off' | null,
): Record<string, unknown> | null {
  const target = typeof typed['target'] === 'number' ? { target: typed['target'] } : {};
  const wanted = typed['announcements'];
  if (wanted === 'on' && compare === null) return null;
  if (wanted === 'on' && compare === 'off')
    return { ...target, declarations: { compare: 'single-best', tie: 'trump-then-seat' } };
  if (wanted === 'off' && compare !== null && compare !== 'off')
    return { ...target, declarations: { compare: 'off' } };
  return target;
}
