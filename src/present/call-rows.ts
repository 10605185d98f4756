import type { BidValue, Move } from '../engine/actions.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { Row } from './body.ts';
import { buttonRows, menuRow, type Button, type Look, type Origin } from './buttons.ts';
import type { Call } from './press.ts';

/** Discord's limit for one menu. */
const OPTIONS = 25;

/**
 * The legal calls as buttons. Where bids have values (points auction) a menu picks the value, and the buttons bid
 * that value: at most two clicks for any bid, one for the lowest. `picked` is what the menu picked, else `null`;
 * with `ask` a button only asks for a call, which is confirmed afterwards.
 */
export function callRows(
  legal: readonly Move[],
  picked: BidValue | null,
  ask: boolean,
  origin: Origin,
  s: Sentences,
): readonly Row[] {
  const calls = legal.filter((move) => move.type !== 'play').map(callOf);
  const values = [...new Set(calls.flatMap((call) => (call.type === 'bid' ? (call.value ?? []) : [])))];
  const value = values.find((each) => each === picked) ?? values[0] ?? null;
  const shown = calls.filter((call) => call.type !== 'bid' || (call.value ?? null) === value);
  const buttonOf = (call: Call): Button => ({
    press: ask ? { type: 'ask-call', call, value } : { type: 'call', call },
    label: callLabel(call, s),
    look: lookOf(call),
  });
  const [naming, others] = [shown.filter(isNaming), shown.filter((call) => !isNaming(call))];
  return [
    ...(value === null || values.length < 2 ? [] : [valueMenu(values, value, origin, s)]),
    ...buttonRows(origin, naming.map(buttonOf), naming.length > 4 ? 3 : 4),
    ...buttonRows(origin, others.map(buttonOf)),
  ];
}

/** The value that an option of the value menu stands for; `null` for anything else. */
export function bidValueOf(option: string | undefined): BidValue | null {
  if (option === 'capot') return 'capot';
  return option !== undefined && /^[1-9]\d{1,2}$/.test(option) ? Number(option) : null;
}

function valueMenu(values: readonly BidValue[], value: BidValue, origin: Origin, s: Sentences): Row {
  return menuRow(origin, {
    press: { type: 'value-select' },
    placeholder: s.hand.chooseValue,
    min: 1,
    max: 1,
    options: values.slice(0, OPTIONS).map((each) => ({
      label: s.words.bidValue(each),
      value: String(each),
      default: each === value,
    })),
  });
}

function callOf(move: Exclude<Move, { type: 'play' }>): Call {
  switch (move.type) {
    case 'pass':
    case 'take':
    case 'double':
    case 'redouble':
      return { type: move.type };
    case 'name':
      return { type: 'name', suit: move.suit };
    case 'bid':
      return move.value === undefined
        ? { type: 'bid', contract: move.contract }
        : { type: 'bid', contract: move.contract, value: move.value };
  }
}

function isNaming(call: Call): boolean {
  return call.type === 'bid' || call.type === 'name';
}

function lookOf(call: Call): Look {
  switch (call.type) {
    case 'pass':
      return 'secondary';
    case 'take':
    case 'name':
    case 'bid':
      return 'primary';
    case 'double':
    case 'redouble':
      return 'danger';
  }
}

/** The call as its button names it. */
export function callLabel(call: Call, s: Sentences): string {
  switch (call.type) {
    case 'pass':
      return s.hand.pass;
    case 'take':
      return s.hand.take;
    case 'double':
      return s.hand.double;
    case 'redouble':
      return s.hand.redouble;
    case 'name':
      return s.hand.name(call.suit);
    case 'bid':
      return s.hand.bid(call.contract, call.value ?? null);
  }
}
