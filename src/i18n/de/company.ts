import type { AskingSentences, CompanySentences } from '../forms.ts';
import { words } from './words.ts';

export const company: CompanySentences = {
  admission: { everyone: 'alle', invited: 'nur Eingeladene', nobody: 'niemand außer Computern' },
  lobby: {
    invited: 'Nur wer eingeladen ist, darf mitspielen: `/belote einladen`.',
    nobody: 'Niemand kann dazukommen: Es spielen nur Computer mit.',
  },
  invitation: (mention, ruleSet) =>
    `${mention}, du bist an diesen Tisch eingeladen: ${words.ruleSet[ruleSet]}.`,
  invited: (mention) => `${mention} ist eingeladen.`,
  kicked: (mention) => `${mention} muss diesen Tisch verlassen.`,
  noBots: 'Ein Bot kann nicht am Tisch sitzen. *Computer dazu* holt einen, der spielen kann.',
  missedTurn: 'Zeit war um: ein Computer hat gespielt',
};

export const asking: AskingSentences = {
  card: (card) => `**${card}** spielen?`,
  call: (call) => `**${call}**: sicher?`,
  yes: 'Ja',
  back: 'Zurück',
};
