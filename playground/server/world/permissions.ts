import type { Channel, Guild, TextChannel } from './model.ts';
import type { World } from './world.ts';

export const permissionBits = {
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ManageRoles: 1n << 28n,
  ManageWebhooks: 1n << 29n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  UseExternalApps: 1n << 50n,
  PinMessages: 1n << 51n,
} as const;

export type PermissionName = keyof typeof permissionBits;

const everyBit = Object.values(permissionBits).reduce((all, bit) => all | bit, 0n);

/** The union of the named permissions. */
export function bitsOf(names: readonly PermissionName[]): bigint {
  return names.reduce((bits, name) => bits | permissionBits[name], 0n);
}

/** What everybody may do in a new guild. */
export const defaultEveryone = bitsOf([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
  'UseExternalApps',
]);

/** What somebody may do in a channel or thread, computed as Discord does; nothing for who is not a member. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  const guild = world.guilds.get(channel.guildId);
  const parent = textChannelOf(world, channel);
  if (guild === undefined || parent === undefined) return 0n;
  const granted = inTextChannel(guild, parent, userId);
  if ((granted & permissionBits.ViewChannel) === 0n) return 0n;
  if (channel.kind === 'thread' && hidesFrom(channel, userId, granted)) return 0n;
  return granted;
}

/** Whether somebody has every named permission in a channel or thread. */
export function may(world: World, channel: Channel, userId: string, ...names: PermissionName[]): boolean {
  const wanted = bitsOf(names);
  return (permissionsIn(world, channel, userId) & wanted) === wanted;
}

/** What a member may do in a guild before any channel takes or gives. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  if (member === undefined) return 0n;
  if (guild.ownerId === userId) return everyBit;
  const roles = [guild.id, ...member.roleIds].map((id) => guild.roles.get(id)?.permissions ?? 0n);
  const bits = roles.reduce((all, each) => all | each, 0n);
  return (bits & permissionBits.Administrator) === 0n ? bits : everyBit;
}

function inTextChannel(guild: Guild, channel: TextChannel, userId: string): bigint {
  const base = guildPermissions(guild, userId);
  if (base === everyBit || base === 0n) return base;
  const everyone = channel.overwrites.get(guild.id);
  const roles = [...(guild.members.get(userId)?.roleIds ?? [])].flatMap(
    (id) => channel.overwrites.get(id) ?? [],
  );
  const own = channel.overwrites.get(userId);
  let bits = (base & ~(everyone?.deny ?? 0n)) | (everyone?.allow ?? 0n);
  bits &= ~roles.reduce((all, each) => all | each.deny, 0n);
  bits |= roles.reduce((all, each) => all | each.allow, 0n);
  return (bits & ~(own?.deny ?? 0n)) | (own?.allow ?? 0n);
}

function hidesFrom(thread: Channel & { kind: 'thread' }, userId: string, granted: bigint): boolean {
  return (
    thread.isPrivate && !thread.memberSince.has(userId) && (granted & permissionBits.ManageThreads) === 0n
  );
}

function textChannelOf(world: World, channel: Channel): TextChannel | undefined {
  if (channel.kind === 'text') return channel;
  const parent = world.channels.get(channel.parentId);
  return parent?.kind === 'text' ? parent : undefined;
}
