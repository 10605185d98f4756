import { execFileSync, spawnSync } from 'node:child_process';
import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDatabase } from '../../scripts/database/command.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { keptLog } from '../store/stage.ts';
import {
  brief,
  logged,
  openHandAt,
  openParty,
  playDeal,
  playOn,
  pressAt,
  tableOf,
  type Party,
  type Turn,
} from '../support/party.ts';
import { offersOf } from '../support/play.ts';
import { examine } from '../../src/store/sqlite/examine.ts';
import { openStage, type Stage } from '../support/stage.ts';

type Run = { readonly status: number | null; readonly said: string };

/** The same command in this process: for what does not depend on who else has the file open. */
function here(...args: readonly string[]): Run {
  const said: string[] = [];
  const say = (line: string): void => void said.push(`${line}\n`);
  const io = { database: ':memory:', typedIn: folder, nowMs: 0, print: say, complain: say };
  const status = runDatabase(args, io);
  return { status, said: said.join('') };
}

/** The compiled command as an operator types it. */
function database(...args: readonly string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/scripts/database.js', ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Whoever is in turn, by hands that are opened now: those of before the restore show what has not happened. */
async function inTurn(party: Party): Promise<Pick<Turn, 'actor' | 'message' | 'offers'>> {
  for (const actor of party.people) {
    const message = await openHandAt(party, actor);
    const offers = offersOf(message).filter(({ press }) => press.type === 'call' || press.type === 'play');
    if (offers.length > 0) return { actor, message, offers };
  }
  throw new Error('nobody is in turn');
}

let stage: Stage;
let folder = '';
let backup = '';
let running: Party;
let atBackup = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'belote-database-'));
  backup = join(folder, 'kept', 'evening.sqlite');
  stage = await openStage();
  await playDeal(await openParty(stage, undefined, { target: 1 }));
  running = await openParty(stage);
  await playOn(running, 3);
  await stage.discord.settle();
  atBackup = tableOf(running).version;
  expect(database('backup', backup, '--database', stage.database)).toEqual({
    status: 0,
    said: `${stage.database} was copied to ${backup}.\n`,
  });
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is taken while the bot runs, and is whole', () => {
    expect(database('check', backup)).toEqual({
      status: 0,
      said: expect.stringMatching(/is well: tables 2, deals \d+, results 1, schema \d+\.\n$/) as unknown,
    });
  });

  it('is one file', () => {
    expect(readdirSync(join(folder, 'kept'))).toEqual(['evening.sqlite']);
  });

  it('never takes the place of a file that is there', () => {
    expect(database('backup', backup, '--database', stage.database)).toEqual({
      status: 1,
      said: `${backup} is there already: name another file.\n`,
    });
  });

  it('cannot be restored while the bot runs', () => {
    const { status, said } = database('restore', backup, '--database', stage.database);
    expect(status).toBe(1);
    expect(said).toContain('Another process is running on');
  });

  it('that is restored brings every table back to where it stood then, and the match goes on [fault 34]', async () => {
    await playOn(running, 4);
    await stage.discord.settle();
    expect(tableOf(running).version).toBeGreaterThan(atBackup);
    // Killed, it leaves a log beside the file: that one must not be taken for the backup's.
    await stage.bot.kill();
    expect(existsSync(`${stage.database}-wal`)).toBe(true);
    const { status, said } = database('restore', backup, '--database', stage.database);
    expect(said).toMatch(/is the database .+ now\. What stood there is .+\.replaced-\S+Z\.\n$/);
    expect(status).toBe(0);
    stage = await stage.restart();
    const party = { ...running, stage };
    expect(tableOf(party).version).toBe(atBackup);
    const { actor, message, offers } = await inTurn(party);
    await actor.click(message, brief(offers).customId).acknowledged;
    await stage.discord.settle();
    expect(tableOf(party).version).toBeGreaterThan(atBackup);
    // What was shown since the backup has not happened by the log of now, so only the requests can be looked at.
    expect(stage.discord.violations).toEqual([]);
    expect(logged(stage, 'unhandled-rejection')).toEqual([]);

    const aside = /What stood there is (\S+)\.\n/.exec(said)?.[1] ?? '';
    expect(database('check', aside).status).toBe(0);
  });
});

