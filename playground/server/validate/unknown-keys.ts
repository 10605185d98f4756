import { internals, type Schema } from './schemas.ts';

/** Keys that Discord documents and that its published schemas leave out. */
const documented = new Set([
  'nsfw',
  'animated',
  'thread_metadata',
  'dm_permission',
  'nonce',
  'enforce_nonce',
  'tts',
]);

/** The paths of a value that no schema mentions: Discord drops them silently, so they are somebody's mistake. */
export function unknownKeys(schema: Schema, value: unknown, path = ''): readonly string[] {
  const { def } = schema[internals];
  if (value === null || value === undefined || typeof value !== 'object') return [];
  if (def.getter !== undefined) return unknownKeys(def.getter(), value, path);
  if (def.innerType !== undefined) return unknownKeys(def.innerType, value, path);
  if (def.options !== undefined) return inUnion(def.options, value, path);
  if (def.element !== undefined && Array.isArray(value)) {
    const { element } = def;
    return value.flatMap((each, index) => unknownKeys(element, each, `${path}[${index}]`));
  }
  if (def.shape === undefined || Array.isArray(value)) return [];
  const { shape } = def;
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = shape[key];
    if (known !== undefined) return unknownKeys(known, inner, `${path}.${key}`);
    return inner === undefined || documented.has(key) ? [] : [`${path}.${key}`];
  });
}

function inUnion(options: readonly Schema[], value: unknown, path: string): readonly string[] {
  const fitting =
    optionsByType(options, value) ?? options.filter((option) => option.safeParse(value).success);
  const found = fitting.map((option) => unknownKeys(option, value, path));
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Components and command options say which alternative they mean. */
function optionsByType(options: readonly Schema[], value: unknown): readonly Schema[] | undefined {
  const type = (value as Readonly<Record<string, unknown>>)['type'];
  if (typeof type !== 'number') return undefined;
  const named = options.filter((option) => shapeOf(option)?.['type']?.[internals].def.values?.includes(type));
  return named.length === 1 ? named : undefined;
}

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { def } = schema[internals];
  return def.getter === undefined ? def.shape : shapeOf(def.getter());
}
