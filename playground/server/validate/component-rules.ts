import { everyComponent } from '../wire/components.ts';
import type { Component } from '../world/model.ts';
import { isUsableEmoji } from './emoji.ts';
import { problem, required, type Problem } from './problems.ts';

type Path = readonly (string | number)[];
type KnowsEmoji = (id: string) => boolean;

const selectTypes: ReadonlySet<number> = new Set([3, 5, 6, 7, 8]);
const linkStyle = 5;
const premiumStyle = 6;

/** The rules of components that Discord's schemas leave out; `usesV2` tells whether the message has the flag. */
export function componentProblems(
  components: readonly Component[],
  usesV2: boolean,
  knowsEmoji: KnowsEmoji,
): readonly Problem[] {
  const path: Path = ['components'];
  return [
    ...(usesV2 ? layoutLimits(components, path) : legacyLimits(components, path)),
    ...duplicates(components, path),
    ...components.flatMap((each, index) => rulesOf(each, [...path, index], knowsEmoji)),
  ];
}

/** The rules of the components of a modal. */
export function modalProblems(components: readonly Component[], knowsEmoji: KnowsEmoji): readonly Problem[] {
  const path: Path = ['data', 'components'];
  return [
    ...(components.length > 5
      ? [problem(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')]
      : []),
    ...components.flatMap((each, index) =>
      each.type === 1 && (each.components ?? []).length > 1
        ? [problem([...path, index, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be 1 in length.')]
        : [],
    ),
    ...duplicates(components, path),
    ...components.flatMap((each, index) => rulesOf(each, [...path, index], knowsEmoji)),
  ];
}

function legacyLimits(components: readonly Component[], path: Path): readonly Problem[] {
  const layout = components.flatMap((each, index) =>
    each.type === 1
      ? []
      : [
          problem(
            [...path, index, 'type'],
            'BASE_TYPE_CHOICES',
            'Value must be one of {1}: this needs the flag IS_COMPONENTS_V2.',
          ),
        ],
  );
  const rows =
    components.length > 5 ? [problem(path, 'BASE_TYPE_BAD_LENGTH', 'Must be 5 or fewer in length.')] : [];
  return [...rows, ...layout];
}

function layoutLimits(components: readonly Component[], path: Path): readonly Problem[] {
  const all = everyComponent(components);
  const letters = all.reduce((sum, each) => sum + (each.type === 10 ? lengthOf(each.content) : 0), 0);
  return [
    ...(all.length > 40
      ? [
          problem(
            path,
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            'The total number of components exceeds 40.',
          ),
        ]
      : []),
    ...(letters > 4000
      ? [
          problem(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            'The total displayable text exceeds 4000.',
          ),
        ]
      : []),
  ];
}

function duplicates(components: readonly Component[], path: Path): readonly Problem[] {
  const all = everyComponent(components);
  const customIds = all.flatMap((each) => each.custom_id ?? []);
  const ids = all.flatMap((each) =>
    each.id === undefined || each.id === null || each.id === 0 ? [] : each.id,
  );
  return [
    ...(new Set(customIds).size < customIds.length
      ? [problem(path, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')]
      : []),
    ...(new Set(ids).size < ids.length
      ? [problem(path, 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated')]
      : []),
  ];
}

function rulesOf(component: Component, path: Path, knowsEmoji: KnowsEmoji): readonly Problem[] {
  const inner = [
    ...(component.components ?? []).flatMap((each, index) =>
      rulesOf(each, [...path, 'components', index], knowsEmoji),
    ),
    ...(component.accessory === undefined
      ? []
      : rulesOf(component.accessory, [...path, 'accessory'], knowsEmoji)),
    ...(component.component === undefined
      ? []
      : rulesOf(component.component, [...path, 'component'], knowsEmoji)),
  ];
  if (component.type === 1) return [...rowRules(component, path), ...inner];
  if (component.type === 2) return [...buttonRules(component, path, knowsEmoji), ...inner];
  if (selectTypes.has(component.type)) return [...selectRules(component, path, knowsEmoji), ...inner];
  if (component.type === 4)
    return [...rangeRules(component.min_length, component.max_length, path, 'length'), ...inner];
  if (component.type === 21 || component.type === 22)
    return [...optionRules(component, path, knowsEmoji), ...inner];
  return inner;
}

function rowRules(row: Component, path: Path): readonly Problem[] {
  const inside = row.components ?? [];
  const selects = inside.filter((each) => selectTypes.has(each.type)).length;
  if (selects === 0 || inside.length === 1) return [];
  return [
    problem(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    ),
  ];
}

function buttonRules(button: Component, path: Path, knowsEmoji: KnowsEmoji): readonly Problem[] {
  const hasCustomId = isGiven(button.custom_id);
  const link = button.style === linkStyle;
  const premium = button.style === premiumStyle;
  const missing = [
    ...(link && !isGiven(button.url) ? [required([...path, 'url'])] : []),
    ...(premium && !isGiven(button.sku_id) ? [required([...path, 'sku_id'])] : []),
    ...(!link && !premium && !hasCustomId ? [required([...path, 'custom_id'])] : []),
  ];
  const excess = [
    ...(link && hasCustomId
      ? [problem(path, 'BUTTON_COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified')]
      : []),
    ...(!link && isGiven(button.url)
      ? [problem([...path, 'url'], 'BUTTON_COMPONENT_URL_NOT_ALLOWED', 'A url is only for link buttons')]
      : []),
  ];
  const face =
    premium || isGiven(button.label) || button.emoji
      ? []
      : [problem(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or an emoji is required')];
  return [...missing, ...excess, ...face, ...emojiRules(button.emoji, path, knowsEmoji)];
}

function selectRules(select: Component, path: Path, knowsEmoji: KnowsEmoji): readonly Problem[] {
  const options = select.options ?? [];
  const most = select.max_values ?? 1;
  const defaults = options.filter((each) => each.default === true).length;
  return [
    ...rangeRules(select.min_values ?? 1, most, path, 'values'),
    ...(select.type === 3 && most > options.length
      ? [problem([...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES_EXCEEDED', 'More values than options')]
      : []),
    ...(defaults > most
      ? [problem([...path, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More defaults than max_values')]
      : []),
    ...optionRules(select, path, knowsEmoji),
  ];
}

function optionRules(select: Component, path: Path, knowsEmoji: KnowsEmoji): readonly Problem[] {
  const options = select.options ?? [];
  return options.flatMap((option, index) => [
    ...(options.findIndex((other) => other.value === option.value) < index
      ? [
          problem(
            [...path, 'options', index, 'value'],
            'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
            'The specified option value is already used',
          ),
        ]
      : []),
    ...emojiRules(option.emoji, [...path, 'options', index], knowsEmoji),
  ]);
}

function rangeRules(
  least: number | null | undefined,
  most: number | null | undefined,
  path: Path,
  what: 'values' | 'length',
): readonly Problem[] {
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
  return [problem([...path, `min_${what}`], 'BASE_TYPE_MIN_MAX', `min_${what} must be at most max_${what}`)];
}

function emojiRules(emoji: Component['emoji'], path: Path, knowsEmoji: KnowsEmoji): readonly Problem[] {
  if (emoji === null || emoji === undefined || isUsableEmoji(emoji, knowsEmoji)) return [];
  return [
    problem(
      [...path, 'emoji', isGiven(emoji.id) ? 'id' : 'name'],
      'COMPONENT_INVALID_EMOJI',
      'Invalid emoji',
    ),
  ];
}

function isGiven(text: string | null | undefined): boolean {
  return typeof text === 'string' && text !== '';
}

function lengthOf(text: string | undefined): number {
  return Array.from(text ?? '').length;
}
