import { askToForget } from '../src/discord/forgetting.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const forgetMe: Subcommand = {
  key: 'forgetMe',
  options: [],
  run: askToForget,
};
