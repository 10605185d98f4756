import { createReadStream } from 'node:fs';
import { runRecord } from './record/command.ts';
import { typedIn } from './typed-in.ts';

// A reader that closes its end early (`| head`) is no error of ours: what was printed until then stands.
process.stdout.on('error', () => process.exit());
process.stderr.on('error', () => process.exit());

process.chdir(typedIn('record'));

process.exitCode = await runRecord(process.argv.slice(2), {
  open: (file) => (file === '-' ? process.stdin : createReadStream(file)),
  print: (text) => written(process.stdout, text),
  complain: (text) => written(process.stderr, text),
});

/** Resolves when the stream takes more, so that a slow reader keeps memory flat. */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (stream.write(`${text}\n`)) resolve();
    else stream.once('drain', resolve);
  });
}
