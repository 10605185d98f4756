import type { Language } from './catalogue.ts';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  bg: 'Български',
  hr: 'Hrvatski',
};
