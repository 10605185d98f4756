import { wireThread, wireThreadMember } from '../wire/channels.ts';
import { activeThreads } from '../wire/guilds.ts';
import { intents } from './intents.ts';
import type { Guild, TextChannel, Thread } from './model.ts';
import type { World } from './world.ts';

export interface ThreadDraft {
  /** The id of the message it starts from, else a fresh one. */
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly invitable: boolean;
  readonly autoArchiveMinutes: number;
  readonly rateLimitPerUser: number;
}

export type ThreadChange = Partial<
  Pick<Thread, 'name' | 'archived' | 'locked' | 'invitable' | 'autoArchiveMinutes' | 'rateLimitPerUser'>
>;

/** How many threads of one guild may be unarchived at a time. */
export const activeThreadLimit = 1000;

export function hasRoomForThread(world: World, guild: Guild): boolean {
  return guild.channelIds.size <= activeThreadLimit || activeThreads(world, guild).length < activeThreadLimit;
}

export function addThread(world: World, parent: TextChannel, draft: ThreadDraft): Thread {
  const nowMs = world.clock.nowMs();
  const thread: Thread = {
    kind: 'thread',
    ...draft,
    guildId: parent.guildId,
    parentId: parent.id,
    archived: false,
    locked: false,
    archiveChangedMs: nowMs,
    lastActivityMs: nowMs,
    createdMs: nowMs,
    messageCount: 0,
    lastMessageId: null,
    memberSince: new Map([[draft.ownerId, nowMs]]),
    renamedMs: [],
  };
  world.channels.set(thread.id, thread);
  world.guilds.get(parent.guildId)?.channelIds.add(thread.id);
  tell(world, 'THREAD_CREATE', thread, { newly_created: true });
  world.changes.publish('thread-created', { guildId: thread.guildId, channelId: thread.id });
  return thread;
}

export function changeThread(world: World, thread: Thread, change: ThreadChange): void {
  const wasArchived = thread.archived;
  Object.assign(thread, change);
  if (thread.archived !== wasArchived) {
    thread.archiveChangedMs = world.clock.nowMs();
    if (!thread.archived) thread.lastActivityMs = thread.archiveChangedMs;
  }
  tell(world, 'THREAD_UPDATE', thread);
  world.changes.publish('thread-changed', { guildId: thread.guildId, channelId: thread.id });
}

export function deleteThread(world: World, thread: Thread): void {
  if (!world.channels.delete(thread.id)) return;
  world.messages.delete(thread.id);
  world.guilds.get(thread.guildId)?.channelIds.delete(thread.id);
  world.dispatch({
    type: 'THREAD_DELETE',
    guildId: thread.guildId,
    intents: intents.guilds,
    data: () => ({
      id: thread.id,
      guild_id: thread.guildId,
      parent_id: thread.parentId,
      type: thread.isPrivate ? 12 : 11,
    }),
  });
  world.changes.publish('thread-deleted', { guildId: thread.guildId, channelId: thread.id });
}

/** Somebody joins a thread; joining twice changes nothing. */
export function joinThread(world: World, thread: Thread, userId: string): void {
  if (thread.memberSince.has(userId)) return;
  const nowMs = world.clock.nowMs();
  thread.memberSince.set(userId, nowMs);
  membersChanged(world, thread, userId, {
    added_members: [wireThreadMember(thread, userId, nowMs)],
  });
}

export function leaveThread(world: World, thread: Thread, userId: string): void {
  if (!thread.memberSince.delete(userId)) return;
  membersChanged(world, thread, userId, { removed_member_ids: [userId] });
}

/** Archives every thread in which nobody has written for its duration. */
export function archiveQuietThreads(world: World): void {
  const nowMs = world.clock.nowMs();
  for (const channel of world.channels.values()) {
    if (channel.kind !== 'thread' || channel.archived) continue;
    if (nowMs - channel.lastActivityMs < channel.autoArchiveMinutes * 60_000) continue;
    changeThread(world, channel, { archived: true });
  }
}

/** Without the members' intent a bot hears only of itself. */
function membersChanged(
  world: World,
  thread: Thread,
  userId: string,
  change: Readonly<Record<string, unknown>>,
): void {
  world.dispatch({
    type: 'THREAD_MEMBERS_UPDATE',
    guildId: thread.guildId,
    intents: userId === world.bot.id ? intents.guilds : intents.members,
    data: () => ({
      id: thread.id,
      guild_id: thread.guildId,
      member_count: Math.min(thread.memberSince.size, 50),
      ...change,
    }),
  });
  world.changes.publish('thread-changed', { guildId: thread.guildId, channelId: thread.id });
}

function tell(
  world: World,
  type: string,
  thread: Thread,
  extra: Readonly<Record<string, unknown>> = {},
): void {
  world.dispatch({
    type,
    guildId: thread.guildId,
    intents: intents.guilds,
    data: () => ({ ...wireThread(world, thread), ...extra }),
  });
}
