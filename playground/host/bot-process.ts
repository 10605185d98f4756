import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { BotState } from '../protocol.ts';

/** The bot as a process of its own, unchanged. It ends by itself when this process is gone. */
export type BotProcess = {
  state(): BotState;
  /** Resolves when it is ready; rejects with what it complained about. */
  start(): Promise<void>;
  /** `kill -9`: nothing is said, nothing is saved. */
  kill(): Promise<void>;
  /** Asks it to stop, and insists after a while. */
  stop(): Promise<void>;
  setClockOffset(offsetMs: number): void;
};

export type BotSettings = {
  /** The compiled `main.js`. */
  readonly main: string;
  /** Where it runs; no `.env` of somebody's real bot lies there. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Told of every line that it writes. */
  readonly heard: (line: string) => void;
  readonly changed: () => void;
};

const PATIENCE_MS = 12_000;

export function createBotProcess(settings: BotSettings): BotProcess {
  let child: ChildProcess | null = null;
  let state: BotState = 'stopped';
  let offsetMs = 0;

  function become(next: BotState): void {
    state = next;
    settings.changed();
  }

  function spawn(): ChildProcess {
    const spawned = fork(settings.main, {
      cwd: settings.folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: ['--enable-source-maps'],
      env: { PATH: process.env['PATH'] ?? '', ...settings.environment, BELOTE_CLOCK_FROM_PARENT: '1' },
    });
    spawned.send({ clockOffsetMs: offsetMs }, () => undefined);
    spawned.on('error', (error) => settings.heard(error.message));
    spawned.once('exit', () => {
      if (child !== spawned) return;
      child = null;
      become('stopped');
    });
    return spawned;
  }

  async function start(): Promise<void> {
    if (child !== null) return;
    child = spawn();
    become('starting');
    await ready(child, settings.heard);
    become('ready');
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === null) return;
    const ending = child;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const insist = setTimeout(() => ending.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(insist);
  }

  return {
    state: () => state,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setClockOffset(newOffsetMs) {
      offsetMs = newOffsetMs;
      child?.send({ clockOffsetMs: offsetMs }, () => undefined);
    },
  };
}

function ready(child: ChildProcess, heard: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const last: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line);
        if (last.length > 20) last.shift();
        heard(line);
        if (line.includes('"event":"ready"')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The bot ended before it was ready.\n${last.join('\n')}`)));
  });
}
