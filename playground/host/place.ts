import type { ChannelLook, MessageLook, Person, Place } from '../protocol.ts';
import { offeredCommands } from '../server/actors/command-input.ts';
import type { LocalDiscord } from '../server/local-discord.ts';
import { wireMessage } from '../server/wire/messages.ts';
import type { Channel, Guild, Message, User } from '../server/world/model.ts';
import { may } from '../server/world/permissions.ts';
import { visibleChannels } from '../server/world/visibility.ts';
import type { World } from '../server/world/world.ts';

/** The server with its channels and people as this person sees it. */
export function placeOf(discord: LocalDiscord, me: Person): Place {
  const world = discord.world.state;
  const guild = discord.world.guild(discord.seed.guildId);
  const users = [...world.users.values()];
  return {
    guildName: guild.name,
    me,
    bot: { id: world.bot.id, name: nameOf(world.bot) },
    channels: visibleChannels(world, me.id)
      .filter((each) => each.guildId === guild.id)
      .map((each) => channelLook(world, me.id, each)),
    members: users
      .filter((each) => guild.members.has(each.id))
      .map((each) => ({ id: each.id, name: nameOf(each), bot: each.bot })),
    names: Object.fromEntries(users.map((each) => [each.id, nameOf(each)])),
    roles: rolesOf(guild),
    commands: guild.members.has(me.id) ? commandsOf(world, guild, me.id) : [],
  };
}

/** A message for the eyes of this person, who must be able to see it. */
export function messageLook(world: World, userId: string, message: Message): MessageLook {
  return {
    ...(wireMessage(world, message) as unknown as Omit<MessageLook, 'ephemeral' | 'pingsMe'>),
    ephemeral: message.ephemeralTo !== null,
    pingsMe: message.pings.has(userId) || message.pingsEveryone,
  };
}

export function nameOf({ globalName, username, bot }: User): string {
  return globalName ?? (bot ? `${username.charAt(0).toUpperCase()}${username.slice(1)}` : username);
}

function channelLook(world: World, userId: string, channel: Channel): ChannelLook {
  const isThread = channel.kind === 'thread';
  const locked = isThread && channel.locked && !may(world, channel, userId, 'ManageThreads');
  return {
    id: channel.id,
    name: channel.name,
    kind: channel.kind,
    parentId: isThread ? channel.parentId : null,
    archived: isThread && channel.archived,
    locked: isThread && channel.locked,
    writable: !locked && may(world, channel, userId, isThread ? 'SendMessagesInThreads' : 'SendMessages'),
    pressable: !locked,
  };
}

function rolesOf(guild: Guild): Place['roles'] {
  return [...guild.roles.values()].map(({ id, name }) => ({ id, name: id === guild.id ? 'everyone' : name }));
}

function commandsOf(world: World, guild: Guild, userId: string): Place['commands'] {
  return offeredCommands(world, guild, userId).map(
    ({ definition }) => definition as unknown as Place['commands'][number],
  );
}
