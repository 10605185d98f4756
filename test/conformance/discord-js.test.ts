import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ContainerBuilder,
  Events,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextChannel,
  TextInputBuilder,
  TextInputStyle,
  ThreadAutoArchiveDuration,
  type Client,
  type Interaction,
} from 'discord.js';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { connect, register, type ConnectedClient } from '../playground/support/client.ts';
import { png } from '../playground/support/pieces.ts';

const belote = new SlashCommandBuilder()
  .setName('belote')
  .setDescription('Play Belote')
  .addSubcommand((sub) =>
    sub
      .setName('start')
      .setDescription('Open a table')
      .addStringOption((option) =>
        option
          .setName('rules')
          .setDescription('Which rules')
          .addChoices({ name: 'Coinche', value: 'coinche' }, { name: 'Classic', value: 'classic' }),
      )
      .addUserOption((option) => option.setName('partner').setDescription('With whom')),
  )
  .addSubcommand((sub) =>
    sub
      .setName('replay')
      .setDescription('Replay a match')
      .addStringOption((option) =>
        option.setName('match').setDescription('Which').setRequired(true).setAutocomplete(true),
      ),
  );

describe('discord.js 14 against the local Discord', () => {
  let discord: LocalDiscord;
  let bot: ConnectedClient;
  let anna: Actor;
  let bruno: Actor;

  beforeEach(async () => {
    discord = await startLocalDiscord();
    bot = await connect(discord);
    await register(discord, [belote.toJSON()]);
    const [first = '', second = ''] = discord.seed.people;
    anna = discord.world.actor(first);
    bruno = discord.world.actor(second);
  });

  afterEach(async () => {
    await bot.close();
    await discord.stop();
    expect(discord.violations).toEqual([]);
  });

  it('logs in and knows the guild, its channel and its own permissions there', () => {
    const guild = bot.client.guilds.cache.get(discord.seed.guildId);
    const channel = guild?.channels.cache.get(discord.seed.channelId);
    expect(guild?.name).toBe('Belote Club');
    expect(channel).toBeInstanceOf(TextChannel);
    expect((channel as TextChannel).permissionsFor(bot.client.user)?.has('ManageThreads')).toBe(true);
  });

  it('reads subcommand, choice and resolved person of a slash command, and answers it', async () => {
    const read = new Promise<readonly unknown[]>((resolve) => {
      on(bot.client, async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const { options } = interaction;
        await interaction.reply('a table');
        resolve([options.getSubcommand(), options.getString('rules'), options.getUser('partner')?.id]);
      });
    });
    const handle = anna.command('/belote start', { rules: 'Coinche', partner: bruno.id });
    await handle.acknowledged;
    expect(await read).toEqual(['start', 'coinche', bruno.id]);
    expect(handle.message()?.content).toBe('a table');
    expect(bruno.sees(handle.message()!)).toBe(true);
  });

  it('shows an ephemeral answer to one person and updates it by a button', async () => {
    on(bot.client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          content: 'hand',
          components: [row('play', 'Play')],
          flags: MessageFlags.Ephemeral,
        });
      }
      if (interaction.isButton()) await interaction.update({ content: 'played', components: [] });
    });
    const opened = await anna.command('/belote start').acknowledged;
    const hand = opened.message()!;
    expect([anna.sees(hand), bruno.sees(hand)]).toEqual([true, false]);
    await anna.click(hand, 'Play').acknowledged;
    expect(hand.content).toBe('played');
    await discord.settle();
  });

  it('edits an ephemeral answer through the webhook and sends follow-ups', async () => {
    on(bot.client, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('first');
      await interaction.editReply('second');
      await interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
    });
    const handle = anna.command('/belote start');
    await discord.world.when(() => handle.followups()[0]);
    expect(handle.message()?.content).toBe('second');
    expect(anna.ephemerals().map((each) => each.content)).toEqual(['second', 'and more']);
    expect(bruno.messages()).toEqual([]);
    await discord.settle();
  });

  it('defers an update, edits it later, and deletes what it said', async () => {
    on(bot.client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({ content: 'table', components: [row('next', 'Next deal')] });
      }
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'deal 2' });
      const said = await interaction.followUp({ content: 'for you', flags: MessageFlags.Ephemeral });
      await interaction.deleteReply(said);
    });
    const table = (await anna.command('/belote start').acknowledged).message()!;
    const click = bruno.click(table, 'Next deal');
    await discord.settle();
    expect([click.response, table.content, bruno.ephemerals()]).toEqual(['deferred-update', 'deal 2', []]);
  });

  it('answers with a picture in a layout, and hears the button in it', async () => {
    on(bot.client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const gallery = new MediaGalleryBuilder().addItems((item) => item.setURL('attachment://table.png'));
        const container = new ContainerBuilder()
          .addTextDisplayComponents((display) => display.setContent('# Deal 1'))
          .addMediaGalleryComponents(gallery)
          .addSectionComponents((section) =>
            section
              .addTextDisplayComponents((display) => display.setContent('your turn'))
              .setButtonAccessory((button) =>
                button.setCustomId('hand').setLabel('My hand').setStyle(ButtonStyle.Secondary),
              ),
          );
        const files = [new AttachmentBuilder(Buffer.from(png), { name: 'table.png' })];
        await interaction.reply({ components: [container], files, flags: MessageFlags.IsComponentsV2 });
      }
      if (interaction.isButton()) {
        await interaction.reply({ content: interaction.customId, flags: MessageFlags.Ephemeral });
      }
    });
    const table = (await anna.command('/belote start').acknowledged).message()!;
    const hand = await bruno.click(table, 'My hand').acknowledged;
    expect([textOf(table).split('\n')[0], hand.message()?.content]).toEqual(['# Deal 1', 'hand']);
    await discord.settle();
  });

  it('offers choices while somebody types', async () => {
    on(bot.client, async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `match ${typed}`, value: typed }]);
    });
    expect(await anna.autocomplete('/belote replay', { match: '17' }, 'match')).toEqual([
      { name: 'match 17', value: '17' },
    ]);
    await discord.settle();
  });

  it('gets the values of a menu', async () => {
    on(bot.client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const menu = new StringSelectMenuBuilder()
          .setCustomId('contract')
          .setMaxValues(2)
          .addOptions({ label: 'Hearts', value: 'H' }, { label: 'Spades', value: 'S' });
        const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
        await interaction.reply({ content: 'bid', components });
      }
      if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'));
    });
    const opened = await anna.command('/belote start').acknowledged;
    const chosen = await bruno.select(opened.message()!, 'contract', ['S', 'H']).acknowledged;
    expect(chosen.message()?.content).toBe('S+H');
    await discord.settle();
  });

  it('opens a modal and reads it', async () => {
    on(bot.client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const input = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short);
        const label = new LabelBuilder().setLabel('Name').setTextInputComponent(input);
        await interaction.showModal(
          new ModalBuilder().setCustomId('form').setTitle('Season').addLabelComponents(label),
        );
      }
      if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('name'));
    });
    const opened = await anna.command('/belote start').acknowledged;
    const submitted = await anna.submit(opened, { name: 'Spring' }).acknowledged;
    expect(submitted.message()?.content).toBe('Spring');
    await discord.settle();
  });

  it('opens a thread from a message, sends a picture there and edits it with another', async () => {
    const channel = bot.client.channels.cache.get(discord.seed.channelId) as TextChannel;
    const lobby = await channel.send('lobby');
    const thread = await lobby.startThread({
      name: 'Table 1',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
    });
    expect(thread.type).toBe(ChannelType.PublicThread);
    const picture = (text: string): AttachmentBuilder =>
      new AttachmentBuilder(Buffer.from(text), { name: 'table.txt', description: 'the table' });
    const message = await thread.send({ content: 'deal 1', files: [picture('one')] });
    const first = message.attachments.first()!;
    expect(await (await fetch(first.url)).text()).toBe('one');
    const edited = await message.edit({ content: 'deal 2', files: [picture('two')], attachments: [] });
    expect(edited.attachments.map((each) => each.description)).toEqual(['the table']);
    expect(await (await fetch(edited.attachments.first()!.url)).text()).toBe('two');
    expect((await fetch(first.url)).status).toBe(404);
    await thread.setLocked(true);
    await thread.setArchived(true);
    expect(discord.world.thread(thread.id)).toMatchObject({ locked: true, archived: true });
    expect(bot.client.channels.cache.get(thread.id)?.isThread()).toBe(true);
  });
});

function on(client: Client, handler: (interaction: Interaction) => Promise<void>): void {
  client.on(Events.InteractionCreate, (interaction) => void handler(interaction));
}

function row(customId: string, label: string): ActionRowBuilder<ButtonBuilder> {
  const button = new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(button);
}
