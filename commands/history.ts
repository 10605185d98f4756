import { tellHistory } from '../src/discord/history.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const history: Subcommand = {
  key: 'history',
  options: [{ key: 'person', type: 'person', required: false }],
  run: tellHistory,
};
