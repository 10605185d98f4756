import type { AskingSentences, CompanySentences } from '../forms.ts';
import { words } from './words.ts';

export const company: CompanySentences = {
  admission: { everyone: 'svi', invited: 'samo pozvani', nobody: 'nitko osim računala' },
  lobby: {
    invited: 'Za stol se sjeda samo s pozivom: `/belot pozovi`.',
    nobody: 'Nitko ne može sjesti: igraju samo računala.',
  },
  invitation: (mention, ruleSet) => `${mention}, zovu te za ovaj stol: ${words.ruleSet[ruleSet]}.`,
  invited: (mention) => `Poziv je poslan: ${mention}.`,
  kicked: (mention) => `${mention} mora napustiti ovaj stol.`,
  noBots: 'Bot ne može sjesti za stol. *Dodaj računalo* daje jedno koje zna igrati.',
  missedTurn: 'vrijeme je isteklo: igralo je računalo',
};

export const asking: AskingSentences = {
  card: (card) => `Baciti **${card}**?`,
  call: (call) => `**${call}**: sigurno?`,
  yes: 'Da',
  back: 'Natrag',
};
