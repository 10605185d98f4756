// Builds the playground's page into dist/page when one of its sources is newer than what was built.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/page');
const sources = ['playground/page', 'playground/protocol.ts', 'package.json'].map((each) => join(root, each));

if (isStale()) await build();

function isStale() {
  const index = join(built, 'index.html');
  return !existsSync(index) || sources.some((each) => newestMs(each) > statSync(index).mtimeMs);
}

function newestMs(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

/** Built aside and then put into place, so that nobody is served half a page. */
async function build() {
  const { build: viteBuild } = await import('vite').catch(() => {
    process.stderr.write(
      'The page is built with the development packages: run npm install without --omit=dev.\n',
    );
    process.exit(1);
  });
  const fresh = `${built}.${process.pid}`;
  await viteBuild({
    root: join(root, 'playground/page'),
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir: fresh, emptyOutDir: true, target: 'es2022', modulePreload: false },
  });
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
}
