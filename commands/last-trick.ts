import { tellOfTable } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const lastTrick: Subcommand = {
  key: 'lastTrick',
  options: [],
  run: (house, visit) => tellOfTable(house, visit, 'last-trick'),
};
