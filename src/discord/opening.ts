import type { HouseRules } from '../engine/rulesets/house-rules.ts';
import type { BySeat } from '../engine/seats.ts';
import { changedRules } from '../app/house-change.ts';
import type { GuildSettings } from '../app/ports.ts';
import type { Occupant, Table, TableOptions } from '../app/table.ts';
import { houseRulesOf } from '../engine/rulesets/house-rules.ts';
import { textMessage } from '../present/body.ts';
import type { FormValues } from '../present/form.ts';
import { START_OPTIONS, type StartTyped } from '../present/form-id.ts';
import { houseChangeOf, houseFields, houseForm, houseMessage } from '../present/house-form.ts';
import { houseRefusal } from '../present/house-reason.ts';
import { refusalText } from '../present/refusal-text.ts';
import { tableMention } from './deeds.ts';
import type { FormAnswer } from './forms.ts';
import type { House } from './house.ts';
import { missingForPictures, missingPermissions } from './permissions.ts';
import { startOptions } from './start-options.ts';
import type { Typed } from './subcommand.ts';
import { troubleText } from './trouble-notice.ts';
import type { Visit } from './visit.ts';

/** What of a command the form for house rules has to remember: the options as text. */
export function startTyped(typed: Typed): StartTyped {
  return Object.fromEntries(
    START_OPTIONS.flatMap((option) => {
      const value = typed[option];
      return value === undefined ? [] : [[option, String(value)]];
    }),
  );
}

/** `/belote start`: opens a table where it was typed; the caller sits on the first seat and is its host. */
export async function openTable(house: House, visit: Visit, typed: Typed): Promise<void> {
  const guild = await house.preferences.guild(visit.guildId);
  const say = (text: string): Promise<void> => house.answers.replace(visit.ticket, textMessage(text));
  const refusal = whyNotHere(visit, guild);
  if (refusal !== null) return say(refusal);
  const options = startOptions(startTyped(typed), guild, visit.s);
  if (!options.ok) return say(options.error);
  const table = await opened(house, visit, options.value);
  await say(await outcome(house, visit, table));
}

/** `/belote start` with house rules: the form comes first, filled in with what was typed. */
export async function startFormFor(
  { preferences }: House,
  visit: Visit,
  typed: StartTyped,
): Promise<FormAnswer> {
  const guild = await preferences.guild(visit.guildId);
  const refusal = whyNotHere(visit, guild);
  if (refusal !== null) return { refusal };
  const options = startOptions(typed, guild, visit.s);
  if (!options.ok) return { refusal: options.error };
  const { rules } = options.value;
  // What is handed in belongs to the rules that it was drawn for, whatever the server prefers by then.
  const drawnFor = { ...typed, rules: rules.id };
  return { form: houseForm({ type: 'start', typed: drawnFor }, rules, 1, visit.s) };
}

/**
 * Opens the table with the house rules of the form, and shows the way to the others. House rules that cannot stand are
 * left out, with the reason: the host changes them in the lobby, and nothing that was typed is lost.
 */
export async function onStartForm(
  house: House,
  visit: Visit,
  typed: StartTyped,
  values: FormValues,
): Promise<void> {
  const { s, ticket } = visit;
  const guild = await house.preferences.guild(visit.guildId);
  const options = startOptions(typed, guild, s);
  const refusal = whyNotHere(visit, guild) ?? (options.ok ? null : options.error);
  if (refusal !== null || !options.ok) return house.answers.replace(ticket, textMessage(refusal ?? ''));
  const { rules } = options.value;
  const changed = changedRules(rules, houseChangeOf(rules, 1, values));
  const table = await opened(
    house,
    visit,
    changed.ok ? withRules(options.value, changed.value) : options.value,
  );
  const text = await outcome(house, visit, table);
  const note = changed.ok ? '' : `${houseRefusal(changed.error, s)}\n`;
  await house.answers.replace(
    ticket,
    houseMessage(table.id, `${note}${text}`, nextPage(table, changed.ok), s),
  );
}

function withRules(options: TableOptions, rules: TableOptions['rules']): TableOptions {
  const house: HouseRules = houseRulesOf(rules);
  return { ...options, rules, house };
}

/** Back to the first page when it was refused. */
function nextPage({ options }: Table, accepted: boolean): 1 | 2 | null {
  if (!accepted) return 1;
  return houseFields(options.rules, 2).length > 0 ? 2 : null;
}

/**
 * Why no table can be opened here, `null` when one can: the server wants them elsewhere, or the bot may not. Channels
 * that were deleted do not count, so that a server never ends up without any place to play.
 */
function whyNotHere(visit: Visit, guild: GuildSettings): string | null {
  const { s, botPermissions, channelId, parentId } = visit;
  const channels = guild.channels.filter(visit.hasChannel);
  if (channels.length > 0 && !channels.includes(parentId ?? channelId))
    return s.setup.wrongChannel(channels.map((id) => `<#${id}>`).join(' '));
  const missing = missingPermissions(botPermissions);
  return missing.length > 0 ? refusalText('no-permission', { permissions: missing }, s) : null;
}

async function opened(house: House, visit: Visit, options: TableOptions): Promise<Table> {
  const { guildId, channelId, parentId } = visit;
  const { userId, name } = visit.who;
  const host: Occupant = { kind: 'person', userId, name, ready: false, missedTurns: 0, away: false };
  const seats: BySeat<Occupant | null> = [host, null, null, null];
  const place = { kind: 'channel', channelId: parentId ?? channelId } as const;
  const table = await house.tables.open({ guildId, place, hostId: userId, options, seats });
  if (missingPictures(house, visit, options) !== null) house.gallery.pause(table);
  await house.publisher.shown(table.id);
  return table;
}

/** Where the table is, or why it was closed again. */
async function outcome(house: House, visit: Visit, table: Table): Promise<string> {
  const missing = missingPictures(house, visit, table.options);
  const note = missing === null ? '' : `\n-# ${visit.s.errors.withoutPictures(missing)}`;
  const trouble = await closedForTrouble(house, visit, table);
  return trouble ?? `${visit.s.errors.tableOpened(await tableMention(house, table))}${note}`;
}

/** The permission for want of which the table is to be text, `null` when there are pictures or none are wished for. */
function missingPictures({ illustrator }: House, visit: Visit, options: TableOptions): string | null {
  return illustrator.isWanted(options) ? missingForPictures(visit.botPermissions) : null;
}

/** A table that cannot be shown is of no use to anybody: it is closed again. Gives why, `null` when all is well. */
async function closedForTrouble(house: House, visit: Visit, table: Table): Promise<string | null> {
  const { publisher, tables } = house;
  const trouble = publisher.troubleOf(table.id);
  if (trouble === null) return null;
  await tables.act(table.id, { type: 'cancel', userId: visit.who.userId, moderator: true });
  await publisher.shown(table.id);
  return troubleText(house, visit, trouble, table);
}
