import type { Press } from '../../../src/present/press.ts';
import type { Actor } from '../../server/actors/actor.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { command, newestOffer, type Offer } from './act.ts';

/** Begins the daily deals and goes on for so many presses, or to the end. */
export async function playDaily(discord: LocalDiscord, actor: Actor, presses: number): Promise<void> {
  await command(discord, actor, '/belote daily');
  let last = -1;
  for (let pressed = 0; pressed < presses; pressed += 1) {
    const offer = await discord.world.when(() => nextOffer(actor, last), {
      what: 'the daily deals go on',
      timeoutMs: 10_000,
    });
    if (offer.press.type === 'rematch') return;
    await actor.click(offer.message, offer.customId).acknowledged;
    last = offer.press.at;
  }
  await discord.world.when(() => nextOffer(actor, last), { what: 'the last answer', timeoutMs: 10_000 });
}

/** Passes where it is possible, and plays the first legal card. */
function nextOffer(actor: Actor, after: number): Offer | undefined {
  const isNext = ({ table, type, at }: Press): boolean =>
    table.startsWith('daily-') && at > after && ON.includes(type);
  const isPass = (press: Press): boolean =>
    isNext(press) && press.type === 'call' && press.call.type === 'pass';
  return newestOffer(actor, isPass) ?? newestOffer(actor, isNext);
}

const ON: readonly Press['type'][] = ['start', 'next-deal', 'rematch', 'play', 'call'];
