import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Which ring may import which, besides itself (docs/architecture.md, "Rings"). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  i18n: ['engine'],
  render: ['engine'],
  app: ['engine'],
  present: ['engine', 'i18n'],
  players: ['engine', 'app/ports.ts', 'app/table.ts'],
  store: ['engine', 'app'],
  monitoring: ['app/ports.ts'],
  discord: ['app', 'engine', 'present', 'i18n', 'render'],
  commands: ['app', 'engine', 'present', 'i18n', 'discord'],
};

/** Packages that a pure ring may use. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  engine: ['node:crypto'],
  i18n: ['discord-api-types/v10'],
  present: ['discord-api-types/v10'],
};

type Import = { readonly from: string; readonly to: string };

function sources(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const specifiers = [
    ...text.matchAll(/(?:^|\n)(?:import|export)\b[^;]*?from '([^']+)'|import\('([^']+)'\)/g),
  ];
  return specifiers.map((match) => ({ from: file, to: target(file, match[1] ?? match[2] ?? '') }));
}

/** A path below the root for our own files, the bare name for packages. */
function target(file: string, specifier: string): string {
  return specifier.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), specifier)) : specifier;
}

const isPackage = (to: string): boolean => !/^(src|commands|test|scripts|playground)\//.test(to);

function ringOf(path: string): string {
  const [top, ring] = path.split('/');
  return top === 'src' && ring !== undefined ? ring : (top ?? '');
}

const everything = [...sources('src'), ...sources('commands')].flatMap(importsOf);

describe('the rings', () => {
  for (const [ring, allowed] of Object.entries(MAY_IMPORT)) {
    it(`${ring} imports only ${[...allowed, 'itself'].join(', ')}`, () => {
      const own = everything.filter((each) => ringOf(each.from) === ring && !isPackage(each.to));
      const wrong = own.filter(({ to }) => {
        const inner = to.replace(/^src\//, '');
        return ringOf(to) !== ring && !allowed.some((each) => inner === each || inner.startsWith(`${each}/`));
      });
      expect(own.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    });
  }

  for (const [ring, packages] of Object.entries(PURE)) {
    it(`${ring} does no input or output: it uses ${packages.join(', ') || 'no package'}`, () => {
      const used = everything
        .filter((each) => ringOf(each.from) === ring && isPackage(each.to))
        .map((each) => each.to);
      expect(used.filter((each) => !packages.includes(each))).toEqual([]);
    });
  }

  it('only the composition root and the program import every ring', () => {
    const roots = everything.filter(({ from }) => /^src\/[^/]+\.ts$/.test(from));
    const importers = new Set(
      roots.filter(({ to }) => to.startsWith('src/discord/')).map((each) => each.from),
    );
    expect([...importers].sort()).toEqual(['src/main.ts', 'src/program.ts']);
  });
});

describe('the purity of rules', () => {
  const pure = [...sources('src/engine'), ...sources('src/app'), ...sources('src/present')];

  it('no rule asks which rule set it is in', () => {
    const asking = sources('src/engine').filter((file) =>
      /rules\.id\s*[!=]==?/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  it('no clock, environment or chance is read outside of what is passed in', () => {
    const reading = pure.filter((file) =>
      /Date\.now|new Date\(\)|Math\.random|process\.env|setTimeout|setInterval/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(reading).toEqual([]);
  });

  it('engine, app and present have no classes, except the error of a port', () => {
    const classes = pure.filter((file) =>
      /^(export )?(abstract )?class /m.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(classes).toEqual(['src/app/ports.ts']);
  });
});

describe('the files', () => {
  const ours = [
    ...sources('src'),
    ...sources('commands'),
    ...sources('playground/server'),
    ...sources('playground/host'),
    ...sources('scripts'),
  ];

  it('are at most 300 lines long, unless a script wrote them', () => {
    const texts = ours.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
    const written = texts.filter(({ text }) => !/^\/\*\* Written by `npm run /m.test(text));
    const long = written.filter(({ text }) => text.split('\n').length > 301).map((each) => each.file);
    expect(long).toEqual([]);
  });

  it('are named in kebab case for what they define', () => {
    const names = ours.map((file) => file.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^[a-z0-9-]+(\.d)?\.ts$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|common|manager|service)\.ts$/.test(name))).toEqual([]);
  });
});
