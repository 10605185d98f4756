import { everyComponent } from '../wire/components.ts';
import type { Component, Json, Message, SelectOption } from '../world/model.ts';

export interface ButtonLook {
  readonly customId: string | null;
  readonly label: string;
  readonly emoji: string | null;
  readonly disabled: boolean;
  readonly style: number;
}

/** Everything a reader can read in a message: text, embeds, displayed texts, labels of buttons and menus. */
export function textOf(message: Message): string {
  const labels = everyComponent(message.components).flatMap((each) => [
    each.content,
    each.label,
    each.placeholder,
    ...(each.options ?? []).flatMap((option) => [option.label, option.description]),
  ]);
  return [message.content, ...message.embeds.flatMap(embedTexts), ...labels].filter(Boolean).join('\n');
}

/** The buttons of a message in reading order. */
export function buttonsOf(message: Message): readonly ButtonLook[] {
  return everyComponent(message.components).flatMap((each) => (each.type === 2 ? [buttonLook(each)] : []));
}

/** The options of the menu with this custom_id. */
export function optionsOf(message: Message, customId: string): readonly SelectOption[] {
  return everyComponent(message.components).find((each) => each.custom_id === customId)?.options ?? [];
}

function buttonLook(button: Component): ButtonLook {
  return {
    customId: button.custom_id ?? null,
    label: button.label ?? '',
    emoji: button.emoji?.name ?? null,
    disabled: button.disabled === true,
    style: button.style ?? 2,
  };
}

function embedTexts(embed: Json): readonly (string | undefined)[] {
  const { title, description, footer, author, fields } = embed as {
    readonly title?: string;
    readonly description?: string;
    readonly footer?: { readonly text?: string };
    readonly author?: { readonly name?: string };
    readonly fields?: readonly { readonly name: string; readonly value: string }[];
  };
  return [
    author?.name,
    title,
    description,
    ...(fields ?? []).flatMap((each) => [each.name, each.value]),
    footer?.text,
  ];
}
