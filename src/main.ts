import dotenv from 'dotenv';
import { createClock, followParent } from './clock.ts';
import { configFrom, type Config } from './config.ts';
import { describeError } from './discord/failures.ts';
import { loginFailure } from './discord/login-failure.ts';
import { createLog } from './log.ts';
import { openEndpoints, type Endpoints } from './monitoring/endpoints.ts';
import { createHealthWatch } from './monitoring/health.ts';
import { NO_METRICS } from './monitoring/metrics.ts';
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
const metrics =
  config.value.BELOTE_MONITOR_PORT === undefined
    ? NO_METRICS
    : (await import('./monitoring/prometheus.ts')).createMetrics();
const log = metrics.counted(createLog(clock.nowMs, (line) => process.stdout.write(line)));
const store = opened(config.value.BELOTE_DATABASE);
const health = createHealthWatch(store, clock);
const endpoints = await monitored(config.value);
const thinker = metrics.timed(createThinkers({ clock, log }));
// Most of a start is loading the program: whoever is refused need not wait for it.
const { createProgram } = await import('./program.ts');
const program = createProgram({
  config: config.value,
  store,
  clock,
  secrets,
  thinker,
  log,
  health,
  metrics,
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
  await endpoints?.close();
  process.exit(code);
}

/** Opens the endpoints before Discord is asked for anything, so that a start can be watched too. */
async function monitored({
  BELOTE_MONITOR_HOST: host,
  BELOTE_MONITOR_PORT: port,
}: Config): Promise<Endpoints | null> {
  if (port === undefined) return null;
  try {
    const opened = await openEndpoints(host, port, {
      health: health.report,
      metrics: metrics.text,
      failed: (error) => log.error('monitor-failed', describeError(error)),
    });
    log.info('monitor-open', { host, port: opened.port });
    return opened;
  } catch (error) {
    store.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    return giveUp(
      `BELOTE_MONITOR_PORT ${port} on ${host} cannot be listened on (${code}): choose another port or host.`,
    );
  }
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
