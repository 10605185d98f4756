import { fail, ok, type Result } from '../../src/engine/result.ts';

export type Replay = {
  readonly command: 'replay';
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly byLine: boolean;
  readonly trace: boolean;
};

export type Asked = Replay | { readonly command: 'pack'; readonly seed: string };

const USAGE = 'use: record replay FILE|- [--lines] [--trace], or: record pack SEED';
const FLAGS = ['--lines', '--trace'];

/** What is asked of the command, or one sentence that says what is wrong with it. */
export function readArguments(args: readonly string[]): Result<Asked, string> {
  const [command, ...rest] = args;
  switch (command) {
    case 'replay':
      return readReplay(rest);
    case 'pack':
      return readPack(rest);
    case undefined:
      return fail(`nothing to do; ${USAGE}`);
  }
  return fail(`unknown command ${command}; ${USAGE}`);
}

function readReplay(args: readonly string[]): Result<Replay, string> {
  const flags = args.filter((each) => each.startsWith('-') && each !== '-');
  const files = args.filter((each) => !flags.includes(each));
  const unknown = flags.find((each) => !FLAGS.includes(each));
  if (unknown !== undefined) return fail(`unknown flag ${unknown}; ${USAGE}`);
  const [file, ...others] = files;
  if (file === undefined || file === '') return fail(`no file named; ${USAGE}`);
  if (others.length > 0) return fail(`one file at a time; ${USAGE}`);
  const byLine = flags.includes('--lines') || file.endsWith('.jsonl');
  return ok({ command: 'replay', file, byLine, trace: flags.includes('--trace') });
}

function readPack([seed, ...others]: readonly string[]): Result<Asked, string> {
  if (seed === undefined || others.length > 0) return fail(`one seed of 64 hex digits; ${USAGE}`);
  return ok({ command: 'pack', seed });
}
