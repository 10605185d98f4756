import { spawn } from 'node:child_process';

/** Opens the address in the person's browser, where there is one; says nothing where there is none. */
export function openBrowser(url: string, environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): void {
  const program = browserOf(environment, platform);
  if (program === null) return;
  const [command, ...args] = [...program, url];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

function browserOf(
  { CI, DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): readonly [string, ...string[]] | null {
  if (CI) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null;
}
