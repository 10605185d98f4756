import type { Emoji, Guild, Json, Thread } from '../world/model.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { wireTextChannel, wireThread } from './channels.ts';
import { wireTime } from './time.ts';
import { wireMember, wireRole, wireUser } from './users.ts';

export function wireGuild(guild: Guild): Json {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'us-west',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [...guild.roles.values()].map(wireRole),
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** What a bot gets of each of its guilds after READY. */
export function wireGuildCreate(world: World, guild: Guild): Json {
  const bot = guild.members.get(world.bot.id);
  return {
    ...wireGuild(guild),
    joined_at: wireTime(bot?.joinedMs ?? 0),
    large: guild.members.size > 50,
    unavailable: false,
    member_count: guild.members.size,
    members: bot === undefined ? [] : [wireMember(world, bot)],
    channels: [...guild.channelIds].flatMap((id) => {
      const channel = world.channels.get(id);
      return channel?.kind === 'text' ? [wireTextChannel(channel)] : [];
    }),
    threads: activeThreads(world, guild)
      .filter((thread) => permissionsIn(world, thread, world.bot.id) !== 0n)
      .map((thread) => wireThread(world, thread)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    voice_states: [],
    soundboard_sounds: [],
  };
}

/** The threads of a guild that are not archived. */
export function activeThreads(world: World, guild: Guild): readonly Thread[] {
  return [...guild.channelIds].flatMap((id) => {
    const channel = world.channels.get(id);
    return channel?.kind === 'thread' && !channel.archived ? [channel] : [];
  });
}

export function wireApplication(world: World): Json {
  return {
    id: world.applicationId,
    name: 'Belote',
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: wireUser(world.bot),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { '0': {} },
    verify_key: '0'.repeat(64),
    tags: [],
  };
}

/** The application as its own bot sees it. */
export function wireOwnApplication(world: World): Json {
  return {
    ...wireApplication(world),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: wireUser(world.bot),
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    event_webhooks_status: 1,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

export function wireEmoji(world: World, emoji: Emoji): Json {
  return {
    id: emoji.id,
    name: emoji.name,
    user: wireUser(world.bot),
    roles: [],
    require_colons: true,
    managed: false,
    animated: emoji.animated,
    available: true,
  };
}
