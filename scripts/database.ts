import dotenv from 'dotenv';
import { runDatabase } from './database/command.ts';
import { typedIn } from './typed-in.ts';

// `npm run database -- backup|restore|check`: looks after the bot's database file.
dotenv.config({ quiet: true });
process.exitCode = runDatabase(process.argv.slice(2), {
  database: process.env['BELOTE_DATABASE'] ?? 'belote.sqlite',
  typedIn: typedIn('database'),
  nowMs: Date.now(),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
