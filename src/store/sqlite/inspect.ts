import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { inspectLeftoverLog } from './leftover-log.ts';
import { APPLICATION_ID } from './migrations.ts';
import { UnusableDatabase, orUnusable } from './unusable.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** What stands beside a database while a backup is put in its place: `<file>.restoring`. */
export const RESTORING = '.restoring';

/**
 * Makes sure, without writing to it, that the existing `file` is a database of this program which a program
 * with `newest` migrations can use. Throws `UnusableDatabase` otherwise.
 */
export function inspectDatabase(file: string, newest: number): void {
  orUnusable(file, () => {
    refuseUnwritable(file);
    const header = headerOf(file);
    if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw notADatabase(file);
    const inspectMarks = (applicationId: number, version: number): void => {
      refuseForeign(file, applicationId);
      refuseNewer(file, version, newest);
    };
    inspectMarks(header.readUInt32BE(68), header.readUInt32BE(60));
    if (sizeOf(`${file}-wal`) > 0) inspectLeftoverLog(file, inspectMarks);
    else refuseTruncated(file, header);
  });
}

/** Refuses by its kind or size what cannot be a database, without opening it. */
export function refuseOtherThanFile(file: string): void {
  const stats = statSync(file);
  if (stats.isDirectory()) {
    throw new UnusableDatabase(
      `${file} is a folder: name a file in it, for example ${join(file, 'belote.sqlite')}.`,
    );
  }
  if (!stats.isFile()) throw notADatabase(file);
  if (stats.size === 0) {
    throw new UnusableDatabase(
      `${file} is empty: put a backup in its place, or delete it to start with a new database.`,
    );
  }
}

/** Makes sure that `file`, which does not exist, can be made without losing anything that belongs to it. */
export function inspectAbsence(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
    throw new UnusableDatabase(
      `${file} is a link to a file that does not exist: mend the link or remove it.`,
    );
  }
  if (existsSync(`${file}${RESTORING}`)) {
    throw new UnusableDatabase(
      `${file} is missing because a restore was cut off: run it again, which is safe.`,
    );
  }
  // SQLite deletes a log without its database, and with it the last moves.
  if (sizeOf(`${file}-wal`) > 0) {
    throw new UnusableDatabase(
      `${file} is missing although its log ${file}-wal is there: put the database back beside it, or move the log away to start with a new database.`,
    );
  }
}

function refuseUnwritable(file: string): void {
  accessSync(file, constants.R_OK | constants.W_OK);
  accessSync(dirname(file), constants.W_OK);
}

function headerOf(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  // Safe only while this process has no SQLite connection to the file: closing drops the locks of all of them.
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  return header;
}

function notADatabase(file: string): UnusableDatabase {
  return new UnusableDatabase(
    `${file} is not a database: choose another path, or put a backup in its place if it once was one.`,
  );
}

function refuseForeign(file: string, applicationId: number): void {
  if (applicationId === APPLICATION_ID) return;
  throw new UnusableDatabase(
    `${file} is a database of another program and was left as it is: choose another path.`,
  );
}

function refuseNewer(file: string, version: number, newest: number): void {
  if (version <= newest) return;
  throw new UnusableDatabase(
    `${file} was written by a newer version of this program (schema ${version}, known up to ${newest}): install that version again, or put an older backup in its place.`,
  );
}

/** Without a log the header counts the pages truly; a copy that was cut short has fewer. */
function refuseTruncated(file: string, header: Buffer): void {
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const counted = header.readUInt32BE(24) === header.readUInt32BE(92);
  if (!counted || sizeOf(file) >= pageBytes * header.readUInt32BE(28)) return;
  throw new UnusableDatabase(
    `${file} is damaged, its end is missing: put a backup in its place, or move it away to start with a new database.`,
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
