import type { JSX, TargetedEvent } from 'preact';
import { useContext, useId } from 'preact/hooks';
import type { Values } from '../../protocol.ts';
import type { Component, SelectOption } from '../../server/world/model.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Picker } from '../message/picker.tsx';
import { optionsFor } from '../message/select-menu.tsx';
import { Reader } from '../reader.ts';

type Value = Values[string];

type Props = {
  readonly component: Component;
  readonly values: Values;
  readonly set: (customId: string, value: Value) => void;
};

const PARAGRAPH = 2;

/** One part of a form: a label around an input, or a text. */
export function ModalField({ component, values, set }: Props): JSX.Element {
  const id = useId();
  switch (component.type) {
    case 1:
      return (
        <>
          {(component.components ?? []).map((each, index) => (
            <div key={index} class="modal-field">
              <label for={id}>{each.label ?? ''}</label>
              <Input id={id} label={each.label ?? ''} component={each} values={values} set={set} />
            </div>
          ))}
        </>
      );
    case 10:
      return <Markdown text={component.content ?? ''} />;
    case 18:
      return (
        <div class="modal-field">
          <label for={id}>{component.label}</label>
          {component.description ? <small>{component.description}</small> : null}
          {component.component === undefined ? null : (
            <Input
              id={id}
              label={component.label ?? ''}
              component={component.component}
              values={values}
              set={set}
            />
          )}
        </div>
      );
    default:
      return <p class="note">A component of type {component.type}, which this page does not know.</p>;
  }
}

type InputProps = Props & { readonly id: string; readonly label: string };

function Input(props: InputProps): JSX.Element {
  const { id, label, component, values, set } = props;
  const reader = useContext(Reader);
  const customId = component.custom_id ?? '';
  const value = values[customId];
  switch (component.type) {
    case 4:
      return <TextInput {...props} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return (
        <Picker
          customId={customId}
          label={label}
          prompt={component.placeholder}
          options={optionsFor(component, reader)}
          least={component.min_values ?? 1}
          most={component.max_values ?? 1}
          disabled={false}
          busy={false}
          chosen={(chosen) => set(customId, chosen)}
        />
      );
    case 21:
      return (
        <Group
          kind="radio"
          {...props}
          isChosen={(each) => value === each.value}
          chosen={(each) => set(customId, each.value)}
        />
      );
    case 22: {
      const marked = Array.isArray(value) ? (value as readonly string[]) : [];
      return (
        <Group
          kind="checkbox"
          {...props}
          isChosen={(each) => marked.includes(each.value)}
          chosen={(each) =>
            set(
              customId,
              marked.includes(each.value)
                ? marked.filter((one) => one !== each.value)
                : [...marked, each.value],
            )
          }
        />
      );
    }
    case 23:
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(customId, event.currentTarget.checked)}
        />
      );
    default:
      return <p class="note">An input of type {component.type}, which this page does not know.</p>;
  }
}

function TextInput({ id, component, values, set }: InputProps): JSX.Element {
  const customId = component.custom_id ?? '';
  const shared = {
    id,
    name: customId,
    value: String(values[customId] ?? ''),
    placeholder: component.placeholder ?? '',
    required: component.required !== false,
    minLength: component.min_length ?? 0,
    maxLength: component.max_length ?? 4000,
    onInput: (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(customId, event.currentTarget.value),
  };
  return component.style === PARAGRAPH ? (
    <textarea rows={4} {...shared} />
  ) : (
    <input type="text" {...shared} />
  );
}

type GroupProps = InputProps & {
  readonly kind: 'radio' | 'checkbox';
  readonly isChosen: (option: SelectOption) => boolean;
  readonly chosen: (option: SelectOption) => void;
};

function Group({ id, kind, label, component, isChosen, chosen }: GroupProps): JSX.Element {
  return (
    <fieldset id={id} aria-label={label}>
      {(component.options ?? []).map((each) => (
        <label key={each.value} class="choice">
          <input
            type={kind}
            name={component.custom_id ?? ''}
            value={each.value}
            checked={isChosen(each)}
            onChange={() => chosen(each)}
          />
          <span class="option-text">
            <span>{each.label}</span>
            {each.description ? <small>{each.description}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What an input holds before anybody has touched it. */
export function startValue(component: Component): Value | undefined {
  const defaults = (component.options ?? [])
    .filter((each) => each.default === true)
    .map((each) => each.value);
  switch (component.type) {
    case 4:
      return component.value ?? '';
    case 3:
    case 22:
      return defaults;
    case 5:
    case 6:
    case 7:
    case 8:
      return (component.default_values ?? []).map((each) => each.id);
    case 21:
      return defaults[0];
    case 23:
      return component.default === true;
    default:
      return undefined;
  }
}
