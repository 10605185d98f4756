import { isRuleSetId } from '../engine/rulesets/registry.ts';
import type { GuildSettings, PersonSettings } from './ports.ts';
import { ADMISSIONS, LEVELS } from './table.ts';

/** How a person sees cards; `text` is without pictures. */
export const FACE_CHOICES = ['french', 'french-4c', 'german', 'traditional', 'text'] as const;
export type FaceChoice = (typeof FACE_CHOICES)[number];

/** In which order a person sees their cards. */
export const SORTS = ['suits', 'dealt'] as const;
export type Sort = (typeof SORTS)[number];

/** The choices of the turn clock, in milliseconds; 0 = none. */
export const CLOCKS_MS = [30_000, 60_000, 90_000, 120_000, 300_000, 0] as const;

/** What a server has that never chose anything. */
export const GUILD_DEFAULTS: GuildSettings = {
  ruleSet: 'french',
  clockMs: 90_000,
  level: 'normal',
  admission: 'everyone',
  language: null,
  channels: [],
  pictures: true,
  hints: true,
  rated: true,
};

/** What a person has who never chose anything. */
export const PERSON_DEFAULTS: PersonSettings = {
  language: null,
  ping: true,
  faces: 'french',
  sort: 'suits',
  announce: true,
  confirm: false,
};

/** The settings of a server over the defaults. What is stored may be older or newer than this program: what it does not know is the default. */
export function guildSettingsOf(stored: Partial<Record<keyof GuildSettings, unknown>>): GuildSettings {
  const { ruleSet, clockMs, level, admission, language, channels, pictures, hints, rated } = stored;
  const standard = GUILD_DEFAULTS;
  return {
    ruleSet: isRuleSetId(ruleSet) ? ruleSet : standard.ruleSet,
    clockMs: CLOCKS_MS.find((each) => each === clockMs) ?? standard.clockMs,
    level: LEVELS.find((each) => each === level) ?? standard.level,
    admission: ADMISSIONS.find((each) => each === admission) ?? standard.admission,
    language: typeof language === 'string' ? language : standard.language,
    channels: Array.isArray(channels) ? channels.filter(isSnowflake) : standard.channels,
    pictures: typeof pictures === 'boolean' ? pictures : standard.pictures,
    hints: typeof hints === 'boolean' ? hints : standard.hints,
    rated: typeof rated === 'boolean' ? rated : standard.rated,
  };
}

/** The settings of a person over the defaults, in the same way. */
export function personSettingsOf(stored: Partial<Record<keyof PersonSettings, unknown>>): PersonSettings {
  const { language, ping, faces, sort, announce, confirm } = stored;
  const standard = PERSON_DEFAULTS;
  return {
    language: typeof language === 'string' ? language : standard.language,
    ping: typeof ping === 'boolean' ? ping : standard.ping,
    faces: FACE_CHOICES.find((each) => each === faces) ?? standard.faces,
    sort: SORTS.find((each) => each === sort) ?? standard.sort,
    announce: typeof announce === 'boolean' ? announce : standard.announce,
    confirm: typeof confirm === 'boolean' ? confirm : standard.confirm,
  };
}

function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value);
}
