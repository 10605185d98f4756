import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { checkDeal } from '../src/discord/check.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const check: Subcommand = {
  key: 'check',
  options: [
    { key: 'seed', type: 'text', max: 200, required: true },
    {
      key: 'rules',
      type: 'choice',
      choices: (s) => RULESET_IDS.map((value) => ({ name: s.words.ruleSet[value], value })),
    },
    { key: 'dealer', type: 'number', min: 1, max: 4 },
  ],
  run: checkDeal,
};
