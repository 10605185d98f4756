import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Component, SelectOption } from '../../server/world/model.ts';
import { Reader, type ReaderLook } from '../reader.ts';
import { Picker } from './picker.tsx';
import { Actions, type WithComponent } from './message-actions.ts';

/** A menu of a message: strings, members, roles or channels. */
export function SelectMenu({ component }: WithComponent): JSX.Element {
  const { pressable, pending, select } = useContext(Actions);
  const reader = useContext(Reader);
  const customId = component.custom_id ?? '';
  return (
    <Picker
      customId={customId}
      label={component.placeholder ?? 'Make a selection'}
      options={optionsFor(component, reader)}
      least={component.min_values ?? 1}
      most={component.max_values ?? 1}
      disabled={!pressable || component.disabled === true || pending !== null}
      busy={pending === customId}
      chosen={(values) => select(customId, values)}
    />
  );
}

/** What a menu of this type offers: 3 strings, 5 people, 6 roles, 7 both, 8 channels. */
export function optionsFor(component: Component, reader: ReaderLook): readonly SelectOption[] {
  const defaults = new Set((component.default_values ?? []).map((each) => each.id));
  const options = (
    named: readonly { readonly id: string; readonly name: string }[],
  ): readonly SelectOption[] =>
    named.map(({ id, name }) => ({ value: id, label: name, default: defaults.has(id) }));
  switch (component.type) {
    case 5:
      return options(reader.members);
    case 6:
      return options(reader.roles);
    case 7:
      return options([...reader.members, ...reader.roles]);
    case 8:
      return options(reader.channels.filter((each) => fitsType(component, each.kind)));
    default:
      return component.options ?? [];
  }
}

function fitsType({ channel_types: types }: Component, kind: 'text' | 'thread'): boolean {
  return !types || types.length === 0 || types.includes(kind === 'text' ? 0 : 11);
}
