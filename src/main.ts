import dotenv from 'dotenv';
import { createClock, followParent } from './clock.ts';
import { configFrom } from './config.ts';
import { describeError } from './discord/failures.ts';
import { loginFailure } from './discord/login-failure.ts';
import { createLog } from './log.ts';
import { createThinkers } from './players/pool/thinkers.ts';
import { secrets } from './secrets.ts';
import { openSqliteStore } from './store/sqlite/open.ts';
import { UnusableDatabase } from './store/sqlite/unusable.ts';

/** A system kills what has not ended after ten seconds. */
const STOP_WITHIN_MS = 9500;

dotenv.config({ quiet: true });
const config = configFrom(process.env);
if (!config.ok) giveUp(config.error);

const clock = createClock();
if (config.value.BELOTE_CLOCK_FROM_PARENT) followParent(clock, process);
const log = createLog(clock.nowMs, (line) => process.stdout.write(line));
const store = opened(config.value.BELOTE_DATABASE);
const thinker = createThinkers({ clock, log });
// Most of a start is loading the program: whoever is refused need not wait for it.
const { createProgram } = await import('./program.ts');
const program = createProgram({
  config: config.value,
  store,
  clock,
  secrets,
  thinker,
  log,
  refused: () => void stop(1),
});
let stopping: Promise<void> | null = null;

process.on('unhandledRejection', (error) => log.error('unhandled-rejection', describeError(error)));
// Whoever starts us may pass on a signal that we were sent too: only the first counts, a stop takes its time anyway.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(0));

try {
  await program.start();
} catch (error) {
  if (stopping === null) {
    store.close();
    giveUp(loginFailure(error));
  }
}

function stop(code: number): Promise<void> {
  stopping ??= stopOnce(code);
  return stopping;
}

/** What is accepted is in the store already, so an end at any instant loses nothing. */
async function stopOnce(code: number): Promise<void> {
  setTimeout(() => process.exit(code), STOP_WITHIN_MS).unref();
  try {
    await program.stop();
  } catch (error) {
    log.error('stop-failed', describeError(error));
  }
  process.exit(code);
}

function opened(file: string): ReturnType<typeof openSqliteStore> {
  try {
    return openSqliteStore({ file, log });
  } catch (error) {
    if (error instanceof UnusableDatabase) giveUp(error.message);
    throw error;
  }
}

/** One sentence for whoever started the program; no stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
