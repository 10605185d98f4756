import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../src/config.ts';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const COMPOSE = readFileSync('compose.yaml', 'utf8');

/** `NAME=value` pairs of an ENV line. */
function environment(): Readonly<Record<string, string>> {
  const [, line = ''] = /^ENV (.+)$/m.exec(DOCKERFILE) ?? [];
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}

/** What the COPY lines take from where the project was installed. */
function takenFromBuild(): readonly string[] {
  const lines = [...DOCKERFILE.matchAll(/^COPY --from=build (.+) \S+$/gm)];
  return lines.flatMap(([, paths = '']) => paths.split(' ').map((path) => path.replace('/app/', '')));
}

describe('the image', () => {
  it('takes only what is there once the project is installed', () => {
    expect(takenFromBuild()).toContain('dist');
    expect(takenFromBuild().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('brings the licences of everything in it along', () => {
    expect(takenFromBuild()).toEqual(
      expect.arrayContaining(['LICENSE', 'NOTICES.md', 'assets', 'node_modules']),
    );
  });

  it('starts what is compiled, with settings that the bot knows', () => {
    const [, command = ''] = /^CMD (\[.+\])$/m.exec(DOCKERFILE) ?? [];
    const [, runner = '', script = ''] = JSON.parse(command) as string[];
    expect([existsSync(runner), existsSync(`dist/${script}`)]).toEqual([true, true]);
    expect(configFrom({ ...environment(), DISCORD_TOKEN: 'a.secret.token' })).toMatchObject({
      ok: true,
      value: { BELOTE_DATABASE: '/data/belote.sqlite', BELOTE_MONITOR_PORT: 9464 },
    });
  });

  it('keeps its database on the volume that compose mounts [fault 34]', () => {
    const [, folder] = /^VOLUME (\S+)$/m.exec(DOCKERFILE) ?? [];
    expect(environment()['BELOTE_DATABASE']).toBe(`${folder}/belote.sqlite`);
    expect(COMPOSE).toContain(`- data:${folder}\n`);
    expect(COMPOSE).toContain(`BELOTE_DATABASE: ${folder}/belote.sqlite\n`);
  });

  it('holds no token and no database of the machine that it was made on', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const secret of ['.env', '*.sqlite*', 'backups', '.git']) expect(ignored).toContain(secret);
  });
});
