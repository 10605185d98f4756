import dotenv from 'dotenv';
import { createClock, followParent } from './clock.ts';
import { configFrom } from './config.ts';
import { describeError } from './discord/failures.ts';
import { loginFailure } from './discord/login-failure.ts';
import { createLog } from './log.ts';
import { easy } from './players/easy.ts';
import { createProgram } from './program.ts';
import { secrets } from './secrets.ts';
import { openSqliteStore } from './store/sqlite/open.ts';
import { UnusableDatabase } from './store/sqlite/unusable.ts';

dotenv.config({ quiet: true });
const config = configFrom(process.env);
if (!config.ok) giveUp(config.error);

const clock = createClock();
if (config.value.BELOTE_CLOCK_FROM_PARENT) followParent(clock, process);
const log = createLog(clock.nowMs, (line) => process.stdout.write(line));
const store = opened(config.value.BELOTE_DATABASE);
const thinker = {
  think: ({ view }: Parameters<Parameters<typeof createProgram>[0]['thinker']['think']>[0]) =>
    Promise.resolve(easy(view)),
};
const program = createProgram({ config: config.value, store, clock, secrets, thinker, log });

process.on('unhandledRejection', (error) => log.error('unhandled-rejection', describeError(error)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
process.once('disconnect', () => void stop());

try {
  await program.start();
} catch (error) {
  store.close();
  giveUp(loginFailure(error));
}

async function stop(): Promise<void> {
  await program.stop();
  process.exit(0);
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
