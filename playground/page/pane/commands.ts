import type {
  APIApplicationCommand,
  APIApplicationCommandOption,
  APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10';

/** An option of a command, whatever its type. */
export type OptionLook = {
  readonly name: string;
  readonly shownName: string;
  readonly description: string;
  readonly type: number;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly APIApplicationCommandOptionChoice[];
};

/** What can be typed after `/`, its subcommands spelled out. */
export type CommandLook = {
  /** By the default names, as the bot is told. */
  readonly line: string;
  readonly shownLine: string;
  readonly description: string;
  readonly options: readonly OptionLook[];
};

type Part = Pick<
  APIApplicationCommand,
  'name' | 'description' | 'name_localizations' | 'description_localizations'
> & { readonly type?: number; readonly options?: readonly APIApplicationCommandOption[] };

const SUBCOMMAND = 1;
const GROUP = 2;

/** Everything that a person is offered, in their language. */
export function commandLooks(
  commands: readonly APIApplicationCommand[],
  locale: string,
): readonly CommandLook[] {
  return commands.flatMap((each) => looksOf(each as Part, locale, '', ''));
}

function looksOf(part: Part, locale: string, before: string, shownBefore: string): readonly CommandLook[] {
  const line = `${before}${part.name}`;
  const shownLine = `${shownBefore}${nameIn(part, locale)}`;
  const options = (part.options ?? []) as readonly (Part & APIApplicationCommandOption)[];
  const nested = options.filter(({ type }) => Number(type) === SUBCOMMAND || Number(type) === GROUP);
  if (nested.length > 0) return nested.flatMap((each) => looksOf(each, locale, `${line} `, `${shownLine} `));
  const description = part.description_localizations?.[locale as 'fr'] ?? part.description;
  return [{ line, shownLine, description, options: options.map((each) => optionLook(each, locale)) }];
}

function optionLook(option: Part & APIApplicationCommandOption, locale: string): OptionLook {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return {
    name: option.name,
    shownName: nameIn(option, locale),
    description: option.description_localizations?.[locale as 'fr'] ?? option.description,
    type: Number(option.type),
    required: option.required === true,
    autocomplete: 'autocomplete' in option && option.autocomplete === true,
    choices: choices.map((each) => ({ ...each, name: nameIn(each, locale) })),
  };
}

function nameIn(
  part: { readonly name: string; readonly name_localizations?: Part['name_localizations'] },
  locale: string,
): string {
  return part.name_localizations?.[locale as 'fr'] ?? part.name;
}

/** Those that fit what was typed after `/`: every word begins a word of the command, in either language. */
export function matching(commands: readonly CommandLook[], typed: string): readonly CommandLook[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((each) => each !== '');
  return commands.filter(({ line, shownLine }) => {
    const own = `${shownLine} ${line}`.toLowerCase().split(' ');
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
