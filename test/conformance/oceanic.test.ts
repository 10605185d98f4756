import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ApplicationCommandTypes,
  ButtonStyles,
  ChannelTypes,
  Client,
  ComponentTypes,
  InteractionTypes,
  MessageFlags,
  type AnyInteractionGateway,
  type MessageActionRow,
} from 'oceanic.js';

import type { Actor } from '../../playground/server/actors/actor.ts';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';

describe('oceanic.js, which knows nothing of discord.js, against the local Discord', () => {
  let discord: LocalDiscord;
  let client: Client;
  let anna: Actor;
  let bruno: Actor;

  beforeEach(async () => {
    discord = await startLocalDiscord();
    client = new Client({
      auth: `Bot ${discord.token}`,
      gateway: { intents: ['GUILDS'] },
      rest: { baseURL: `${discord.apiUrl}/v10` },
    });
    const ready = new Promise<void>((resolve) => {
      client.once('ready', () => resolve());
    });
    await client.connect();
    await ready;
    await client.application.bulkEditGlobalCommands([
      { type: ApplicationCommandTypes.CHAT_INPUT, name: 'hand', description: 'Your hand' },
    ]);
    const [first = '', second = ''] = discord.seed.people;
    anna = discord.world.actor(first);
    bruno = discord.world.actor(second);
  });

  afterEach(async () => {
    client.disconnect(false);
    await discord.stop();
    expect(discord.violations).toEqual([]);
  });

  it('answers a command ephemerally, edits the answer, and updates it by a button', async () => {
    client.on('interactionCreate', (interaction) => void act(interaction));
    const opened = await anna.command('/hand').acknowledged;
    const hand = await discord.world.when(() =>
      opened.message()?.content === 'hand, sorted' ? opened.message() : null,
    );
    expect([hand.ephemeralTo, bruno.sees(hand)]).toEqual([anna.id, false]);
    const click = await anna.click(hand, 'Play').acknowledged;
    expect([click.response, hand.content, hand.components]).toEqual(['update', 'played', []]);
  });

  it('sees guild, member and permissions as they are', async () => {
    const seen = new Promise<readonly unknown[]>((resolve) => {
      client.once('interactionCreate', (interaction) => {
        if (interaction.type !== InteractionTypes.APPLICATION_COMMAND) return;
        const { guild, member, channel, memberPermissions, appPermissions } = interaction;
        void interaction
          .reply({ content: 'seen' })
          .then(() =>
            resolve([
              guild?.name,
              member?.id,
              channel?.id,
              memberPermissions?.has('SEND_MESSAGES'),
              appPermissions.has('MANAGE_THREADS'),
            ]),
          );
      });
    });
    anna.command('/hand');
    expect(await seen).toEqual(['Belote Club', anna.id, discord.seed.channelId, true, true]);
  });

  it('opens a thread, writes and edits there, and closes it', async () => {
    const message = await client.rest.channels.createMessage(discord.seed.channelId, { content: 'lobby' });
    const thread = await client.rest.channels.startThreadFromMessage(discord.seed.channelId, message.id, {
      name: 'Table',
    });
    expect(thread.type).toBe(ChannelTypes.PUBLIC_THREAD);
    const table = await client.rest.channels.createMessage(thread.id, {
      content: 'deal 1',
      files: [{ name: 'table.txt', contents: Buffer.from('cards') }],
    });
    const edited = await client.rest.channels.editMessage(thread.id, table.id, {
      content: 'deal 2',
      attachments: [],
    });
    expect([edited.content, edited.attachments.size]).toEqual(['deal 2', 0]);
    await client.rest.channels.edit(thread.id, { archived: true, locked: true });
    expect(discord.world.thread(thread.id)).toMatchObject({ archived: true, locked: true });
  });
});

const row: MessageActionRow = {
  type: ComponentTypes.ACTION_ROW,
  components: [{ type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, customID: 'play', label: 'Play' }],
};

async function act(interaction: AnyInteractionGateway): Promise<void> {
  if (interaction.type === InteractionTypes.APPLICATION_COMMAND) {
    await interaction.reply({ content: 'hand', components: [row], flags: MessageFlags.EPHEMERAL });
    await interaction.editOriginal({ content: 'hand, sorted' });
  }
  if (interaction.type === InteractionTypes.MESSAGE_COMPONENT) {
    await interaction.editParent({ content: 'played', components: [] });
  }
}
