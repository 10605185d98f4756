import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { tellRules } from '../src/discord/table-commands.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const rules: Subcommand = {
  key: 'rules',
  options: [
    {
      key: 'rules',
      type: 'choice',
      choices: (s) => RULESET_IDS.map((value) => ({ name: s.words.ruleSet[value], value })),
    },
  ],
  run: tellRules,
};
