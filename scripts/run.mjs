// Runs a compiled script (`node scripts/run.mjs src/main.js …`), compiling first when a source is newer than
// what was compiled; with no script it only compiles. Without a compiler (production install) what was compiled runs as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const stamp = join(root, 'dist/.tsbuildinfo');
const [script, ...args] = process.argv.slice(2);

if (existsSync(compiler) && isStale()) compile();
if (script !== undefined) await run(join(root, 'dist', script));

async function run(target) {
  process.argv = [process.argv[0], target, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(target).href);
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const builtMs = statSync(stamp).mtimeMs;
  return ['src', 'commands', 'playground', 'scripts', 'tsconfig.json', 'tsconfig.build.json'].some((each) =>
    newerThan(join(root, each), builtMs),
  );
}

function newerThan(path, ms) {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > ms;
  return readdirSync(path).some((name) => name !== 'node_modules' && newerThan(join(path, name), ms));
}

function compile() {
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(`The sources do not compile:\n${stdout}\n`);
  process.exit(1);
}
