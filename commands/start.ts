import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { CLOCKS_MS } from '../src/app/settings.ts';
import { ADMISSIONS, LEVELS } from '../src/app/table.ts';
import { openTable, startTyped } from '../src/discord/opening.ts';
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
      key: 'admission',
      type: 'choice',
      choices: (s) => ADMISSIONS.map((value) => ({ name: s.company.admission[value], value })),
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
        CLOCKS_MS.map((ms) => ({
          name: ms === 0 ? s.commands.choices.noClock : s.words.duration(ms),
          value: String(ms / 1000),
        })),
    },
    {
      key: 'house',
      type: 'choice',
      choices: (s) => [{ name: s.commands.choices.yes, value: 'yes' }],
    },
  ],
  run: openTable,
  form: (typed) => (typed['house'] === 'yes' ? { type: 'start', typed: startTyped(typed) } : null),
};
