import type { Change } from './changes.ts';
import type { Channel, Message } from './model.ts';
import { may } from './permissions.ts';
import { messagesOf, type World } from './world.ts';

/** Whether somebody has this message on the screen or would by opening the channel. */
export function canSee(world: World, userId: string, message: Message): boolean {
  const channel = world.channels.get(message.channelId);
  if (channel === undefined || !may(world, channel, userId, 'ViewChannel')) return false;
  if (world.messages.get(message.channelId)?.get(message.id) !== message) return false;
  if (message.ephemeralTo !== null) return message.ephemeralTo === userId && !message.gone;
  return true;
}

/** The messages of a channel as one person sees them, oldest first. */
export function visibleMessages(world: World, userId: string, channelId: string): readonly Message[] {
  return messagesOf(world, channelId).filter((message) => canSee(world, userId, message));
}

/** The channels and threads that somebody can open. */
export function visibleChannels(world: World, userId: string): readonly Channel[] {
  return [...world.channels.values()].filter((channel) => may(world, channel, userId, 'ViewChannel'));
}

/** Whether a change concerns something that this person can see. */
export function concernsPerson(world: World, userId: string, change: Change): boolean {
  if (change.reader !== null) return change.reader === userId;
  const channel = change.channelId === null ? undefined : world.channels.get(change.channelId);
  if (channel !== undefined) return may(world, channel, userId, 'ViewChannel');
  return change.guildId === null || world.guilds.get(change.guildId)?.members.has(userId) === true;
}
