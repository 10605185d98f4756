import { REST } from '@discordjs/rest';
import dotenv from 'dotenv';
import { Routes, type RESTGetCurrentApplicationResult } from 'discord-api-types/v10';
import { subcommands } from '../commands/index.ts';
import { configFrom } from '../src/config.ts';
import { commandList } from '../src/discord/command-list.ts';
import { loginFailure } from '../src/discord/login-failure.ts';

// `npm run register`: puts the slash commands into Discord's list now, without starting the bot.
dotenv.config({ quiet: true });
const config = configFrom(process.env);
if (!config.ok) giveUp(config.error);
const rest = new REST({ api: config.value.DISCORD_API_URL, version: '10' }).setToken(
  config.value.DISCORD_TOKEN,
);
try {
  const application = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
  await rest.put(Routes.applicationCommands(application.id), { body: commandList(subcommands) });
  console.log(`/belote is registered with its ${subcommands.length} subcommands.`);
} catch (error) {
  giveUp(loginFailure(error));
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
