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
  return Array.from({ length: rows }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: buttons.slice(row * perRow, (row + 1) * perRow).map((each) => apiButton(origin, each)),
  }));
}

/** A row with one button that opens a form. */
export function formButtonRow(form: FormId, label: string): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.Button,
        style: STYLES.secondary,
        label: clipText(label, LABEL),
        custom_id: encodeForm(form),
      },
    ],
  };
}

export type Menu = {
  readonly press: PressKind;
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
  readonly min: number;
  readonly max: number;
};

export function menuRow(origin: Origin, menu: Menu): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: encodePress({ ...origin, ...menu.press }),
        placeholder: clipText(menu.placeholder, 150),
        min_values: menu.min,
        max_values: menu.max,
        options: menu.options.map((each) => ({ ...each, label: clipText(each.label, OPTION) })),
      },
    ],
  };
}

function apiButton(origin: Origin, button: Button): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[button.look ?? 'secondary'],
    label: clipText(button.label, LABEL),
    custom_id: customIdOf(origin, button),
    ...(button.emoji ? { emoji: { id: button.emoji.id, name: button.emoji.name } } : {}),
    ...(button.disabled === true ? { disabled: true } : {}),
  };
}

function customIdOf(origin: Origin, button: Button): string {
  if ('form' in button) return encodeForm(button.form);
  return encodePress({ ...origin, seat: button.seat ?? origin.seat, ...button.press });
}
