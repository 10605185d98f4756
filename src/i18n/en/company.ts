import type { AskingSentences, CompanySentences } from '../forms.ts';
import { words } from './words.ts';

export const company: CompanySentences = {
  admission: { everyone: 'everybody', invited: 'invited people', nobody: 'nobody but computers' },
  lobby: {
    invited: 'Only invited people may join: `/belote invite`.',
    nobody: 'Nobody may join: only computers play along.',
  },
  invitation: (mention, ruleSet) => `${mention}, you are invited to this table: ${words.ruleSet[ruleSet]}.`,
  invited: (mention) => `${mention} is invited.`,
  kicked: (mention) => `${mention} has to leave this table.`,
  noBots: 'A bot cannot sit at the table. *Add computer* gives you one that can play.',
  missedTurn: 'time was up: a computer played',
};

export const asking: AskingSentences = {
  card: (card) => `Play **${card}**?`,
  call: (call) => `**${call}**: are you sure?`,
  yes: 'Yes',
  back: 'Back',
};
