import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  type Locale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { catalogue, DISCORD_LOCALES } from '../i18n/catalogue.ts';
import type { Described } from '../i18n/commands.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { Option, Subcommand } from './subcommand.ts';

type WithOptions = Described & { readonly options?: Readonly<Record<string, Described>> };

/** `/belote` with its subcommands as Discord lists it, in every language of the catalogue. */
export function commandList(
  subcommands: readonly Subcommand[],
): readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return [
    {
      type: ApplicationCommandType.ChatInput,
      ...texts((s) => s.commands.belote),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
      options: subcommands.map(subcommandOption),
    },
  ];
}

function subcommandOption({ key, options }: Subcommand): APIApplicationCommandSubcommandOption {
  const of = (s: Sentences): WithOptions => s.commands[key];
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...texts(of),
    options: options.map((option) => basicOption(option, (s) => optionTexts(of(s), option.key))),
  };
}

function optionTexts(command: WithOptions, key: string): Described {
  const texts = command.options?.[key];
  if (texts === undefined) throw new Error(`the catalogue has no option ${key} of ${command.name}`);
  return texts;
}

function basicOption(option: Option, of: (s: Sentences) => Described): APIApplicationCommandBasicOption {
  const required =
    option.type === 'person'
      ? option.required !== false
      : (option.type === 'choice' || option.type === 'text') && option.required === true;
  const described = { ...texts(of), required };
  if (option.type === 'person') return { type: ApplicationCommandOptionType.User, ...described };
  if (option.type === 'text')
    return { type: ApplicationCommandOptionType.String, ...described, max_length: option.max };
  if (option.type === 'number') {
    const { min: min_value, max: max_value } = option;
    return { type: ApplicationCommandOptionType.Integer, ...described, min_value, max_value };
  }
  const choices = option.choices(catalogue.en).map(({ name, value }, at) => {
    const name_localizations = localized((s) => option.choices(s)[at]?.name ?? name);
    return { name, name_localizations, value };
  });
  return { type: ApplicationCommandOptionType.String, ...described, choices };
}

function texts(of: (s: Sentences) => Described): {
  name: string;
  name_localizations: LocalizationMap;
  description: string;
  description_localizations: LocalizationMap;
} {
  return {
    name: of(catalogue.en).name,
    name_localizations: localized((s) => of(s).name),
    description: of(catalogue.en).description,
    description_localizations: localized((s) => of(s).description),
  };
}

function localized(of: (s: Sentences) => string): Partial<Record<Locale, string>> {
  return Object.fromEntries(DISCORD_LOCALES.map(({ locale, language }) => [locale, of(catalogue[language])]));
}
