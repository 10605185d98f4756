import { wireTextChannel } from '../wire/channels.ts';
import { intents } from './intents.ts';
import type { Guild, TextChannel } from './model.ts';
import { bitsOf, type PermissionName } from './permissions.ts';
import { deleteThread } from './threads.ts';
import type { World } from './world.ts';

export function addTextChannel(world: World, guild: Guild, name: string): TextChannel {
  const channel: TextChannel = {
    kind: 'text',
    id: world.nextId(),
    guildId: guild.id,
    name,
    topic: null,
    position: guild.channelIds.size,
    overwrites: new Map(),
    lastMessageId: null,
    renamedMs: [],
  };
  world.channels.set(channel.id, channel);
  guild.channelIds.add(channel.id);
  tell(world, 'CHANNEL_CREATE', channel);
  world.changes.publish('channel-created', { guildId: guild.id, channelId: channel.id });
  return channel;
}

/** The channel goes with everything in it, threads first. */
export function deleteTextChannel(world: World, channel: TextChannel): void {
  for (const other of world.channels.values()) {
    if (other.kind === 'thread' && other.parentId === channel.id) deleteThread(world, other);
  }
  world.channels.delete(channel.id);
  world.messages.delete(channel.id);
  world.guilds.get(channel.guildId)?.channelIds.delete(channel.id);
  tell(world, 'CHANNEL_DELETE', channel);
  world.changes.publish('channel-deleted', { guildId: channel.guildId, channelId: channel.id });
}

export function changeTextChannel(
  world: World,
  channel: TextChannel,
  change: { readonly name?: string; readonly topic?: string | null },
): void {
  if (change.name !== undefined) channel.name = change.name;
  if (change.topic !== undefined) channel.topic = change.topic;
  channelChanged(world, channel);
}

/** Takes permissions from a member or role in a channel, whatever its roles give. */
export function denyIn(
  world: World,
  channel: TextChannel,
  target: { readonly id: string; readonly type: 0 | 1 },
  names: readonly PermissionName[],
): void {
  const bits = bitsOf(names);
  const before = channel.overwrites.get(target.id);
  channel.overwrites.set(target.id, {
    ...target,
    allow: (before?.allow ?? 0n) & ~bits,
    deny: (before?.deny ?? 0n) | bits,
  });
  channelChanged(world, channel);
}

/** Grants permissions to a member or role in a channel. */
export function allowIn(
  world: World,
  channel: TextChannel,
  target: { readonly id: string; readonly type: 0 | 1 },
  names: readonly PermissionName[],
): void {
  const bits = bitsOf(names);
  const before = channel.overwrites.get(target.id);
  channel.overwrites.set(target.id, {
    ...target,
    allow: (before?.allow ?? 0n) | bits,
    deny: (before?.deny ?? 0n) & ~bits,
  });
  channelChanged(world, channel);
}

function channelChanged(world: World, channel: TextChannel): void {
  tell(world, 'CHANNEL_UPDATE', channel);
  world.changes.publish('channel-changed', { guildId: channel.guildId, channelId: channel.id });
}

function tell(world: World, type: string, channel: TextChannel): void {
  world.dispatch({
    type,
    guildId: channel.guildId,
    intents: intents.guilds,
    data: () => wireTextChannel(channel),
  });
}
