import { Client, Events, GatewayIntentBits, REST, Routes } from 'discord.js';

import type { LocalDiscord } from '../../../playground/server/local-discord.ts';

export interface ConnectedClient {
  readonly client: Client<true>;
  readonly close: () => Promise<void>;
}

/** A real client, logged in. */
export async function connect(
  discord: LocalDiscord,
  intents: readonly GatewayIntentBits[] = [GatewayIntentBits.Guilds],
): Promise<ConnectedClient> {
  const client = new Client({ intents: [...intents], rest: { api: discord.apiUrl } });
  const ready = new Promise<void>((resolve) => {
    client.once(Events.ClientReady, () => resolve());
  });
  await client.login(discord.token);
  await ready;
  return { client: client as Client<true>, close: () => client.destroy() };
}

/** Replaces the global commands. */
export async function register(discord: LocalDiscord, body: readonly unknown[]): Promise<void> {
  const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  await rest.put(Routes.applicationCommands(discord.applicationId), { body });
}
