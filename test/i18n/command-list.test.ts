import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { subcommands } from '../../commands/index.ts';
import { commandProblems, type CommandPart } from '../../playground/server/validate/command-rules.ts';
import { commandList } from '../../src/discord/command-list.ts';
import { catalogue, DISCORD_LOCALES, LANGUAGES } from '../../src/i18n/catalogue.ts';

const [command] = commandList(subcommands) as unknown as readonly CommandPart[];
const parts: readonly CommandPart[] = command === undefined ? [] : partsOf(command);
const LOCALES = DISCORD_LOCALES.map(({ locale }) => locale);

describe('the command list in all languages', () => {
  it('is one that Discord takes [fault 27]', () => {
    expect(command === undefined ? 'no command' : commandProblems(command, [])).toEqual([]);
  });

  it('speaks every language of the catalogue to some locale', () => {
    expect(new Set(DISCORD_LOCALES.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });

  it.each(LOCALES)('has a name and a description for everything in %s', (locale) => {
    expect(parts.length).toBeGreaterThan(15);
    for (const part of parts) {
      const name = part.name_localizations?.[locale] ?? '';
      const description = part.description_localizations?.[locale] ?? '';
      expect(name, part.name).toMatch(/^[-_\p{Ll}\p{Lo}\p{N}]{1,32}$/u);
      expect(name, part.name).toBe(name.toLowerCase());
      expect(description.length, `${part.name}: ${description}`).toBeGreaterThan(0);
      expect(description.length, `${part.name}: ${description}`).toBeLessThanOrEqual(100);
      for (const choice of part.choices ?? []) {
        const text = choice.name_localizations?.[locale] ?? '';
        expect(text.length, choice.name).toBeGreaterThan(0);
        expect(text.length, choice.name).toBeLessThanOrEqual(100);
      }
    }
  });

  it.each(LOCALES)('never lists two things under one name in %s', (locale) => {
    for (const part of parts) {
      const names = (part.options ?? []).map((each) => each.name_localizations?.[locale]);
      expect(new Set(names).size, part.name).toBe(names.length);
      const choices = (part.choices ?? []).map((each) => each.name_localizations?.[locale]);
      expect(new Set(choices).size, part.name).toBe(choices.length);
    }
  });

  it('stays far from the 8000 characters that Discord allows, in the longest language', () => {
    const longest = Math.max(...[null, ...LOCALES].map((locale) => lettersOf(parts, locale)));
    expect(longest).toBeLessThan(6000);
  });

  it('names the options of each subcommand as the catalogue does', () => {
    for (const each of subcommands) {
      const option = command?.options?.find(({ name }) => name === catalogue.en.commands[each.key].name);
      expect(option?.type).toBe(ApplicationCommandOptionType.Subcommand);
      expect(option?.name_localizations?.['hr']).toBe(catalogue.hr.commands[each.key].name);
    }
  });
});

function partsOf(part: CommandPart): readonly CommandPart[] {
  return [part, ...(part.options ?? []).flatMap(partsOf)];
}

/** Names, descriptions and choices in one language; `null` = Discord's default. */
function lettersOf(of: readonly CommandPart[], locale: string | null): number {
  const inLocale = (text: string, localized: Readonly<Record<string, string>> | null | undefined): number =>
    (locale === null ? text : (localized?.[locale] ?? text)).length;
  return of.reduce((sum, part) => {
    const choices = (part.choices ?? []).map(
      (each) => inLocale(each.name, each.name_localizations) + String(each.value).length,
    );
    const own =
      inLocale(part.name, part.name_localizations) +
      inLocale(part.description ?? '', part.description_localizations);
    return sum + own + choices.reduce((all, each) => all + each, 0);
  }, 0);
}
