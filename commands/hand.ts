import { findTable } from '../src/discord/find-table.ts';
import { openHand } from '../src/discord/hand-presses.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const hand: Subcommand = {
  key: 'hand',
  options: [],
  run: async (house, visit) => openHand(house, visit, await findTable(house, visit), 'no-table-here'),
};
