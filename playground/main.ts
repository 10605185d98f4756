import { resolve } from 'node:path';
import { HELP, readArguments, type Arguments } from './host/arguments.ts';
import { openBrowser } from './host/browser.ts';
import { forget } from './host/forget.ts';
import { startPlayground, type Playground } from './host/playground.ts';

const FOLDER = resolve('.playground');
/** What the bot says when all is well; every first start makes a database. */
const EXPECTED = /"level":"info"|"event":"database-created"/;
/** Beside this file once it is compiled. */
const DIST = resolve(import.meta.dirname, '..');

try {
  const args = readArguments(process.argv.slice(2));
  if (args.help) console.log(HELP);
  else await run(args);
} catch (error) {
  giveUp(error);
}

async function run({ port, reset, open, emojis, scene }: Arguments): Promise<void> {
  if (reset) forget(FOLDER);
  const playground = await startPlayground({
    port,
    folder: FOLDER,
    page: resolve(DIST, 'page'),
    bot: resolve(DIST, 'src/main.js'),
    emojis: emojis ? resolve(DIST, 'scripts/emojis.js') : null,
    heard: (line) => {
      if (!EXPECTED.test(line)) console.error(line);
    },
  });
  stopOnSignals(playground);
  const address = scene === null ? playground.url : `${playground.url}/?scene=${scene}`;
  console.log(`Belote is being played at ${address} (Ctrl-C ends it)`);
  if (open) openBrowser(address, process.env, process.platform);
}

function stopOnSignals(playground: Playground): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      playground.stop().then(() => process.exit(0), giveUp);
    });
  }
}

/** One sentence for whoever started it. */
function giveUp(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const taken = message.includes('EADDRINUSE');
  console.error(
    taken ? 'This port is taken: choose another with --port, or none for any free one.' : message,
  );
  process.exit(1);
}
