import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { systemClock } from '../server/clock.ts';
import { startLocalDiscord, type LocalDiscord } from '../server/local-discord.ts';
import { createBotProcess, type BotProcess } from './bot-process.ts';
import { gather, peopleOf, type Company } from './company.ts';
import { openControl } from './control-session.ts';
import { uploadEmojis } from './emojis.ts';
import { isOurs } from './guard.ts';
import { openPane } from './pane-session.ts';
import { readSaved, writeSaved } from './saved-world.ts';
import { createSockets } from './sockets.ts';
import { servePage } from './static-files.ts';

export type PlaygroundOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the world and the bot's database are kept. */
  readonly folder: string;
  /** The built page. */
  readonly page: string;
  /** The compiled bot; `null` for none, when another client is to log in. */
  readonly bot: string | null;
  /** The compiled script that uploads the card faces; `null` leaves the cards as text. */
  readonly emojis: string | null;
  /** Settings of the bot over its own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told of every line that the bot writes. */
  readonly heard?: (line: string) => void;
};

export type Playground = {
  readonly url: string;
  readonly discord: LocalDiscord;
  readonly company: Company;
  readonly bot: BotProcess;
  /** Moves the clocks of Discord and bot. */
  advance(ms: number): void;
  /** Ends the bot, keeps the world and closes the port. */
  stop(): Promise<void>;
};

const SAVE_AFTER_MS = 3000;
/** What the developers' list shows, and no more memory than that. */
const KEPT_REQUESTS = 500;

/** Starts the local Discord with the page and the bot; resolves when the page can be opened. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { folder, heard = () => undefined } = options;
  const saved = readSaved(folder);
  if (saved === null) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  let aheadMs = saved?.aheadMs ?? 0;
  const sockets = createSockets({
    control: (send) => openControl({ discord, bot, company, send, advance, aheadMs: () => aheadMs }),
    pane(personId, send) {
      const person = () => peopleOf(discord, company).find((each) => each.id === personId);
      const first = person();
      return first && openPane({ discord, send, person: () => person() ?? first });
    },
  });
  const discord = await startLocalDiscord({
    port: options.port,
    clock: systemClock(aheadMs),
    logLength: KEPT_REQUESTS,
    ...(saved === null ? {} : { saved }),
    neighbour: {
      takesRequest: (request, response) => takesRequest(options.page, request, response),
      takesUpgrade(request, socket, head) {
        if (isOurs(request)) return sockets.takes(request, socket, head);
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
        return true;
      },
    },
  });
  const company = saved?.company ?? gather(discord);
  const bot = createBotProcess({
    main: options.bot ?? '',
    folder,
    environment: {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      BELOTE_DATABASE: databaseIn(folder),
      ...options.settings,
    },
    heard,
    changed: () => discord.world.changes.publish('gateway-changed'),
  });
  bot.setClockOffset(aheadMs);
  const save = (): void => writeSaved(folder, discord, company, aheadMs);
  const stopSaving = saveAfterChanges(discord, save);

  function advance(ms: number): void {
    discord.clock.advance(ms);
    aheadMs += ms;
    bot.setClockOffset(aheadMs);
  }

  async function stop(): Promise<void> {
    stopSaving();
    await bot.stop();
    save();
    sockets.close();
    await discord.stop();
  }

  try {
    if (options.emojis !== null) await uploadEmojis(options.emojis, discord, folder, heard);
    if (options.bot !== null) await bot.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: discord.url, discord, company, bot, advance, stop };
}

function takesRequest(page: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isOurs(request)) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('This page is for this machine only.');
    return true;
  }
  const [path = '/'] = (request.url ?? '/').split('?');
  return request.method === 'GET' && servePage(page, path, response);
}

/** Many changes are saved once. */
function saveAfterChanges(discord: LocalDiscord, save: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  const unsubscribe = discord.world.changes.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = null;
      save();
    }, SAVE_AFTER_MS);
  });
  return () => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
  };
}

/** Where the bot of a playground keeps its tables. */
export function databaseIn(folder: string): string {
  return join(folder, 'belote.sqlite');
}
