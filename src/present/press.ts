import { CONTRACTS, type Action, type BidValue, type Contract } from '../engine/actions.ts';
import { isCard, SUITS, type Card, type Suit } from '../engine/cards.ts';
import { SEATS, type Seat, type Side } from '../engine/seats.ts';

/** What may be said in an auction: every action that is not a card. */
export type Call = Exclude<Action, { readonly type: 'play' }>;

/** What a button or a select menu asks for. */
export type PressKind =
  | { readonly type: 'join'; readonly side: Side }
  | BarePress
  /** Ready, unless `shown`, the user ids of those whom the message showed as ready, has the presser: not ready then. */
  | { readonly type: 'ready'; readonly shown: readonly string[] }
  /** `declare`: bit i is set when the i-th offered declaration is announced with the card. */
  | { readonly type: 'play'; readonly card: Card; readonly declare: number }
  | { readonly type: 'call'; readonly call: Call }
  /** The same two, to be confirmed first. */
  | { readonly type: 'ask-play'; readonly card: Card; readonly declare: number }
  /** `value`: where the menu of a points auction stood. */
  | { readonly type: 'ask-call'; readonly call: Call; readonly value: BidValue | null }
  /** Not that one after all: back to the hand, with what was chosen there before. */
  | { readonly type: 'unask'; readonly declare: number; readonly value: BidValue | null }
  /** Takes over the seat in `seat` from a computer. */
  | { readonly type: 'take-seat' };

/**
 * A press: which table, which version of it the button was drawn for, and whose button it is
 * (`null`: anybody's). `declare-select` and `value-select` are menus, their values come with the interaction.
 */
export type Press = {
  readonly table: string;
  readonly at: number;
  readonly seat: Seat | null;
} & PressKind;

const PLAIN_PRESSES = {
  leave: 'lv',
  'add-computer': 'ac',
  start: 'go',
  cancel: 'cn',
  hand: 'hd',
  'declare-select': 'ds',
  'value-select': 'vs',
  'next-deal': 'nd',
  rematch: 'rm',
  'new-partners': 'np',
  back: 'bk',
  score: 'sc',
  'last-trick': 'lt',
  hint: 'hn',
} as const;
type PlainPress = keyof typeof PLAIN_PRESSES;
/** One member for each, so that a switch narrows. */
type BarePress = { readonly [Type in PlainPress]: { readonly type: Type } }[PlainPress];

const BARE_CALLS: ReadonlyMap<string, Call> = new Map([
  ['p', { type: 'pass' }],
  ['t', { type: 'take' }],
  ['d', { type: 'double' }],
  ['r', { type: 'redouble' }],
] as const);

const PLAIN_BY_CODE: ReadonlyMap<string, BarePress> = new Map(
  Object.entries(PLAIN_PRESSES).map(([type, code]) => [code, { type: type as PlainPress }]),
);

/** Version of the codec: a button of another version decodes to `null`. */
const VERSION = '1';
/** A table id as it may stand in a custom_id; `:` separates the fields. */
const TABLE_ID = /^[A-Za-z0-9_-]{1,32}$/;
const USER_ID = /^(?:0|[1-9]\d{0,19})$/;
const NUMBER = /^(?:0|[1-9a-z][0-9a-z]*)$/;

/**
 * The `custom_id` of a press: `version:table:at:seat:code[:argument…]`, at most 100 characters.
 * Two different presses never share one. Throws on a table id, a user id or a number that there cannot be. At most
 * three people are shown as ready: with the fourth the match starts.
 */
export function encodePress(press: Press): string {
  if (!TABLE_ID.test(press.table)) throw new RangeError('not a table id that fits into a custom_id');
  const seat = press.seat === null ? '-' : String(press.seat);
  return [VERSION, press.table, numberCode(press.at), seat, ...kindCode(press)].join(':');
}

/** The press that a `custom_id` stands for, or `null` for anything that `encodePress` does not write. */
export function decodePress(id: string): Press | null {
  if (id.length > 100) return null;
  const [version, table, atCode, seatCode, ...kindFields] = id.split(':');
  if (version !== VERSION || table === undefined || !TABLE_ID.test(table)) return null;
  const at = numberOf(atCode);
  const seat = seatOf(seatCode);
  const kind = kindOf(kindFields);
  if (at === null || seat === undefined || kind === null) return null;
  const press: Press = { table, at, seat, ...kind };
  return press;
}

function kindCode(kind: PressKind): readonly string[] {
  switch (kind.type) {
    case 'join':
      return ['jn', String(kind.side)];
    case 'play':
      return ['pl', kind.card, numberCode(kind.declare)];
    case 'call':
      return ['ca', ...callCode(kind.call)];
    case 'ask-play':
      return ['ap', kind.card, numberCode(kind.declare)];
    case 'ask-call':
      return kind.value === null
        ? ['aq', ...callCode(kind.call)]
        : ['av', valueCode(kind.value), ...callCode(kind.call)];
    case 'unask':
      return ['ua', numberCode(kind.declare), kind.value === null ? '-' : valueCode(kind.value)];
    case 'take-seat':
      return ['ts'];
    case 'ready':
      return ['rd', ...kind.shown.map(userCode)];
    case 'leave':
    case 'add-computer':
    case 'start':
    case 'cancel':
    case 'hand':
    case 'declare-select':
    case 'value-select':
    case 'next-deal':
    case 'rematch':
    case 'new-partners':
    case 'back':
    case 'score':
    case 'last-trick':
    case 'hint':
      return [PLAIN_PRESSES[kind.type]];
  }
}

