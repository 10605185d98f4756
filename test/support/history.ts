import type { Actor } from '../../playground/server/actors/actor.ts';
import type { OptionValues } from '../../playground/server/actors/command-input.ts';
import type { InteractionHandle } from '../../playground/server/actors/handle.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Component, Message } from '../../playground/server/world/model.ts';
import { clickOld } from './party.ts';
import type { Stage } from './stage.ts';

/** The private message in which somebody looks at the history. */
export type Reading = {
  readonly actor: Actor;
  /** The message as it stands now. */
  message(): Message;
  text(): string;
  /** Presses a button by its label and waits until the text has changed. */
  press(label: string): Promise<string>;
  /** Picks a table in the menu and waits until the text has changed. */
  choose(tableId: string): Promise<string>;
};

/** Types a command and waits for the private answer. */
export async function read(
  stage: Stage,
  actor: Actor,
  line: string,
  options: OptionValues = {},
): Promise<Reading> {
  const { world } = stage.discord;
  const handle = await actor.command(line, options).acknowledged;
  const answer = await world.when(() => filled(handle), { what: `an answer to ${line}` });
  const message = (): Message => actor.ephemerals().find(({ id }) => id === answer.id) ?? answer;
  const text = (): string => textOf(message());

  async function changed(act: () => InteractionHandle): Promise<string> {
    const before = text();
    await act().acknowledged;
    return world.when(() => (text() === before ? undefined : text()), { what: 'the history turns' });
  }

  return {
    actor,
    message,
    text,
    press: (label) => changed(() => actor.click(message(), label)),
    choose: (tableId) => changed(() => actor.select(message(), menuOf(message()), [tableId])),
  };
}

function filled(handle: InteractionHandle): Message | undefined {
  const message = handle.message();
  return message === undefined || textOf(message) === '' ? undefined : message;
}

function menuOf(message: Message): string {
  const menu = message.components
    .flatMap((row): readonly Component[] => row.components ?? [])
    .find((each) => each.type === 3);
  if (menu === undefined) throw new Error('there is no menu');
  return menu.custom_id ?? '';
}

/** Presses a button that this message never had: an old one, or one that somebody made. */
export async function pressForged({ actor, message }: Reading, customId: string): Promise<void> {
  const button = { type: 2, style: 2, label: 'forged', custom_id: customId } as Component;
  await clickOld(actor, message(), [{ type: 1, components: [button] }], customId).acknowledged;
}

/** Waits until somebody is told exactly this, in private. */
export async function told(stage: Stage, actor: Actor, sentence: string): Promise<void> {
  await stage.discord.world.when(() => actor.ephemerals().some((each) => textOf(each) === sentence), {
    what: `${actor.user.globalName ?? ''} is told: ${sentence}`,
  });
}
