import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { realPathOf } from './database.ts';
import { examine, openToRead } from './examine.ts';
import { RESTORING } from './inspect.ts';
import { takeLock } from './lock.ts';
import { UnusableDatabase, orUnusable } from './unusable.ts';

/**
 * Writes what the database `file` holds now into the new file `to`, also while a bot runs on it and plays on. `to`
 * appears whole or not at all. Throws `UnusableDatabase`.
 */
export function backUp(file: string, to: string): void {
  if (existsSync(to)) throw new UnusableDatabase(`${to} is there already: name another file.`);
  orUnusable(to, () => {
    mkdirSync(dirname(to), { recursive: true });
    copyWhole(file, to);
  });
}

/**
 * Puts the backup `from` in the place of the database `file`. What stood there is kept; gives its new name, `null` when
 * nothing stood there. Throws `UnusableDatabase` when a bot runs on `file`, or the backup is not sound: then all is as
 * it was. After a restore that was cut off the bot refuses to start until it is done again.
 */
export function restore(from: string, file: string, suffix: string): string | null {
  const { findings } = examine(from);
  if (findings.length > 0)
    throw new UnusableDatabase(`${from} is not sound, and nothing was changed: ${findings.join(' ')}`);
  if (file === ':memory:') throw new UnusableDatabase(`${file} is no file: name the file of the database.`);
  const path = realPathOf(file);
  const lock = takeLock(path);
  try {
    return orUnusable(path, () => {
      copyWhole(from, `${path}${RESTORING}`);
      const aside = existsSync(path) ? `${path}.${suffix}` : null;
      if (aside !== null) putAside(path, aside);
      renameSync(`${path}${RESTORING}`, path);
      return aside;
    });
  } finally {
    lock.release();
  }
}

/** One file without a log beside it, whatever stood beside the original. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = orUnusable(from, () => openToRead(from));
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    bringToDisk(unfinished);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    db.close();
  }
}

/** The log of the old database must not stay for the new one, and must stay with the old one (FAULTS 34). */
function putAside(file: string, aside: string): void {
  renameSync(file, aside);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
}

function bringToDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
