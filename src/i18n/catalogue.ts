import { Locale } from 'discord-api-types/v10';
import { bg } from './bg.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import type { Sentences } from './sentences.ts';

/** Languages that the program speaks; each has a whole catalogue, or this does not compile. */
export const LANGUAGES = ['en', 'fr', 'de', 'bg', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const catalogue: Readonly<Record<Language, Sentences>> = { en, fr, de, bg, hr };

/** The language for a Discord locale (`en-GB`, `fr`, `pt-BR`); English for one that is not spoken, or `null`. */
export function languageOf(discordLocale: string | null): Language {
  const primary = discordLocale?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Discord's locales other than its default (American English), with the language in which we speak to them. */
export const DISCORD_LOCALES: readonly { readonly locale: Locale; readonly language: Language }[] = [
  { locale: Locale.EnglishGB, language: 'en' },
  { locale: Locale.French, language: 'fr' },
  { locale: Locale.German, language: 'de' },
  { locale: Locale.Bulgarian, language: 'bg' },
  { locale: Locale.Croatian, language: 'hr' },
];
