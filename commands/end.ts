import { endTable } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const end: Subcommand = {
  key: 'end',
  options: [],
  run: endTable,
};
