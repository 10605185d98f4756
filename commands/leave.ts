import { leaveTable } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const leave: Subcommand = {
  key: 'leave',
  options: [],
  run: leaveTable,
};
