import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { existsSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Store } from '../../src/app/ports.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { type Doomed, startDoomed } from './process.ts';
import { freshFolder, keptLog } from './stage.ts';

describe('a store whose process is killed', () => {
  const { log } = keptLog();
  let folder = '';
  let file = '';
  let clear = (): void => {};
  let writer: Doomed | null = null;

  beforeEach(() => {
    const fresh = freshFolder();
    folder = fresh.folder;
    file = join(folder, 'belote.sqlite');
    clear = fresh.remove;
  });
  afterEach(async () => {
    await writer?.kill();
    clear();
  });

  it('[fault 34] has every append it had answered, none twice, however often it is killed', async () => {
    const answered: string[] = [];
    for (const appends of [1, 3, 50, 200, 1500]) {
      writer = startDoomed(file);
      await writer.reported(Math.ceil(appends * (0.5 + Math.random())));
      await writer.kill();
      answered.push(...writer.lines());

      const store = openSqliteStore({ file, log });
      expect(await keptVersions(store)).toEqual(expect.arrayContaining(answered));
      for (const id of ['ana', 'bob', 'cid', 'dora']) await expectWhole(store, id);
      store.close();
    }
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('[fault 32] keeps a second process off while it lives, and lets it in when it is dead', async () => {
    writer = startDoomed(file);
    await writer.reported(5);
    expect(() => openSqliteStore({ file, log })).toThrow(
      `Another process is running on ${file}: stop it first`,
    );
    await writer.reported(writer.lines().length + 5);

    await writer.kill();
    const store = openSqliteStore({ file, log });
    expect((await store.log('ana')).length).toBeGreaterThan(0);
    store.close();
    expect(existsSync(`${file}.lock-journal`)).toBe(false);
  });

  it.each([
    ['a symbolic link to it', () => linkTo(file, join(folder, 'link.sqlite'))],
    ['a link to its folder', () => join(linkTo(folder, join(folder, 'self')), 'belote.sqlite')],
    ['a relative path', () => relative(process.cwd(), file)],
    ['a path with detours', () => `${folder}/../${folder.split('/').at(-1) ?? ''}/./belote.sqlite`],
  ])('[fault 32] keeps a second store off that comes by %s', async (_, detour) => {
    const store = openSqliteStore({ file, log });
    const other = detour();
    expect(() => openSqliteStore({ file: other, log })).toThrow('Another process is running on');
    store.close();
    const again = openSqliteStore({ file: other, log });
    expect(() => openSqliteStore({ file, log })).toThrow('Another process is running on');
    again.close();
  });
});

function linkTo(target: string, link: string): string {
  symlinkSync(target, link);
  return link;
}

/** Everything in the log, in the words of the writer. */
async function keptVersions(store: Store): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const id of ['ana', 'bob', 'cid', 'dora']) {
    kept.push(...(await store.log(id)).map((_, index) => `${id} ${index + 1}`));
  }
  return kept;
}

/** The writer's entries carry the version behind which they were played. */
async function expectWhole(store: Store, id: string): Promise<void> {
  const log = await store.log(id);
  expect(log.map(({ atMs }) => atMs)).toEqual(log.map((_, index) => index));
  const loaded = await store.load(id);
  if (loaded === null) return expect(log).toEqual([]);
  expect(loaded.tail).toEqual(log.slice(loaded.snapshot?.version ?? 0));
  return undefined;
}
