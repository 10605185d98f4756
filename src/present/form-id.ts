/** What was typed at `/belote start`, as text; what was left out is absent. */
export type StartTyped = Readonly<Partial<Record<StartOption, string>>>;
export const START_OPTIONS = ['rules', 'target', 'announcements', 'admission', 'level', 'clock'] as const;
export type StartOption = (typeof START_OPTIONS)[number];

export type FormPage = 1 | 2;

/** A form that the program knows how to draw and to read. */
export type FormId =
  | { readonly type: 'settings' }
  | { readonly type: 'setup'; readonly page: FormPage }
  | { readonly type: 'house'; readonly table: string; readonly page: FormPage }
  | { readonly type: 'start'; readonly typed: StartTyped };

/** Version of the codec, told from a press by its letter: a form of another version decodes to `null`. */
const VERSION = 'f1';
const TABLE_ID = /^[A-Za-z0-9_-]{1,32}$/;
const TYPED = /^[a-z0-9-]{1,16}$/;

/**
 * The `custom_id` of a form, and of a button that opens it: `version:type[:argument…]`, at most 100 characters.
 * Throws on what no table and no option is called.
 */
export function encodeForm(form: FormId): string {
  switch (form.type) {
    case 'settings':
      return `${VERSION}:settings`;
    case 'setup':
      return `${VERSION}:setup:${form.page}`;
    case 'house':
      if (!TABLE_ID.test(form.table)) throw new RangeError('not a table id that fits into a custom_id');
      return `${VERSION}:house:${form.table}:${form.page}`;
    case 'start':
      return [VERSION, 'start', ...START_OPTIONS.map((option) => typedCode(form.typed[option]))].join(':');
  }
}

/** The form that a `custom_id` stands for, `null` for anything that `encodeForm` does not write. */
export function decodeForm(id: string): FormId | null {
  if (id.length > 100) return null;
  const [version, type, ...fields] = id.split(':');
  if (version !== VERSION) return null;
  const [first = '', second = ''] = fields;
  if (type === 'settings' && fields.length === 0) return { type };
  if (type === 'setup' && fields.length === 1 && isPage(first)) return { type, page: pageOf(first) };
  if (type === 'house' && fields.length === 2 && TABLE_ID.test(first) && isPage(second))
    return { type, table: first, page: pageOf(second) };
  if (type === 'start' && fields.length === START_OPTIONS.length && fields.every(isTyped))
    return { type, typed: typedOf(fields) };
  return null;
}

function typedCode(value: string | undefined): string {
  if (value === undefined) return '';
  if (!TYPED.test(value)) throw new RangeError('not the value of an option');
  return value;
}

function isTyped(field: string): boolean {
  return field === '' || TYPED.test(field);
}

function typedOf(fields: readonly string[]): StartTyped {
  return Object.fromEntries(
    START_OPTIONS.flatMap((option, at) => {
      const field = fields[at] ?? '';
      return field === '' ? [] : [[option, field]];
    }),
  );
}

function isPage(field: string): boolean {
  return field === '1' || field === '2';
}

function pageOf(field: string): FormPage {
  return field === '2' ? 2 : 1;
}
