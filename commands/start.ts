import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { LEVELS } from '../src/app/table.ts';
import { CLOCKS, openTable } from '../src/discord/opening.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const start: Subcommand = {
  key: 'start',
  options: [
    {
      key: 'rules',
      type: 'choice',
      choices: (s) => RULESET_IDS.map((value) => ({ name: s.words.ruleSet[value], value })),
    },
    { key: 'target', type: 'number', min: 1, max: 10_000 },
    {
      key: 'announcements',
      type: 'choice',
      choices: (s) => (['on', 'off'] as const).map((value) => ({ name: s.commands.choices[value], value })),
    },
    {
      key: 'level',
      type: 'choice',
      choices: (s) => LEVELS.map((value) => ({ name: s.words.level[value], value })),
    },
    {
      key: 'clock',
      type: 'choice',
      choices: (s) =>
        CLOCKS.map((value) => ({
          name: value === '0' ? s.commands.choices.noClock : s.words.duration(Number(value) * 1000),
          value,
        })),
    },
  ],
  run: openTable,
};
