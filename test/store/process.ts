import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('doomed.mjs', import.meta.url));

/** A process that appends without end; `lines` grows while it lives. */
export type Doomed = {
  readonly lines: () => readonly string[];
  /** Resolves when at least `count` appends were reported. */
  readonly reported: (count: number) => Promise<void>;
  /** SIGKILL, and all it had still reported. */
  readonly kill: () => Promise<void>;
};

export function startDoomed(file: string): Doomed {
  const child = spawn(process.execPath, [SCRIPT, 'append', file], { stdio: 'pipe' });
  let written = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const closed = once(child, 'close');
  const lines = (): readonly string[] => written.split('\n').slice(0, -1);
  return {
    lines,
    reported: async (count) => {
      while (lines().length < count) {
        if (hasEnded(child)) throw new Error(`The writer ended by itself: ${complaint}`);
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** What a process of its own says when it opens `file` as a user without privileges. */
export function openingElsewhere(file: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, 'open', file], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
