import { decodeHistoryPress, type HistoryPress } from '../../../src/present/history-press.ts';
import type { Actor } from '../../server/actors/actor.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { everyComponent } from '../../server/wire/components.ts';
import type { Component, Message } from '../../server/world/model.ts';
import { command } from './act.ts';

/** From the beginning to the first trick, to the second, and two cards into it. */
const WAYS = ['next-trick', 'next-trick', 'forward', 'forward'] as const;

type Offered = { readonly message: Message; readonly component: Component; readonly customId: string };
type Fits = (press: HistoryPress) => boolean;

/** Replays the newest match that is over up to the middle of its second trick. */
export async function replayNewest(discord: LocalDiscord, actor: Actor): Promise<void> {
  await command(discord, actor, '/belote history');
  const menu = await offered(discord, actor, ({ type }) => type === 'choose');
  const [newest] = menu.component.options ?? [];
  await actor.select(menu.message, menu.customId, [newest?.value ?? '']).acknowledged;
  const replay = await offered(discord, actor, (press) => press.type === 'replay' && press.way === 'first');
  await actor.click(replay.message, replay.customId).acknowledged;
  let step = -1;
  for (const way of WAYS) {
    const next = await offered(discord, actor, (press) => leadsOn(press, way, step));
    step = stepOf(next);
    await actor.click(next.message, next.customId).acknowledged;
  }
  await offered(discord, actor, (press) => leadsOn(press, 'forward', step));
}

/** Waits for such a button or menu in the newest message that this person sees. */
function offered({ world }: LocalDiscord, actor: Actor, fits: Fits): Promise<Offered> {
  return world.when(
    () =>
      actor
        .messages()
        .toReversed()
        .flatMap(offersOf)
        .find((each) => fits(each.press)),
    {
      what: 'a page of the history',
      timeoutMs: 10_000,
    },
  );
}

function offersOf(message: Message): readonly (Offered & { readonly press: HistoryPress })[] {
  return everyComponent(message.components).flatMap((component) => {
    const customId = component.disabled === true ? null : component.custom_id;
    const press = customId ? decodeHistoryPress(customId) : null;
    return customId && press !== null ? [{ message, component, customId, press }] : [];
  });
}

/** Whether the button leads this way from a later step than the one before. */
function leadsOn(press: HistoryPress, way: (typeof WAYS)[number], after: number): boolean {
  return press.type === 'replay' && press.way === way && press.place.step > after;
}

function stepOf({ customId }: Offered): number {
  const press = decodeHistoryPress(customId);
  return press?.type === 'replay' ? press.place.step : -1;
}
