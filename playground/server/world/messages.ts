import { wireMessage } from '../wire/messages.ts';
import { wirePartialMember } from '../wire/users.ts';
import { intents } from './intents.ts';
import type { Attachment, Component, Json, Message, MessageReference } from './model.ts';
import type { Pings } from './pings.ts';
import { changeThread } from './threads.ts';
import type { World } from './world.ts';

export const messageFlags = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** What a reader sees of a message. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly components: readonly Component[];
  readonly attachments: readonly Attachment[];
  readonly flags: number;
}

export interface MessageDraft extends MessageBody {
  readonly channelId: string;
  readonly guildId: string;
  readonly authorId: string;
  readonly type: number;
  readonly nonce: string | number | null;
  readonly reference: MessageReference | null;
  readonly pings: Pings;
  readonly ephemeralTo: string | null;
  readonly interactionId: string | null;
}

/** Puts a message into its channel; one written in an archived thread opens it again. */
export function addMessage(world: World, draft: MessageDraft): Message {
  const { pings, ...rest } = draft;
  const message: Message = {
    ...rest,
    id: world.nextId(),
    createdMs: world.clock.nowMs(),
    editedMs: null,
    pinned: false,
    gone: false,
    pings: pings.users,
    pingedRoles: pings.roles,
    pingsEveryone: pings.everyone,
    reactions: new Map(),
  };
  const inChannel = world.messages.get(message.channelId) ?? new Map<string, Message>();
  world.messages.set(message.channelId, inChannel.set(message.id, message));
  for (const attachment of message.attachments) world.files.set(attachment.id, attachment);
  if (message.ephemeralTo === null) countInChannel(world, message);
  tell(world, 'MESSAGE_CREATE', message);
  publish(world, 'message-created', message);
  return message;
}

export function editMessage(world: World, message: Message, body: MessageBody): void {
  const kept = new Set(body.attachments.map((each) => each.id));
  for (const attachment of message.attachments)
    if (!kept.has(attachment.id)) world.files.delete(attachment.id);
  Object.assign(message, body);
  message.editedMs = world.clock.nowMs();
  for (const attachment of body.attachments) world.files.set(attachment.id, attachment);
  tell(world, 'MESSAGE_UPDATE', message);
  publish(world, 'message-edited', message);
}

export function deleteMessage(world: World, message: Message): void {
  if (world.messages.get(message.channelId)?.delete(message.id) !== true) return;
  for (const attachment of message.attachments) world.files.delete(attachment.id);
  world.dispatch({
    type: 'MESSAGE_DELETE',
    guildId: message.guildId,
    intents: intents.messages,
    data: () => ({ id: message.id, channel_id: message.channelId, guild_id: message.guildId }),
  });
  publish(world, 'message-deleted', message);
}

/** The reader of ephemeral messages no longer has them on the screen; Discord's servers do not notice. */
export function hideEphemerals(world: World, userId: string, only?: Message): void {
  const candidates = only === undefined ? everyMessage(world) : [only];
  for (const message of candidates) {
    if (message.ephemeralTo !== userId || message.gone) continue;
    message.gone = true;
    publish(world, 'message-hidden', message);
  }
}

export function setPinned(world: World, message: Message, pinned: boolean): void {
  message.pinned = pinned;
  tell(world, 'MESSAGE_UPDATE', message);
  publish(world, 'message-edited', message);
}

/** Adds or takes back a reaction. */
export function react(world: World, message: Message, emoji: string, userId: string, present: boolean): void {
  const users = message.reactions.get(emoji) ?? new Set<string>();
  if (present) users.add(userId);
  else users.delete(userId);
  if (users.size > 0) message.reactions.set(emoji, users);
  else message.reactions.delete(emoji);
  publish(world, 'reactions-changed', message);
}

function* everyMessage(world: World): Iterable<Message> {
  for (const inChannel of world.messages.values()) yield* inChannel.values();
}

function countInChannel(world: World, message: Message): void {
  const channel = world.channels.get(message.channelId);
  if (channel === undefined) return;
  channel.lastMessageId = message.id;
  if (channel.kind === 'text') return;
  channel.messageCount += 1;
  channel.lastActivityMs = message.createdMs;
  if (!channel.memberSince.has(message.authorId))
    channel.memberSince.set(message.authorId, message.createdMs);
  if (channel.archived) changeThread(world, channel, { archived: false });
}

function tell(world: World, type: string, message: Message): void {
  world.dispatch({
    type,
    guildId: message.guildId,
    intents: intents.messages,
    data: () => ({ ...wireMessage(world, message), guild_id: message.guildId, ...memberOf(world, message) }),
  });
}

function memberOf(world: World, message: Message): Json {
  const member = world.guilds.get(message.guildId)?.members.get(message.authorId);
  return member === undefined ? {} : { member: wirePartialMember(member) };
}

function publish(
  world: World,
  kind: 'message-created' | 'message-edited' | 'message-deleted' | 'message-hidden' | 'reactions-changed',
  message: Message,
): void {
  world.changes.publish(kind, {
    guildId: message.guildId,
    channelId: message.channelId,
    messageId: message.id,
    reader: message.ephemeralTo,
  });
}
