import {
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  TextInputStyle,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { clipText } from './body.ts';
import { encodeForm, type FormId } from './form-id.ts';

/** A form as the REST API takes it. */
export type Form = APIModalInteractionResponseCallbackData;

/** What a form was handed in with, by field: a text or one choice, or a list. */
export type FormValues = Readonly<Record<string, string | readonly string[] | undefined>>;

export type FormOption = { readonly value: string; readonly label: string };

/** One field of a form: at most 25 options, ten boxes. */
export type FormField = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'text'; readonly value: string; readonly most: number }
  | { readonly kind: 'choice'; readonly options: readonly FormOption[]; readonly chosen: string }
  | { readonly kind: 'choices'; readonly options: readonly FormOption[]; readonly chosen: readonly string[] }
  | { readonly kind: 'boxes'; readonly options: readonly FormOption[]; readonly chosen: readonly string[] }
  | { readonly kind: 'channels'; readonly placeholder: string; readonly chosen: readonly string[] }
);

const TITLE = 45;
const LABEL = 45;
const OPTION = 100;
const CHANNELS = 25;
const RADIO_OPTIONS = 4;

/** A form with one to five fields; throws for any other number, which no page may have. */
export function formBody(id: FormId, title: string, fields: readonly FormField[]): Form {
  if (fields.length < 1 || fields.length > 5) throw new RangeError(`a form of ${fields.length} fields`);
  return {
    custom_id: encodeForm(id),
    title: clipText(title, TITLE),
    components: fields.map(labelled),
  };
}

/** The list that was handed in for this field; a single value is a list of one. */
export function listIn(values: FormValues, key: string): readonly string[] {
  const value = values[key];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** The one text or choice that was handed in, `undefined` when there is none. */
export function textIn(values: FormValues, key: string): string | undefined {
  return listIn(values, key)[0];
}

function labelled(field: FormField): APILabelComponent {
  return { type: ComponentType.Label, label: clipText(field.label, LABEL), component: componentOf(field) };
}

function componentOf(field: FormField): APIComponentInLabel {
  const custom_id = field.key;
  switch (field.kind) {
    case 'text':
      return {
        type: ComponentType.TextInput,
        custom_id,
        style: TextInputStyle.Short,
        value: field.value,
        max_length: field.most,
      };
    case 'choice':
      return {
        type: isShort(field.options) ? ComponentType.RadioGroup : ComponentType.StringSelect,
        custom_id,
        options: optionsOf(field, [field.chosen]),
      };
    case 'choices':
      return {
        type: ComponentType.StringSelect,
        custom_id,
        min_values: 1,
        max_values: field.options.length,
        options: optionsOf(field, field.chosen),
      };
    case 'boxes':
      return {
        type: ComponentType.CheckboxGroup,
        custom_id,
        required: false,
        min_values: 0,
        max_values: field.options.length,
        options: optionsOf(field, field.chosen),
      };
    case 'channels':
      return {
        type: ComponentType.ChannelSelect,
        custom_id,
        required: false,
        min_values: 0,
        max_values: CHANNELS,
        channel_types: [ChannelType.GuildText],
        placeholder: clipText(field.placeholder, 150),
        default_values: field.chosen
          .slice(0, CHANNELS)
          .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
      };
  }
}

/** A few options stand in sight, one press away; more of them would fill the screen of a phone. */
function isShort({ length }: readonly FormOption[]): boolean {
  return length >= 2 && length <= RADIO_OPTIONS;
}

function optionsOf(
  { options }: { readonly options: readonly FormOption[] },
  chosen: readonly string[],
): { label: string; value: string; default: boolean }[] {
  return options.map(({ value, label }) => ({
    value,
    label: clipText(label, OPTION),
    default: chosen.includes(value),
  }));
}
