import { kickSomebody } from '../src/discord/company-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const kick: Subcommand = {
  key: 'kick',
  options: [{ key: 'person', type: 'person' }],
  run: kickSomebody,
};
