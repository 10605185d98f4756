import { Client, Events, GatewayIntentBits, Options, type Interaction } from 'discord.js';
import type { Log } from '../app/ports.ts';
import { describeError } from './failures.ts';

export type GatewayListeners = {
  interaction(interaction: Interaction): Promise<void>;
  /** Discord can be reached again, or for the first time. */
  reachable(): void;
  /** No clicks arrive until `reachable`. */
  unreachable(): void;
};

/**
 * The discord.js client: no privileged intent, nothing cached that we do not read. One listener per event, so that
 * no click is handled twice (FAULTS 3); an error event never ends the process (FAULTS 2).
 */
export function createGateway(apiUrl: string, log: Log, listeners: GatewayListeners): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: apiUrl },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      UserManager: 0,
    }),
  });
  client.on(Events.InteractionCreate, (interaction) => void listeners.interaction(interaction));
  client.on(Events.ShardReady, listeners.reachable);
  client.on(Events.ShardResume, listeners.reachable);
  client.on(Events.ShardReconnecting, listeners.unreachable);
  client.on(Events.ShardDisconnect, listeners.unreachable);
  client.on(Events.Error, (error) => log.error('gateway-error', describeError(error)));
  client.on(Events.ShardError, (error) => log.error('gateway-error', describeError(error)));
  client.on(Events.Warn, () => log.warn('gateway-warning'));
  return client;
}
