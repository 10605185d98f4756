import { LANGUAGES } from '../i18n/catalogue.ts';
import type { AdmissionWord, FaceWord, SortWord } from '../i18n/forms.ts';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import type { LevelWord, Sentences } from '../i18n/sentences.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import { RULESET_IDS } from '../engine/ruleset.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { formButtonRow } from './buttons.ts';
import { formBody, type Form, type FormField, type FormOption } from './form.ts';
import type { FormPage } from './form-id.ts';

/** What a person chose. */
export type Own = {
  /** `null`: as their Discord. */
  readonly language: string | null;
  readonly ping: boolean;
  readonly faces: FaceWord;
  readonly sort: SortWord;
  readonly announce: boolean;
  readonly confirm: boolean;
};

/** What a server chose. */
export type Setup = {
  readonly ruleSet: RuleSetId;
  readonly clockMs: number;
  readonly level: LevelWord;
  readonly admission: AdmissionWord;
  /** `null`: as the server's Discord. */
  readonly language: string | null;
  /** Ids; none = every channel. */
  readonly channels: readonly string[];
  readonly pictures: boolean;
  readonly hints: boolean;
  readonly rated: boolean;
};

/** The choice that stands for Discord's own language. */
export const DISCORD_LANGUAGE = 'discord';

const HABITS = ['ping', 'announce', 'confirm'] as const;
const TABLES = ['pictures', 'hints', 'rated'] as const;
const FACES = ['french', 'french-4c', 'german', 'traditional', 'text'] as const;
const SORTS = ['suits', 'dealt'] as const;
const LEVELS = ['easy', 'normal', 'hard'] as const;
const ADMISSIONS = ['everyone', 'invited', 'nobody'] as const;

/** The form for `/belote settings`: what a person chooses for themselves. */
export function settingsForm(own: Own, s: Sentences): Form {
  const words = s.settings;
  return formBody({ type: 'settings' }, words.title, [
    choice('faces', words.faces, own.faces, named(FACES, words.faceNames)),
    languageField(own.language, words.language, words.discordLanguage),
    choice('sort', words.sort, own.sort, named(SORTS, words.sortNames)),
    boxes('habits', words.habits, HABITS, own, words),
  ]);
}

/** What is set now, for the person who set it. */
export function settingsMessage(own: Own, s: Sentences): MessageBody {
  const words = s.settings;
  return messageBody({
    content: lines(
      words.saved,
      said(words.faces, words.faceNames[own.faces], s),
      said(words.language, languageName(own.language, words.discordLanguage), s),
      said(words.sort, words.sortNames[own.sort], s),
      ...HABITS.map((each) => ticked(own[each], words[each])),
    ),
  });
}

/** The form for `/belote setup`; what does not fit on its first page is on the second. */
export function setupForm(setup: Setup, page: FormPage, clocksMs: readonly number[], s: Sentences): Form {
  const words = s.setup;
  const id = { type: 'setup', page } as const;
  if (page === 2) {
    return formBody(id, words.more, [
      choice('level', words.level, setup.level, named(LEVELS, s.words.level)),
      choice('admission', words.admission, setup.admission, named(ADMISSIONS, s.company.admission)),
    ]);
  }
  const clocks = clocksMs.map((ms) => ({ value: String(ms), label: clockName(ms, s) }));
  return formBody(id, words.title, [
    choice('rules', words.rules, setup.ruleSet, named(RULESET_IDS, s.words.ruleSet)),
    {
      kind: 'channels',
      key: 'channels',
      label: words.channels,
      placeholder: words.everywhere,
      chosen: setup.channels,
    },
    languageField(setup.language, words.language, words.serverLanguage),
    choice('clock', words.clock, String(setup.clockMs), clocks),
    boxes('tables', words.tables, TABLES, setup, words),
  ]);
}

/** What is set now on this server, with the way to the second page. */
export function setupMessage(setup: Setup, s: Sentences): MessageBody {
  const words = s.setup;
  const channels = setup.channels.map((id) => `<#${id}>`).join(' ');
  return messageBody({
    content: lines(
      words.saved,
      said(words.rules, s.words.ruleSet[setup.ruleSet], s),
      said(words.channels, channels === '' ? words.everywhere : channels, s),
      said(words.language, languageName(setup.language, words.serverLanguage), s),
      said(words.clock, clockName(setup.clockMs, s), s),
      said(words.level, s.words.level[setup.level], s),
      said(words.admission, s.company.admission[setup.admission], s),
      ...TABLES.map((each) => ticked(setup[each], words[each])),
    ),
    rows: [formButtonRow({ type: 'setup', page: 2 }, words.more)],
  });
}

function clockName(ms: number, s: Sentences): string {
  return ms === 0 ? s.commands.choices.noClock : s.words.duration(ms);
}

function languageField(language: string | null, label: string, discords: string): FormField {
  const known = LANGUAGES.find((each) => each === language);
  const options = LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }));
  return choice('language', label, known ?? DISCORD_LANGUAGE, [
    { value: DISCORD_LANGUAGE, label: discords },
    ...options,
  ]);
}

function languageName(language: string | null, discords: string): string {
  const known = LANGUAGES.find((each) => each === language);
  return known === undefined ? discords : LANGUAGE_NAMES[known];
}

function named<K extends string>(
  values: readonly K[],
  names: Readonly<Record<K, string>>,
): readonly FormOption[] {
  return values.map((value) => ({ value, label: names[value] }));
}

function choice(key: string, label: string, chosen: string, options: readonly FormOption[]): FormField {
  return { kind: 'choice', key, label, chosen, options };
}

function boxes<K extends string>(
  key: string,
  label: string,
  keys: readonly K[],
  state: Readonly<Record<K, boolean>>,
  names: Readonly<Record<K, string>>,
): FormField {
  const chosen = keys.filter((each) => state[each]);
  return { kind: 'boxes', key, label, chosen, options: named(keys, names) };
}

function said(label: string, value: string, s: Sentences): string {
  return `- ${s.words.labelled(label, `**${value}**`)}`;
}

function ticked(on: boolean, text: string): string {
  return `- ${on ? '✅' : '❌'} ${text}`;
}
