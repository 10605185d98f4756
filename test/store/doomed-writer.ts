import { writeSync } from 'node:fs';

import type { Log } from '../../src/app/ports.ts';
import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { following, opening } from '../contract/store-fixtures.ts';

const TABLES = ['ana', 'bob', 'cid', 'dora'] as const;
const NOBODY = 65_534;
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Runs in a process of its own that gets killed: appends to a few tables in turn, as fast as it can, and writes
 * one line `table version` for every append that was answered, after the answer.
 */
export async function appendUntilKilled(file: string): Promise<never> {
  const store = openSqliteStore({ file, log: SILENT });
  const versions = new Map<string, number>();
  for (const id of TABLES) versions.set(id, (await store.log(id)).length);
  for (let turn = 0; ; turn += 1) {
    const id = TABLES[turn % TABLES.length] ?? TABLES[0];
    const version = versions.get(id) ?? 0;
    const entry = version === 0 ? opening(id) : following(id, version, { snapshot: version % 20 === 0 });
    const answer = await store.append(entry);
    if (answer === 'conflict') throw new Error(`${id} ${version} is taken`);
    versions.set(id, version + 1);
    writeSync(1, `${id} ${version + 1}\n`);
  }
}

/** Opens `file` as a user without privileges and writes `opened`, or the name and the sentence of the refusal. */
export function reportOpening(file: string): void {
  dropPrivileges();
  try {
    openSqliteStore({ file, log: SILENT }).close();
    writeSync(1, 'opened');
  } catch (error) {
    writeSync(1, String(error));
  }
}

/** Root may write everywhere. The driver is loaded before, from where only root may be allowed to read. */
function dropPrivileges(): void {
  openSqliteStore({ file: ':memory:', log: SILENT }).close();
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
