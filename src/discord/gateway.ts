import {
  Client,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type Interaction,
} from 'discord.js';
import type { Log } from '../app/ports.ts';
import { describeError } from './failures.ts';
import { createShardWatch } from './shard-watch.ts';

export type GatewayListeners = {
  interaction(interaction: Interaction): Promise<void>;
  /** Every shard can be reached again, or for the first time. */
  reachable(): void;
  /** Some clicks do not arrive until `reachable`. */
  unreachable(): void;
  /** Discord will not let us in again: the token was changed, say. The process must end. */
  refused(code: number): void;
  /** A thread or channel was deleted. */
  placeGone(channelId: string): void;
  /** A server is unavailable: its clicks do not arrive until `serverBack`. */
  serverLost(guildId: string): void;
  /** A server is there again, or has removed us. */
  serverBack(guildId: string): void;
  /** Permissions, a channel or a thread of this server changed. */
  serverChanged(guildId: string): void;
};

/**
 * The discord.js client: no privileged intent, nothing cached that we do not read. One listener per event, so that
 * no click is handled twice (FAULTS 3); an error event never ends the process (FAULTS 2).
 */
export function createGateway(apiUrl: string, log: Log, listeners: GatewayListeners): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // As many as Discord recommends: above 2500 servers one is not enough.
    shards: 'auto',
    rest: { api: apiUrl },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      // What we may do somewhere follows from our own roles.
      GuildMemberManager: { maxSize: 0, keepOverLimit: ({ id, client: { user } }) => id === user.id },
      MessageManager: 0,
      ThreadMemberManager: 0,
      UserManager: 0,
    }),
  });
  client.on(Events.InteractionCreate, (interaction) => void listeners.interaction(interaction));
  const shards = createShardWatch(listeners);
  client.on(Events.ShardReady, (shard, unavailable) => {
    for (const guildId of unavailable ?? []) listeners.serverLost(guildId);
    shards.up(shard);
  });
  client.on(Events.ShardResume, shards.up);
  client.on(Events.ShardReconnecting, shards.down);
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    shards.down(shard);
    listeners.refused(code);
  });
  watchPlaces(client, listeners);
  watchServers(client, listeners);
  client.on(Events.Error, (error) => log.error('gateway-error', describeError(error)));
  client.on(Events.ShardError, (error) => log.error('gateway-error', describeError(error)));
  client.on(Events.Warn, () => log.warn('gateway-warning'));
  return client;
}

/** Closes every shard; what we hang up ourselves is no line that was lost. */
export async function hangUp(client: Client): Promise<void> {
  client.removeAllListeners(Events.ShardReconnecting);
  await client.destroy();
}

/** Raw events, because discord.js tells only of what it has cached. */
function watchPlaces(
  client: Client,
  { placeGone, serverChanged }: Pick<GatewayListeners, 'placeGone' | 'serverChanged'>,
): void {
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id }) => placeGone(id));
  client.ws.on(GatewayDispatchEvents.ChannelDelete, ({ id }) => placeGone(id));
  const changes = [
    GatewayDispatchEvents.ChannelUpdate,
    GatewayDispatchEvents.GuildRoleUpdate,
    GatewayDispatchEvents.GuildCreate,
  ] as const;
  for (const change of changes) {
    client.ws.on(change, (data: { id: string; guild_id?: string }) =>
      serverChanged(data.guild_id ?? data.id),
    );
  }
}

/** An outage of one server is none of the gateway: everybody else plays on (FAULTS 29, 30). */
function watchServers(
  client: Client,
  { serverLost, serverBack }: Pick<GatewayListeners, 'serverLost' | 'serverBack'>,
): void {
  client.ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) =>
    unavailable === true ? serverLost(id) : serverBack(id),
  );
  client.ws.on(GatewayDispatchEvents.GuildCreate, ({ id, unavailable }: GatewayGuildCreateDispatchData) =>
    unavailable === true ? serverLost(id) : serverBack(id),
  );
}
