import { locales } from './locales.ts';
import { problem, required, type Problem } from './problems.ts';

/** A command or one of its options, as it is registered. */
export interface CommandPart {
  readonly type?: number | null;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description?: string | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly options?: readonly CommandPart[] | null;
  readonly choices?: readonly CommandChoice[] | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly channel_types?: readonly number[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly contexts?: readonly number[] | null;
}

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly value: string | number;
}

type Path = readonly (string | number)[];

const namePattern = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const mostLetters = 8000;

/** The rules of one command that Discord's schemas leave out. */
export function commandProblems(command: CommandPart, path: Path): readonly Problem[] {
  const slash = (command.type ?? 1) === 1;
  if (!slash)
    return command.description
      ? [
          problem(
            [...path, 'description'],
            'APPLICATION_COMMAND_DESCRIPTION_INVALID',
            'Context menu commands have no description',
          ),
        ]
      : [];
  const letters = lettersOf(command);
  return [
    ...partProblems(command, path),
    ...(command.description ? [] : [required([...path, 'description'])]),
    ...optionProblems(command.options ?? [], [...path, 'options']),
    ...(letters > mostLetters
      ? [problem(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${mostLetters})`)]
      : []),
  ];
}

/** Commands of one scope with the same type and name. */
export function duplicateCommands(commands: readonly CommandPart[]): readonly Problem[] {
  const keys = commands.map((each) => `${each.type ?? 1} ${each.name}`);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [problem([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')]
      : [],
  );
}

function optionProblems(options: readonly CommandPart[], path: Path): readonly Problem[] {
  return [
    ...mixedWithSubcommands(options, path),
    ...options.flatMap((option, index) => [
      ...partProblems(option, [...path, index]),
      ...repeatedName(options, index, path),
      ...requiredTooLate(options, index, path),
      ...choiceProblems(option, [...path, index]),
      ...rangeProblems(option, [...path, index]),
      ...optionProblems(option.options ?? [], [...path, index, 'options']),
    ]),
  ];
}

function partProblems(part: CommandPart, path: Path): readonly Problem[] {
  const names = Object.entries(part.name_localizations ?? {});
  return [
    ...nameProblems(part.name, [...path, 'name']),
    ...names.flatMap(([locale, name]) => nameProblems(name, [...path, 'name_localizations', locale])),
    ...[...names, ...Object.entries(part.description_localizations ?? {})].flatMap(([locale]) =>
      locales.has(locale)
        ? []
        : [
            problem(
              [...path, 'name_localizations', locale],
              'ENUM_TYPE_COERCE',
              `Value "${locale}" is not a valid locale.`,
            ),
          ],
    ),
  ];
}

function nameProblems(name: string, path: Path): readonly Problem[] {
  if (namePattern.test(name) && name === name.toLowerCase()) return [];
  return [problem(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];
}

function mixedWithSubcommands(options: readonly CommandPart[], path: Path): readonly Problem[] {
  const nested = options.filter((each) => each.type === 1 || each.type === 2).length;
  if (nested === 0 || nested === options.length) return [];
  return [
    problem(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    ),
  ];
}

function repeatedName(options: readonly CommandPart[], index: number, path: Path): readonly Problem[] {
  if (options.findIndex((each) => each.name === options[index]?.name) === index) return [];
  return [
    problem(
      [...path, index, 'name'],
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
      'Option name already exists',
    ),
  ];
}

function requiredTooLate(options: readonly CommandPart[], index: number, path: Path): readonly Problem[] {
  const late =
    options[index]?.required === true && options.slice(0, index).some((each) => each.required !== true);
  if (!late) return [];
  return [
    problem(
      [...path, index],
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
      'Required options must be placed before non-required options',
    ),
  ];
}

function choiceProblems(option: CommandPart, path: Path): readonly Problem[] {
  const choices = option.choices ?? [];
  return [
    ...(option.autocomplete === true && choices.length > 0
      ? [
          problem(
            [...path, 'choices'],
            'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
            'Autocomplete and choices exclude each other',
          ),
        ]
      : []),
    ...choices.flatMap((choice, index) =>
      choices.findIndex((each) => each.name === choice.name || each.value === choice.value) < index
        ? [
            problem(
              [...path, 'choices', index],
              'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
              'Option choice already exists',
            ),
          ]
        : [],
    ),
  ];
}

function rangeProblems(option: CommandPart, path: Path): readonly Problem[] {
  const wrong = (least?: number | null, most?: number | null): boolean =>
    typeof least === 'number' && typeof most === 'number' && least > most;
  if (!wrong(option.min_value, option.max_value) && !wrong(option.min_length, option.max_length)) return [];
  return [problem(path, 'APPLICATION_COMMAND_OPTION_MIN_MAX', 'The minimum is above the maximum')];
}

/** Counted as Discord does: of every text the longest localisation. */
function lettersOf(part: CommandPart): number {
  const own =
    longest(part.name, part.name_localizations) +
    longest(part.description ?? '', part.description_localizations);
  const choices = (part.choices ?? []).reduce(
    (sum, choice) =>
      sum +
      longest(choice.name, choice.name_localizations) +
      (typeof choice.value === 'string' ? choice.value.length : 0),
    0,
  );
  return (part.options ?? []).reduce((sum, option) => sum + lettersOf(option), own + choices);
}

function longest(text: string, localised: Readonly<Record<string, string>> | null | undefined): number {
  return Math.max(text.length, ...Object.values(localised ?? {}).map((each) => each.length));
}
