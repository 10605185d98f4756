import type { CommandChoice, CommandPart } from '../../server/validate/command-rules.ts';

/** An option of a command, whatever its type. */
export type OptionLook = {
  readonly name: string;
  readonly shownName: string;
  readonly description: string;
  readonly type: number;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly CommandChoice[];
};

/** What can be typed after `/`, its subcommands spelled out. */
export type CommandLook = {
  /** By the default names, as the bot is told. */
  readonly line: string;
  readonly shownLine: string;
  readonly description: string;
  readonly options: readonly OptionLook[];
};

type Translated = Pick<
  CommandPart,
  'name' | 'name_localizations' | 'description' | 'description_localizations'
>;

const SUBCOMMAND = 1;
const GROUP = 2;

/** Everything that a person is offered, in their language. */
export function commandLooks(commands: readonly CommandPart[], locale: string): readonly CommandLook[] {
  return commands.flatMap((each) => looksOf(each, locale, '', ''));
}

function looksOf(
  part: CommandPart,
  locale: string,
  before: string,
  shownBefore: string,
): readonly CommandLook[] {
  const line = `${before}${part.name}`;
  const shownLine = `${shownBefore}${nameIn(part, locale)}`;
  const options = part.options ?? [];
  const nested = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (nested.length > 0) return nested.flatMap((each) => looksOf(each, locale, `${line} `, `${shownLine} `));
  const description = descriptionIn(part, locale);
  return [{ line, shownLine, description, options: options.map((each) => optionLook(each, locale)) }];
}

function optionLook(option: CommandPart, locale: string): OptionLook {
  return {
    name: option.name,
    shownName: nameIn(option, locale),
    description: descriptionIn(option, locale),
    type: option.type ?? 0,
    required: option.required === true,
    autocomplete: option.autocomplete === true,
    choices: (option.choices ?? []).map((each) => ({ ...each, name: nameIn(each, locale) })),
  };
}

function nameIn({ name, name_localizations: names }: Translated, locale: string): string {
  return names?.[locale] ?? name;
}

function descriptionIn(
  { description, description_localizations: others }: Translated,
  locale: string,
): string {
  return others?.[locale] ?? description ?? '';
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
