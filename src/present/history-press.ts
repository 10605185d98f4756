import { WAYS, type Place, type Way } from '../engine/playback.ts';

/** Where somebody is in the history: which page, and whose matches; `null`: everybody's. */
export type Listing = { readonly page: number; readonly person: string | null };

/** What a button or menu of the history asks for; `choose` is a menu, its value is a table id. */
export type HistoryPress = { readonly from: Listing } & (
  | { readonly type: 'list' }
  | { readonly type: 'choose' }
  | { readonly type: 'match' | 'export'; readonly table: string }
  /** `way` from `place`, so that a press that is repeated leads to the same place. */
  | { readonly type: 'replay'; readonly table: string; readonly place: Place; readonly way: Way }
);

/** Version of the codec, told from a press by its letter: a button of another version decodes to `null`. */
const VERSION = 'h1';
const TABLE_ID = /^[A-Za-z0-9_-]{1,32}$/;
const USER_ID = /^[1-9]\d{0,19}$/;
const NUMBER = /^(?:0|[1-9]\d{0,5})$/;

/**
 * The `custom_id` of a button or menu of the history: `version:page:person:type[:argument…]`, at most 100 characters.
 * Throws on what is no page, no user id and no table id.
 */
export function encodeHistoryPress(press: HistoryPress): string {
  const { page, person } = press.from;
  const listing = [checked(NUMBER, String(page)), person === null ? '-' : checked(USER_ID, person)];
  return [VERSION, ...listing, ...kindCode(press)].join(':');
}

/** The press that a `custom_id` stands for, `null` for anything that `encodeHistoryPress` does not write. */
export function decodeHistoryPress(id: string): HistoryPress | null {
  const [version, page = '', person = '', type, ...fields] = id.split(':');
  if (version !== VERSION || !NUMBER.test(page) || !(person === '-' || USER_ID.test(person))) return null;
  const from: Listing = { page: Number(page), person: person === '-' ? null : person };
  const [table = '', deal = '', step = '', way = ''] = fields;
  if ((type === 'list' || type === 'choose') && fields.length === 0) return { from, type };
  if ((type === 'match' || type === 'export') && fields.length === 1 && TABLE_ID.test(table))
    return { from, type, table };
  const known = WAYS.find((each) => each === way);
  if (type !== 'replay' || fields.length !== 4 || !TABLE_ID.test(table) || known === undefined) return null;
  if (!NUMBER.test(deal) || !NUMBER.test(step)) return null;
  return { from, type, table, place: { deal: Number(deal), step: Number(step) }, way: known };
}

function kindCode(press: HistoryPress): readonly string[] {
  switch (press.type) {
    case 'list':
    case 'choose':
      return [press.type];
    case 'match':
    case 'export':
      return [press.type, checked(TABLE_ID, press.table)];
    case 'replay': {
      const place = [press.place.deal, press.place.step].map((each) => checked(NUMBER, String(each)));
      return [press.type, checked(TABLE_ID, press.table), ...place, press.way];
    }
  }
}

function checked(form: RegExp, text: string): string {
  if (!form.test(text)) throw new RangeError('not what a custom_id of the history holds');
  return text;
}
