import type { Guild, Json, Member, Role, User } from '../world/model.ts';
import { guildPermissions } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { wireTime } from './time.ts';

export function wireUser(user: User): Json {
  return {
    id: user.id,
    username: user.username,
    avatar: null,
    discriminator: user.bot ? '1234' : '0',
    public_flags: 0,
    flags: 0,
    ...(user.bot ? { bot: true } : {}),
    banner: null,
    accent_color: null,
    global_name: user.globalName,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

/** The bot as it sees itself. */
export function wireOwnUser(user: User): Json {
  return {
    ...wireUser(user),
    mfa_enabled: true,
    locale: 'en-US',
    premium_type: 0,
    email: null,
    verified: true,
  };
}

/** A member without its user, as it stands beside one in messages and resolved options. */
export function wirePartialMember(member: Member): Json {
  return {
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    collectibles: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: wireTime(member.joinedMs),
    nick: member.nick,
    pending: false,
    premium_since: null,
    roles: [...member.roleIds],
    mute: false,
    deaf: false,
  };
}

export function wireMember(world: World, member: Member): Json {
  const user = world.users.get(member.userId);
  return { ...wirePartialMember(member), ...(user === undefined ? {} : { user: wireUser(user) }) };
}

export function wireRole(role: Role): Json {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions.toString(),
    position: role.position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.ofBot,
    mentionable: role.mentionable,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

/** The permissions of a member in the guild as a whole, in decimal. */
export function wireGuildPermissions(guild: Guild, userId: string): string {
  return guildPermissions(guild, userId).toString();
}
