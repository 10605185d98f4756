import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isTraced,
  notRecords,
  ordered,
  VECTOR_FILES,
  vectorsIn,
  type Expected,
} from '../engine/support/vectors.ts';

const COMMAND = join('dist', 'scripts', 'record.js');
const MANY = 6000;
/** All of them are refused alike before the command is reached (`engine/record.test.ts`, `record/command.test.ts`). */
const A_FEW = notRecords().filter(({ about }) => ['nothing', 'words', 'another format'].includes(about));
const OUTPUT = { encoding: 'utf8', maxBuffer: 1 << 28 } as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function record(
  args: readonly string[],
  input = '',
): ReturnType<typeof spawnSync> & { stdout: string; stderr: string } {
  return spawnSync(process.execPath, [COMMAND, ...args], { ...OUTPUT, input });
}

describe('the compiled record command', () => {
  it.each(VECTOR_FILES)('answers every line of %s as expected', (file) => {
    for (const traced of [false, true]) {
      const vectors = vectorsIn(file).filter((vector) => isTraced(vector) === traced);
      const path = join(folder, file);
      writeFileSync(path, vectors.map((vector) => JSON.stringify(vector.record)).join('\n'));
      const { stdout, status } = record(['replay', path, ...(traced ? ['--trace'] : [])]);
      const answers = stdout.split('\n').filter((line) => line !== '');
      expect(answers.map((line) => ordered(JSON.parse(line) as Expected))).toStrictEqual(
        vectors.map(({ expect }) => ordered(expect)),
      );
      expect(status).toBe(vectors.every(({ expect }) => expect.ok) ? 0 : 1);
    }
  });

  it.each(A_FEW.map(({ about, text, exit }) => [about, text, exit] as const))(
    'ends as expected for %s, without a stack',
    (_about, text, exit) => {
      const { status, stdout, stderr } = record(['replay', '-'], text);
      expect(status).toBe(exit);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/^record: .+\n$/);
    },
  );

  it.each([
    ['a missing file', ['replay', 'no-such-file.json'], 'record: there is no file no-such-file.json\n'],
    ['a folder', ['replay', 'src'], 'record: that is a folder, not a file\n'],
  ])('refuses %s with one sentence', (_what, args, sentence) => {
    expect(record(args)).toMatchObject({ status: 2, stdout: '', stderr: sentence });
  });

  it('means the file from where `npm run record` was typed, wherever the program is', () => {
    writeFileSync(join(folder, 'near.json'), JSON.stringify(vectorsIn('contree.jsonl')[0]?.record));
    const env = { ...process.env, INIT_CWD: folder, npm_lifecycle_event: 'record' };
    const { status } = spawnSync(process.execPath, [COMMAND, 'replay', 'near.json'], { env });
    expect(status).toBe(0);
  });

  it('reads thousands of records in one process, line by line', () => {
    const line = JSON.stringify(vectorsIn('contree.jsonl')[0]?.record);
    const { stdout, status } = record(['replay', '-', '--lines'], `${line}\n`.repeat(MANY));
    expect(status).toBe(0);
    expect(stdout.split('\n')).toHaveLength(MANY + 1);
  });

  it('answers a line before the next one is there', async () => {
    const child = spawn(process.execPath, [COMMAND, 'replay', '-', '--lines']);
    const answered = new Promise<string>((resolve) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    });
    child.stdin.write(`${JSON.stringify(vectorsIn('french.jsonl')[0]?.record)}\n`);
    expect(await answered).toMatch(/^\{"ok":true/);
    child.stdin.end();
  });

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [COMMAND, 'replay', '-', '--lines']);
    const line = `${JSON.stringify(vectorsIn('french.jsonl')[0]?.record)}\n`;
    let complaints = '';
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(line.repeat(2000));
    await new Promise((resolve) => child.once('exit', resolve));
    expect(complaints).toBe('');
  });
});
