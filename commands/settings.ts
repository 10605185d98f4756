import type { Subcommand } from '../src/discord/subcommand.ts';

export const settings: Subcommand = {
  key: 'settings',
  options: [],
  form: () => ({ type: 'settings' }),
};
