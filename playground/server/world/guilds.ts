import { wireGuildCreate } from '../wire/guilds.ts';
import { wireMember, wireUser } from '../wire/users.ts';
import { intents } from './intents.ts';
import type { Guild, Member, Role, User } from './model.ts';
import { bitsOf, defaultEveryone, type PermissionName } from './permissions.ts';
import type { World } from './world.ts';

export interface GuildSeed {
  readonly name: string;
  readonly locale?: string;
  readonly ownerId: string;
  /** What the role of the bot grants in the whole guild. */
  readonly botPermissions: readonly PermissionName[];
}

/** What an invitation of this bot asks for. */
export const invitedWith: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'ManageThreads',
  'ManageMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
];

export function addUser(world: World, username: string, globalName: string | null, locale: string): User {
  const user: User = { id: world.nextId(), username, globalName, bot: false, locale };
  world.users.set(user.id, user);
  return user;
}

/** A guild with its owner and the bot in it. */
export function addGuild(world: World, seed: GuildSeed): Guild {
  const id = world.nextId();
  const guild: Guild = {
    id,
    name: seed.name,
    ownerId: seed.ownerId,
    locale: seed.locale ?? 'en-US',
    roles: new Map(),
    members: new Map(),
    channelIds: new Set(),
    available: true,
  };
  guild.roles.set(id, role(id, '@everyone', defaultEveryone, 0, false));
  const ofBot = role(world.nextId(), world.bot.username, bitsOf(seed.botPermissions), 1, true);
  guild.roles.set(ofBot.id, ofBot);
  world.guilds.set(id, guild);
  guild.members.set(seed.ownerId, member(world, seed.ownerId, []));
  guild.members.set(world.bot.id, member(world, world.bot.id, [ofBot.id]));
  sendGuildCreate(world, guild);
  return guild;
}

export function addRole(
  world: World,
  guild: Guild,
  name: string,
  permissions: readonly PermissionName[],
): Role {
  const made = role(world.nextId(), name, bitsOf(permissions), guild.roles.size, false);
  guild.roles.set(made.id, made);
  world.changes.publish('guild-changed', { guildId: guild.id });
  return made;
}

export function addMember(
  world: World,
  guild: Guild,
  userId: string,
  roleIds: readonly string[] = [],
): Member {
  const made = member(world, userId, roleIds);
  guild.members.set(userId, made);
  world.dispatch({
    type: 'GUILD_MEMBER_ADD',
    guildId: guild.id,
    intents: intents.members,
    data: () => ({ ...wireMember(world, made), guild_id: guild.id }),
  });
  world.changes.publish('guild-changed', { guildId: guild.id });
  return made;
}

/** Somebody leaves or is thrown out; when it is the bot, the guild is gone for it. */
export function removeMember(world: World, guild: Guild, userId: string): void {
  if (!guild.members.delete(userId)) return;
  for (const channelId of guild.channelIds) {
    const channel = world.channels.get(channelId);
    if (channel?.kind === 'thread') channel.memberSince.delete(userId);
  }
  if (userId === world.bot.id) {
    sendGuildDelete(world, guild, false);
  } else {
    const user = world.users.get(userId);
    world.dispatch({
      type: 'GUILD_MEMBER_REMOVE',
      guildId: guild.id,
      intents: intents.members,
      data: () => ({ guild_id: guild.id, user: user === undefined ? { id: userId } : wireUser(user) }),
    });
  }
  world.changes.publish('guild-changed', { guildId: guild.id });
}

/** The bot is invited (again). */
export function inviteBot(world: World, guild: Guild): void {
  const ofBot = [...guild.roles.values()].find((each) => each.ofBot);
  guild.members.set(world.bot.id, member(world, world.bot.id, ofBot === undefined ? [] : [ofBot.id]));
  sendGuildCreate(world, guild);
  world.changes.publish('guild-changed', { guildId: guild.id });
}

/** An outage of this guild begins or ends. */
export function setAvailable(world: World, guild: Guild, available: boolean): void {
  if (guild.available === available) return;
  guild.available = available;
  if (available) sendGuildCreate(world, guild);
  else sendGuildDelete(world, guild, true);
  world.changes.publish('guild-changed', { guildId: guild.id });
}

function sendGuildCreate(world: World, guild: Guild): void {
  world.dispatch({
    type: 'GUILD_CREATE',
    guildId: guild.id,
    intents: intents.guilds,
    data: () => wireGuildCreate(world, guild),
  });
}

function sendGuildDelete(world: World, guild: Guild, outage: boolean): void {
  world.dispatch({
    type: 'GUILD_DELETE',
    guildId: guild.id,
    intents: intents.guilds,
    data: () => ({ id: guild.id, ...(outage ? { unavailable: true } : {}) }),
  });
}

function role(id: string, name: string, permissions: bigint, position: number, ofBot: boolean): Role {
  return { id, name, permissions, position, mentionable: false, ofBot };
}

function member(world: World, userId: string, roleIds: readonly string[]): Member {
  return { userId, nick: null, roleIds: new Set(roleIds), joinedMs: world.clock.nowMs() };
}
