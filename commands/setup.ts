import type { Subcommand } from '../src/discord/subcommand.ts';

export const setup: Subcommand = {
  key: 'setup',
  options: [],
  form: () => ({ type: 'setup', page: 1 }),
};
