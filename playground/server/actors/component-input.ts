import { everyComponent } from '../wire/components.ts';
import { wirePartialMember, wireRole, wireUser } from '../wire/users.ts';
import { guildPermissions } from '../world/permissions.ts';
import type { Component, Guild, Json, Message, Modal } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { ActorRefusal } from './refusal.ts';

const selectKinds: ReadonlySet<number> = new Set([3, 5, 6, 7, 8]);
const withoutInteraction: ReadonlySet<number | undefined> = new Set([5, 6]);

/** The button that a person means by its custom_id, its label or its emoji. */
export function buttonOf(message: Message, wanted: string): Component {
  const buttons = everyComponent(message.components).filter(
    (each) => each.type === 2 && !withoutInteraction.has(each.style),
  );
  const exact = buttons.filter((each) => each.custom_id === wanted);
  const found =
    exact.length > 0 ? exact : buttons.filter((each) => each.label === wanted || each.emoji?.name === wanted);
  const button = found[0];
  if (button === undefined)
    throw new ActorRefusal('no-such-component', `${wanted}; there are: ${faces(buttons)}`);
  if (found.length > 1) throw new ActorRefusal('ambiguous-component', wanted);
  if (button.disabled === true) throw new ActorRefusal('disabled', wanted);
  return button;
}

/** The menu with this custom_id (or this placeholder). */
export function selectOf(message: Message, wanted: string): Component {
  const selects = everyComponent(message.components).filter((each) => selectKinds.has(each.type));
  const select =
    selects.find((each) => each.custom_id === wanted) ?? selects.find((each) => each.placeholder === wanted);
  if (select === undefined) throw new ActorRefusal('no-such-component', wanted);
  if (select.disabled === true) throw new ActorRefusal('disabled', wanted);
  return select;
}

export function buttonData(button: Component, id: number): Json {
  return { component_type: 2, custom_id: button.custom_id, id };
}

/** The data of a choice in a menu; values that are not offered, too few or too many are refused. */
export function selectData(
  world: World,
  guild: Guild,
  select: Component,
  id: number,
  values: readonly string[],
): Json {
  const chosen = select.type === 3 ? offered(select, values) : values;
  const count = chosen.length;
  if (count < (select.min_values ?? 1) || count > (select.max_values ?? 1) || new Set(chosen).size < count) {
    throw new ActorRefusal('bad-value', `${count} values chosen`);
  }
  const resolved = select.type === 3 ? {} : { resolved: resolvedValues(world, guild, chosen) };
  return { component_type: select.type, custom_id: select.custom_id, id, values: chosen, ...resolved };
}

/** What a modal hands in; `values` are by custom_id, a list for menus and groups. */
export function modalData(
  modal: Modal,
  values: Readonly<Record<string, string | boolean | readonly string[]>>,
): Json {
  const inputs = everyComponent(modal.components).filter((each) => typeof each.custom_id === 'string');
  for (const name of Object.keys(values)) {
    if (!inputs.some((each) => each.custom_id === name)) throw new ActorRefusal('no-such-component', name);
  }
  let number = 0;
  const wire = (component: Component): Json => {
    number += 1;
    const id = component.id ?? number;
    if (component.type === 1) return { type: 1, id, components: (component.components ?? []).map(wire) };
    if (component.type === 18 && component.component !== undefined) {
      return { type: 18, id, component: wire(component.component) };
    }
    if (component.type === 10) return { type: 10, id };
    return filled(component, id, values[component.custom_id ?? '']);
  };
  return { custom_id: modal.custom_id, components: modal.components.map(wire) };
}

function filled(
  component: Component,
  id: number,
  value: string | boolean | readonly string[] | undefined,
): Json {
  const base = { type: component.type, id, custom_id: component.custom_id };
  if (component.type === 4) return { ...base, value: typedText(component, value) };
  if (component.type === 23) return { ...base, value: value ?? component.default ?? false };
  if (component.type === 21) {
    const chosen = typeof value === 'string' ? offered(component, [value])[0] : defaults(component)[0];
    if (chosen === undefined && component.required !== false) throw missing(component);
    return { ...base, value: chosen ?? null };
  }
  const chosen = Array.isArray(value)
    ? component.options
      ? offered(component, value as string[])
      : value
    : defaults(component);
  if (chosen.length === 0 && component.required !== false && component.min_values !== 0)
    throw missing(component);
  return { ...base, values: chosen };
}

function typedText(component: Component, value: string | boolean | readonly string[] | undefined): string {
  const text = typeof value === 'string' ? value : (component.value ?? '');
  if (text === '' && component.required !== false) throw missing(component);
  if (text !== '' && text.length < (component.min_length ?? 0))
    throw new ActorRefusal('bad-value', `${text} is too short`);
  if (text.length > (component.max_length ?? 4000))
    throw new ActorRefusal('bad-value', `${text} is too long`);
  return text;
}

function offered(component: Component, values: readonly string[]): readonly string[] {
  const options = component.options ?? [];
  return values.map((value) => {
    const option =
      options.find((each) => each.value === value) ?? options.find((each) => each.label === value);
    if (option === undefined) throw new ActorRefusal('not-a-choice', value);
    return option.value;
  });
}

function defaults(component: Component): readonly string[] {
  return (component.options ?? []).filter((each) => each.default === true).map((each) => each.value);
}

function missing(component: Component): ActorRefusal {
  return new ActorRefusal('missing-option', component.custom_id ?? '');
}

function resolvedValues(world: World, guild: Guild, ids: readonly string[]): Json {
  const users = ids.flatMap((id) => world.users.get(id) ?? []);
  const members = ids.flatMap((id) => guild.members.get(id) ?? []);
  const roles = ids.flatMap((id) => guild.roles.get(id) ?? []);
  if (users.length + roles.length < ids.length) throw new ActorRefusal('bad-value', ids.join(', '));
  return {
    ...(users.length === 0
      ? {}
      : { users: Object.fromEntries(users.map((each) => [each.id, wireUser(each)])) }),
    ...(members.length === 0
      ? {}
      : {
          members: Object.fromEntries(
            members.map((each) => [
              each.userId,
              { ...wirePartialMember(each), permissions: guildPermissions(guild, each.userId).toString() },
            ]),
          ),
        }),
    ...(roles.length === 0
      ? {}
      : { roles: Object.fromEntries(roles.map((each) => [each.id, wireRole(each)])) }),
  };
}

function faces(buttons: readonly Component[]): string {
  return buttons.map((each) => each.label ?? each.emoji?.name ?? each.custom_id).join(' | ');
}
