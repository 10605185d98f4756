import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponentWithCustomId,
  type APISelectMenuOption,
} from 'discord-api-types/v10';
import { clipText, type Row } from './body.ts';
import type { CardEmoji } from './card-face.ts';
import type { Seat } from '../engine/seats.ts';
import { encodeForm, type FormId } from './form-id.ts';
import { encodePress, type Press, type PressKind } from './press.ts';

export type Look = 'primary' | 'secondary' | 'success' | 'danger';

export type Button = {
  readonly label: string;
  readonly look?: Look;
  readonly emoji?: CardEmoji | null;
  readonly disabled?: boolean;
  /** Whose button it is, where that differs from the rest of the message. */
  readonly seat?: Seat;
} & ({ readonly press: PressKind } | { readonly form: FormId });

/** The table, version and seat that all buttons of one message carry. */
export type Origin = Pick<Press, 'table' | 'at' | 'seat'>;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const PER_ROW = 5;
const LABEL = 80;
const OPTION = 100;

/** As many rows as the buttons need, five in each; none for none. */
export function buttonRows(origin: Origin, buttons: readonly Button[], perRow = PER_ROW): readonly Row[] {
  const rows = Math.ceil(buttons.length / perRow);
  const drawn = buttons.map((each) => ({ ...each, id: customIdOf(origin, each) }));
  return Array.from({ length: rows }, (_, row) => rowOf(drawn.slice(row * perRow, (row + 1) * perRow)));
}

/** A row with one button that opens a form. */
export function formButtonRow(form: FormId, label: string): Row {
  return rowOf([{ id: encodeForm(form), label }]);
}

/** A button with a custom_id of whatever codec. */
export type DrawnButton = {
  readonly id: string;
  readonly label: string;
  readonly look?: Look;
  readonly emoji?: CardEmoji | null;
  readonly disabled?: boolean;
};

/** One row; there is room for five. */
export function rowOf(buttons: readonly DrawnButton[]): Row {
  return { type: ComponentType.ActionRow, components: buttons.map(apiButton) };
}

type MenuLook = {
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
  readonly min: number;
  readonly max: number;
};

export type Menu = MenuLook & { readonly press: PressKind };

export function menuRow(origin: Origin, { press, ...menu }: Menu): Row {
  return menuRowOf({ ...menu, id: encodePress({ ...origin, ...press }) });
}

/** A menu with a custom_id of whatever codec. */
export function menuRowOf(menu: MenuLook & { readonly id: string }): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: menu.id,
        placeholder: clipText(menu.placeholder, 150),
        min_values: menu.min,
        max_values: menu.max,
        options: menu.options.map((each) => ({ ...each, label: clipText(each.label, OPTION) })),
      },
    ],
  };
}

function apiButton(button: DrawnButton): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[button.look ?? 'secondary'],
    label: clipText(button.label, LABEL),
    custom_id: button.id,
    ...(button.emoji ? { emoji: { id: button.emoji.id, name: button.emoji.name } } : {}),
    ...(button.disabled === true ? { disabled: true } : {}),
  };
}

function customIdOf(origin: Origin, button: Button): string {
  if ('form' in button) return encodeForm(button.form);
  return encodePress({ ...origin, seat: button.seat ?? origin.seat, ...button.press });
}
