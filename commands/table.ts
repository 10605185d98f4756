import { repostTable } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const table: Subcommand = {
  key: 'table',
  options: [],
  run: repostTable,
};
