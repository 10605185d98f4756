import type { Json } from '../world/model.ts';
import type { Dispatch, World } from '../world/world.ts';

/** What an event says to a session; without the content intent the words of others are left out. */
export function eventFor(world: World, event: Dispatch, seesContent: boolean): Json {
  const data = event.data();
  if (seesContent || !event.type.startsWith('MESSAGE_') || event.type === 'MESSAGE_DELETE') return data;
  const author = data['author'] as Json | undefined;
  const mentions = (data['mentions'] as readonly Json[] | undefined) ?? [];
  const own = author?.['id'] === world.bot.id || mentions.some((each) => each['id'] === world.bot.id);
  return own ? data : { ...data, content: '', embeds: [], attachments: [], components: [] };
}
