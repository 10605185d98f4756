import { decodePress, type Press } from '../../../src/present/press.ts';
import type { Actor } from '../../server/actors/actor.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { everyComponent } from '../../server/wire/components.ts';
import type { Message } from '../../server/world/model.ts';

/** A button that can be pressed, and what it means. */
export type Offer = { readonly message: Message; readonly customId: string; readonly press: Press };

export function offersOf(message: Message): readonly Offer[] {
  return everyComponent(message.components).flatMap((each) => {
    const customId = each.type === 2 && each.disabled !== true ? each.custom_id : null;
    const press = customId ? decodePress(customId) : null;
    return customId && press !== null ? [{ message, customId, press }] : [];
  });
}

/** The newest button of this kind that this person sees. */
export function newestOffer(actor: Actor, fits: (press: Press) => boolean): Offer | undefined {
  return actor
    .messages()
    .toReversed()
    .flatMap((message) => offersOf(message).filter((each) => fits(each.press)))[0];
}

/** Waits for such a button, presses it and resolves when the bot has acknowledged. */
export async function press(
  { world }: LocalDiscord,
  actor: Actor,
  fits: (press: Press) => boolean,
): Promise<Message> {
  const what = `a button for ${actor.user.globalName ?? actor.id}`;
  const offer = await world.when(() => newestOffer(actor, fits), { what, timeoutMs: 10_000 });
  await actor.click(offer.message, offer.customId).acknowledged;
  return offer.message;
}

/** Uses a command and resolves when its answer has a body. */
export async function command(
  { world }: LocalDiscord,
  actor: Actor,
  line: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  const handle = await actor.command(line, options).acknowledged;
  await world.when(() => handle.message() !== undefined && (handle.message()?.flags ?? 0) % 256 < 128, {
    what: `an answer to ${line}`,
    timeoutMs: 10_000,
  });
}
