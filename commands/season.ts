import { manageSeasons } from '../src/discord/season-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';
import { SEASON_ACTS } from '../src/i18n/commands.ts';

export const season: Subcommand = {
  key: 'season',
  options: [
    {
      key: 'what',
      type: 'choice',
      required: true,
      choices: (s) => SEASON_ACTS.map((value) => ({ name: s.commands.choices.season[value], value })),
    },
    { key: 'name', type: 'text', max: 32 },
    { key: 'season', type: 'number', min: 1, max: 1000 },
  ],
  run: manageSeasons,
};
