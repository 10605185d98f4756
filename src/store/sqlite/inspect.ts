import Database from 'better-sqlite3';
import { accessSync, closeSync, constants, lstatSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { APPLICATION_ID } from './migrations.ts';
import { UnusableDatabase, orUnusable } from './unusable.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** A checkpoint writes the file a moment after the log; nothing of ours lets more time pass between the two. */
const RESTORED_AFTER_MS = 60_000;

/**
 * Makes sure, without writing to it, that the existing `file` is a database of this program which a program
 * with `newest` migrations can use. Throws `UnusableDatabase` otherwise.
 */
export function inspectDatabase(file: string, newest: number): void {
  orUnusable(file, () => {
    refuseOtherThanFile(file);
    refuseUnwritable(file);
    const header = headerOf(file);
    if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw notADatabase(file);
    refuseForeign(file, header.readUInt32BE(68));
    refuseNewer(file, header.readUInt32BE(60), newest);
    if (sizeOf(`${file}-wal`) > 0) inspectLeftoverLog(file, newest);
    else refuseTruncated(file, header);
  });
}

/** Makes sure that `file`, which does not exist, can be made without losing anything that belongs to it. */
export function inspectAbsence(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
    throw new UnusableDatabase(
      `${file} is a link to a file that does not exist: mend the link or remove it.`,
    );
  }
  // SQLite deletes a log without its database, and with it the last moves.
  if (sizeOf(`${file}-wal`) > 0) {
    throw new UnusableDatabase(
      `${file} is missing although its log ${file}-wal is there: put the database back beside it, or move the log away to start with a new database.`,
    );
  }
}

function refuseOtherThanFile(file: string): void {
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
  throw damaged(file, 'its end is missing');
}

/**
 * A log beside the file is what a killed process leaves, and SQLite takes it in. But it takes in just as well
 * the log of the database that stood here before a backup was restored, and mixes the pages of both.
 */
function inspectLeftoverLog(file: string, newest: number): void {
  if (statSync(file).mtimeMs - statSync(`${file}-wal`).mtimeMs > RESTORED_AFTER_MS) throw notItsLog(file);
  const db = new Database(file, { readonly: true });
  try {
    refuseForeign(file, Number(db.pragma('application_id', { simple: true })));
    refuseNewer(file, Number(db.pragma('user_version', { simple: true })), newest);
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok' || hasTornTable(db)) throw mixed(file);
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : '';
    throw /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code) ? mixed(file, error) : error;
  } finally {
    db.close();
  }
}

function hasTornTable(db: Database.Database): boolean {
  const torn = db.prepare(
    'SELECT 1 FROM tables WHERE version <> (SELECT coalesce(max(version), 0) FROM events WHERE table_id = tables.id) LIMIT 1',
  );
  return torn.get() !== undefined;
}

function notItsLog(file: string): UnusableDatabase {
  return new UnusableDatabase(
    `${file} was changed long after its log ${file}-wal: if it was restored from a backup, delete ${file}-wal and ${file}-shm and start again; if not, touch ${file}-wal and start again.`,
  );
}

function mixed(file: string, cause?: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `${file} and its log ${file}-wal do not belong together or are damaged: if the file was restored from a backup, delete ${file}-wal and ${file}-shm and start again; if not, put a backup in its place.`,
    { cause },
  );
}

function damaged(file: string, what: string): UnusableDatabase {
  return new UnusableDatabase(
    `${file} is damaged (${what}): put a backup in its place, or move it away to start with a new database.`,
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
