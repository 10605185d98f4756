import { wireApplication, wireGuild, wireOwnApplication } from '../../wire/guilds.ts';
import { wireChannel } from '../../wire/channels.ts';
import { wireGuildPermissions, wireMember, wireOwnUser, wireRole, wireUser } from '../../wire/users.ts';
import { ownGuild } from '../access.ts';
import { removeMember } from '../../world/guilds.ts';
import { refusal } from '../errors.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';

/** How many bots at a time may identify. */
export const maxConcurrency = 16;

export interface SessionStarts {
  readonly remaining: () => number;
  readonly shards: () => number;
}

/** Who the bot is, and where it lives. */
export function identityRoutes(starts: SessionStarts): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/gateway',
      response: 'GatewayResponse',
      handle: ({ world }) => answer({ url: gatewayUrl(world.origin()) }),
    }),
    route({
      method: 'GET',
      path: '/gateway/bot',
      response: 'GatewayBotResponse',
      handle: ({ world }) =>
        answer({
          url: gatewayUrl(world.origin()),
          shards: starts.shards(),
          session_start_limit: {
            total: 1000,
            remaining: starts.remaining(),
            reset_after: 86_400_000,
            max_concurrency: maxConcurrency,
          },
        }),
    }),
    ...applicationRoutes,
    ...guildRoutes,
  ];
}

const applicationRoutes: readonly Route[] = [
  ...['/applications/@me', '/oauth2/applications/@me', '/applications/{application_id}'].map((path) =>
    route({
      method: 'GET',
      path,
      response: 'PrivateApplicationResponse',
      handle: ({ world, params }) => {
        if ((params['application_id'] ?? world.applicationId) !== world.applicationId) {
          throw refusal('unknownApplication');
        }
        return answer(wireOwnApplication(world));
      },
    }),
  ),
  route({
    method: 'GET',
    path: '/oauth2/@me',
    response: 'OAuth2GetAuthorizationResponse',
    handle: ({ world }) =>
      answer({
        application: wireApplication(world),
        expires: new Date(world.clock.nowMs() + 604_800_000).toISOString(),
        scopes: ['bot'],
        user: wireUser(world.bot),
      }),
  }),
  route({
    method: 'GET',
    path: '/users/@me',
    response: 'UserPIIResponse',
    handle: ({ world }) => answer(wireOwnUser(world.bot)),
  }),
  route({ method: 'GET', path: '/users/{user_id}', response: 'UserResponse', handle: user }),
  route({ method: 'GET', path: '/users/@me/guilds', response: 'MyGuildResponse[]', handle: ownGuilds }),
  route({ method: 'DELETE', path: '/users/@me/guilds/{guild_id}', handle: leave }),
];

const guildRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/guilds/{guild_id}',
    response: 'GuildWithCountsResponse',
    handle: (call) => {
      const guild = ownGuild(call);
      const counts = { approximate_member_count: guild.members.size, approximate_presence_count: 0 };
      return answer({ ...wireGuild(guild), ...(call.query.get('with_counts') === 'true' ? counts : {}) });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/{guild_id}/members/{user_id}',
    response: 'GuildMemberResponse',
    handle: member,
  }),
  route({ method: 'GET', path: '/guilds/{guild_id}/channels', handle: channels }),
  route({
    method: 'GET',
    path: '/guilds/{guild_id}/roles',
    response: 'GuildRoleResponse[]',
    handle: (call) => answer([...ownGuild(call).roles.values()].map(wireRole)),
  }),
];

function gatewayUrl(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

function user({ world, params }: Call): Reply {
  const known = world.users.get(params['user_id'] ?? '');
  if (known === undefined) throw refusal('unknownUser');
  return answer(wireUser(known));
}

function ownGuilds({ world }: Call): Reply {
  const guilds = [...world.guilds.values()].filter((guild) => guild.members.has(world.bot.id));
  return answer(
    guilds.map((guild) => ({
      id: guild.id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: false,
      permissions: wireGuildPermissions(guild, world.bot.id),
      features: [],
    })),
  );
}

function leave(call: Call): Reply {
  const guild = ownGuild(call);
  removeMember(call.world, guild, call.world.bot.id);
  return noContent;
}

function member(call: Call): Reply {
  const guild = ownGuild(call);
  const userId = call.params['user_id'] ?? '';
  const known = guild.members.get(userId);
  if (known === undefined) throw refusal(call.world.users.has(userId) ? 'unknownMember' : 'unknownUser');
  return answer(wireMember(call.world, known));
}

function channels(call: Call): Reply {
  const guild = ownGuild(call);
  return answer(
    [...guild.channelIds].flatMap((id) => {
      const channel = call.world.channels.get(id);
      return channel?.kind === 'text' ? [wireChannel(call.world, channel)] : [];
    }),
  );
}
