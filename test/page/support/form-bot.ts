import { Client, GatewayIntentBits, MessageFlags, REST, Routes, type Interaction } from 'discord.js';
import type { LocalDiscord } from '../../../playground/server/local-discord.ts';

const FORM = {
  custom_id: 'form',
  title: 'A new season',
  components: [
    { type: 10, content: 'Everything can be **changed** later.' },
    { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1, max_length: 30 } },
    { type: 18, label: 'Why', component: { type: 4, custom_id: 'why', style: 2, required: false } },
    {
      type: 18,
      label: 'Rules',
      description: 'Which matches count',
      component: {
        type: 3,
        custom_id: 'rules',
        options: [
          { label: 'Coinche', value: 'coinche' },
          { label: 'Bela', value: 'bela' },
        ],
      },
    },
    {
      type: 18,
      label: 'Length',
      component: {
        type: 21,
        custom_id: 'length',
        options: [
          { label: 'A month', value: 'month' },
          { label: 'A year', value: 'year' },
        ],
      },
    },
  ],
} as const;

/** A bot of a few lines that shows what ours does not yet have: a form, and a menu that completes itself. */
export async function startFormBot(discord: LocalDiscord): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.apiUrl } });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  await client.login(discord.token);
  const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  await rest.put(Routes.applicationCommands(discord.applicationId), {
    body: [
      {
        name: 'season',
        description: 'Open a season',
        description_localizations: { fr: 'Ouvrir une saison' },
        name_localizations: { fr: 'saison' },
        options: [{ type: 3, name: 'like', description: 'An earlier one', autocomplete: true }],
      },
    ],
  });
  return client;
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const names = ['Spring', 'Summer', 'Winter'].filter((each) => each.startsWith(typed));
    return interaction.respond(names.map((name) => ({ name, value: name.toLowerCase() })));
  }
  if (interaction.isChatInputCommand()) {
    const like = interaction.options.getString('like');
    await interaction.showModal({ ...FORM, title: like ?? FORM.title } as never);
    return;
  }
  if (!interaction.isModalSubmit()) return;
  const { fields } = interaction;
  const content = [
    `name ${fields.getTextInputValue('name')}`,
    `rules ${fields.getStringSelectValues('rules').join()}`,
    `length ${fields.getRadioGroup('length')}`,
  ].join(', ');
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}
