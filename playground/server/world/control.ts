import { createActor, type Actor } from '../actors/actor.ts';
import type { ChangeFeed } from './changes.ts';
import { addTextChannel, allowIn, deleteTextChannel, denyIn } from './channels.ts';
import {
  addGuild,
  addMember,
  addRole,
  addUser,
  inviteBot,
  invitedWith,
  removeMember,
  setAvailable,
} from './guilds.ts';
import { deleteMessage } from './messages.ts';
import type { Channel, Guild, Message, Role, TextChannel, Thread, User } from './model.ts';
import type { PermissionName } from './permissions.ts';
import { changeThread, deleteThread, type ThreadChange } from './threads.ts';
import { visibleMessages } from './visibility.ts';
import { when, type WhenOptions } from './when.ts';
import { messageIn, messagesOf, type World } from './world.ts';

/** What the stage hands of a test or of the playground can do to the world. */
export interface WorldControl {
  readonly state: World;
  readonly changes: ChangeFeed;
  /** The person with this id, in this channel or else the first of their first guild. */
  readonly actor: (userId: string, channelId?: string) => Actor;
  /** Resolves with the first truthy answer of `predicate`, asked at once and after every change. */
  readonly when: <T>(predicate: () => T, options?: WhenOptions) => ReturnType<typeof when<T>>;
  readonly addPerson: (
    name: string,
    options?: { readonly locale?: string; readonly guildId?: string },
  ) => User;
  readonly addGuild: (
    name: string,
    options?: { readonly locale?: string; readonly botPermissions?: readonly PermissionName[] },
  ) => Guild;
  readonly addChannel: (guildId: string, name: string) => TextChannel;
  readonly addMember: (guildId: string, userId: string) => void;
  readonly addRole: (guildId: string, name: string, permissions: readonly PermissionName[]) => Role;
  readonly giveRole: (guildId: string, userId: string, roleId: string) => void;
  readonly rename: (userId: string, globalName: string) => void;
  readonly guild: (id: string) => Guild;
  readonly channel: (id: string) => Channel;
  /** The thread with this id; throws when there is none. */
  readonly thread: (id: string) => Thread;
  readonly threads: (guildId?: string) => readonly Thread[];
  readonly message: (channelId: string, messageId: string) => Message | undefined;
  /** Every message of a channel, or with `userId` what that person sees of it. */
  readonly messages: (channelId: string, userId?: string) => readonly Message[];
  /** Takes permissions from the bot in a channel (and its threads). */
  readonly denyBot: (channelId: string, ...names: PermissionName[]) => void;
  readonly allowBot: (channelId: string, ...names: PermissionName[]) => void;
  readonly denyMember: (channelId: string, userId: string, ...names: PermissionName[]) => void;
  readonly denyEveryone: (channelId: string, ...names: PermissionName[]) => void;
  readonly deleteMessage: (message: Message) => void;
  readonly deleteChannel: (channelId: string) => void;
  readonly changeThread: (threadId: string, change: ThreadChange) => void;
  readonly removeMember: (guildId: string, userId: string) => void;
  readonly removeBot: (guildId: string) => void;
  readonly inviteBot: (guildId: string) => void;
  readonly setAvailable: (guildId: string, available: boolean) => void;
}

export function controlOf(world: World): WorldControl {
  const guild = (id: string): Guild => found(world.guilds.get(id), `guild ${id}`);
  const channel = (id: string): Channel => found(world.channels.get(id), `channel ${id}`);
  const textChannel = (id: string): TextChannel => {
    const known = channel(id);
    return known.kind === 'text' ? known : textChannel(known.parentId);
  };
  const thread = (id: string): Thread => {
    const known = channel(id);
    if (known.kind !== 'thread') throw new Error(`channel ${id} is no thread`);
    return known;
  };
  const bot = { id: world.bot.id, type: 1 } as const;
  return {
    state: world,
    changes: world.changes,
    actor: (userId, channelId) =>
      createActor(
        world,
        found(world.users.get(userId), `person ${userId}`),
        channelId ?? homeOf(world, userId),
      ),
    when: (predicate, options) => when(world, predicate, options),
    addPerson(name, { locale = 'en-US', guildId } = {}) {
      const user = addUser(world, usernameOf(name, world.users.size), name, locale);
      if (guildId !== undefined) addMember(world, guild(guildId), user.id);
      return user;
    },
    addGuild(name, { locale = 'en-US', botPermissions = invitedWith } = {}) {
      const owner = addUser(world, usernameOf(`${name} owner`, world.users.size), `${name} owner`, locale);
      return addGuild(world, { name, locale, ownerId: owner.id, botPermissions });
    },
    addChannel: (guildId, name) => addTextChannel(world, guild(guildId), name),
    addMember: (guildId, userId) => void addMember(world, guild(guildId), userId),
    addRole: (guildId, name, permissions) => addRole(world, guild(guildId), name, permissions),
    giveRole: (guildId, userId, roleId) =>
      void found(guild(guildId).members.get(userId), `member ${userId}`).roleIds.add(roleId),
    rename(userId, globalName) {
      found(world.users.get(userId), `person ${userId}`).globalName = globalName;
      world.changes.publish('guild-changed');
    },
    guild,
    channel,
    thread,
    threads: (guildId) =>
      [...world.channels.values()].flatMap((each) =>
        each.kind === 'thread' && (guildId === undefined || each.guildId === guildId) ? [each] : [],
      ),
    message: (channelId, messageId) => messageIn(world, channelId, messageId),
    messages: (channelId, userId) =>
      userId === undefined ? messagesOf(world, channelId) : visibleMessages(world, userId, channelId),
    denyBot: (channelId, ...names) => denyIn(world, textChannel(channelId), bot, names),
    allowBot: (channelId, ...names) => allowIn(world, textChannel(channelId), bot, names),
    denyMember: (channelId, userId, ...names) =>
      denyIn(world, textChannel(channelId), { id: userId, type: 1 }, names),
    denyEveryone(channelId, ...names) {
      const known = textChannel(channelId);
      denyIn(world, known, { id: known.guildId, type: 0 }, names);
    },
    deleteMessage: (message) => deleteMessage(world, message),
    deleteChannel(channelId) {
      const known = channel(channelId);
      if (known.kind === 'thread') deleteThread(world, known);
      else deleteTextChannel(world, known);
    },
    changeThread: (threadId, change) => changeThread(world, thread(threadId), change),
    removeMember: (guildId, userId) => removeMember(world, guild(guildId), userId),
    removeBot: (guildId) => removeMember(world, guild(guildId), world.bot.id),
    inviteBot: (guildId) => inviteBot(world, guild(guildId)),
    setAvailable: (guildId, available) => setAvailable(world, guild(guildId), available),
  };
}

function homeOf(world: World, userId: string): string {
  for (const guild of world.guilds.values()) {
    const first = [...guild.channelIds][0];
    if (guild.members.has(userId) && first !== undefined) return first;
  }
  return '';
}

/** User names are lower case and unique; display names are whatever people like. */
function usernameOf(name: string, number: number): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_.]/g, '');
  return `${plain.slice(0, 24) || 'person'}${number}`;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
