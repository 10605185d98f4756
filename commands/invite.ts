import { inviteSomebody } from '../src/discord/company-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const invite: Subcommand = {
  key: 'invite',
  options: [{ key: 'person', type: 'person' }],
  run: inviteSomebody,
};
