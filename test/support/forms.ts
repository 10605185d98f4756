import type { Actor } from '../../playground/server/actors/actor.ts';
import type { OptionValues } from '../../playground/server/actors/command-input.ts';
import type { InteractionHandle } from '../../playground/server/actors/handle.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { everyComponent } from '../../playground/server/wire/components.ts';
import type { Message } from '../../playground/server/world/model.ts';
import type { Stage } from './stage.ts';

export type Filled = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Types a command that answers with a form. */
export async function formOf(
  actor: Actor,
  line: string,
  options: OptionValues = {},
): Promise<InteractionHandle> {
  const handle = await actor.command(line, options).acknowledged;
  if (handle.response !== 'modal') throw new Error(`${line} was answered with ${handle.response}`);
  return handle;
}

/** Presses a button that opens a form. */
export async function formBehind(actor: Actor, message: Message, button: string): Promise<InteractionHandle> {
  const handle = await actor.click(message, button).acknowledged;
  if (handle.response !== 'modal') throw new Error(`${button} was answered with ${handle.response}`);
  return handle;
}

/** Hands a form in; resolves with the message that answers it, once it says something or says it anew. */
export async function handIn(
  stage: Stage,
  actor: Actor,
  form: InteractionHandle,
  values: Filled = {},
): Promise<Message> {
  const { world } = stage.discord;
  const { sourceMessageId, channelId } = form.interaction;
  const before = world.message(channelId, sourceMessageId ?? '')?.editedMs ?? null;
  const handle = await actor.submit(form, listed(form, values)).acknowledged;
  return world.when(() => answered(handle.message(), sourceMessageId, before), {
    what: 'an answer to a form',
  });
}

function answered(
  message: Message | undefined,
  sourceId: string | null,
  before: number | null,
): Message | undefined {
  if (message === undefined || textOf(message) === '') return undefined;
  return message.id === sourceId && message.editedMs === before ? undefined : message;
}

/** A menu is handed in as a list, also where only one thing can be chosen. */
function listed(form: InteractionHandle, values: Filled): Filled {
  const menus = everyComponent(form.modal()?.components ?? []).filter((each) => each.type === 3);
  const isMenu = (key: string): boolean => menus.some((each) => each.custom_id === key);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isMenu(key) && typeof value === 'string' ? [value] : value,
    ]),
  );
}
