import { findTable } from '../src/discord/find-table.ts';
import { tellHint } from '../src/discord/hints.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const hint: Subcommand = {
  key: 'hint',
  options: [],
  run: async (house, visit) => tellHint(house, visit, await findTable(house, visit)),
};
