import type { GuildSettings } from '../app/ports.ts';
import { CLOCKS_MS, guildSettingsOf, personSettingsOf } from '../app/settings.ts';
import { catalogue, languageOf } from '../i18n/catalogue.ts';
import { textMessage } from '../present/body.ts';
import { listIn, textIn, type FormValues } from '../present/form.ts';
import type { FormPage } from '../present/form-id.ts';
import {
  DISCORD_LANGUAGE,
  settingsForm,
  settingsMessage,
  setupForm,
  setupMessage,
} from '../present/settings-form.ts';
import type { FormAnswer } from './forms.ts';
import { NO_CHOICE } from './hand-drawing.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/** `/belote settings`: everybody for themselves. */
export function settingsFormFor({ own, s }: Visit): FormAnswer {
  return { form: settingsForm(own, s) };
}

/** Saves a person's choices, says them in the language that was chosen with them, and draws open hands as they say. */
export async function onSettingsForm(house: House, visit: Visit, values: FormValues): Promise<void> {
  const habits = listIn(values, 'habits');
  const chosen = personSettingsOf({
    language: languageIn(values),
    faces: textIn(values, 'faces'),
    sort: textIn(values, 'sort'),
    ping: habits.includes('ping'),
    announce: habits.includes('announce'),
    confirm: habits.includes('confirm'),
  });
  const own = await house.preferences.savePerson(visit.who.userId, chosen);
  const s = catalogue[languageOf(own.language ?? visit.locale)];
  await house.answers.replace(visit.ticket, settingsMessage(own, s));
  await redrawHands(house, visit.who.userId);
}

/** Whoever asks to be asked before playing must not find buttons that play at once; their turn brings no new hand. */
async function redrawHands({ live, tables, hands }: House, userId: string): Promise<void> {
  for (const tableId of live.tablesOf(userId)) {
    const table = await tables.read(tableId);
    if (table !== null) await hands.show(table, userId, NO_CHOICE);
  }
}

/** `/belote setup`: only for those who manage the server, which Discord cannot ask of a subcommand. */
export async function setupFormFor(
  { preferences }: House,
  { managesServer, guildId, hasChannel, s }: Visit,
  page: FormPage,
): Promise<FormAnswer> {
  if (!managesServer) return { refusal: s.setup.notAllowed };
  const guild = await preferences.guild(guildId);
  const channels = guild.channels.filter(hasChannel);
  return { form: setupForm({ ...guild, channels }, page, CLOCKS_MS, s) };
}

/** Saves what a page of the server's form says. The right to do so may be gone since it was opened. */
export async function onSetupForm(
  { preferences, answers }: House,
  { managesServer, guildId, ticket, s }: Visit,
  page: FormPage,
  values: FormValues,
): Promise<void> {
  if (!managesServer) return answers.replace(ticket, textMessage(s.setup.notAllowed));
  const change = page === 1 ? placesIn(values) : tablesIn(values);
  await answers.replace(ticket, setupMessage(await preferences.saveGuild(guildId, change), s));
}

function placesIn(values: FormValues): Partial<GuildSettings> {
  const tables = listIn(values, 'tables');
  const { ruleSet, channels, language, clockMs, pictures, hints, rated } = guildSettingsOf({
    ruleSet: textIn(values, 'rules'),
    channels: listIn(values, 'channels'),
    language: languageIn(values),
    clockMs: Number(textIn(values, 'clock')),
    pictures: tables.includes('pictures'),
    hints: tables.includes('hints'),
    rated: tables.includes('rated'),
  });
  return { ruleSet, channels, language, clockMs, pictures, hints, rated };
}

function tablesIn(values: FormValues): Partial<GuildSettings> {
  const { level, admission } = guildSettingsOf({
    level: textIn(values, 'level'),
    admission: textIn(values, 'admission'),
  });
  return { level, admission };
}

function languageIn(values: FormValues): string | null {
  const language = textIn(values, 'language');
  return language === undefined || language === DISCORD_LANGUAGE ? null : language;
}
