import type { Channel, Json, Overwrite, TextChannel, Thread } from '../world/model.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { wireTime } from './time.ts';

export function wireChannel(world: World, channel: Channel): Json {
  return channel.kind === 'text' ? wireTextChannel(channel) : wireThread(world, channel);
}

export function wireTextChannel(channel: TextChannel): Json {
  return {
    id: channel.id,
    type: 0,
    last_message_id: channel.lastMessageId,
    flags: 0,
    last_pin_timestamp: null,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: null,
    rate_limit_per_user: 0,
    topic: channel.topic,
    position: channel.position,
    permission_overwrites: [...channel.overwrites.values()].map(wireOverwrite),
    nsfw: false,
  };
}

/** A thread as its reader gets it; `member` is there when the bot has joined. */
export function wireThread(world: World, thread: Thread): Json {
  const joinedMs = thread.memberSince.get(world.bot.id);
  return {
    id: thread.id,
    type: thread.isPrivate ? 12 : 11,
    last_message_id: thread.lastMessageId,
    flags: 0,
    last_pin_timestamp: null,
    guild_id: thread.guildId,
    name: thread.name,
    parent_id: thread.parentId,
    rate_limit_per_user: thread.rateLimitPerUser,
    owner_id: thread.ownerId,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: wireTime(thread.archiveChangedMs),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: wireTime(thread.createdMs),
      ...(thread.isPrivate ? { invitable: thread.invitable } : {}),
    },
    message_count: thread.messageCount,
    member_count: Math.min(thread.memberSince.size, 50),
    total_message_sent: thread.messageCount,
    ...(joinedMs === undefined ? {} : { member: wireThreadMember(thread, world.bot.id, joinedMs) }),
  };
}

export function wireThreadMember(thread: Thread, userId: string, joinedMs: number): Json {
  return { id: thread.id, user_id: userId, join_timestamp: wireTime(joinedMs), flags: 1 };
}

/** The channel that an interaction came from, with the permissions of who used it. */
export function wireInteractionChannel(world: World, channel: Channel, userId: string): Json {
  return { ...wireChannel(world, channel), permissions: permissionsIn(world, channel, userId).toString() };
}

function wireOverwrite(overwrite: Overwrite): Json {
  return {
    id: overwrite.id,
    type: overwrite.type,
    allow: overwrite.allow.toString(),
    deny: overwrite.deny.toString(),
  };
}
