import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { backUp, restore } from '../../src/store/sqlite/backup.ts';
import { examine } from '../../src/store/sqlite/examine.ts';
import { UnusableDatabase } from '../../src/store/sqlite/unusable.ts';

const USAGE = `npm run database -- COMMAND [--database FILE]

  backup [FILE]   write a copy of the database, also while the bot runs; into backups/ if no file is named
  restore FILE    put a backup in the place of the database, after a check; the bot has to be stopped, and what
                  stood there is kept beside it
  check [FILE]    look whether the database, or a backup, is whole; changes nothing, also while the bot runs

Without --database the file is the one of BELOTE_DATABASE.`;

/** The world of the command. */
export type DatabaseIo = {
  /** The bot's database when the command line names none. */
  readonly database: string;
  /** The folder from which the files on the command line are meant. */
  readonly typedIn: string;
  readonly nowMs: number;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
};

/** Runs `database` and gives its exit status: 0, 1 for a database that is not well or cannot be used, 2 for a command that is none. */
export function runDatabase(args: readonly string[], io: DatabaseIo): number {
  const asked = askedOf(args);
  if (asked === null) return usage(io.complain, 2);
  if (asked.help) return usage(io.print, 0);
  try {
    return run(asked, io);
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    io.complain(error.message);
    return 1;
  }
}

type Asked = {
  readonly help: boolean;
  readonly command: string;
  readonly file: string | undefined;
  readonly database: string | undefined;
};

function askedOf(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { database: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
    const [command = '', file, ...more] = positionals;
    return more.length > 0 ? null : { help: values.help, command, file, database: values.database };
  } catch {
    return null;
  }
}

function run(asked: Asked, io: DatabaseIo): number {
  const { command } = asked;
  const file = asked.file === undefined ? undefined : resolve(io.typedIn, asked.file);
  const own = asked.database === undefined ? io.database : resolve(io.typedIn, asked.database);
  if (command === 'backup') return backedUp(own, file ?? join('backups', `belote-${stamp(io)}.sqlite`), io);
  if (command === 'restore' && file !== undefined) return restored(file, own, io);
  if (command === 'check') return checked(file ?? own, io);
  return usage(io.complain, 2);
}

function backedUp(own: string, file: string, io: DatabaseIo): number {
  backUp(own, file);
  io.print(`${own} was copied to ${file}.`);
  return 0;
}

function restored(file: string, own: string, io: DatabaseIo): number {
  const aside = restore(file, own, `replaced-${stamp(io)}`);
  io.print(`${file} is the database ${own} now.${aside === null ? '' : ` What stood there is ${aside}.`}`);
  return 0;
}

function checked(file: string, io: DatabaseIo): number {
  const { tables, deals, results, schema, findings } = examine(file);
  for (const finding of findings) io.complain(finding);
  const verdict = findings.length === 0 ? 'is well' : 'is not well';
  io.print(`${file} ${verdict}: tables ${tables}, deals ${deals}, results ${results}, schema ${schema}.`);
  return findings.length === 0 ? 0 : 1;
}

/** The time as a part of a file's name: `2026-11-30T14-05-09-123Z`. */
function stamp({ nowMs }: DatabaseIo): string {
  return new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-');
}

function usage(say: (text: string) => void, status: number): number {
  say(USAGE);
  return status;
}
