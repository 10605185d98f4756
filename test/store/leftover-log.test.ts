import Database from 'better-sqlite3';
import { copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSqliteStore } from '../../src/store/sqlite/open.ts';
import { opening } from '../contract/store-fixtures.ts';
import { startDoomed } from './process.ts';
import { contents, freshFolder, keptLog, refusal } from './stage.ts';

describe('openSqliteStore beside a log that was left', () => {
  let folder = '';
  let file = '';
  let clear = (): void => {};
  const { log } = keptLog();

  beforeEach(() => {
    const fresh = freshFolder();
    folder = fresh.folder;
    file = join(folder, 'belote.sqlite');
    clear = fresh.remove;
  });
  afterEach(() => clear());

  const open = () => openSqliteStore({ file, log });

  it('takes the log of a killed process in, however old it is by now', async () => {
    await playAndKill(file, 50);
    const lastYear = new Date(Date.now() - 365 * 86_400_000);
    for (const each of ['', '-wal']) utimesSync(`${file}${each}`, lastYear, lastYear);
    const store = open();
    expect((await store.log('ana')).length).toBeGreaterThanOrEqual(12);
    store.close();
  });

  it('[fault 34] refuses a restored database beside the log of the one before', async () => {
    open().close();
    copyFileSync(file, `${file}.backup`);
    await playAndKill(file, 30);
    copyFileSync(`${file}.backup`, file);
    const restoredAt = new Date(Date.now() + 3_600_000);
    utimesSync(file, restoredAt, restoredAt);
    const before = essentials(folder);
    expect(refusal(open)).toContain(`delete ${file}-wal and ${file}-shm and start again`);
    expect(essentials(folder)).toEqual(before);
  });

  it('[fault 34] refuses a restored database whose pages do not fit those in the log, whatever their times', async () => {
    open().close();
    copyFileSync(file, `${file}.backup`);
    // Beyond the first checkpoint: part of the pages stand in the file only, part of them in the log.
    await playAndKill(file, 1500);
    copyFileSync(`${file}.backup`, file);
    lookCurrent(file);
    expectMixed(folder);
  });

  it('[fault 34] refuses a log that moves a table on without its entries', async () => {
    await leaveWithLog(`UPDATE tables SET version = version + 1 WHERE id = 't'`);
    expectMixed(folder);
  });

  it('[fault 34] refuses a file of which a page is damaged that the log does not bring', async () => {
    await leaveWithLog(`INSERT INTO person_settings VALUES ('ana', '{}')`);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, bytes.length - 4096));
    lookCurrent(file);
    expectMixed(folder);
  });

  function expectMixed(folder: string): void {
    const before = essentials(folder);
    expect(refusal(open)).toContain('do not belong together or are damaged');
    expect(essentials(folder)).toEqual(before);
  }

  /** The database as it stands when a process is killed that ran `sql` as its last transaction. */
  async function leaveWithLog(sql: string): Promise<void> {
    const elsewhere = join(folder, 'elsewhere.sqlite');
    const store = openSqliteStore({ file: elsewhere, log });
    await store.append(opening('t'));
    store.close();
    const db = new Database(elsewhere);
    db.exec(sql);
    for (const each of ['', '-wal']) copyFileSync(`${elsewhere}${each}`, `${file}${each}`);
    db.close();
  }
});

/** The log as if it had just been written. */
function lookCurrent(file: string): void {
  const now = new Date();
  utimesSync(`${file}-wal`, now, now);
}

async function playAndKill(file: string, appends: number): Promise<void> {
  const writer = startDoomed(file);
  await writer.reported(appends);
  await writer.kill();
}

/** Without the index of the log, which every reader may build anew. */
function essentials(folder: string): Readonly<Record<string, string>> {
  const { 'belote.sqlite-shm': _, ...rest } = contents(folder);
  return rest;
}
