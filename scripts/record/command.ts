import { NOT_A_RECORD, replay, type ReplayOutcome } from '../../src/engine/record.ts';
import { fail, ok, type Result } from '../../src/engine/result.ts';
import { commitmentOf, isSeed, packOf } from '../../src/engine/shuffle.ts';
import { readArguments, type Asked, type Replay } from './arguments.ts';
import { linesOf, textOf } from './lines.ts';

/** The world of the command: where input comes from and where lines of output and of complaint go. */
export type RecordIo = {
  readonly open: (file: string) => AsyncIterable<Uint8Array>;
  readonly print: (text: string) => Promise<void>;
  readonly complain: (text: string) => Promise<void>;
};

/** Runs `record` (RULES §4) and resolves to its exit status: 0, 1 for an illegal record, 2 for no record at all. */
export async function runRecord(args: readonly string[], io: RecordIo): Promise<number> {
  const asked = readArguments(args);
  if (!asked.ok) return refused(io, asked.error);
  try {
    return await run(asked.value, io);
  } catch (error) {
    return refused(io, failureOf(error));
  }
}

async function run(asked: Asked, io: RecordIo): Promise<number> {
  switch (asked.command) {
    case 'pack':
      return printPack(asked.seed, io);
    case 'replay':
      return asked.byLine ? replayLines(asked, io) : replayWhole(asked, io);
  }
}

async function replayLines(asked: Replay, io: RecordIo): Promise<number> {
  let status = 0;
  for await (const { number, text } of linesOf(io.open(asked.file))) {
    if (text !== null && text.trim() === '') continue;
    const outcome = text === null ? tooLong() : outcomeOf(text, asked.trace);
    if (outcome.status === 2) await io.complain(`record: ${nameOf(asked)}, line ${number}: ${outcome.where}`);
    await io.print(JSON.stringify(outcome.line));
    status = Math.max(status, outcome.status);
  }
  return status;
}

async function replayWhole(asked: Replay, io: RecordIo): Promise<number> {
  const text = await textOf(io.open(asked.file));
  const outcome = text === null ? tooLong() : outcomeOf(text, asked.trace);
  if (outcome.status === 2) await io.complain(`record: ${nameOf(asked)}: ${outcome.where}`);
  else await io.print(JSON.stringify(outcome.line));
  return outcome.status;
}

function outcomeOf(text: string, trace: boolean): ReplayOutcome {
  const parsed = parsedJson(text);
  return parsed.ok ? replay(parsed.value, { trace }) : notARecord(parsed.error);
}

function parsedJson(text: string): Result<unknown, string> {
  if (text.trim() === '') return fail('nothing is there');
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail(`no JSON (${messageOf(error)})`);
  }
}

function tooLong(): ReplayOutcome {
  return notARecord('too long to be a record');
}

function notARecord(where: string): ReplayOutcome {
  return { status: 2, line: NOT_A_RECORD, where };
}

async function printPack(seed: string, io: RecordIo): Promise<number> {
  const digits = seed.toLowerCase();
  if (!isSeed(digits)) return refused(io, 'a seed has 64 hex digits');
  await io.print(JSON.stringify(packOf(digits)));
  await io.print(commitmentOf(digits));
  return 0;
}

async function refused(io: RecordIo, reason: string): Promise<number> {
  await io.complain(`record: ${reason}`);
  return 2;
}

/** What the outside world did, most likely to a file that was named wrongly. */
function failureOf(error: unknown): string {
  const { code, path } = Object(error) as { readonly code?: unknown; readonly path?: unknown };
  if (code === 'ENOENT') return `there is no file ${String(path)}`;
  return code === 'EISDIR' ? 'that is a folder, not a file' : messageOf(error);
}

function nameOf({ file }: Replay): string {
  return file === '-' ? 'standard input' : file;
}

/** One line whatever the error says: JSON's messages quote the text. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
}