describe('a table that a backup does not have', () => {
  it('is said to be unknown, whatever is pressed there', async () => {
    const party = await openParty(stage);
    const [anna] = party.people;
    if (anna === undefined) throw new Error('nobody sits');
    await stage.discord.settle();
    await stage.bot.kill();
    expect(database('restore', backup, '--database', stage.database).status).toBe(0);
    stage = await stage.restart();
    for (const type of ['score', 'last-trick', 'hand'] as const) {
      const handle = await pressAt({ ...party, stage }, anna, type, ({ seat }) => seat === null);
      await stage.discord.world.when(
        () => handle.message()?.content.startsWith('I do not know this table any more.'),
        { what: `an answer to ${type}` },
      );
    }
  });
});

describe('a look through a database', () => {
  const broken = (name: string, ...statements: readonly string[]): string => {
    const file = join(folder, `${name}.sqlite`);
    copyFileSync(backup, file);
    const db = new Database(file);
    for (const each of statements) db.exec(each);
    db.close();
    return file;
  };
  const ended = `(SELECT id FROM tables WHERE phase = 'closed')`;
  const open = `(SELECT id FROM tables WHERE phase <> 'closed')`;

  it.each([
    [
      'an entry in the middle',
      `DELETE FROM events WHERE table_id = ${open} AND version = 3`,
      /entry 3 of its log is missing/,
    ],
    [
      'the last entry',
      `DELETE FROM events WHERE table_id = ${open} AND version = (SELECT max(version) FROM events WHERE table_id = ${open})`,
      /it stands at version \d+, and its log ends at \d+/,
    ],
    [
      'an entry that is none',
      `UPDATE events SET event = '{' WHERE table_id = ${open} AND version = 3`,
      /its log cannot be replayed/,
    ],
    [
      'another move',
      `DELETE FROM events WHERE table_id = ${ended} AND version = (SELECT max(version) FROM events WHERE table_id = ${ended});
       UPDATE tables SET version = version - 1 WHERE phase = 'closed'`,
      /it is closed, and playing by its log/,
    ],
    [
      'another snapshot',
      `UPDATE snapshots SET body = json_set(body, '$.hostId', 'somebody else')`,
      /its snapshot is not what its log gives/,
    ],
    ['a result that is gone', 'DELETE FROM results', /its result is missing/],
    [
      'another result',
      `UPDATE results SET result = json_set(result, '$.winner', 1 - (result ->> '$.winner'))`,
      /the result that was filed is not what its log gives/,
    ],
    [
      'a match that the history has lost',
      'DELETE FROM match_people; DELETE FROM matches',
      /it is over, and the history does not hold it/,
    ],
    [
      'a match in the history that is not over',
      `INSERT INTO matches (table_id, guild_id) SELECT id, guild_id FROM tables WHERE phase <> 'closed'`,
      /the history holds it, and it is no match that is over/,
    ],
    [
      'a result without a match',
      `UPDATE results SET table_id = ${open}`,
      /a result is filed for a match that gives none/,
    ],
  ])('finds %s', (name, statement, finding) => {
    const file = broken(name.replaceAll(' ', '-'), 'PRAGMA foreign_keys = OFF', statement);
    const { status, said } = here('check', file);
    expect(said).toMatch(finding);
    expect(said).toContain('is not well');
    expect(status).toBe(1);
  });

  it('goes as far as the schema of an older one', () => {
    const file = join(folder, 'older.sqlite');
    openDatabase({ file, log: keptLog().log, migrations: MIGRATIONS.slice(0, 1) }).close();
    expect(here('check', file)).toEqual({
      status: 0,
      said: `${file} is well: tables 0, deals 0, results 0, schema 1.\n`,
    });
  });

  it('names no card, no seed and nobody', () => {
    const file = broken('secrets', 'DELETE FROM results', `UPDATE snapshots SET body = '{}'`);
    const { said } = here('check', file);
    expect(said).not.toMatch(/[0-9a-f]{64}|"|Anna|\b(7|8|9|10|[TJQKA])[CDHS]\b/);
  });

  it('refuses what is not sound as a backup, and leaves the database as it is', () => {
    const own = broken('own');
    const file = broken('unsound', 'DELETE FROM results');
    expect(here('restore', file, '--database', own)).toMatchObject({ status: 1 });
    expect(readdirSync(folder).filter((each) => each.startsWith('own.sqlite'))).toEqual(['own.sqlite']);
  });

  it.each([
    ['nothing', [], 2, /npm run database/],
    ['an unknown word', ['mend'], 2, /npm run database/],
    ['a restore of nothing', ['restore'], 2, /npm run database/],
    ['two files', ['check', 'a', 'b'], 2, /npm run database/],
    ['a file that is not there', ['check', 'nowhere.sqlite'], 1, /nowhere.sqlite does not exist/],
    ['help', ['--help'], 0, /backup \[FILE\]/],
  ] as const)('answers %s', (_, args, status, said) => {
    expect(here(...args)).toEqual({ status, said: expect.stringMatching(said) as unknown });
  });

  it.each([
    ['a folder', 'lent', (file: string) => mkdirSync(file), /lent is a folder/],
    ['a pipe', 'drain', (file: string) => execFileSync('mkfifo', [file]), /drain is not a database/],
    ['an empty file', 'void', (file: string) => writeFileSync(file, ''), /void is empty/],
  ] as const)('says of %s what it is, whatever was to be done with it', (_, name, make, says) => {
    const own = broken(`beside-${name}`);
    const file = join(folder, name);
    make(file);
    for (const words of [
      ['check', file],
      ['restore', file, '--database', own],
      ['backup', join(folder, 'never.sqlite'), '--database', file],
    ])
      expect(database(...words)).toEqual({ status: 1, said: expect.stringMatching(says) as unknown });
    expect(examine(own).findings).toEqual([]);
  });

  it('names the database, not the backup, when it is the database that cannot be opened', () => {
    const own = broken('blocked');
    const db = new Database(own);
    db.pragma('journal_mode = WAL');
    db.close();
    mkdirSync(`${own}-wal`);
    expect(here('backup', join(folder, 'never.sqlite'), '--database', own)).toEqual({
      status: 1,
      said: expect.stringMatching(/^\S*blocked\.sqlite /) as unknown,
    });
  });

  it('means the files from where it was typed, wherever the program is', () => {
    copyFileSync(backup, join(folder, 'near.sqlite'));
    const typed = (...args: readonly string[]): Run => {
      const env = { ...process.env, INIT_CWD: folder, npm_lifecycle_event: 'database' };
      const run = spawnSync(process.execPath, ['dist/scripts/database.js', ...args], {
        encoding: 'utf8',
        env,
      });
      return { status: run.status, said: run.stdout + run.stderr };
    };
    expect(typed('check', 'near.sqlite')).toMatchObject({ status: 0 });
    expect(typed('backup', 'far/copy.sqlite', '--database', 'near.sqlite')).toEqual({
      status: 0,
      said: `${join(folder, 'near.sqlite')} was copied to ${join(folder, 'far', 'copy.sqlite')}.\n`,
    });
    expect(existsSync(join(folder, 'far', 'copy.sqlite'))).toBe(true);
  });

  it('restores into no database that is only in memory', () => {
    expect(here('restore', backup)).toMatchObject({ status: 1 });
    expect(existsSync(':memory:')).toBe(false);
  });

  it('refuses what is no database', () => {
    const file = join(folder, 'diary.sqlite');
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    expect(here('check', file)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/diary.sqlite/) as unknown,
    });
  });
});

describe('a restore that was cut off', () => {
  it('keeps the bot from starting with nothing, and is done by running it again', () => {
    const own = join(folder, 'cut', 'belote.sqlite');
    mkdirSync(join(folder, 'cut'));
    copyFileSync(backup, `${own}.restoring`);
    const start = spawnSync(process.execPath, ['dist/src/main.js'], {
      encoding: 'utf8',
      env: { ...process.env, DISCORD_TOKEN: 'none', BELOTE_DATABASE: own },
    });
    expect(start.stderr).toContain('a restore was cut off');
    expect(existsSync(own)).toBe(false);
    execFileSync(process.execPath, ['dist/scripts/database.js', 'restore', backup, '--database', own]);
    expect(readdirSync(join(folder, 'cut')).filter((each) => !each.endsWith('.lock'))).toEqual([
      'belote.sqlite',
    ]);
  });
});
