import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium is installed; `CHROMIUM` in the environment wins. `null` when there is none. */
export function chromiumPath(environment: NodeJS.ProcessEnv): string | null {
  const wished = environment['CHROMIUM'];
  if (wished !== undefined && wished !== '') return existsSync(wished) ? wished : null;
  return PLACES.find((each) => existsSync(each)) ?? null;
}

/** Starts a browser without a window. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: SWITCHES });
}
