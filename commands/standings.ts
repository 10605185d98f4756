import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { tellStandings } from '../src/discord/season-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const standings: Subcommand = {
  key: 'standings',
  options: [
    {
      key: 'rules',
      type: 'choice',
      choices: (s) => RULESET_IDS.map((value) => ({ name: s.words.ruleSet[value], value })),
    },
    { key: 'season', type: 'number', min: 1, max: 1000 },
    { key: 'page', type: 'number', min: 1, max: 1000 },
  ],
  run: tellStandings,
};
