import { existsSync, realpathSync, rmSync } from 'node:fs';
import { takeLock } from '../../src/store/sqlite/lock.ts';
import { databaseIn } from './playground.ts';

/** Removes what was played in a folder before. Throws `UnusableDatabase` while somebody plays there. */
export function forget(folder: string): void {
  if (!existsSync(folder)) return;
  const database = databaseIn(realpathSync(folder));
  if (existsSync(database)) takeLock(database).release();
  rmSync(folder, { recursive: true, force: true });
}