function callCode(call: Call): readonly string[] {
  switch (call.type) {
    case 'pass':
      return ['p'];
    case 'take':
      return ['t'];
    case 'double':
      return ['d'];
    case 'redouble':
      return ['r'];
    case 'name':
      return ['n', call.suit];
    case 'bid':
      return call.value === undefined ? ['b', call.contract] : ['b', call.contract, valueCode(call.value)];
  }
}

function valueCode(value: number | 'capot'): string {
  return value === 'capot' ? 'X' : numberCode(value);
}

function numberCode(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('not a whole number from 0');
  return value.toString(36);
}

/** In base 36, so that three fit. */
function userCode(userId: string): string {
  if (!USER_ID.test(userId)) throw new RangeError('not a user id');
  return BigInt(userId).toString(36);
}

function kindOf(fields: readonly string[]): PressKind | null {
  const [code, first, second] = fields;
  if (code === 'jn') return fields.length === 2 ? joinOf(first) : null;
  if (code === 'pl') return fields.length === 3 ? playOf('play', first, second) : null;
  if (code === 'ap') return fields.length === 3 ? playOf('ask-play', first, second) : null;
  if (code === 'ca') return callPressOf(fields.slice(1));
  if (code === 'aq') return askCallOf(fields.slice(1), null);
  if (code === 'av') return askCallOf(fields.slice(2), valueOf(first));
  if (code === 'ua') return fields.length === 3 ? unaskOf(first, second) : null;
  if (code === 'rd') return readyOf(fields.slice(1));
  if (fields.length !== 1 || code === undefined) return null;
  if (code === 'ts') return { type: 'take-seat' };
  return PLAIN_BY_CODE.get(code) ?? null;
}

function joinOf(side: string | undefined): PressKind | null {
  return side === '0' || side === '1' ? { type: 'join', side: side === '0' ? 0 : 1 } : null;
}

function readyOf(codes: readonly string[]): PressKind | null {
  const shown = codes.map(userOf);
  return shown.every((each) => each !== null) ? { type: 'ready', shown } : null;
}

function userOf(code: string): string | null {
  if (!NUMBER.test(code)) return null;
  const digits = Array.from(code, (digit) => BigInt(Number.parseInt(digit, 36)));
  const userId = String(digits.reduce((value, digit) => value * 36n + digit, 0n));
  return USER_ID.test(userId) ? userId : null;
}

function playOf(
  type: 'play' | 'ask-play',
  card: string | undefined,
  mask: string | undefined,
): PressKind | null {
  const declare = numberOf(mask);
  return isCard(card) && declare !== null ? { type, card, declare } : null;
}

function callPressOf(fields: readonly string[]): PressKind | null {
  const call = callOf(fields);
  return call === null ? null : { type: 'call', call };
}

function askCallOf(fields: readonly string[], value: BidValue | null | undefined): PressKind | null {
  const call = callOf(fields);
  return call === null || value === undefined ? null : { type: 'ask-call', call, value };
}

function unaskOf(mask: string | undefined, valueText: string | undefined): PressKind | null {
  const declare = numberOf(mask);
  const value = valueText === '-' ? null : valueOf(valueText);
  return declare === null || value === undefined ? null : { type: 'unask', declare, value };
}

/** `undefined` when malformed. */
function valueOf(text: string | undefined): BidValue | undefined {
  return text === 'X' ? 'capot' : (numberOf(text) ?? undefined);
}

function callOf(fields: readonly string[]): Call | null {
  const [code, first, second] = fields;
  if (code === 'b') return bidOf(first, second, fields.length);
  if (code === 'n') return fields.length === 2 && isSuit(first) ? { type: 'name', suit: first } : null;
  return code === undefined || fields.length !== 1 ? null : (BARE_CALLS.get(code) ?? null);
}

function bidOf(contract: string | undefined, valueText: string | undefined, fields: number): Call | null {
  if (!isContract(contract) || fields > 3) return null;
  if (valueText === undefined) return { type: 'bid', contract };
  const value = valueOf(valueText);
  return value === undefined ? null : { type: 'bid', contract, value };
}

function isSuit(text: string | undefined): text is Suit {
  return SUITS.some((suit) => suit === text);
}

function isContract(text: string | undefined): text is Contract {
  return CONTRACTS.some((contract) => contract === text);
}

/** `undefined` when malformed; `null` is a seat of nobody. */
function seatOf(text: string | undefined): Seat | null | undefined {
  if (text === '-') return null;
  return SEATS.find((seat) => String(seat) === text);
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || !NUMBER.test(text)) return null;
  const value = Number.parseInt(text, 36);
  return Number.isSafeInteger(value) ? value : null;
}
