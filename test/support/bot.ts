import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve('dist/src/main.js');

/** The compiled bot as a process of its own. */
export type Bot = {
  readonly pid: number;
  /** All that it logged, oldest first. */
  readonly log: readonly string[];
  /** All that it wrote to standard error. */
  readonly complaints: readonly string[];
  /** Moves its clock, as far as it is allowed to follow. */
  setClockOffset(offsetMs: number): void;
  /** Resolves when it has done what it was doing and what had become due, or has ended. */
  caughtUp(): Promise<void>;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | string>;
  /** `kill -9`: nothing is said, nothing is saved. */
  kill(): Promise<void>;
  /** Asks it to stop, as a system would. */
  stop(): Promise<void>;
};

export type Start = {
  readonly environment: Readonly<Record<string, string>>;
  readonly clockOffsetMs?: number;
};

/** Settings with which a match is over in a moment: no pauses, no mentions, no pictures. */
export const QUICK: Readonly<Record<string, string>> = {
  BELOTE_COMPUTER_PAUSE_MS: '0',
  BELOTE_DEAL_PAUSE_MS: '3600000',
  BELOTE_EDIT_PAUSE_MS: '20',
  BELOTE_PING_AFTER_MS: '3600000',
  BELOTE_PICTURES: '0',
  BELOTE_CLOCK_FROM_PARENT: '1',
};

/** Starts the bot and resolves when it says `ready`, or rejects with what it complained about. */
export async function startBot({ environment, clockOffsetMs = 0 }: Start): Promise<Bot> {
  const { child, bot } = spawned(environment);
  bot.setClockOffset(clockOffsetMs);
  const ready = new Promise<void>((done) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('"event":"ready"') && done());
  });
  const failed = bot.ended.then((code) => {
    throw new Error(
      `the bot ended with ${code}: ${bot.complaints.join('\n')}\n${bot.log.slice(-5).join('\n')}`,
    );
  });
  await Promise.race([ready, failed]);
  return bot;
}

/** Starts the bot and waits for nothing: for starts that are to be refused. */
export function startBotAnyhow({ environment }: Start): Bot {
  return spawned(environment).bot;
}

function spawned(environment: Readonly<Record<string, string>>): { child: ChildProcess; bot: Bot } {
  const child = fork(MAIN, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--enable-source-maps'],
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
  );
  ended.catch(() => undefined);
  let offsetMs = 0;
  const echoes: (() => void)[] = [];
  child.on('message', () => echoes.shift()?.());
  const asks = (): Promise<void> =>
    new Promise((resolve) => {
      echoes.push(resolve);
      child.send({ clockOffsetMs: offsetMs }, (error) => error !== null && resolve());
    });
  const bot: Bot = {
    pid: child.pid ?? 0,
    log: linesOf(child.stdout),
    complaints: linesOf(child.stderr),
    ended,
    setClockOffset(newOffsetMs) {
      offsetMs = newOffsetMs;
      if (child.connected) void asks();
    },
    async caughtUp() {
      if (child.connected) await Promise.race([asks(), ended]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
  return { child, bot };
}

function linesOf(stream: NodeJS.ReadableStream | null): readonly string[] {
  const lines: string[] = [];
  if (stream !== null) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return lines;
}
