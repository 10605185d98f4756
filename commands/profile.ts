import { tellProfile } from '../src/discord/profile-command.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const profile: Subcommand = {
  key: 'profile',
  options: [{ key: 'person', type: 'person', required: false }],
  run: tellProfile,
};
