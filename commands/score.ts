import { tellOfTable } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const score: Subcommand = {
  key: 'score',
  options: [],
  run: (house, visit) => tellOfTable(house, visit, 'score'),
};
