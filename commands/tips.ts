import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { tellTips } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const tips: Subcommand = {
  key: 'tips',
  options: [
    {
      key: 'rules',
      type: 'choice',
      choices: (s) => RULESET_IDS.map((value) => ({ name: s.words.ruleSet[value], value })),
    },
  ],
  run: tellTips,
};
