import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '../../playground/host/arguments.ts';

let folder: string;
let playground: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belote-process-'));
});
afterEach(async () => {
  if (playground?.exitCode === null) playground.kill('SIGKILL');
  await gone();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run playground` without npm; resolves with its address. */
async function start(...args: readonly string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    [resolve('dist/playground/main.js'), '--no-open', '--no-emojis', ...args],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  playground = child;
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`the playground ended: ${said}`);
}

/** The processes that run in the playground's folder: its bots. */
function bots(): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === join(folder, '.playground');
    } catch {
      return false;
    }
  });
}

async function gone(): Promise<void> {
  for (let look = 0; look < 200 && bots().length > 0; look += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe.skipIf(!existsSync('/proc'))('the process of the playground', () => {
  it('ends with Ctrl-C, leaves no bot behind, and keeps the world beside the database', async () => {
    await start();
    expect(bots()).toHaveLength(1);
    playground?.kill('SIGINT');
    const [code] = (await once(playground ?? process, 'exit')) as [number];
    expect(code).toBe(0);
    expect(bots()).toEqual([]);
    expect(readdirSync(join(folder, '.playground'))).toEqual(
      expect.arrayContaining(['world.bin', 'belote.sqlite']),
    );
  });

  it('forgets what was played before only when nobody plays there now', async () => {
    await start();
    const first = playground;
    await expect(start('--reset')).rejects.toThrow('the playground ended');
    expect(bots()).toHaveLength(1);
    expect(readdirSync(join(folder, '.playground'))).toContain('belote.sqlite');
    first?.kill('SIGKILL');
    await gone();
    const relic = join(folder, '.playground', 'relic');
    writeFileSync(relic, '');
    await start('--reset');
    expect(existsSync(relic)).toBe(false);
  });

  it('leaves no bot behind even when it is killed', async () => {
    await start();
    expect(bots()).toHaveLength(1);
    playground?.kill('SIGKILL');
    await gone();
    expect(bots()).toEqual([]);
  });
});

describe('readArguments', () => {
  it('takes any free port and opens a browser unless told', () => {
    expect(readArguments([])).toEqual({
      port: 0,
      reset: false,
      open: true,
      emojis: true,
      scene: null,
      help: false,
    });
  });

  it('takes a port, a scene, and the wish for an empty folder', () => {
    const args = readArguments(['--port', '4000', '--reset', '--no-open', '--scene', 'lobby']);
    expect(args).toEqual({ port: 4000, reset: true, open: false, emojis: true, scene: 'lobby', help: false });
  });

  it.each([['--port', 'x'], ['--port', '70000'], ['--scene', 'elsewhere'], ['--what']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readArguments(args)).toThrow(/\w/);
    },
  );
});
