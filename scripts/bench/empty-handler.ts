import { Client, Events, GatewayIntentBits } from 'discord.js';

// The yardstick of `acknowledgement.ts`: a discord.js client that acknowledges and does nothing else.
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env['DISCORD_API_URL'] ?? '' },
});
const BUTTON = { type: 1, components: [{ type: 2, style: 1, label: 'empty', custom_id: 'empty' }] } as const;

client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void interaction.reply({ content: 'empty', components: [BUTTON] });
  else if (interaction.isButton()) void interaction.deferUpdate();
});
client.once(Events.ClientReady, (ready) => {
  void ready.application.commands
    .set([{ name: 'empty', description: 'nothing' }])
    .then(() => process.send?.('ready'));
});
void client.login(process.env['DISCORD_TOKEN'] ?? '');
