import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DiscordAPIError, REST } from '@discordjs/rest';
import { config as loadEnvironment } from 'dotenv';
import {
  RESTJSONErrorCodes,
  Routes,
  type RESTGetAPIApplicationEmojisResult,
  type RESTGetCurrentApplicationResult,
} from 'discord-api-types/v10';
import { configFrom } from '../src/config.ts';
import { drawEmojis, type EmojiPicture } from '../src/render/emoji-pictures.ts';
import { missingEmojis, uploadMissing, type EmojiHost } from '../src/render/emoji-upload.ts';

const HELP = `Uploads the card faces to the bot's application as emojis; what is there already stays.

  npm run emojis                      upload what is missing
  npm run emojis -- --dry-run         say what is missing, upload nothing
  npm run emojis -- --out FOLDER      write the pictures into a folder instead, to look at them`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return HELP;
  if (values.out !== undefined) return write(await drawEmojis(), values.out);
  const host = await applicationEmojis();
  const pictures = await drawEmojis();
  if (values['dry-run']) return dryRun(host, pictures);
  const { uploaded, there } = await uploadMissing(host, pictures);
  return `uploaded ${uploaded}, there already ${there}`;
}

async function write(pictures: readonly EmojiPicture[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all(pictures.map(({ name, png }) => writeFile(join(folder, `${name}.png`), png)));
  return `wrote ${pictures.length} pictures to ${folder}`;
}

async function dryRun(host: EmojiHost, pictures: readonly EmojiPicture[]): Promise<string> {
  const missing = await missingEmojis(host, pictures);
  const summary = `would upload ${missing.length}, there already ${pictures.length - missing.length}`;
  return [summary, ...missing.map(({ name }) => `  ${name}`)].join('\n');
}

async function applicationEmojis(): Promise<EmojiHost> {
  loadEnvironment({ quiet: true });
  const settings = configFrom(process.env);
  if (!settings.ok) throw new Error(settings.error);
  const { DISCORD_API_URL: api, DISCORD_TOKEN: token } = settings.value;
  const rest = new REST({ api, version: '10' }).setToken(token);
  const { id } = await answered<RESTGetCurrentApplicationResult>(rest.get(Routes.currentApplication()));
  const route = Routes.applicationEmojis(id);
  return {
    names: async () => namesIn(await answered(rest.get(route))),
    upload: async (picture) => {
      await answered(rest.post(route, { body: bodyOf(picture) }));
    },
  };
}

function namesIn({ items }: RESTGetAPIApplicationEmojisResult): ReadonlySet<string> {
  return new Set(items.flatMap(({ name }) => (name === null ? [] : [name])));
}

function bodyOf({ name, png }: EmojiPicture): { readonly name: string; readonly image: string } {
  return { name, image: `data:image/png;base64,${png.toString('base64')}` };
}

/** Discord's answer; its refusals and its silence become a sentence for whoever runs the command. */
async function answered<T>(request: Promise<unknown>): Promise<T> {
  try {
    return (await request) as T;
  } catch (error) {
    throw new Error(sentenceOf(error), { cause: error });
  }
}

function sentenceOf(error: unknown): string {
  const again = 'Run the command again: it goes on where it stopped.';
  if (!(error instanceof DiscordAPIError)) return `Discord cannot be reached (${String(error)}). ${again}`;
  if (error.status === 401)
    return 'Discord does not accept DISCORD_TOKEN: put the token of your bot into .env.';
  if (error.code === RESTJSONErrorCodes.MaximumNumberOfEmojisReached)
    return 'The application has no room for more emojis: delete some of them in the developer portal.';
  return `Discord refused (${error.status}, code ${error.code}): ${error.message}. ${again}`;
}
