import type { Channel, Guild, Message, TextChannel, Thread } from '../world/model.ts';
import { may, type PermissionName } from '../world/permissions.ts';
import { messageIn, type World } from '../world/world.ts';
import { DiscordError, refusal } from './errors.ts';
import type { Call } from './route.ts';

/** The channel in the path, when the bot can see it. */
export function visibleChannel({ world, params }: Call): Channel {
  return channelById(world, params['channel_id'] ?? '');
}

export function channelById(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw refusal('unknownChannel');
  const guild = world.guilds.get(channel.guildId);
  if (guild?.members.has(world.bot.id) !== true) throw refusal('missingAccess');
  refuseDuringOutage(guild);
  if (!may(world, channel, world.bot.id, 'ViewChannel')) throw refusal('missingAccess');
  return channel;
}

export function visibleTextChannel(call: Call): TextChannel {
  const channel = visibleChannel(call);
  if (channel.kind !== 'text') throw refusal('wrongChannelType');
  return channel;
}

export function visibleThread(call: Call): Thread {
  const channel = visibleChannel(call);
  if (channel.kind !== 'thread') throw refusal('wrongChannelType');
  return channel;
}

/** The guild in the path, when the bot is in it. */
export function ownGuild({ world, params }: Call): Guild {
  const guild = world.guilds.get(params['guild_id'] ?? '');
  if (guild?.members.has(world.bot.id) !== true) throw refusal('unknownGuild');
  refuseDuringOutage(guild);
  return guild;
}

/** Refuses with Missing Permissions unless the bot has all of them here. */
export function demand(world: World, channel: Channel, ...names: PermissionName[]): void {
  if (!may(world, channel, world.bot.id, ...names)) throw refusal('missingPermissions');
}

/** The message in the path as the bot may read it: no ephemeral one. */
export function readableMessage(call: Call, channel: Channel): Message {
  const message = messageIn(call.world, channel.id, call.params['message_id'] ?? '');
  if (message === undefined || message.ephemeralTo !== null) throw refusal('unknownMessage');
  return message;
}

/** Writing opens an archived thread; a locked one only for who manages threads, and not while it is archived. */
export function refuseWritingInto(world: World, channel: Channel): void {
  if (channel.kind !== 'thread' || !channel.locked) return;
  if (channel.archived) throw refusal('archived');
  if (!may(world, channel, world.bot.id, 'ManageThreads')) throw refusal('threadLocked');
}

/** What is in an archived thread stays as it is. */
export function refuseChangingIn(channel: Channel): void {
  if (channel.kind === 'thread' && channel.archived) throw refusal('archived');
}

function refuseDuringOutage(guild: Guild): void {
  if (!guild.available) throw new DiscordError(503, 0, '503: Service Unavailable');
}
