import type { Locale } from 'discord-api-types/v10';
import { en } from './en.ts';
import type { Sentences } from './sentences.ts';

/** Languages that the program speaks; each has a whole catalogue, or this does not compile. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const catalogue: Readonly<Record<Language, Sentences>> = { en };

/** The language for a Discord locale (`en-GB`, `fr`, `pt-BR`); English for one that is not spoken, or `null`. */
export function languageOf(discordLocale: string | null): Language {
  const primary = discordLocale?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Discord's locales other than its default (English), with the language in which we speak to them. */
export const DISCORD_LOCALES: readonly { readonly locale: Locale; readonly language: Language }[] = [];
